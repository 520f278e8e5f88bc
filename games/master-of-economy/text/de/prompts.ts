import { INVESTMENT, LOAN, MARKERS, WAREHOUSE } from '../../components/index.ts'
import type { Words } from '../catalogue.ts'
import { company, euros, holder, list, loans, purpose, relations, votes } from './grammar.ts'

export const prompts: Words['prompts'] = {
  'agree-cash': () => 'Soll das eigene Geld offen liegen? Nur wenn alle zustimmen.',
  'choose-company': () => 'Wähle die Firma, die du gründest: Alle vier sind gleich.',
  auction: ({ place, last }) =>
    last === 0
      ? `Versteigerung von Platz ${place}: Biete mindestens ${euros(1)} oder passe. Bezahlt wird am Spielende.`
      : `Versteigerung von Platz ${place}: Biete mehr als ${euros(last)} oder passe.`,
  investment: ({ company: id, cash, built }) =>
    built.length === 0
      ? `${company(id)} investiert mit ${euros(cash)}: Baue bis zu 3 Fabriken für je ${euros(INVESTMENT.price)} und 1 Baustoff (ein Steinbruch braucht keinen), verkaufe bis zu 2.`
      : `${company(id)} investiert mit ${euros(cash)}: ${built.length} von 3 gebaut.`,
  supply: ({ companies }) =>
    `Beliefere die Fabriken von ${list(companies.map(company))}; Strom, der übrig bleibt, verfällt.`,
  'give-up': ({ company: id, over }) => `Das Lager von ${company(id)} fasst ${WAREHOUSE} Waren: Gib ${over} ab.`,
  'success-marker': ({ shown }) =>
    shown === null
      ? 'Lege verdeckt einen Erfolgsmarker für die Shadow Company.'
      : `Lege verdeckt einen Erfolgsmarker für die Shadow Company; die ${shown} liegt noch offen.`,
  bidding: ({ company: id, placed, relations: have }) => {
    if (placed.length >= (have > 0 ? MARKERS.most : MARKERS.free)) return 'Alle Marker liegen: Bestätige sie.'
    if (placed.length === MARKERS.free) return 'Ein siebter kostet 1 Beziehungsmarker.'
    return `${company(id)} bietet: noch ${MARKERS.free - placed.length} Marker.`
  },
  shortage: ({ payment, missing, least, own }) => {
    const must = least > 0 ? ` Nötig sind mindestens ${euros(least)}.` : ''
    return `${company(payment.company)} ${lacks(missing)} ${euros(missing)} für ${purpose(payment)}. Wie viel gibst du ${own === null ? 'aus eigener Tasche' : `von deinen ${euros(own)}`} dazu?${must}`
  },
  'forced-sale': ({ payment, missing }) =>
    `${company(payment.company)} ${lacks(missing)} noch ${euros(missing)} für ${purpose(payment)}: Wähle die Fabrik, die für ${euros(2)} verkauft wird.`,
  repayment: ({ company: id, loans: number, cash }) =>
    `${company(id)} hat ${loans(number)} und ${euros(cash)}: Zahle für je ${euros(LOAN.amount)} zurück, oder weiter.`,
  'company-deal': ({ company: id, round, cash, deals }) => {
    const done = [...(deals.bought > 0 ? ['gekauft'] : []), ...(deals.sold > 0 ? ['verkauft'] : [])]
    const before = done.length > 0 ? ` Sie hat schon ${list(done)}.` : ''
    return `Runde ${round} von 2: ${company(id)} darf mit ${euros(cash)} ein Paket kaufen, verkaufen oder tauschen.${before}`
  },
  'player-deal': ({ round, own }) =>
    `Runde ${round}: Kaufe, verkaufe oder tausche ein Paket mit ${own === null ? 'deinem Geld' : `deinen ${euros(own)}`}, oder passe.`,
  'new-loan': ({ company: id, loans: number }) =>
    `Nimmt ${company(id)} einen Kredit über ${euros(LOAN.amount)} auf? Bisher: ${number === 0 ? 'keiner' : loans(number)}.`,
  embezzlement: ({ company: id, most, value }) =>
    `Wie viel veruntreust du bei ${company(id)}, höchstens ${euros(most)}? Jeder davon kostet sie ${euros(1 + value)} und einen Punkt.`,
  motions: ({ company: id, most, named }) =>
    `Dividende von ${company(id)}: Beantragst du mehr, bis zu ${euros(most)} je Aktie? Beantragt: ${list(sorted(named))}.`,
  'dividend-vote': ({ company: id, amount, votes: own }) =>
    `Soll ${company(id)} ${euros(amount)} je Aktie ausschütten? Du hast ${votes(own)}.`,
  'buy-backs': ({ company: id, cash, value }) =>
    `${company(id)} darf mit ${euros(cash)} eigene Aktien zurückkaufen: ${euros(value)} je Aktie und ${euros(value)} mehr je Paket.`,
  candidature: ({ company: id }) => `Kandidierst du als Vorstand von ${company(id)}?`,
  'election-vote': ({ company: id, votes: own }) => `Wer soll ${company(id)} leiten? Du hast ${votes(own)}.`,
  'tie-break': ({ company: id, decider }, names) =>
    `Gleichstand bei der Wahl von ${company(id)}, und ${holder(decider, names)} entscheidet: Wähle unter denen, die gleichauf liegen.`,
  support: ({ company: id, relations: have, laid }) => {
    const asks = have === 1 ? 'Legst du deinen Beziehungsmarker' : `Wie viele deiner ${relations(have)} legst du`
    const there = laid === 0 ? 'Dort liegt noch keiner.' : laid === 1 ? 'Dort liegt einer.' : `Dort liegen ${laid}.`
    return `${asks} zu ${company(id)}? ${there} Mehr Marker kommen früher dran.`
  },
}

const lacks = (amount: number): string => (amount === 1 ? 'fehlt' : 'fehlen')

function sorted(named: readonly number[]): string[] {
  return [...new Set(named)].sort((a, b) => a - b).map(euros)
}
