import { type Amounts, amounts } from './resources.ts'
import { joker, prestige, type Reward } from './rewards.ts'

/** Competence tracks: fields 0 to 11 (reconstructed). */
export const LAST_FIELD = 11

export interface TrackSetup {
  readonly start: number
  /** Fields with a permanent resource. */
  readonly permanents: readonly number[]
}

/** By number of companies (rulebook; the fields reconstructed). */
export const TRACK_SETUP: Readonly<Record<number, TrackSetup>> = {
  2: { start: 0, permanents: [3, 6, 9] },
  3: { start: 0, permanents: [3, 6, 9] },
  4: { start: 3, permanents: [6, 9] },
}

/** What a column gives once all three markers have reached it (reconstructed). */
export const COLUMN_REWARDS: readonly (Reward | null)[] = [
  null,
  joker(1),
  prestige(2),
  joker(1),
  prestige(2),
  joker(1),
  prestige(2),
  joker(1),
  prestige(2),
  joker(1),
  prestige(2),
  joker(1),
]

/** Spaces for cards under the board, and extensions that add one each (rulebook). */
export const CARD_SPACES = 4
export const EXTENSIONS = 6

/** By number of companies (rulebook). */
export const START_RESOURCES: Readonly<Record<number, Amounts>> = {
  2: amounts(2, 2, 2),
  3: amounts(2, 2, 2),
  4: amounts(1, 1, 1),
}
