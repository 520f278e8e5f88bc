import {
  type Answer,
  type Books,
  bossOf,
  bump,
  type Course,
  type Firm,
  foul,
  gaps,
  heap,
  numbers,
  roomy,
  type Shop,
  sharesAt,
  shift,
  size,
  workersIn,
} from './books.ts'
import {
  ASSETS,
  BONUS_AT,
  CUBE_TYPES,
  type CubeType,
  type Effect,
  type Heap,
  marketOf,
  ROW_PRICES,
  WORKER_COSTS,
} from './figures.ts'
import { turnUp } from './row.ts'

const FREE_CASH = 25

/** Everything a space does for a company: what just happens first, then what has to be decided, Appeal at the end. */
export function* carryOut(books: Books, firm: Firm, effect: Effect): Course {
  if (effect.cubes) printedCubes(books, firm, effect.cubes)
  if (effect.goods) goods(books, firm, effect.goods, 'building')
  if (effect.salespeople) sellers(books, firm, effect.salespeople)
  if (effect.dividend) treasuryDividend(books, firm, effect.dividend)
  if (effect.choice && size(books.haymarket) > 0) yield* choose(books, firm, effect.choice)
  if (effect.hire) yield* hire(books, firm)
  for (let i = 0; i < (effect.workers ?? 0); i++) yield* worker(books, firm, false)
  for (let i = 0; i < (effect.managers ?? 0); i++) yield* manager(books, firm)
  if (effect.automate) yield* automate(books, firm, effect.automate, false)
  if (effect.asset) yield* buyAsset(books, firm, effect.asset.discount)
  if (effect.appeal) yield* rise(books, firm, effect.appeal)
}

export function printedCubes(books: Books, firm: Firm, wanted: Partial<Heap>): void {
  const cubes = shift(books.haymarket, firm.cubes, wanted)
  if (size(cubes) > 0) books.says({ type: 'took', company: firm.id, cubes })
  else books.says({ type: 'lost', company: firm.id, piece: 'resources' })
}

export function goods(books: Books, firm: Firm, count: number, from: 'building' | 'manager' | 'bonus-tokens'): void {
  firm.goods += count
  books.says({ type: 'goods', company: firm.id, count, from })
}

function sellers(books: Books, firm: Firm, wanted: number): void {
  const count = Math.min(wanted, firm.print.prices.length - 1 - firm.sellers)
  firm.sellers += count
  if (count > 0) books.says({ type: 'salespeople', company: firm.id, count })
  else books.says({ type: 'lost', company: firm.id, piece: 'salesperson' })
}

/** So much per share to every owner and to the charter; the pool's part stays with the bank. */
export function payOut(books: Books, firm: Firm, perShare: number): { players: number[]; treasury: number } {
  const players = books.people.map((person, seat) => {
    const paid = perShare * sharesAt(firm, seat)
    person.cash += paid
    return paid
  })
  const treasury = perShare * sharesAt(firm, 'charter')
  firm.treasury += treasury
  return { players, treasury }
}

function treasuryDividend(books: Books, firm: Firm, amount: number): void {
  firm.treasury -= amount
  const steps = bump(amount, firm.value)
  books.says({ type: 'treasury-dividend', company: firm.id, amount, ...payOut(books, firm, amount / 10) })
  books.price(firm, steps, 'dividend')
}

/** Two alike or two different ones, or as many as there are. */
function* choose(books: Books, firm: Firm, rule: 'like' | 'unlike'): Course {
  const types = CUBE_TYPES.filter((type) => books.haymarket[type] > 0)
  const choices: CubeType[][] =
    rule === 'like'
      ? types.map((type) => (books.haymarket[type] > 1 ? [type, type] : [type]))
      : types.length === 1
        ? [types]
        : pairs(types)
  yield* take(books, firm, choices)
}

function pairs(types: readonly CubeType[]): CubeType[][] {
  return types.flatMap((one, i) => types.slice(i + 1).map((other) => [one, other]))
}

function* take(books: Books, firm: Firm, choices: readonly CubeType[][]): Course {
  const { move } = yield ask(bossOf(firm), () => choices.map((cubes) => ({ type: 'take', cubes })))
  if (move.type !== 'take') return foul(`${move.type} in place of take`)
  const wanted = heap()
  for (const cube of move.cubes) wanted[cube]++
  const cubes = shift(books.haymarket, firm.cubes, wanted)
  if (move.cubes.length > 0) books.says({ type: 'took', company: firm.id, cubes })
}

/** A Manager's cubes: up to so many of any types. */
export function* managerCubes(books: Books, firm: Firm, most: number): Course {
  if (size(books.haymarket) === 0) return
  const types = CUBE_TYPES.filter((type) => books.haymarket[type] > 0)
  const doubles = types.filter((type) => books.haymarket[type] > 1).map((type) => [type, type])
  const two = most > 1 ? [...pairs(types), ...doubles] : []
  yield* take(books, firm, [[], ...types.map((type) => [type]), ...two])
}

function* hire(books: Books, firm: Firm): Course {
  for (let hired = 0; ; hired++) {
    const cost = WORKER_COSTS[books.market] ?? 0
    const factories = firm.treasury >= cost ? roomy(firm) : []
    if (hired > 0 && factories.length === 0) return
    const more = factories.map((factory) => ({ type: 'hire', factory }))
    const { move } = yield ask(bossOf(firm), () => (hired > 0 ? [...more, { type: 'stop-hiring' }] : more))
    if (move.type !== 'hire') return
    firm.treasury -= cost
    books.market = Math.max(0, books.market - 1)
    shop(firm, move.factory).workers++
    books.says({ type: 'hired', company: firm.id, factory: move.factory, cost })
  }
}

function* worker(books: Books, firm: Firm, optional: boolean): Course {
  const open = roomy(firm)
  const [only] = open
  if (only === undefined) return books.says({ type: 'lost', company: firm.id, piece: 'worker' })
  let factory = only
  if (optional || open.length > 1) {
    const { move } = yield ask(bossOf(firm), () => withRefusal('place-worker', open, optional))
    if (move.type !== 'place-worker') return
    factory = move.factory
  }
  shop(firm, factory).workers++
  books.says({ type: 'worker', company: firm.id, factory })
}

function* manager(books: Books, firm: Firm): Course {
  const open = numbers(firm, (each) => !each.manager)
  const [only] = open
  if (only === undefined) return books.says({ type: 'lost', company: firm.id, piece: 'manager' })
  const employed = books.all.reduce((sum, { shops }) => sum + shops.filter((each) => each.manager).length, 0)
  if (employed === 20) return books.says({ type: 'lost', company: firm.id, piece: 'manager-supply' })
  let factory = only
  if (open.length > 1) {
    const { move } = yield ask(bossOf(firm), () => withRefusal('appoint-manager', open, false))
    if (move.type !== 'appoint-manager') return
    factory = move.factory
  }
  shop(firm, factory).manager = true
  books.says({ type: 'manager', company: firm.id, factory })
}

/** All Workers are replaced at once; then each of them moves to an open space or to the Job Market. */
function* automate(books: Books, firm: Firm, count: number, optional: boolean): Course {
  for (let i = 0; i < count; i++) {
    const staffed = numbers(firm, ({ workers }) => workers > 0)
    const [only] = staffed
    if (only === undefined) return books.says({ type: 'lost', company: firm.id, piece: 'automation' })
    let factory = only
    if (optional || staffed.length > 1) {
      const { move } = yield ask(bossOf(firm), () => withRefusal('automate', staffed, optional))
      if (move.type !== 'automate') return
      factory = move.factory
    }
    shop(firm, factory).workers--
    shop(firm, factory).tokens++
    books.says({ type: 'automated', company: firm.id, factory })
  }
  for (let i = 0; i < count; i++) yield* relocate(books, firm)
}

function* relocate(books: Books, firm: Firm): Course {
  const open: (number | 'job-market')[] = [...roomy(firm), 'job-market']
  let to = open[0] ?? 'job-market'
  if (open.length > 1) {
    const { move } = yield ask(bossOf(firm), () => open.map((each) => ({ type: 'relocate', to: each })))
    if (move.type !== 'relocate') return
    to = move.to
  }
  const full = to === 'job-market' && books.market === 12
  if (to !== 'job-market') shop(firm, to).workers++
  else if (!full) books.market++
  books.says({ type: 'relocated', company: firm.id, to: full ? 'supply' : to })
}

function* buyAsset(books: Books, firm: Firm, discount: number): Course {
  const priced = books.row.map((asset, i) => ({ asset, cost: (ROW_PRICES[i] ?? 0) - discount }))
  const offers = priced.filter(({ asset, cost }) => asset !== null && cost <= firm.treasury)
  const { move } = yield ask(bossOf(firm), () => offers.map(({ asset }) => ({ type: 'buy-asset', asset })))
  if (move.type !== 'buy-asset') return foul(`${move.type} in place of buy-asset`)
  const { asset } = move
  const cost = priced.find((offer) => offer.asset === asset)?.cost ?? 0
  firm.treasury -= cost
  books.says({ type: 'asset-bought', company: firm.id, asset, cost })
  const space = books.row.indexOf(asset)
  if (books.options.assetRow === 'close-gap') {
    const rest = books.row.filter((_, i) => i !== space)
    books.row = [turnUp(books), ...rest]
  } else books.row[space] = null
  for (const bonus of ASSETS[asset]?.atOnce ?? []) {
    if (bonus === 'worker') yield* worker(books, firm, true)
    else if (bonus === 'automate') yield* automate(books, firm, 1, true)
    else yield* rise(books, firm, 2)
  }
  yield* keep(books, firm, asset)
}

function* keep(books: Books, firm: Firm, bought: string): Course {
  if (firm.print.slots === 0) return books.discard(bought)
  if (firm.asset) {
    const old = firm.asset
    const { move } = yield ask(bossOf(firm), () => [bought, old].map((asset) => ({ type: 'keep-asset', asset })))
    if (move.type === 'keep-asset' && move.asset === old) return books.discard(bought)
    books.discard(old)
  }
  firm.asset = bought
  firm.tired = false
  books.says({ type: 'asset-kept', company: firm.id, asset: bought })
}

/** Up the Appeal track, with every bonus on the way from the lowest up. */
export function* rise(books: Books, firm: Firm, steps: number): Course {
  const from = books.appealOf(firm.id)
  const to = Math.min(16, from + steps)
  books.stacks[from] = (books.stacks[from] ?? []).filter((id) => id !== firm.id)
  books.stacks[to]?.push(firm.id)
  books.says({ type: 'appeal', company: firm.id, from, to })
  for (let space = from + 1; space <= to; space++) {
    const bonus = BONUS_AT[space]
    if (bonus) yield* appealBonus(books, firm, bonus)
  }
}

function* appealBonus(books: Books, firm: Firm, bonus: string): Course {
  const boss = bossOf(firm)
  const possible = canHave(books, firm, bonus)
  if (bonus === 'partner' && !possible && !books.options.repeatPartnerCash) return
  const cash: Answer = { type: 'take-cash' }
  const { move } = yield ask(boss, () => (possible ? [{ type: 'take-bonus' }, cash] : [cash]))
  if (move.type === 'take-cash') {
    firm.treasury += FREE_CASH
    return books.says({ type: 'appeal-cash', company: firm.id, bonus })
  }
  books.says({ type: 'appeal-bonus', company: firm.id, bonus })
  if (bonus === 'worker') yield* worker(books, firm, false)
  else if (bonus === 'automation') yield* automate(books, firm, 1, false)
  else if (bonus === 'salesperson') sellers(books, firm, 1)
  else if (bonus === 'partner') books.partner(boss, 'appeal')
  else if (bonus === 'bonus-goods') firm.tokens++
  else books.price(firm, 1, 'appeal')
}

function canHave(books: Books, firm: Firm, bonus: string): boolean {
  if (bonus === 'worker') return roomy(firm).length > 0
  if (bonus === 'salesperson') return firm.sellers < firm.print.prices.length - 1
  if (bonus === 'automation') return workersIn(firm) > 0
  if (bonus === 'partner') return books.person(bossOf(firm)).onAppeal
  if (bonus === 'bonus-goods') return books.all.reduce((sum, { tokens }) => sum + tokens, 0) < 12
  return firm.value < Math.max(...marketOf(books.options).track)
}

function withRefusal(type: string, factories: readonly number[], optional: boolean): Answer[] {
  const moves: Answer[] = factories.map((factory) => ({ type, factory }))
  return optional ? [...moves, { type: 'decline-bonus' }] : moves
}

export function shop(firm: Firm, number: number): Shop {
  return firm.shops[number - 1] ?? foul(`${firm.id} has no factory ${number}`)
}

export function ask(seat: number, moves: () => readonly Answer[]): { seats: number[]; moves: () => readonly Answer[] } {
  return { seats: [seat], moves }
}

export const isStaffed = (firm: Firm, number: number): boolean => gaps(firm, number) === 0
