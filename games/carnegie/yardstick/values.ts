import { type CircleIncome, type DepartmentId, type Gain, type RegionId, trackSpace } from '../components/index.ts'
import type { Player } from '../state.ts'

/** Rough values in victory points, for the estimate in `worth`. */
export const VALUE = {
  /** A dollar, a good: the first ones, those beyond what a round needs, and the rest. */
  money: [0.26, 0.14, 0.05],
  goods: [1.62, 0.39, 0.07],
  research: 0.32,
  step: 0.35,
  hire: 1.16,
  /** A department built, besides the points for it. */
  built: 0.51,
  /** Uses expected of whoever stays at the desk, and of whoever leaves with the first one. */
  staying: 0.77,
  leaving: 1.09,
  /** Somebody in front of a free desk; the share of it left far away, and what each step costs of that. */
  desk: 0.72,
  away: 0.85,
  perStep: 0.16,
  idle: 0.11,
  /** An employee abroad: coming home, the transport income, the income of all projects. */
  home: 0.68,
  transport: 1.82,
  projects: 0.83,
  /** Income of open circles per income expected. */
  circle: 2.25,
  /** Better transport, and each space gained. */
  track: 0.51,
  space: 0.13,
  /** Discs that wait, by how many wait already. */
  disc: 4.51,
  crowd: 0.56,
  cap: 0.3,
  growth: 0.13,
  /** Major cities and connected pairs of cities. */
  major: 3.88,
  pair: 0.7,
  /** The share of what a use, an event or a donation to come would bring. */
  hope: 0.48,
  eventHope: 0.11,
  donationHope: 1.2,
} as const

/** What one use of a department brings in points, as long as its owner can go on feeding it. */
export const USE: Readonly<Record<DepartmentId, number>> = {
  'start-hr': 0.24,
  'start-finance': 1.47,
  'start-planning': 0.78,
  'start-construction': 2.82,
  'start-rnd': 1.19,
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
    VALUE.money[0] * (money ?? 0) +
    VALUE.goods[0] * (goods ?? 0) +
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
export function heapWorth(
  count: number,
  [first, second, rest]: readonly [number, number, number],
  many: number,
): number {
  const some = Math.min(count, many)
  const more = Math.min(count, 2 * many) - some
  return some * first + more * second + (count - some - more) * rest
}
