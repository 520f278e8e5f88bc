import { dollars } from '@boardroom/game-kit/en'
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
  decade: ({ decade, year }) => `Decade ${decade} begins: Chicago, ${year}.`,
  phase: ({ phase }) => (phase === 'over' ? 'The game is over.' : `${book.phases[phase]}.`),
  'turn-order': ({ order, priorityDeal }, names) =>
    `${names.seat(priorityDeal)} gets the Priority Deal marker. Turn order: ${order.map(names.seat).join(', ')}.`,
  founded: ({ seat, company, par, cost }, names) =>
    `${names.seat(seat)} starts ${companyName(company)} at ${dollars(par)} per share and pays ${dollars(cost)} into its treasury.`,
  sold: ({ seat, company, price, paid, ...sold }, names) =>
    `${names.seat(seat)} sells ${certificates(sold)} of ${companyName(company)} at ${dollars(price)} per share and receives ${dollars(paid)}.`,
  bought: ({ seat, company, kind, from, cost }, names) => {
    const source = from === 'charter' ? 'from its charter' : 'from the Bank Pool'
    const article = kind === 'common' ? 'a' : 'the'
    return `${names.seat(seat)} buys ${article} ${book.certificates[kind]} of ${companyName(company)} ${source} for ${dollars(cost)}.`
  },
  passed: ({ seat }, names) => `${names.seat(seat)} passes.`,
  price: ({ company, from, to, reason }) => {
    const soldOut = reason === 'sold-out' ? 'is sold out and ' : ''
    return `${companyName(company)} ${soldOut}${from < to ? 'rises' : 'drops'} from ${dollars(from)} to ${dollars(to)}.`
  },
  protected: ({ seat, company }, names) =>
    `${names.seat(seat)} exhausts Price Protection: the share value of ${companyName(company)} holds.`,
  unprotected: ({ seat, company }, names) =>
    `${names.seat(seat)} does not use Price Protection for ${companyName(company)}.`,
  director: ({ company, from, to }, names) =>
    `${names.seat(to)} becomes Director of ${companyName(company)} in place of ${names.seat(from)}.`,
  'priority-deal': ({ seat }, names) => `${names.seat(seat)} has the Priority Deal marker now.`,
  'draft-picked': ({ seat }, names) => `${names.seat(seat)} has picked a Building.`,
  'draft-kept': ({ seat, building: id }, names) => `${names.seat(seat)} keeps ${building(id)}, face down.`,
  'hands-passed': ({ direction }) => `The Buildings not picked go to the ${direction}.`,
  chosen: ({ seat }, names) => `${names.seat(seat)} has chosen.`,
  choice: ({ seat, play, discard }, names) =>
    `${names.seat(seat)} has chosen face down: play ${building(play)}, discard ${building(discard)}.`,
  built: ({ seat, building: id }, names) => {
    const { payer, amount } = buildingOf(id)
    return `${names.seat(seat)} builds ${building(id)}, which earns ${dollars(amount)} per use from the ${payer}.`
  },
  'workers-arrived': ({ count: number }) => `${workers(number)} ${number === 1 ? 'comes' : 'come'} to the Job Market.`,
  partner: ({ seat, from }, names) => `${names.seat(seat)} gains a Partner ${partnerCause[from]}.`,
  placed: ({ seat, space: id, company }, names) => {
    const where = id === 'bank-pool' ? 'in the Bank Pool' : `on ${space(id)}`
    const whom = company ? ` for ${companyName(company)}${spaceCost(id)}` : ''
    return `${names.seat(seat)} places a Partner ${where}${whom}.`
  },
  'owner-paid': ({ owner, amount, payer }, names) =>
    `${payer === 'bank' ? 'The bank' : companyName(payer)} pays ${names.seat(owner)} ${dollars(amount)}.`,
  funds: ({ company, amount }) => `The bank pays ${companyName(company)} ${dollars(amount)}.`,
  'pool-cash': ({ seat, amount }, names) => `The bank pays ${names.seat(seat)} ${dollars(amount)}.`,
  hired: ({ company, factory, cost }) =>
    `${companyName(company)} hires a Worker for factory ${factory} and pays ${dollars(cost)}.`,
  worker: ({ company, factory }) => `A Worker joins factory ${factory} of ${companyName(company)}.`,
  manager: ({ company, factory }) => `A Manager takes charge of factory ${factory} of ${companyName(company)}.`,
  salespeople: ({ company, count: number }) => `${companyName(company)} gains ${salespeople(number)}.`,
  lost: ({ company, piece }) => `${companyName(company)} ${lostCause[piece]}.`,
  automated: ({ company, factory }) => `${companyName(company)} automates a Worker in factory ${factory}.`,
  relocated: ({ company, to }) => {
    if (to === 'job-market') return 'The Worker leaves for the Job Market.'
    if (to === 'supply') return 'The Job Market is full; the Worker leaves for the General Supply.'
    return `The Worker moves to factory ${to} of ${companyName(company)}.`
  },
  took: ({ company, cubes: taken }) => `${companyName(company)} takes ${cubes(taken)} from Haymarket Square.`,
  goods: ({ company, count: number, from }) => {
    const name = companyName(company)
    if (from === 'manager') return `${name} makes ${goods(number)} more thanks to the Manager.`
    if (from === 'bonus-tokens') return `The Appeal Bonus Goods tokens of ${name} produce ${goods(number)}.`
    return `${name} receives ${goods(number)}.`
  },
  appeal: ({ company, from, to }) =>
    from === to
      ? `${companyName(company)} rings the bell and goes on top of Appeal ${to}.`
      : `${companyName(company)} rises from Appeal ${from} to ${to}.`,
  'appeal-bonus': ({ company, bonus }) => `${companyName(company)} takes its Appeal Bonus: ${book.bonuses[bonus]}.`,
  'appeal-cash': ({ company, bonus }) =>
    `${companyName(company)} takes ${dollars(APPEAL_CASH)} in place of its Appeal Bonus (${book.bonuses[bonus]}).`,
  'first-place': ({ seat }, names) => `${names.seat(seat)} takes first place in the turn order.`,
  'treasury-dividend': ({ company, amount, players, treasury }, names) =>
    `${companyName(company)} pays out ${dollars(amount)}, ${dollars(amount / 10)} per share${payees(players, treasury, names)}.`,
  'asset-bought': ({ company, asset: id, cost }) => `${companyName(company)} buys ${asset(id)} for ${dollars(cost)}.`,
  'asset-kept': ({ company, asset: id }) => `${companyName(company)} keeps ${asset(id)}.`,
  'asset-removed': ({ asset: id }) => `${asset(id)} leaves the game.`,
  'asset-revealed': ({ asset: id }) => `New in the row of Capital Assets: ${asset(id)}.`,
  activated: ({ company, asset: id }) => `${companyName(company)} uses ${asset(id)}${fee(id)}.`,
  revenue: ({ company, amount }) => `The revenue of ${companyName(company)} grows by ${dollars(amount)}.`,
  operates: ({ seat, company }, names) => `${companyName(company)} operates under ${names.seat(seat)}.`,
  issued: ({ company, paid, ...issued }) =>
    `${companyName(company)} issues ${certificates({ ...issued, director: 0 })} to the Bank Pool and receives ${dollars(paid)}.`,
  purchased: ({ company, resource, cost }) =>
    `${companyName(company)} buys 1 ${book.resources[resource]} for ${dollars(cost)}.`,
  traded: ({ company, give, take }) =>
    `${companyName(company)} trades 2 ${book.resources[give]} for 1 ${book.resources[take]}.`,
  produced: ({ company, factory, goods: made }) =>
    `Factory ${factory} of ${companyName(company)} produces ${goods(made)}.`,
  'goods-sold': ({ company, space: column, goods: number, revenue, bonus }) => {
    const extra = bonus > 0 ? `, and filling it brings ${dollars(bonus)}` : ''
    return `${companyName(company)} sells ${goods(number)} ${soldWhere[column]} for ${dollars(revenue)}${extra}.`
  },
  dividends: ({ company, perShare, players, treasury }, names) =>
    `${companyName(company)} pays dividends of ${dollars(perShare)} per share${payees(players, treasury, names)}.`,
  withheld: ({ company, revenue }) =>
    revenue > 0
      ? `${companyName(company)} withholds its revenue of ${dollars(revenue)}.`
      : `${companyName(company)} has no revenue and withholds.`,
  drawn: ({ cubes: drawn }) => `The Supply Chain moves up; drawn onto X: ${cubes(drawn)}.`,
  'bag-refilled': () => 'The bag ran empty and was refilled from Haymarket Square.',
  'to-haymarket': ({ cubes: moved }) => `Left over at $10 and moved to Haymarket Square: ${cubes(moved)}.`,
  'demand-removed': ({ row, tile }) =>
    tile === X_TILE
      ? `${book.industries[row]}: the X tile is removed.`
      : `${book.industries[row]}: the ${tileName(tile)} is filled and removed.`,
  'demand-revealed': ({ row, column, tile }) =>
    `${book.industries[row]}: a new ${tileName(tile)} ${column === 'middle' ? 'in the middle' : `on the ${column}`}.`,
  goal: ({ goal, seats }, names) =>
    seats.length > 0
      ? `Goal “${book.goals[goal]}”: ${dollars(GOAL_REWARD)} for ${list(seats.map(names.seat))}.`
      : `Goal “${book.goals[goal]}”: nobody.`,
  score: ({ seat, score }, names) => `${names.seat(seat)} ends with ${dollars(score)}.`,
  winners: ({ seats }, names) =>
    seats.length === 1 ? `${list(seats.map(names.seat))} wins!` : `${list(seats.map(names.seat))} share the victory!`,
}

type EntryOf<T extends Entry['type']> = Extract<Entry, { type: T }>

const partnerCause: Readonly<Record<EntryOf<'partner'>['from'], string>> = {
  building: 'for the third Building',
  appeal: 'from the Appeal track',
  factories: 'because every factory has produced',
}

const lostCause: Readonly<Record<EntryOf<'lost'>['piece'], string>> = {
  worker: 'has no room for the Worker, who is lost',
  manager: 'has no factory for the Manager, who is lost',
  'manager-supply': 'gains nobody: there is no Manager left in the General Supply',
  salesperson: 'has no room for a Salesperson, who is lost',
  automation: 'has no Worker to automate, so that is lost',
  resources: 'finds none of these resources in Haymarket Square',
}

const soldWhere: Readonly<Record<EntryOf<'goods-sold'>['space'], string>> = {
  left: 'on the left',
  middle: 'in the middle',
  right: 'on the right',
  'half-price': 'at half price',
}

function fee(id: AssetId): string {
  const { fee: amount } = assetOf(id)
  return amount > 0 ? ` for ${dollars(amount)}` : ''
}

/** What the company pays the bank for a general space. */
function spaceCost(id: SpaceId): string {
  const cost = id === BANK_POOL || isBuilding(id) ? 0 : generalSpace(id).cost
  return cost > 0 ? `, which pays ${dollars(cost)}` : ''
}

/** “: Anna $40, Bertha $20 and its treasury $30”. */
function payees(players: readonly number[], treasury: number, names: Names): string {
  const paid = players.flatMap((amount, seat) => (amount > 0 ? [`${names.seat(seat)} ${dollars(amount)}`] : []))
  if (treasury > 0) paid.push(`its own treasury ${dollars(treasury)}`)
  return paid.length > 0 ? `: ${list(paid)}` : ''
}

function tileName(tile: DemandTileId): string {
  return tile === X_TILE ? 'X tile' : `tile for ${goods(DEMAND_TILES[tile].capacity)}`
}
