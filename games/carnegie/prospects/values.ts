import { type CircleIncome, type Gain, type RegionId, trackSpace } from '../components/index.ts'
import { donationCost } from '../model/donations.ts'
import type { Player } from '../state.ts'
import type { Weights } from '../worth.ts'
import type { Outlook } from './outlook.ts'
import { buildersOf, discsOf } from './staff.ts'

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

/** Desks to be paid beside the donations. */
const DESKS = 8

/** Money as far as donations and desks can take it, goods as far as they can be built with. */
export function meansWorth(w: Weights, player: Player, { donations, uses, now }: Outlook): number {
  const next = donationCost(player)
  const rise = next / (player.donations.length + 1)
  const events = Math.min(donations, 4)
  const usable = events * next + (rise * events * (events - 1)) / 2 + (uses.hr > 0 ? DESKS : 0)
  const useful = Math.min(player.money, usable)
  const builds = uses.construction + uses.management + (now === 'construction' || now === 'management' ? 1 : 0)
  const ready =
    1.4 * Math.min(discsOf(player), buildersOf(player)) + (uses.management > 0 || now === 'management' ? 1 : 0)
  const some = Math.min(player.goods, ready, 2 * builds)
  const more = Math.min(player.goods, 8, 2 * builds) - some
  return (
    w.moneyFirst * useful +
    w.moneyRest * (player.money - useful) +
    w.goodsFirst * some +
    w.goodsMore * more +
    w.goodsRest * (player.goods - some - more)
  )
}
