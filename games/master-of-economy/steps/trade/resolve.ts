import { frame } from '@boardroom/kernel'
import { CELLS, type CompanyId, exportPrice, GOODS, type GoodId, GREY, TRACK } from '../../components/index.ts'
import { clearCell, forEachCompany, hasBids, leftmost, offerAt } from '../../model/market.ts'
import { pay } from '../../model/money.ts'
import { companyOf } from '../../model/players.ts'
import { sharesOf } from '../../model/shares.ts'
import { goodsLeft } from '../../model/warehouse.ts'
import type { MasterOfEconomyState } from '../../state.ts'
import { happening, type Turn } from '../../types.ts'
import { demand } from '../shortage.ts'

export interface Row {
  readonly good: GoodId
}

/** First all buy bids of a row, then what is left is exported (ME-TRD-10). */
export const resolveRow = happening({
  name: 'resolve-row',
  happen(turn, { good }: Row) {
    if (hasBids(turn.state, good)) turn.log({ type: 'row', good })
    turn.next(frame(resolveBuys, { good }), frame(resolveExports, { good, cell: 1 }))
  },
})

/** One buy bid, or one fine on the way to it, then the next: companies in their order (ME-TRD-10, ME-TRD-26). */
export const resolveBuys = happening({
  name: 'resolve-buys',
  happen(turn, { good }: Row) {
    const { state } = turn
    const company = state.order.find((id) => state.market.buys[good][id] > 0)
    if (!company) return
    turn.next(frame(resolveBuys, { good }))
    const cell = leftmost(state, good, (id) => id !== company) ?? leftmost(state, good, () => true)
    if (cell === null) importOne(turn, good, company)
    else meetOffer(turn, good, company, cell)
  },
})

function meetOffer(turn: Turn, good: GoodId, company: CompanyId, cell: number): void {
  const { state } = turn
  const seller = offerAt(state, good, cell)
  if (!seller) return
  if (companyOf(state, seller).goods[good] === 0) fine(turn, good, seller, cell)
  else if (seller === company) cancel(turn, good, company, cell)
  else demand(turn, { for: 'local', company, good, seller, cell })
}

/** Without the good the offer goes and costs a fine; a buy bid looks on (ME-TRD-13, ME-TRD-20). */
function fine(turn: Turn, good: GoodId, company: CompanyId, cell: number): void {
  clearCell(turn.state, good, cell)
  demand(turn, { for: 'fine', company, good, cell })
}

/** A buy bid and the own offer, if nobody else offers (ME-TRD-15). */
function cancel(turn: Turn, good: GoodId, company: CompanyId, cell: number): void {
  clearCell(turn.state, good, cell)
  turn.state.market.buys[good][company]--
  turn.log({ type: 'cancel', good, company, cell })
}

/** From the bank, as long as the supply lasts (ME-TRD-16, ME-TRD-17). */
function importOne(turn: Turn, good: GoodId, company: CompanyId): void {
  if (goodsLeft(turn.state, good) > 0) demand(turn, { for: 'import', company, good })
  else {
    turn.state.market.buys[good][company]--
    turn.log({ type: 'import-none', good, company })
  }
}

/** From left to right, cell by cell, as far as demand reaches (ME-TRD-18). */
export const resolveExports = happening({
  name: 'resolve-exports',
  happen(turn, { good, cell }: Row & { readonly cell: number }) {
    const { state } = turn
    if (cell > CELLS) return
    turn.next(frame(resolveExports, { good, cell: cell + 1 }))
    const company = offerAt(state, good, cell)
    if (!company) return
    if (company === state.shadow) return passShadow(turn, good)
    if (state.market.demand[good] < cell) {
      clearCell(state, good, cell)
      turn.log({ type: 'no-demand', good, company, cell })
    } else if (companyOf(state, company).goods[good] === 0) fine(turn, good, company, cell)
    else exportOne(turn, good, company, cell)
  },
})

function exportOne(turn: Turn, good: GoodId, company: CompanyId, cell: number): void {
  const { state } = turn
  const price = exportPrice(good, cell)
  clearCell(state, good, cell)
  companyOf(state, company).goods[good]--
  pay(state, 'bank', company, price)
  const shares = sharesOf(state, company)
  // Beyond the end of the track a point is lost, the rest of the export is not (ME-GEN-08).
  shares.points = Math.min(TRACK.last, shares.points + 1)
  state.market.demand[good]--
  const { demand: row } = state.market
  turn.log({ type: 'export', good, company, cell, price, points: shares.points, demand: row[good] })
}

/** The shadow company's marker takes demand like an export, without money or points (ME-SHD-13). */
function passShadow(turn: Turn, good: GoodId): void {
  const { market } = turn.state
  if (market.demand[good] < GREY) return
  market.demand[good]--
  if (hasOffersRightOf(turn.state, good, GREY)) {
    turn.log({ type: 'shadow-demand', good, demand: market.demand[good] })
  }
}

function hasOffersRightOf({ market }: MasterOfEconomyState, good: GoodId, cell: number): boolean {
  return market.offers[good].some((company, i) => company !== null && i >= cell)
}

/** Bid markers return, demand starts at the right end again (ME-TRD-23). */
export const returnMarkers = happening({
  name: 'return-markers',
  happen({ state: { market } }) {
    for (const good of GOODS) {
      market.demand[good] = CELLS
      market.buys[good] = forEachCompany(0)
    }
  },
})
