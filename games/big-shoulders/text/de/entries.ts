import { dollars } from '@boardroom/game-kit/de'
import type { EntryWords, Names } from '@boardroom/kernel'
import {
  APPEAL_CASH,
  type AssetId,
  assetOf,
  BANK_POOL,
  buildingOf,
  companyName,
  DEMAND_TILES,
  type DemandTileId,
  GOAL_REWARD,
  generalSpace,
  isBuilding,
  type SpaceId,
  X_TILE,
} from '../../components/index.ts'
import type { Entry } from '../../entries.ts'
import { certificates } from './effects.ts'
import { asset, building, cubes, goods, list, salespeople, space, workers } from './grammar.ts'
import { names as book } from './names.ts'

export const entries: EntryWords<Entry> = {
  decade: ({ decade, year }) => `Dekade ${decade} beginnt: Chicago, ${year}.`,
  phase: ({ phase }) => (phase === 'over' ? 'Das Spiel ist zu Ende.' : `${book.phases[phase]}.`),
  'turn-order': ({ order, priorityDeal }, names) =>
    `${names.seat(priorityDeal)} bekommt den Erstkaufsrecht-Marker. Zugreihenfolge: ${order.map(names.seat).join(', ')}.`,
  founded: ({ seat, company, par, cost }, names) =>
    `${names.seat(seat)} gründet ${companyName(company)} zu ${dollars(par)} pro Anteil und zahlt ${dollars(cost)} in die Firmenkasse.`,
  sold: ({ seat, company, price, paid, ...sold }, names) =>
    `${names.seat(seat)} verkauft ${certificates(sold)} von ${companyName(company)} zu ${dollars(price)} pro Anteil und bekommt ${dollars(paid)}.`,
  bought: ({ seat, company, kind, from, cost }, names) => {
    const source = from === 'charter' ? 'vom Firmen-Tableau' : 'aus dem Bankbereich'
    const article = kind === 'common' ? 'eine' : 'die'
    return `${names.seat(seat)} kauft ${article} ${book.certificates[kind]} von ${companyName(company)} ${source} für ${dollars(cost)}.`
  },
  passed: ({ seat }, names) => `${names.seat(seat)} passt.`,
  price: ({ company, from, to, reason }) => {
    const move = `${from < to ? 'steigt' : 'fällt'} von ${dollars(from)} auf ${dollars(to)}`
    if (reason === 'sold-out') return `${companyName(company)} ist ausverkauft: Der Aktienkurs ${move}.`
    return `Der Aktienkurs von ${companyName(company)} ${move}.`
  },
  protected: ({ seat, company }, names) =>
    `${names.seat(seat)} erschöpft die Preisgarantie: Der Aktienkurs von ${companyName(company)} hält.`,
  unprotected: ({ seat, company }, names) =>
    `${names.seat(seat)} verzichtet bei ${companyName(company)} auf die Preisgarantie.`,
  director: ({ company, from, to }, names) =>
    `${names.seat(to)} löst ${names.seat(from)} als Direktor von ${companyName(company)} ab.`,
  'priority-deal': ({ seat }, names) => `Der Erstkaufsrecht-Marker liegt jetzt bei ${names.seat(seat)}.`,
  'draft-picked': ({ seat }, names) => `${names.seat(seat)} hat sich ein Gebäude ausgesucht.`,
  'draft-kept': ({ seat, building: id }, names) => `${names.seat(seat)} behält verdeckt ${building(id)}.`,
  'hands-passed': ({ direction }) =>
    `Die übrigen Gebäude gehen nach ${direction === 'left' ? 'links' : 'rechts'} weiter.`,
  chosen: ({ seat }, names) => `${names.seat(seat)} hat gewählt.`,
  choice: ({ seat, play, discard }, names) =>
    `${names.seat(seat)} hat verdeckt gewählt: ${building(play)} bauen, ${building(discard)} ablegen.`,
  built: ({ seat, building: id }, names) => {
    const { payer, amount } = buildingOf(id)
    const from = payer === 'bank' ? 'der Bank' : 'der Firma'
    return `${names.seat(seat)} baut ${building(id)}; jede Nutzung bringt ${dollars(amount)} von ${from}.`
  },
  'workers-arrived': ({ count: number }) =>
    `${workers(number)} ${number === 1 ? 'kommt' : 'kommen'} auf den Arbeitsmarkt.`,
  partner: ({ seat, from }, names) => `${names.seat(seat)} bekommt einen Partner${partnerCause[from]}.`,
  placed: ({ seat, space: id, company }, names) => {
    const where = id === 'bank-pool' ? 'in den Bankbereich' : `auf ${space(id)}`
    const whom = company ? ` für ${companyName(company)}` : ''
    return `${names.seat(seat)} setzt${whom} einen Partner ${where}${spaceCost(id)}.`
  },
  'owner-paid': ({ owner, amount, payer }, names) =>
    `${payer === 'bank' ? 'Die Bank' : companyName(payer)} zahlt ${dollars(amount)} an ${names.seat(owner)}.`,
  funds: ({ company, amount }) => `Die Bank zahlt ${dollars(amount)} an ${companyName(company)}.`,
  'pool-cash': ({ seat, amount }, names) => `Die Bank zahlt ${dollars(amount)} an ${names.seat(seat)}.`,
  hired: ({ company, factory, cost }) =>
    `${companyName(company)} stellt für ${dollars(cost)} einen Arbeiter in Fabrik ${factory} ein.`,
  worker: ({ company, factory }) => `Ein Arbeiter kommt in Fabrik ${factory} von ${companyName(company)}.`,
  manager: ({ company, factory }) => `Ein Manager übernimmt Fabrik ${factory} von ${companyName(company)}.`,
  salespeople: ({ company, count: number }) => `${companyName(company)} bekommt ${salespeople(number)}.`,
  lost: ({ company, piece }) => lost[piece](companyName(company)),
  automated: ({ company, factory }) => `${companyName(company)} automatisiert einen Arbeiter in Fabrik ${factory}.`,
  relocated: ({ company, to }) => {
    if (to === 'job-market') return 'Der Arbeiter geht auf den Arbeitsmarkt.'
    if (to === 'supply') return 'Der Arbeitsmarkt ist voll; der Arbeiter geht in den Vorrat.'
    return `Der Arbeiter wechselt in Fabrik ${to} von ${companyName(company)}.`
  },
  took: ({ company, cubes: taken }) => `${companyName(company)} nimmt ${cubes(taken)} vom Haymarket Square.`,
  goods: ({ company, count: number, from }) => {
    const name = companyName(company)
    if (from === 'manager') return `${name} stellt dank des Managers ${goods(number)} mehr her.`
    if (from === 'bonus-tokens') return `${name} bekommt durch Bonus-Warenmarker ${goods(number)}.`
    return `${name} bekommt ${goods(number)}.`
  },
  appeal: ({ company, from, to }) =>
    from === to
      ? `${companyName(company)} läutet die Glocke und liegt auf Attraktivität ${to} jetzt obenauf.`
      : `${companyName(company)} steigt von Attraktivität ${from} auf ${to}.`,
  'appeal-bonus': ({ company, bonus }) =>
    `${companyName(company)} nimmt den Attraktivitätsbonus: ${book.bonuses[bonus]}.`,
  'appeal-cash': ({ company, bonus }) =>
    `${companyName(company)} nimmt ${dollars(APPEAL_CASH)} anstelle des Attraktivitätsbonus (${book.bonuses[bonus]}).`,
  'first-place': ({ seat }, names) => `${names.seat(seat)} nimmt Platz 1 der Zugreihenfolge.`,
  'treasury-dividend': ({ company, amount, players, treasury }, names) =>
    `${companyName(company)} schüttet ${dollars(amount)} aus, ${dollars(amount / 10)} pro Anteil${payees(players, treasury, names)}.`,
  'asset-bought': ({ company, asset: id, cost }) => `${companyName(company)} kauft ${asset(id)} für ${dollars(cost)}.`,
  'asset-kept': ({ company, asset: id }) => `${companyName(company)} behält ${asset(id)}.`,
  'asset-removed': ({ asset: id }) => `${asset(id)} kommt aus dem Spiel.`,
  'asset-revealed': ({ asset: id }) => `Neu in der Reihe der Kapitalgüter: ${asset(id)}.`,
  activated: ({ company, asset: id }) => `${companyName(company)} nutzt ${asset(id)}${fee(id)}.`,
  revenue: ({ company, amount }) => `Der Gewinn von ${companyName(company)} steigt um ${dollars(amount)}.`,
  operates: ({ seat, company }, names) => `${companyName(company)} ist am Zug, geleitet von ${names.seat(seat)}.`,
  issued: ({ company, paid, ...issued }) =>
    `${companyName(company)} gibt ${certificates({ ...issued, director: 0 })} in den Bankbereich aus und bekommt ${dollars(paid)}.`,
  purchased: ({ company, resource, cost }) =>
    `${companyName(company)} kauft 1 ${book.resources[resource]} für ${dollars(cost)}.`,
  traded: ({ company, give, take }) =>
    `${companyName(company)} tauscht 2 ${book.resources[give]} gegen 1 ${book.resources[take]}.`,
  produced: ({ company, factory, goods: made }) =>
    `Fabrik ${factory} von ${companyName(company)} produziert ${goods(made)}.`,
  'goods-sold': ({ company, space: column, goods: number, revenue, bonus }) => {
    const extra = bonus > 0 ? `, und das Füllen bringt ${dollars(bonus)}` : ''
    return `${companyName(company)} verkauft ${soldWhere[column]} ${goods(number)} für ${dollars(revenue)}${extra}.`
  },
  dividends: ({ company, perShare, players, treasury }, names) =>
    `${companyName(company)} schüttet ${dollars(perShare)} pro Anteil aus${payees(players, treasury, names)}.`,
  withheld: ({ company, revenue }) =>
    revenue > 0
      ? `${companyName(company)} behält ${dollars(revenue)} Gewinn ein.`
      : `${companyName(company)} hat keinen Gewinn und behält $0 ein.`,
  drawn: ({ cubes: drawn }) => `Die Lieferkette rückt nach; neu auf X: ${cubes(drawn)}.`,
  'bag-refilled': () => 'Der Stoffbeutel war leer und wurde vom Haymarket Square aufgefüllt.',
  'to-haymarket': ({ cubes: moved }) => `Unverkauft von $10 auf den Haymarket Square: ${cubes(moved)}.`,
  'demand-removed': ({ row, tile }) =>
    tile === X_TILE
      ? `${book.industries[row]}: Das X-Plättchen kommt weg.`
      : `${book.industries[row]}: Das ${tileName(tile)} ist voll und kommt weg.`,
  'demand-revealed': ({ row, column, tile }) =>
    `${book.industries[row]}: ${newWhere[column]} ein neues ${tileName(tile)}.`,
  goal: ({ goal, seats }, names) =>
    seats.length > 0
      ? `Ziel „${book.goals[goal]}“: ${dollars(GOAL_REWARD)} für ${list(seats.map(names.seat))}.`
      : `Ziel „${book.goals[goal]}“: niemand.`,
  score: ({ seat, score }, names) => `${names.seat(seat)} kommt auf ${dollars(score)}.`,
  winners: ({ seats }, names) =>
    seats.length === 1
      ? `${list(seats.map(names.seat))} gewinnt!`
      : `${list(seats.map(names.seat))} teilen sich den Sieg!`,
}

type EntryOf<T extends Entry['type']> = Extract<Entry, { type: T }>

const partnerCause: Readonly<Record<EntryOf<'partner'>['from'], string>> = {
  building: ' für das dritte Gebäude',
  appeal: ' von der Attraktivitätsleiste',
  factories: ', weil alle Fabriken produziert haben',
}

const lost: Readonly<Record<EntryOf<'lost'>['piece'], (company: string) => string>> = {
  worker: (company) => `Bei ${company} ist kein Platz für den Arbeiter; er verfällt.`,
  manager: (company) => `Bei ${company} ist keine Fabrik für den Manager frei; er verfällt.`,
  'manager-supply': (company) => `Für ${company} ist kein Manager mehr im Vorrat.`,
  salesperson: (company) => `Bei ${company} ist kein Platz für einen Verkäufer; er verfällt.`,
  automation: (company) => `${company} hat keinen Arbeiter zum Automatisieren; das verfällt.`,
  resources: (company) => `${company} findet keinen dieser Rohstoffe auf dem Haymarket Square.`,
}

const soldWhere: Readonly<Record<EntryOf<'goods-sold'>['space'], string>> = {
  left: 'links',
  middle: 'in der Mitte',
  right: 'rechts',
  'half-price': 'zum halben Preis',
}

const newWhere: Readonly<Record<EntryOf<'demand-revealed'>['column'], string>> = {
  left: 'links',
  middle: 'in der Mitte',
  right: 'rechts',
}

function fee(id: AssetId): string {
  const { fee: amount } = assetOf(id)
  return amount > 0 ? ` für ${dollars(amount)}` : ''
}

/** What the company pays the bank for a general space. */
function spaceCost(id: SpaceId): string {
  const cost = id === BANK_POOL || isBuilding(id) ? 0 : generalSpace(id).cost
  return cost > 0 ? ` und zahlt ${dollars(cost)}` : ''
}

/** „: Anna $40, Bertha $20 und die eigene Kasse $30“. */
function payees(players: readonly number[], treasury: number, names: Names): string {
  const paid = players.flatMap((amount, seat) => (amount > 0 ? [`${names.seat(seat)} ${dollars(amount)}`] : []))
  if (treasury > 0) paid.push(`die eigene Kasse ${dollars(treasury)}`)
  return paid.length > 0 ? `: ${list(paid)}` : ''
}

function tileName(tile: DemandTileId): string {
  return tile === X_TILE ? 'X-Plättchen' : `Plättchen für ${goods(DEMAND_TILES[tile].capacity)}`
}
