import { freeAction, freeActions } from './action.ts'
import {
  type Answer,
  type Books,
  bossOf,
  bump,
  COLUMNS,
  type Column,
  type Course,
  type Firm,
  foul,
  shift,
} from './books.ts'
import { ask, goods, isStaffed, managerCubes, payOut, rise, shop } from './effects.ts'
import { CUBE_TYPES } from './figures.ts'
import { capacity, refill } from './row.ts'
import { drop } from './stock.ts'

type Turn = NonNullable<Books['turn']>

export function* operatingPhase(books: Books): Course {
  books.phase = 'operating'
  books.says({ type: 'phase', phase: 'operating' })
  for (;;) {
    const next = books.ranking.find((id) => !books.firm(id).operated)
    if (!next) return
    const firm = books.firm(next)
    const turn: Turn = { firm, stage: 'start', produced: 0, sold: 0, revenue: 0 }
    books.turn = turn
    books.says({ type: 'operates', seat: bossOf(firm), company: next })
    yield* production(books, turn)
    yield* distribution(books, turn)
    yield* closing(books, turn)
    firm.operated = true
    books.turn = null
    refill(books)
  }
}

function* production(books: Books, turn: Turn): Course {
  const { firm } = turn
  for (;;) {
    const { move } = yield ask(bossOf(firm), () => [
      ...(canProduce(firm, turn.produced + 1) ? [{ type: 'produce', factory: turn.produced + 1 }] : []),
      { type: 'end-production' },
      ...(turn.stage === 'production' && !books.options.flexiblePurchasing ? [] : supplies(books, firm)),
      ...freeActions(books, [firm]),
      ...(books.options.mode === 'advanced' && turn.stage === 'start' ? issues(firm) : []),
    ])
    if (move.type === 'produce') {
      turn.stage = 'production'
      yield* produce(books, turn)
    } else if (move.type === 'purchase') {
      if (turn.stage === 'start') turn.stage = 'purchase'
      if (move.space === 'haymarket') return foul('Haymarket Square sells nothing')
      const cost = Number(move.space)
      firm.treasury -= cost
      shift(books.chain[move.space], firm.cubes, { [move.resource]: 1 })
      books.says({ type: 'purchased', company: firm.id, resource: move.resource, cost })
    } else if (move.type === 'issue') {
      turn.stage = 'purchase'
      issue(books, firm, move.common, move.preferred)
    } else if (!(yield* freeAction(books, move))) break
  }
  turn.stage = 'distribution'
  if (firm.tokens > 0) goods(books, firm, firm.tokens, 'bonus-tokens')
}

function canProduce(firm: Firm, number: number): boolean {
  const print = firm.print.factories[number - 1]
  if (!print || !isStaffed(firm, number)) return false
  return CUBE_TYPES.every((type) => firm.cubes[type] >= (print.needs[type] ?? 0))
}

function supplies(books: Books, firm: Firm): Answer[] {
  return (['30', '20', '10'] as const).flatMap((space) =>
    CUBE_TYPES.filter((type) => books.chain[space][type] > 0 && firm.treasury >= Number(space)).map((resource) => ({
      ...{ type: 'purchase', space, resource },
    })),
  )
}

function issues(firm: Firm): Answer[] {
  const unsold = firm.papers.filter(({ at }) => at === 'charter')
  const commons = unsold.filter(({ kind }) => kind === 'common').length
  const answers: Answer[] = []
  for (let preferred = 0; preferred <= unsold.length - commons; preferred++) {
    for (let common = 0; common <= commons; common++) {
      if (preferred + common > 0) answers.push({ type: 'issue', common, preferred })
    }
  }
  return answers
}

function issue(books: Books, firm: Firm, common: number, preferred: number): void {
  const shares = common + 2 * preferred
  const paid = shares * firm.value
  firm.treasury += paid
  const leaving = { common, preferred, director: 0 }
  for (const paper of firm.papers) {
    if (paper.at === 'charter' && leaving[paper.kind]-- > 0) paper.at = 'pool'
  }
  books.says({ type: 'issued', company: firm.id, common, preferred, paid })
  books.price(firm, -shares - 1, 'issue')
}

function* produce(books: Books, turn: Turn): Course {
  const { firm } = turn
  const number = ++turn.produced
  const print = firm.print.factories[number - 1] ?? foul(`${firm.id} has no factory ${number}`)
  const { tokens, manager } = shop(firm, number)
  shift(firm.cubes, books.haymarket, print.needs)
  const made = print.goods + (tokens === print.spaces ? 1 : 0)
  firm.goods += made
  books.says({ type: 'produced', company: firm.id, factory: number, goods: made })
  if (manager && print.manager.goods) goods(books, firm, print.manager.goods, 'manager')
  const seat = bossOf(firm)
  const { reserve, first } = books.person(seat)
  const reserved = reserve === 'pool' || (reserve === 'charter' && first === firm.id)
  if (number === firm.shops.length && reserved) books.partner(seat, 'factories')
  if (manager && print.manager.resources) yield* managerCubes(books, firm, print.manager.resources)
  if (manager && print.manager.appeal) yield* rise(books, firm, print.manager.appeal)
}

/** How many more Goods a position takes. */
function room(books: Books, firm: Firm, column: Column): number {
  const { tile, goods: lying } = books.demand[firm.print.industry][column]
  if (tile) return capacity(tile) - lying
  return { left: 99, middle: 6 - lying, right: 0 }[column]
}

function* distribution(books: Books, turn: Turn): Course {
  const { firm } = turn
  for (;;) {
    const { move } = yield ask(bossOf(firm), () => [
      ...goodsFor(books, firm),
      ...(mayPay(books, turn) ? [{ type: 'pay-dividends' }] : []),
      { type: 'withhold' },
      ...freeActions(books, [firm]),
    ])
    if (move.type === 'sell-goods') sell(books, turn, move.space, move.goods)
    else if (!(yield* freeAction(books, move))) {
      turn.stage = 'closing'
      if (move.type === 'pay-dividends') pay(books, turn)
      else yield* withhold(books, turn)
      return
    }
  }
}

function mayPay(books: Books, { sold, produced }: Turn): boolean {
  return sold > 0 && (produced > 0 || !books.options.withholdWithoutProduction)
}

function goodsFor(books: Books, firm: Firm): Answer[] {
  const up = (space: string, most: number): Answer[] =>
    Array.from({ length: Math.max(0, Math.min(most, firm.goods)) }, (_, i) => ({
      ...{ type: 'sell-goods', row: firm.print.industry, space, goods: i + 1 },
    }))
  const full = COLUMNS.every((column) => room(books, firm, column) === 0)
  const half = full && books.options.halfPriceWhenRowFull ? up('half-price', 99) : []
  return [...COLUMNS.flatMap((column) => up(column, room(books, firm, column))), ...half]
}

function sell(books: Books, turn: Turn, space: Column | 'half-price', count: number): void {
  const { firm } = turn
  const each = firm.print.prices[firm.sellers] ?? foul('too many Salespeople')
  const spot = space === 'half-price' ? null : books.demand[firm.print.industry][space]
  const cheap = !spot || (space === 'left' && !spot.tile)
  const revenue = cheap ? (count * each) / 2 : count * each
  let bonus = 0
  if (spot && !cheap && space !== 'half-price') {
    spot.goods += count
    if (room(books, firm, space) === 0) bonus = { right: 50, middle: 20, left: 0 }[space]
  }
  firm.goods -= count
  turn.sold += count
  turn.revenue += revenue + bonus
  books.says({ type: 'goods-sold', company: firm.id, space, goods: count, revenue, bonus })
}

function pay(books: Books, { firm, revenue }: Turn): void {
  const perShare = (revenue - (revenue % 10)) / 10
  const steps = bump(10 * perShare, firm.value)
  books.says({ type: 'dividends', company: firm.id, perShare, ...payOut(books, firm, perShare) })
  books.price(firm, steps, 'dividend')
}

function* withhold(books: Books, { firm, revenue }: Turn): Course {
  firm.treasury += revenue
  books.says({ type: 'withheld', company: firm.id, revenue })
  yield* drop(books, firm, 1, 'withhold')
}

function* closing(books: Books, { firm }: Turn): Course {
  for (;;) {
    const { move } = yield ask(bossOf(firm), () => [{ type: 'end-operating-turn' }, ...freeActions(books, [firm])])
    if (!(yield* freeAction(books, move))) return
  }
}
