import { integer, type MoveOf, oneOf } from '@boardroom/kernel'
import { COLUMNS, type Column, charterOf, FILL_BONUS, INDUSTRIES } from '../../components/index.ts'
import { goodPrice } from '../../model/company.ts'
import { isRowFull, roomOn } from '../../model/demand-rows.ts'
import type { Refused } from '../../refusals.ts'
import type { BigShouldersState, DemandRow, DemandSpot, Public } from '../../state.ts'
import { asking, type Kind } from '../../types.ts'
import { activate } from '../effects/activate.ts'
import { discardAsset } from '../effects/discard-asset.ts'
import { trade } from '../effects/trade.ts'
import { payDividends, withhold } from './dividend-decision.ts'
import { operating } from './turn.ts'

const fields = {
  row: oneOf(INDUSTRIES),
  space: oneOf([...COLUMNS, 'half-price']),
  goods: integer(1, 99),
}

export type SellGoods = MoveOf<'sell-goods', typeof fields>

/** Selling Goods in the row of the company's industry (BS-DST). */
const sellGoods: Kind<object, SellGoods> = {
  type: 'sell-goods',
  rule: 'BS-DST-02',
  fields,
  candidates(state) {
    const moves: SellGoods[] = []
    const { id, company } = operating(state)
    if (company.goods === 0) return moves
    const { industry: row } = charterOf(id)
    const add = (space: SellGoods['space'], most: number): void => {
      for (let goods = most; goods >= 1; goods--) moves.push({ type: 'sell-goods', row, space, goods })
    }
    for (const column of COLUMNS) add(column, Math.min(company.goods, roomOn(column, state.demand[row][column])))
    if (state.options.halfPriceWhenRowFull && isRowFull(state.demand[row])) add('half-price', company.goods)
    return moves
  },
  refuse(state, _params, _seat, { row, space, goods }) {
    const { id, company } = operating(state)
    const { industry } = charterOf(id)
    if (row !== industry) return { rule: 'BS-DST-01', company: id, industry }
    if (goods > company.goods) return { rule: 'BS-DST-02', company: id, goods: company.goods }
    if (space === 'half-price') return refuseHalfPrice(state, state.demand[row])
    return refuseRoom(state.demand[row], space, goods)
  },
  apply(turn, _params, _seat, move) {
    const { space, goods } = move
    const { state } = turn
    const { id, company, progress } = operating(state)
    const { revenue, bonus, spot } = saleOf(state, move, goodPrice(id, company))
    if (spot) spot.goods += goods
    company.goods -= goods
    progress.goodsSold += goods
    progress.revenue += revenue + bonus
    turn.log({ type: 'goods-sold', company: id, space, goods, revenue, bonus })
  },
}

/** What Goods bring on a space of the Demand area, and the position on which they are laid. */
interface GoodsSale {
  readonly revenue: number
  readonly bonus: number
  /** At half price Goods go to the General Supply: on the printed left space, and when the row is full. */
  readonly spot: DemandSpot | null
}

/** Full price and a bonus for what is filled, or half price (BS-DST-05 to 09). */
export function saleOf(
  { demand }: Pick<Public, 'demand'>,
  { row, space, goods }: Omit<SellGoods, 'type'>,
  price: number,
): GoodsSale {
  const spot = space === 'half-price' ? null : demand[row][space]
  const half = !spot || (space === 'left' && !spot.tile)
  const filled = spot && !half && space !== 'half-price' && roomOn(space, spot) === goods
  const bonus = filled ? FILL_BONUS[space] : 0
  return { revenue: goods * (half ? price / 2 : price), bonus, spot: half ? null : spot }
}

function refuseHalfPrice(state: BigShouldersState, row: DemandRow): Refused | null {
  if (!state.options.halfPriceWhenRowFull) return { rule: 'BS-DST-08', why: 'off' }
  return isRowFull(row) ? null : { rule: 'BS-DST-08', why: 'room' }
}

function refuseRoom(row: DemandRow, column: Column, goods: number): Refused | null {
  const spot = row[column]
  if (goods <= roomOn(column, spot)) return null
  if (spot.tile) return spot.tile === 'd1-0-x' ? { rule: 'BS-DST-04' } : { rule: 'BS-DST-03' }
  return column === 'middle' ? { rule: 'BS-DST-10' } : { rule: 'BS-DST-11' }
}

/** Goods are sold in as many portions as desired, until the dividend decision ends the step (BS-DST-02). */
export const distribution = asking({
  name: 'distribution',
  seats: (state) => [operating(state).company.director],
  moves: [sellGoods, payDividends, withhold, trade, activate, discardAsset],
})
