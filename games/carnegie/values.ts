import { type CircleIncome, type DepartmentId, type Gain, type RegionId, trackSpace } from './components/index.ts'
import type { Player } from './state.ts'

/** Rough values in victory points, for the estimate in `worth`. */
export const VALUE = {
  /** A dollar, a good: the first ones, those beyond what a round needs, and the rest. */
  money: [0.32, 0.2, 0.05],
  goods: [0.95, 0.45, 0.05],
  research: 0.5,
  step: 0.25,
  hire: 1.6,
  /** A department built, besides the points for it. */
  built: 0.5,
  /** Uses expected of whoever stays at the desk, and of whoever leaves with the first one. */
  staying: 0.5,
  leaving: 0.85,
  /** Somebody in front of a free desk; the share of it left far away, and what each step costs of that. */
  desk: 0.9,
  away: 0.62,
  perStep: 0.13,
  idle: 0.1,
  /** An employee abroad: coming home, the transport income, the income of all projects. */
  home: 0.5,
  transport: 0.8,
  projects: 0.25,
  /** Income of open circles per income expected. */
  circle: 0.8,
  /** Better transport, and each space gained. */
  track: 0.45,
  space: 0.35,
  /** Discs that wait, by how many wait already. */
  disc: 2,
  crowd: 0.25,
  cap: 0.5,
  growth: 0.18,
  /** Major cities and connected pairs of cities. */
  major: 1.2,
  pair: 0.5,
  /** The share of what a use, an event or a donation to come would bring. */
  hope: 0.4,
  eventHope: 0.5,
  donationHope: 1.5,
}

/** What one use of a department brings in points, as long as its owner can go on feeding it. */
export const USE: Record<DepartmentId, number> = {
  'start-hr': 0.75,
  'start-finance': 1.05,
  'start-planning': 1.9,
  'start-construction': 3,
  'start-rnd': 1.6,
  training: 2,
  recruiting: 1.2,
  safety: 2.5,
  'new-lobby': 0,
  purchasing: 2.3,
  sales: 1.8,
  logistics: 2.2,
  property: 0.3,
  engineering: 3,
  outsourcing: 3,
  'supply-chain': 1.4,
  communications: 1.2,
  'advanced-research': 2.9,
  'advanced-design': 2.1,
  charity: 2,
  telegraph: 0.6,
}

export function gainWorth({ money, goods, vp, research, employee }: Gain): number {
  return (
    (VALUE.money[0] ?? 0) * (money ?? 0) +
    (VALUE.goods[0] ?? 0) * (goods ?? 0) +
    (vp ?? 0) +
    VALUE.research * (research ?? 0) +
    VALUE.hire * (employee ?? 0)
  )
}

export function circleWorth(income: CircleIncome): number {
  if (!('choice' in income)) return gainWorth(income)
  return Math.max(gainWorth(income.choice[0]), gainWorth(income.choice[1]))
}

/** What one employee brings home from a region. */
export function transportWorth(player: Player, region: RegionId): number {
  return gainWorth(trackSpace(region, player.transport[region]).income)
}

/** The first few are worth most, large heaps never are spent well. */
export function heapWorth(count: number, [first, second, rest]: readonly number[], many: number): number {
  const some = Math.min(count, many)
  const more = Math.min(count, 2 * many) - some
  return some * (first ?? 0) + more * (second ?? 0) + (count - some - more) * (rest ?? 0)
}
