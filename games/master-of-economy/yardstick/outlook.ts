import type { Seat } from '@boardroom/kernel'
import {
  CELLS,
  type CompanyId,
  exportPrice,
  FINE,
  GOODS,
  type GoodId,
  GREY,
  importPrice,
  localPrice,
  type Stock,
} from '../components/index.ts'
import { hasBids, offerAt } from '../model/market.ts'
import { companyOf, managerOf } from '../model/players.ts'
import { goodsLeft } from '../model/warehouse.ts'
import type { MasterOfEconomyState } from '../state.ts'

/** How a company will stand after the trade phase, if nobody bids any more. */
export interface Outlook {
  cash: number
  /** Points still to come; fractions where others may yet take the demand. */
  points: number
  goods: Stock
}

export type Outlooks = Map<CompanyId, Outlook>

/** How likely an export stays possible for each company that has yet to bid, by the demand left beyond its cell. */
const HOLDS = [0.72, 0.88, 0.95] as const

/** The market as it lies is resolved on paper; nobody helps out, and an import that cannot be paid fails. */
export function outlooks(state: MasterOfEconomyState, seat: Seat): Outlooks {
  const after: Outlooks = new Map()
  for (const id of state.order) {
    const { cash, goods } = companyOf(state, id)
    after.set(id, { cash, points: 0, goods: { ...goods } })
  }
  const rivals = rivalsToBid(state, seat)
  for (const good of GOODS) {
    if (!hasBids(state, good)) continue
    const open = offersIn(state, good)
    buyOnPaper(state, good, after, open)
    exportOnPaper(state, good, after, open, rivals)
  }
  return after
}

/** Companies of others that have not bid yet. */
function rivalsToBid(state: MasterOfEconomyState, seat: Seat): number {
  return state.agenda.filter(
    ({ step, params }) => step === 'bidding' && managerOf(state, (params as { company: CompanyId }).company) !== seat,
  ).length
}

/** The offers of a row by their cells, the leftmost first. */
function offersIn(state: MasterOfEconomyState, good: GoodId): Map<number, CompanyId> {
  const open = new Map<number, CompanyId>()
  for (let cell = 1; cell <= CELLS; cell++) {
    const company = offerAt(state, good, cell)
    if (company && company !== state.shadow) open.set(cell, company)
  }
  return open
}

function buyOnPaper(state: MasterOfEconomyState, good: GoodId, after: Outlooks, open: Map<number, CompanyId>): void {
  let supply = goodsLeft(state, good)
  for (const id of state.order) {
    const buyer = after.get(id)
    if (!buyer) continue
    for (let bid = 0; bid < state.market.buys[good][id]; bid++) {
      const offer = nextOffer(good, after, open, id)
      if (!offer) {
        if (buyer.cash < importPrice(good) || supply === 0) continue
        supply--
        buyer.cash -= importPrice(good)
        buyer.goods[good]++
      } else if (offer.seller !== id) {
        const price = localPrice(good, offer.cell)
        const seller = after.get(offer.seller)
        if (!seller || buyer.cash < price) continue
        open.delete(offer.cell)
        buyer.cash -= price
        buyer.goods[good]++
        seller.cash += price
        seller.goods[good]--
      } else open.delete(offer.cell)
    }
  }
}

/** The offer that a buy bid meets; offers without the good go with a fine. */
function nextOffer(
  good: GoodId,
  after: Outlooks,
  open: Map<number, CompanyId>,
  buyer: CompanyId,
): { cell: number; seller: CompanyId } | null {
  const others = [...open].filter(([, seller]) => seller !== buyer)
  const own = [...open].filter(([, seller]) => seller === buyer)
  for (const [cell, id] of [...others, ...own]) {
    const seller = after.get(id)
    if (seller && seller.goods[good] >= 1) return { cell, seller: id }
    open.delete(cell)
    if (seller) seller.cash -= FINE
  }
  return null
}

function exportOnPaper(
  state: MasterOfEconomyState,
  good: GoodId,
  after: Outlooks,
  open: ReadonlyMap<number, CompanyId>,
  rivals: number,
): void {
  let demand = state.market.demand[good]
  for (let cell = 1; cell <= demand; cell++) {
    if (cell === GREY && state.shadow && offerAt(state, good, cell) === state.shadow) demand--
    const seller = after.get(open.get(cell) as CompanyId)
    if (!seller || cell > demand) continue
    if (seller.goods[good] < 0.5) {
      seller.cash -= FINE
      continue
    }
    const likely = (HOLDS[demand - cell] ?? 1) ** rivals
    seller.cash += likely * exportPrice(good, cell)
    seller.points += likely
    seller.goods[good] -= likely
    demand--
  }
}
