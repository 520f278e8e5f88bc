import type { Seat } from '@boardroom/kernel'
import { CELLS, type CompanyId, FACTORIES, factoryOf, type GoodId, INVESTMENT } from '../components/index.ts'
import { offerAt } from '../model/market.ts'
import { companyOf } from '../model/players.ts'
import type { MasterOfEconomyState } from '../state.ts'
import type { Bidding } from '../steps/trade/bidding.ts'
import type { MasterOfEconomyMove } from '../types.ts'

/** So many of the best cells that an offer may still be exported from are worth a thought. */
const CELLS_TO_TRY = 4

/**
 * Of some seventy bids most are nonsense: goods the company does not have or cannot use, cells that demand will not
 * reach. All other moves of the game deserve a thought.
 */
export function sensible(state: MasterOfEconomyState, _seat: Seat, move: MasterOfEconomyMove): boolean {
  if (move.type !== 'place-offer' && move.type !== 'place-buy') return true
  const company = (state.agenda.at(-1)?.params as Bidding | undefined)?.company
  if (!company) return true
  if (move.type === 'place-buy') return needs(state, company, move.good)
  return has(state, company, move.good) && sells(state, company, move.good, move.cell)
}

/** Whether goods are left that are not offered yet. */
function has(state: MasterOfEconomyState, company: CompanyId, good: GoodId): boolean {
  let offered = 0
  for (const by of state.market.offers[good]) if (by === company) offered++
  return companyOf(state, company).goods[good] > offered
}

/** An offer is sold to a rival who bids for it, the leftmost first, or exported as far as demand reaches. */
function sells(state: MasterOfEconomyState, company: CompanyId, good: GoodId, cell: number): boolean {
  const asked = state.order.some((id) => id !== company && state.market.buys[good][id] > 0)
  if (asked && leftmostFree(state, good) === cell) return true
  const demand = state.market.demand[good]
  const open = (at: number): boolean =>
    offerAt(state, good, at) === null && at + offersBefore(state, good, at) <= demand
  if (!open(cell)) return false
  let better = 0
  for (let at = cell + 1; at <= demand; at++) if (open(at)) better++
  return better < CELLS_TO_TRY
}

function leftmostFree(state: MasterOfEconomyState, good: GoodId): number {
  let cell = 1
  while (cell < CELLS && offerAt(state, good, cell) !== null) cell++
  return cell
}

function offersBefore(state: MasterOfEconomyState, good: GoodId, cell: number): number {
  let count = 0
  for (let at = 1; at < cell; at++) if (offerAt(state, good, at) !== null) count++
  return count
}

/** Whether the factories use more of a good than the company has and has bid for; a few materials serve to build. */
function needs(state: MasterOfEconomyState, company: CompanyId, good: GoodId): boolean {
  const { goods, factories, supplied } = companyOf(state, company)
  let use = good === 'building-materials' ? INVESTMENT.builds : 0
  for (const id of FACTORIES) if (factoryOf(id).inputs.includes(good)) use += factories[id] - supplied[id]
  return goods[good] + state.market.buys[good][company] < use
}
