import { type CircleIncome, type Gain, type RegionId, trackSpace } from '../components/index.ts'
import type { Player } from '../state.ts'
import type { Weights } from '../worth.ts'

export function gainWorth(w: Weights, { money, goods, vp, research, employee }: Gain): number {
  return (
    w.moneyFirst * (money ?? 0) +
    w.goodsFirst * (goods ?? 0) +
    (vp ?? 0) +
    w.research * (research ?? 0) +
    w.hire * (employee ?? 0)
  )
}

export function circleWorth(w: Weights, income: CircleIncome): number {
  if (!('choice' in income)) return gainWorth(w, income)
  return Math.max(gainWorth(w, income.choice[0]), gainWorth(w, income.choice[1]))
}

/** What one employee brings home from a region. */
export function transportWorth(w: Weights, player: Player, region: RegionId): number {
  return gainWorth(w, trackSpace(region, player.transport[region]).income)
}

/** Money and goods: the first few are worth most, large heaps never are spent well. */
export function meansWorth(w: Weights, { money, goods }: Player): number {
  return (
    heap(money, 20, w.moneyFirst, w.moneyMore, w.moneyRest) + heap(goods, 5, w.goodsFirst, w.goodsMore, w.goodsRest)
  )
}

function heap(count: number, many: number, first: number, second: number, rest: number): number {
  const some = Math.min(count, many)
  const more = Math.min(count, 2 * many) - some
  return some * first + more * second + (count - some - more) * rest
}
