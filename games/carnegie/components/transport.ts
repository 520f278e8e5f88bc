import { itemAt } from '@boardroom/kernel'
import type { RegionId } from './regions.ts'
import type { Gain } from './resources.ts'

/** Transport levels, from the lowest to the highest (rulebook). */
export const LEVELS = ['wagon', 'stagecoach', 'railroad'] as const
export type Level = (typeof LEVELS)[number]

export interface TrackSpace {
  readonly level: Level
  /** Research points for the step to the next space; none from the last. */
  readonly step: number | null
  /** Transport income of each returning employee. */
  readonly income: Gain
  readonly at: readonly [x: number, y: number]
}

export interface Track {
  readonly spaces: readonly TrackSpace[]
  /** For whoever reaches the last space, once. */
  readonly reward: Gain
  readonly missionArea: readonly [x: number, y: number]
}

/** The transport tracks (published). */
export const TRACKS: Readonly<Record<RegionId, Track>> = {
  west: {
    spaces: [
      { level: 'wagon', step: 2, income: { money: 1 }, at: [78.8, 260.7] },
      { level: 'stagecoach', step: 1, income: { money: 3 }, at: [119.8, 260.7] },
      { level: 'stagecoach', step: 4, income: { goods: 1 }, at: [161.1, 260.7] },
      { level: 'railroad', step: 5, income: { vp: 2 }, at: [202.5, 260.7] },
      { level: 'railroad', step: null, income: { vp: 2 }, at: [243.8, 260.7] },
    ],
    reward: { goods: 3 },
    missionArea: [298.8, 264.6],
  },
  midwest: {
    spaces: [
      { level: 'wagon', step: 1, income: { money: 1 }, at: [381.5, 278.5] },
      { level: 'stagecoach', step: 3, income: { money: 2 }, at: [422.5, 278.5] },
      { level: 'railroad', step: 3, income: { research: 3 }, at: [463.5, 278.5] },
      { level: 'railroad', step: 5, income: { goods: 2 }, at: [505.5, 278.5] },
      { level: 'railroad', step: null, income: { vp: 2 }, at: [546.5, 278.5] },
    ],
    reward: { money: 10 },
    missionArea: [603.8, 288.9],
  },
  east: {
    spaces: [
      { level: 'stagecoach', step: 3, income: { money: 1 }, at: [685.2, 262] },
      { level: 'railroad', step: 2, income: { money: 4 }, at: [726.2, 262] },
      { level: 'railroad', step: 2, income: { employee: 1 }, at: [767.6, 262] },
      { level: 'railroad', step: 5, income: { vp: 2 }, at: [808.9, 262] },
      { level: 'railroad', step: null, income: { vp: 2 }, at: [850.3, 262] },
    ],
    reward: { money: 10 },
    missionArea: [907.6, 271],
  },
  south: {
    spaces: [
      { level: 'wagon', step: 1, income: { money: 1 }, at: [670.2, 654.3] },
      { level: 'stagecoach', step: 3, income: { money: 2 }, at: [711.3, 654.3] },
      { level: 'railroad', step: 3, income: { money: 5 }, at: [752.6, 654.3] },
      { level: 'railroad', step: 5, income: { money: 7 }, at: [793.6, 654.3] },
      { level: 'railroad', step: null, income: { vp: 2 }, at: [835.3, 654.3] },
    ],
    reward: { goods: 3 },
    missionArea: [892.6, 663.3],
  },
}

export const TRACK_END = 5

/** The space of a track, counted from 1. */
export function trackSpace(region: RegionId, space: number): TrackSpace {
  return itemAt(TRACKS[region].spaces, space - 1)
}
