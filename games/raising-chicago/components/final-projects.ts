import { PROJECTS, type Project, type ProjectId } from './projects.ts'
import { amounts } from './resources.ts'
import { prestige, type Reward } from './rewards.ts'
import type { SetSymbol } from './symbols.ts'

/** Always a raise project; its two symbols score symbol tiles at the end. */
export interface FinalProject extends Pick<Project, 'cost' | 'rewards'> {
  readonly kind: 'raise'
  readonly symbols: readonly [SetSymbol, SetSymbol]
}

type Cost = readonly [timber: number, jackscrew: number, masonry: number]

function final(cost: Cost, symbols: FinalProject['symbols'], reward: Reward): FinalProject {
  return { kind: 'raise', cost: amounts(...cost), symbols, rewards: [reward] }
}

/** The final projects (reconstructed): one for each pair of the five symbols. */
export const FINALS = {
  'final-01': final([6, 6, 5], ['locomotive', 'lion'], prestige(3)),
  'final-02': final([6, 5, 6], ['locomotive', 'book'], prestige(3)),
  'final-03': final([5, 6, 7], ['locomotive', 'seal'], prestige(4)),
  'final-04': final([6, 6, 7], ['locomotive', 'y'], prestige(5)),
  'final-05': final([6, 5, 5], ['lion', 'book'], prestige(2)),
  'final-06': final([5, 6, 5], ['lion', 'seal'], prestige(2)),
  'final-07': final([6, 6, 5], ['lion', 'y'], prestige(3)),
  'final-08': final([6, 6, 6], ['book', 'seal'], prestige(4)),
  'final-09': final([6, 6, 6], ['book', 'y'], prestige(4)),
  'final-10': final([6, 6, 6], ['seal', 'y'], prestige(4)),
} as const satisfies Readonly<Record<`final-${string}`, FinalProject>>

export type FinalId = keyof typeof FINALS
export const FINAL_IDS = Object.keys(FINALS) as FinalId[]

/** How many of them are in play. */
export const FINALS_IN_PLAY = 4

/** Whatever can lie in a slot. */
export type AnyProjectId = ProjectId | FinalId

export function isFinal(id: AnyProjectId): id is FinalId {
  return id in FINALS
}

export function projectOf(id: AnyProjectId): Project | FinalProject {
  return isFinal(id) ? FINALS[id] : PROJECTS[id]
}
