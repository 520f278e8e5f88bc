import type { Sight } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import {
  CELLS,
  type CompanyId,
  exportPrice,
  FACTORIES,
  factoryOf,
  GOODS,
  type GoodId,
  SHARE_VALUES,
  shareValue,
} from '../components/index.ts'
import { managedBy } from '../model/players.ts'
import { issued, sharesOf, votesOf } from '../model/shares.ts'
import type { Company } from '../state.ts'
import type { MasterOfEconomy } from '../types.ts'

export type Seen = Sight<MasterOfEconomy>

/** The company that the learner is asked about, or else the first one that the learner manages. */
export function companyId({ view, seat, question }: Seen): CompanyId | null {
  const params: object = question?.params ?? {}
  if ('company' in params && typeof params.company === 'string') return params.company as CompanyId
  return managedBy(view.board, seat)[0] ?? null
}

export function ownCompany({ view, seat }: Seen): CompanyId | null {
  return managedBy(view.board, seat)[0] ?? null
}

export function company(sight: Seen): Company | null {
  const id = companyId(sight)
  return id && sight.view.board.companies[id]
}

export function built(sight: Seen): number {
  const { factories } = company(sight) ?? {}
  return factories ? FACTORIES.reduce((sum, each) => sum + factories[each], 0) : 0
}

export function isIn({ view }: Seen, year: number, phase: string): boolean {
  return view.board.year === year && view.board.phase === phase
}

/* Bids */

/** Own buy bids for a good, and own offers of it, in this trade phase. */
export function buysOf(sight: Seen, good: GoodId): number {
  const id = companyId(sight)
  return id ? sight.view.board.market.buys[good][id] : 0
}

export function offersOf(sight: Seen, good: GoodId): number {
  const id = companyId(sight)
  return sight.view.board.market.offers[good].filter((each) => each === id).length
}

/** Units that could still be offered: in the warehouse, or bid for. */
export function unoffered(sight: Seen, good: GoodId): number {
  return (company(sight)?.goods[good] ?? 0) + buysOf(sight, good) - offersOf(sight, good)
}

/** Markers to the left of a cell: each of them sells first and pulls demand one cell to the left. */
function before({ view }: Seen, good: GoodId, cell: number): number {
  return view.board.market.offers[good].slice(0, cell - 1).filter((each) => each !== null).length
}

/** Whether an offer there finds demand if everything to its left is exported. */
export function finds(sight: Seen, good: GoodId, cell: number): boolean {
  return cell <= CELLS - before(sight, good, cell)
}

/** The free cell of a row with the best price among those that find demand; the leftmost of equals. */
export function bestCell(sight: Seen, good: GoodId): number | null {
  const cells = sight.moves.flatMap((move) =>
    move.type === 'place-offer' && move.good === good && finds(sight, good, move.cell) ? [move.cell] : [],
  )
  const best = Math.max(...cells.map((cell) => exportPrice(good, cell)))
  return cells.find((cell) => exportPrice(good, cell) === best) ?? null
}

/** What the own factories will need next, less what is there or bid for. */
export function needed(sight: Seen): GoodId[] {
  const own = company(sight)
  if (!own) return []
  return GOODS.filter((good) => {
    const eats = FACTORIES.reduce(
      (sum, factory) => sum + (factoryOf(factory).inputs.includes(good) ? own.factories[factory] : 0),
      0,
    )
    return own.goods[good] + buysOf(sight, good) < eats
  })
}

/* Shares */

export function votes({ view }: Seen, issuer: CompanyId, seat: Seat): number {
  return votesOf(view.board, issuer, seat)
}

export function allVotes({ view }: Seen, issuer: CompanyId): number {
  return issued(view.board, issuer)
}

export function points({ view }: Seen, issuer: CompanyId): number {
  return sharesOf(view.board, issuer).points
}

export function perShare(sight: Seen, issuer: CompanyId): number {
  return shareValue(points(sight, issuer))
}

/** Points that a company lacks for the next share value; null at the top. */
export function toNextValue(sight: Seen, issuer: CompanyId): number | null {
  const now = points(sight, issuer)
  const next = SHARE_VALUES.toReversed().find(({ from }) => from > now)
  return next ? next.from - now : null
}

export function cash({ view, seat }: Seen): number {
  return view.board.players[seat]?.cash ?? 0
}
