import { dollars } from '@boardroom/game-kit/de'
import type { Cubes } from '../../components/index.ts'
import { APPEAL_CASH, companyName } from '../../components/index.ts'
import { countCubes } from '../../model/cubes.ts'
import type { QuestionFacts, Words } from '../catalogue.ts'
import { asset, capitalized, count, cubes, either, goods, papers, partners, resources, workers } from './grammar.ts'
import { names as book } from './names.ts'

export const prompts: Words['prompts'] = {
  founding: ({ cash }) =>
    `Gründe deine erste Firma: Wähle Firmen-Tableau und Ausgabepreis. Du zahlst das Dreifache davon; du hast ${dollars(cash)}.`,
  'sell-down': ({ held, limit }) =>
    `Du hast ${papers(held)}, erlaubt sind nur ${limit}: Verkaufe mindestens ${held - limit} davon, bevor die Aktienphase losgeht.`,
  'stock-turn': (facts) => {
    const { cash, held, limit, sold, bought, founding, poor, maySell, lastPass } = facts
    if (bought) return 'Dein Kauf ist gemacht: Beende deinen Zug.'
    const means = `Du hast ${dollars(cash)} und ${held} von höchstens ${limit} Aktien.`
    if (sold) {
      const buying = founding ? 'danach eine Aktie kaufen oder eine Firma gründen' : 'danach eine Aktie kaufen'
      return `Du hast verkauft. Du kannst noch Aktien anderer Firmen verkaufen, ${buying} oder deinen Zug beenden. ${means}`
    }
    const buying = founding ? 'kaufe dann eine Aktie oder gründe eine Firma' : 'kaufe dann eine Aktie'
    const onlyBuying = founding ? 'Kaufe eine Aktie oder gründe eine Firma' : 'Kaufe eine Aktie'
    const last = lastPass ? ' Alle anderen haben gepasst: Passt du auch, endet die Aktienphase.' : ''
    if (poor) {
      const left = maySell ? 'Verkaufe, wenn du magst, oder passe.' : 'Zu verkaufen hast du auch nichts: Passe.'
      return `Dein Zug: Für ${dollars(cash)} gibt es jetzt nichts zu kaufen. ${left}${last}`
    }
    return `Dein Zug: ${maySell ? `Verkaufe, wenn du magst, und ${buying}` : onlyBuying} – oder passe. ${means}${last}`
  },
  'price-protection': ({ company, price, seller }, names) => {
    const cause = seller === null ? 'Das Einbehalten' : `Der Verkauf durch ${names.seat(seller)}`
    const name = companyName(company)
    if (price.from === price.to) {
      return `${cause} kann ${name} nicht unter ${dollars(price.from)} drücken. Die Preisgarantie trotzdem erschöpfen?`
    }
    return `${cause} würde ${name} von ${dollars(price.from)} auf ${dollars(price.to)} drücken. Die Preisgarantie erschöpfen, um das zu verhindern?`
  },
  draft: ({ hand, direction }) => {
    const rest = hand > 2 ? 'die anderen gehen' : 'das andere geht'
    return `Drafting: Behalte eines deiner ${hand} Gebäude; ${rest} nach ${direction === 'left' ? 'links' : 'rechts'} weiter.`
  },
  'choose-buildings': ({ last }) =>
    last
      ? 'Wähle ein Gebäude, das du baust, und ein anderes, das du ablegst; das dritte nützt dir in dieser letzten Dekade nichts mehr.'
      : 'Wähle ein Gebäude, das du baust, und ein anderes, das du ablegst; das dritte bleibt auf deiner Hand.',
  'action-turn': actionTurn,
  'first-place': ({ place, first }, names) =>
    `In der Zugreihenfolge stehst du auf Platz ${place}. Mit der Werbung kannst du ${names.seat(first)} ab der nächsten Runde Platz 1 abnehmen.`,
  'hire-workers': ({ company, treasury, price, open, hired }) =>
    hired === 0
      ? `Stelle Arbeiter für ${companyName(company)} ein (${dollars(treasury)} in der Kasse, ${count(open, 'freies Arbeiterfeld', 'freie Arbeiterfelder')}): Der erste kostet ${dollars(price)}.`
      : `Noch einen Arbeiter für ${companyName(company)} einstellen (${dollars(treasury)} in der Kasse)? Er kostet ${dollars(price)}.`,
  'buy-asset': ({ company, treasury, discount, slot }) => {
    const off = discount > 0 ? `, und zwar ${dollars(discount)} billiger` : ''
    const gone = slot ? '' : ' Behalten kann die Firma es nicht; es geht nur um den Sofort-Bonus.'
    return `Kaufe ein Kapitalgut für ${companyName(company)} (${dollars(treasury)} in der Kasse)${off}.${gone}`
  },
  'keep-asset': ({ company, old, exhausted, asset: bought }) => {
    const choice = old ? `: ${asset(bought)} (neu) oder ${asset(old)}${exhausted ? ' (erschöpft)' : ''}?` : '.'
    return `${companyName(company)} hat nur Platz für ein Kapitalgut${choice} Das andere kommt aus dem Spiel.`
  },
  'take-resources': ({ company, rule, count: number, there }) => {
    const market = `auf dem Haymarket Square: ${countCubes(there) > 0 ? cubes(there) : 'nichts'}`
    const name = companyName(company)
    if (rule !== 'manager' && number === 1) return `Nimm 1 Rohstoff für ${name}; mehr gibt es gerade nicht (${market}).`
    if (rule === 'like')
      return `Nimm 2 gleiche Rohstoffe für ${name}${lone(there) ? ' oder den einzigen einer Sorte' : ''} (${market}).`
    if (rule === 'unlike') return `Nimm 2 verschiedene Rohstoffe für ${name} (${market}).`
    const most = number === 1 ? 'einen Rohstoff' : `bis zu ${resources(number)}`
    return `Der Manager darf für ${name} ${most} holen (${market}).`
  },
  'station-worker': ({ company, optional }) =>
    optional
      ? `${companyName(company)} darf einen Arbeiter aufnehmen: In welche Fabrik?`
      : `${companyName(company)} bekommt einen Arbeiter: In welche Fabrik?`,
  'appoint-manager': ({ company }) => `${companyName(company)} bekommt einen Manager: Welche Fabrik soll er leiten?`,
  'choose-automation': ({ company, left, optional }) => {
    const name = companyName(company)
    if (optional) return `${name} darf einen Arbeiter automatisieren: In welcher Fabrik?`
    return left > 1
      ? `${name} automatisiert ${workers(left)}: In welcher Fabrik zuerst?`
      : `${name} automatisiert einen Arbeiter: In welcher Fabrik?`
  },
  'relocate-worker': ({ company, marketFull }) =>
    `Der automatisierte Arbeiter von ${companyName(company)} wird frei: Auf ein freies Arbeiterfeld oder ${marketFull ? 'in den Vorrat, denn der Arbeitsmarkt ist voll' : 'auf den Arbeitsmarkt'}?`,
  'appeal-bonus': ({ company, space, bonus, receivable }) =>
    receivable
      ? `${companyName(company)} erreicht Attraktivität ${space}: den Bonus nehmen (${book.bonuses[bonus]}) oder ${dollars(APPEAL_CASH)} für die Firmenkasse?`
      : `${companyName(company)} erreicht Attraktivität ${space}, kann den Bonus aber nicht bekommen (${book.noBonus[bonus]}): Nimm ${dollars(APPEAL_CASH)} für die Firmenkasse.`,
  production,
  distribution,
  closing: ({ company, mayTrade, mayUse }) =>
    `${companyName(company)} ist fertig: Beende den Betriebszug.${stillFree(mayTrade, mayUse && 'das')}`,
}

/** Whether some type is there only once. */
function lone(there: Cubes): boolean {
  return Object.values(there).includes(1)
}

/** What can be done before a turn ends, and whose Capital Asset can be used. */
function stillFree(mayTrade: boolean, asset: 'das' | 'ein' | false): string {
  const acts = [...(mayTrade ? ['tauschen'] : []), ...(asset ? [`${asset} Kapitalgut nutzen`] : [])]
  return acts.length > 0 ? ` Vorher kannst du noch ${acts.join(' oder ')}.` : ''
}

function actionTurn(facts: QuestionFacts<'action-turn'>): string {
  const { placed, companies, unplaced, mayPass, mayTrade, mayUse } = facts
  if (placed) return `Dein Partner steht: Beende deinen Zug.${stillFree(mayTrade, mayUse && 'ein')}`
  const pass = mayPass ? ', oder passe' : ''
  if (companies.length === 0)
    return `Du leitest keine Firma: Setze einen Partner für ${dollars(APPEAL_CASH)} in den Bankbereich${pass}.`
  const purses = companies.map(({ company, treasury }) => `${companyName(company)} (${dollars(treasury)})`)
  const which = unplaced === 1 ? 'deinen letzten Partner' : `einen deiner ${partners(unplaced)}`
  return `Deine Aktion: Setze ${which} für ${either(purses)} ein${pass}.`
}

function production({ company, treasury, next, mayBuy, mayTrade, mayIssue }: QuestionFacts<'production'>): string {
  const lead = `${companyName(company)} (${dollars(treasury)}) ist am Zug`
  const issue = mayIssue ? ' Nur jetzt darf die Firma Aktien ausgeben.' : ''
  switch (next.state) {
    case 'ready':
      return mayBuy
        ? `${lead}: Kaufe Rohstoffe oder lass Fabrik ${next.factory} produzieren.${issue}`
        : `${lead}: Lass Fabrik ${next.factory} produzieren oder beende die Produktion.${issue}`
    case 'resources': {
      const lacking = `${lead}: Fabrik ${next.factory} braucht noch ${cubes(next.lacking)}`
      const ways = [...(mayBuy ? ['kaufe ein'] : []), ...(mayTrade ? ['tausche'] : [])]
      if (ways.length === 0) return `${lacking}, also beende die Produktion.${issue}`
      return `${lacking}. ${capitalized(either([...ways, 'beende die Produktion']))}.${issue}`
    }
    case 'workers': {
      const verb = next.missing === 1 ? 'fehlt' : 'fehlen'
      const lacking = `${lead}: In Fabrik ${next.factory} ${verb} ${workers(next.missing)}`
      return mayBuy
        ? `${lacking}. Kaufe auf Vorrat oder beende die Produktion.${issue}`
        : `${lacking}, also beende die Produktion.${issue}`
    }
    case 'none':
      return `${lead}: Alle Fabriken haben produziert, also beende die Produktion.`
  }
}

function distribution(facts: QuestionFacts<'distribution'>): string {
  const name = companyName(facts.company)
  const revenue = dollars(facts.revenue)
  if (facts.goods > 0 && facts.market !== 'closed') {
    const each = facts.goods > 1 ? 'je ' : ''
    const price =
      facts.market === 'open'
        ? `zu ${each}${dollars(facts.price)}`
        : `zum halben Preis (${each}${dollars(facts.price / 2)}), denn die Reihe ist voll`
    return facts.revenue > 0
      ? `${name} hat ${revenue} Gewinn. Noch ${goods(facts.goods)} ${price}? Sonst ausschütten oder einbehalten.`
      : `${name} verkauft ${goods(facts.goods)} ${price}. Danach ausschütten oder einbehalten.`
  }
  if (facts.withholds === 'no-sale') {
    const idle = facts.goods > 0 ? `findet keinen Platz für ${goods(facts.goods)}` : 'hat nichts zu verkaufen'
    return `${name} ${idle} und muss ${facts.revenue > 0 ? `${revenue} Gewinn ` : ''}einbehalten.`
  }
  if (facts.withholds === 'no-production') {
    return `${name} hat ${revenue} Gewinn, aber keine Fabrik hat produziert: Der Gewinn muss einbehalten werden.`
  }
  return `${name} hat ${revenue} Gewinn: ${dollars(facts.perShare)} pro Anteil ausschütten oder alles einbehalten?`
}
