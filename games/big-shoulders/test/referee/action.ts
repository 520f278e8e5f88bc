import { type Answer, type Books, type Course, type Firm, foul, type Played, roomy, workersIn } from './books.ts'
import { ask, carryOut, printedCubes, rise } from './effects.ts'
import { ASSETS, CUBE_TYPES, type Effect, ROW_PRICES, SPACES, TILES, WORKER_COSTS } from './figures.ts'
import { slideWhileEmpty } from './row.ts'
import { discardAsset, discards } from './stock.ts'

const POOL = 'bank-pool'

export function* actionPhase(books: Books): Course {
  books.phase = 'action'
  books.says({ type: 'phase', phase: 'action' })
  for (;;) {
    const round = books.order.filter((seat) => hasTurn(books, seat))
    if (round.length === 0) return
    for (const seat of round) yield* turn(books, seat)
  }
}

function hasTurn(books: Books, seat: number): boolean {
  const { unplaced, passed } = books.person(seat)
  return unplaced > 0 && !passed && (books.options.noCompanyCash || books.directs(seat).length > 0)
}

function* turn(books: Books, seat: number): Course {
  let placed = false
  for (;;) {
    const firms = books.directs(seat)
    const { move } = yield ask(seat, () => [
      ...(placed ? [{ type: 'end-action-turn' }] : placements(books, seat)),
      ...(!placed && books.options.actionPass ? [{ type: 'pass-action' }] : []),
      ...freeActions(books, firms),
    ])
    if (move.type === 'place') {
      placed = true
      yield* place(books, seat, move.space, move.company)
    } else if (!(yield* freeAction(books, move))) {
      if (move.type === 'pass-action') {
        books.person(seat).passed = true
        books.says({ type: 'passed', seat })
      }
      break
    }
  }
  if (books.options.assetRow === 'slide-when-40-empty') slideWhileEmpty(books)
}

function placements(books: Books, seat: number): Answer[] {
  const firms = books.directs(seat)
  if (firms.length === 0) return [{ type: 'place', space: POOL, company: null }]
  const spaces = [...Object.keys(SPACES), ...books.people.flatMap(({ built }) => built)]
  return spaces.flatMap((space) =>
    firms.filter((firm) => isUsable(books, space, firm)).map(({ id }) => ({ type: 'place', space, company: id })),
  )
}

function isUsable(books: Books, space: string, firm: Firm): boolean {
  const general = SPACES[space]
  const tile = TILES[space]
  if (general && books.decade < (general.opens ?? 1)) return false
  if ((tile || general?.once) && books.used.some((use) => use.space === space)) return false
  const due = general ? (general.cost ?? 0) : tile?.payer === 'company' ? tile.amount : 0
  return firm.treasury >= due && isPossible(books, firm, (general ?? tile)?.effect ?? {})
}

/** What cannot be used without any gain at all. */
function isPossible(books: Books, firm: Firm, effect: Effect): boolean {
  if (effect.automate && workersIn(firm) < effect.automate) return false
  if (effect.dividend && firm.treasury < effect.dividend) return false
  if (effect.hire) return roomy(firm).length > 0 && firm.treasury >= (WORKER_COSTS[books.market] ?? 0)
  if (!effect.asset) return true
  const { discount } = effect.asset
  return books.row.some((asset, i) => asset && (ROW_PRICES[i] ?? 0) - discount <= firm.treasury)
}

function* place(books: Books, seat: number, space: string, company: string | null): Course {
  const person = books.person(seat)
  person.unplaced--
  books.used.push({ space, seat })
  books.says({ type: 'placed', seat, space, company })
  if (company === null) {
    person.cash += 25
    return books.says({ type: 'pool-cash', seat, amount: 25 })
  }
  const firm = books.firm(company)
  const tile = TILES[space]
  const general = SPACES[space]
  if (tile) {
    const owner = books.people.findIndex(({ built }) => built.includes(space))
    if (tile.payer === 'company') firm.treasury -= tile.amount
    books.person(owner).cash += tile.amount
    books.says({ type: 'owner-paid', owner, amount: tile.amount, payer: tile.payer === 'company' ? company : 'bank' })
  }
  if (general?.cost) firm.treasury -= general.cost
  if (general?.funds) {
    firm.treasury += general.funds
    books.says({ type: 'funds', company, amount: general.funds })
  }
  yield* carryOut(books, firm, (tile ?? general)?.effect ?? {})
  if (space === 'advertising') yield* firstPlace(books, seat)
}

function* firstPlace(books: Books, seat: number): Course {
  if (books.order[0] === seat) return
  const { move } = yield ask(seat, () => [true, false].map((take) => ({ type: 'first-place', take })))
  if (move.type !== 'first-place' || !move.take) return
  books.order = books.order.filter((other) => other !== seat)
  books.order.unshift(seat)
  books.says({ type: 'first-place', seat })
}

/** Trades, assets that may be used now, and discards of these companies. */
export function freeActions(books: Books, firms: readonly Firm[]): Answer[] {
  const trades = firms.flatMap(({ id, cubes }) =>
    CUBE_TYPES.filter((give) => cubes[give] >= 2).flatMap((give) =>
      CUBE_TYPES.filter((take) => take !== give && books.haymarket[take] > 0).map((take) => ({
        ...{ type: 'trade', company: id, give, take },
      })),
    ),
  )
  const ready = firms.filter((firm) => canActivate(books, firm))
  return [...trades, ...ready.map(({ id }) => ({ type: 'activate', company: id })), ...discards(firms)]
}

function canActivate(books: Books, { asset, tired, treasury }: Firm): boolean {
  if (!asset || tired) return false
  const print = ASSETS[asset]
  const stage = books.turn?.stage
  const open =
    print?.when === 'any' ||
    (print?.when === 'before-dividends' && stage !== undefined && stage !== 'closing') ||
    (print?.when === 'after-production' && stage === 'distribution')
  return open && treasury >= (print?.fee ?? 0)
}

/** False if the move is none. */
export function* freeAction(books: Books, move: Played['move']): Course<boolean> {
  if (move.type !== 'trade' && move.type !== 'activate' && move.type !== 'discard-asset') return false
  if (books.turn?.stage === 'start') books.turn.stage = 'purchase'
  const firm = books.firm(move.company)
  if (move.type === 'trade') {
    firm.cubes[move.give] -= 2
    books.haymarket[move.give] += 2
    firm.cubes[move.take]++
    books.haymarket[move.take]--
    books.says({ type: 'traded', company: firm.id, give: move.give, take: move.take })
  } else if (move.type === 'discard-asset') discardAsset(books, firm)
  else yield* activate(books, firm)
  return true
}

function* activate(books: Books, firm: Firm): Course {
  const asset = firm.asset ?? foul(`${firm.id} has no asset`)
  const { fee, gives } = ASSETS[asset] ?? foul(`there is no ${asset}`)
  firm.treasury -= fee ?? 0
  firm.tired = true
  books.says({ type: 'activated', company: firm.id, asset })
  if (gives.cubes) printedCubes(books, firm, gives.cubes)
  if (gives.price) books.price(firm, gives.price, 'asset')
  if (gives.appeal) yield* rise(books, firm, gives.appeal)
  if (gives.revenue && books.turn) {
    books.turn.revenue += gives.revenue
    books.says({ type: 'revenue', company: firm.id, amount: gives.revenue })
  }
}
