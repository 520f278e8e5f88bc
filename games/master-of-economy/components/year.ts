/** The ten phases of a year (rulebook). */
export const PHASES = [
  'investment-1',
  'supply-1',
  'production-1',
  'trade-1',
  'finance',
  'investment-2',
  'supply-2',
  'production-2',
  'trade-2',
  'meeting',
] as const
export type PhaseId = (typeof PHASES)[number]

/** The first or the second half of a year. */
export type Half = 1 | 2

export const YEARS = 4

/** The trade phases before which a shadow marker is laid, one for each row of the market. */
export const SHADOW_MARKERS = 6

/** Success markers of every player in a game with a shadow company (rulebook). */
export function successMarkers(seats: number): readonly number[] {
  return seats === 2 ? [0, 1, 2, 3] : [0, 1, 2]
}

/** The highest bid for a place; it only keeps bids finite (reconstructed, ME-AUC-03). */
export const HIGHEST_BID = 99
