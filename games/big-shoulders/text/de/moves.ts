import { dollars } from '@boardroom/game-kit/de'
import { type Column, charterOf, companyName } from '../../components/index.ts'
import { countCubes } from '../../model/cubes.ts'
import type { MoveFacts, Words } from '../catalogue.ts'
import type { Production } from '../facts/moves.ts'
import {
  appeal,
  atOnce,
  bill,
  bonusNow,
  buildingDetails,
  certificates,
  managerBonus,
  managerNow,
  power,
  shareValue,
} from './effects.ts'
import { asset, building, capitalized, cubes, goods, list, partners, pricedBuilding, space } from './grammar.ts'
import { names as book } from './names.ts'

export const moves: Words['moves'] = {
  found: ({ company, par, cost }) =>
    `${companyName(company)} (${book.industries[charterOf(company).industry]}) zu ${dollars(par)} pro Anteil gründen: ${dollars(cost)}`,
  sell: ({ company, certificates: sold, sale }) => {
    const what = `${capitalized(certificates(sold))} von ${companyName(company)} verkaufen`
    if (!sale) return what
    const unless = sale.protectable ? ', falls nicht geschützt' : ''
    const lose = sale.losesDirectorship ? '; du gibst die Firmenleitung ab' : ''
    return `${what}: +${dollars(sale.paid)}, ${shareValue(sale.price)}${unless}${lose}`
  },
  buy: ({ company, kind, from, cost, takesOver }) => {
    const article = kind === 'common' ? 'Eine' : 'Die'
    const source = from === 'charter' ? 'vom Firmen-Tableau' : 'aus dem Bankbereich'
    const price = cost === null ? '' : ` für ${dollars(cost)}`
    const become = takesOver ? ' und damit Direktor werden' : ''
    return `${article} ${book.certificates[kind]} von ${companyName(company)} ${source}${price} kaufen${become}`
  },
  'pass-stock': ({ ends }) => (ends ? 'Passen, und damit endet die Aktienphase' : 'Passen'),
  'end-stock-turn': () => 'Zug beenden',
  protect: ({ use, company, price }) => {
    const name = company ? companyName(company) : 'der Aktienkurs'
    if (use) return `Preisgarantie erschöpfen: ${name} bleibt${price ? ` bei ${dollars(price.from)}` : ''}`
    return `Preisgarantie aufsparen: ${name} fällt${price ? ` auf ${dollars(price.to)}` : ''}`
  },
  'keep-building': ({ building: id }) => `${building(id)} behalten (${buildingDetails(id)})`,
  build: ({ play, discard, keep }) => {
    const rest = keep ? `, ${pricedBuilding(keep)} behalten` : ''
    return `${building(play)} bauen (${buildingDetails(play)}), ${pricedBuilding(discard)} ablegen${rest}`
  },
  place: (placement, names) => {
    const { space: id, company } = placement
    const where = id === 'bank-pool' ? 'in den Bankbereich' : `auf ${space(id)}`
    const whom = company ? ` für ${companyName(company)}` : ''
    return `Partner ${where}${whom}${bill(placement, names)}`
  },
  'first-place': ({ take, place }) =>
    take ? 'Platz 1 der Zugreihenfolge nehmen' : `Auf Platz ${place} der Zugreihenfolge bleiben`,
  hire: ({ factory, cost, fills }) =>
    `Für ${dollars(cost)} einen Arbeiter in Fabrik ${factory} einstellen${staffed(fills)}`,
  'stop-hiring': () => 'Niemanden mehr einstellen',
  'buy-asset': ({ asset: id, cost, atOnce: bonuses, keeps }) => {
    const price = cost === null ? '' : ` für ${dollars(cost)}`
    const later = keeps ? `; danach einmal pro Dekade ${power(id)}` : ''
    return `${asset(id)}${price} kaufen: sofort ${bonuses ? list(bonuses.map(bonusNow)) : atOnce(id)}${later}`
  },
  'keep-asset': ({ asset: id, instead, exhausted }) => {
    const state = exhausted ? ' (erschöpft)' : ''
    return `${asset(id)}${state} behalten${instead ? `; ${asset(instead)} kommt aus dem Spiel` : ''}`
  },
  take: ({ cubes: taken }) => (countCubes(taken) > 0 ? `${cubes(taken)} nehmen` : 'Nichts nehmen'),
  'place-worker': ({ factory, fills }) => `Arbeiter in Fabrik ${factory} setzen${staffed(fills)}`,
  'appoint-manager': ({ factory, bonus }) =>
    `Manager für Fabrik ${factory}${bonus ? `: bei jeder Produktion ${managerBonus(bonus)}` : ''}`,
  automate: ({ factory, extraGood }) =>
    `Einen Arbeiter in Fabrik ${factory} automatisieren${extraGood ? ': voll automatisiert stellt sie 1 Ware mehr her' : ''}`,
  relocate: ({ to, fills }) => {
    if (to === 'job-market') return 'Den Arbeiter auf den Arbeitsmarkt schicken'
    if (to === 'supply') return 'Den Arbeiter in den Vorrat legen (der Arbeitsmarkt ist voll)'
    return `Den Arbeiter in Fabrik ${to} versetzen${staffed(fills)}`
  },
  'decline-bonus': () => 'Auf diesen Bonus verzichten',
  'take-bonus': takeBonus,
  'take-cash': ({ company, amount }) =>
    `${dollars(amount)} nehmen${company ? ` für die Kasse von ${companyName(company)}` : ''}`,
  trade: ({ company, give, take }) =>
    `2 ${book.resources[give]} gegen 1 ${book.resources[take]} tauschen (${companyName(company)})`,
  activate,
  'discard-asset': ({ company, asset: id }) =>
    `${id ? asset(id) : 'Das Kapitalgut'} von ${companyName(company)} abwerfen: kommt aus dem Spiel`,
  'pass-action': ({ unused }) =>
    `Für den Rest der Aktionsphase passen${unused > 0 ? `; ${partners(unused)} ${unused === 1 ? 'bleibt' : 'bleiben'} ungenutzt` : ''}`,
  'end-action-turn': () => 'Zug beenden',
  issue: ({ certificates: issued, effect }) => {
    const what = `${capitalized(certificates(issued))} ausgeben`
    return effect ? `${what}: +${dollars(effect.paid)} für die Firmenkasse, ${shareValue(effect.price)}` : what
  },
  purchase: ({ resource, space: from, cost }) => {
    const name = book.resources[resource]
    if (cost !== null) return `1 ${name} für ${dollars(cost)} kaufen`
    return from === 'haymarket' ? `1 ${name} auf dem Haymarket Square kaufen` : `1 ${name} vom X-Feld kaufen`
  },
  produce: ({ factory, made }) => `Fabrik ${factory} produzieren lassen${made ? `: ${production(made)}` : ''}`,
  'end-production': ({ tokens }) =>
    tokens > 0 ? `Produktion beenden: +${goods(tokens)} durch Bonus-Warenmarker` : 'Produktion beenden',
  'sell-goods': sellGoods,
  'pay-dividends': ({ payout }) => {
    if (!payout) return 'Dividenden ausschütten'
    const { perShare, yours, treasury, price } = payout
    const shares = [`${dollars(yours)} für dich`, ...(treasury > 0 ? [`${dollars(treasury)} für die Firmenkasse`] : [])]
    return `Dividenden von ${dollars(perShare)} pro Anteil ausschütten: ${list(shares)}; ${shareValue(price)}`
  },
  withhold: ({ kept }) => {
    if (!kept) return 'Gewinne einbehalten'
    const unless = kept.protectable ? ', falls nicht geschützt' : ''
    const what = kept.revenue > 0 ? `${dollars(kept.revenue)} Gewinn einbehalten` : 'Einbehalten (kein Gewinn)'
    return `${what}; ${shareValue(kept.price)}${unless}`
  },
  'end-operating-turn': ({ company }) => `Betriebszug${company ? ` von ${companyName(company)}` : ''} beenden`,
}

function staffed(fills: boolean): string {
  return fills ? ', damit ist sie voll besetzt' : ''
}

function takeBonus({ bonus, price }: MoveFacts<'take-bonus'>): string {
  switch (bonus) {
    case 'worker':
      return 'Den Arbeiter nehmen'
    case 'salesperson':
      return 'Den Verkäufer nehmen'
    case 'automation':
      return 'Einen Arbeiter automatisieren'
    case 'partner':
      return 'Deinen Partner von der Attraktivitätsleiste nehmen'
    case 'bonus-goods':
      return 'Den Bonus-Warenmarker nehmen: in jedem Betriebszug 1 Ware mehr'
    case 'share-value':
      return price ? shareValue(price) : 'Aktienkurs +1 Schritt'
    case null:
      return 'Den Bonus nehmen'
  }
}

function activate({ company, asset: id, fee, cubes: found, price, rise }: MoveFacts<'activate'>): string {
  if (!id) return `Das Kapitalgut von ${companyName(company)} nutzen`
  const cost = fee > 0 ? `${dollars(fee)}, ` : ''
  const use = `${asset(id)} von ${companyName(company)} nutzen: ${cost}`
  if (price) return use + shareValue(price)
  if (rise) return use + appeal(rise)
  if (!found || found.missing === 0) return use + (found ? cubes(found.cubes) : power(id))
  const there = countCubes(found.cubes) > 0 ? `nur ${cubes(found.cubes)}` : 'nichts davon'
  return `${use}${there} auf dem Haymarket Square`
}

function production({ resources, goods: made, bonus, rise, partner }: Production): string {
  const extras = [...(bonus ? [`Manager: ${managerNow(bonus, rise)}`] : []), ...(partner ? ['dazu dein Partner'] : [])]
  return [`${goods(made)} für ${cubes(resources)}`, ...extras].join('; ')
}

const adjectives: Readonly<Record<Column, string>> = { left: 'linke', middle: 'mittlere', right: 'rechte' }

function sellGoods({ goods: number, space: column, sale }: MoveFacts<'sell-goods'>): string {
  const what = goods(number)
  if (column === 'half-price') return `${what} zum halben Preis verkaufen${sale ? `: ${dollars(sale.revenue)}` : ''}`
  const side = adjectives[column]
  if (!sale) return `${what} auf das ${side} Feld verkaufen`
  if (sale.half) return `${what} zum halben Preis auf das aufgedruckte ${side} Feld verkaufen: ${dollars(sale.revenue)}`
  const where = sale.printed ? `das aufgedruckte ${side} Feld` : `das ${side} Plättchen`
  const bonus = sale.bonus > 0 ? ` + ${dollars(sale.bonus)} fürs Füllen` : ''
  return `${what} auf ${where} verkaufen: ${dollars(sale.revenue)}${bonus}`
}
