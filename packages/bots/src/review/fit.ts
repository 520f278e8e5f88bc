import { basisAt, slopeAt, softmax } from './chances.ts'

/** A position of a game that has ended: how far it was, what it was worth to all, and who won. */
export interface Observed {
  readonly progress: number
  readonly worths: readonly number[]
  readonly winners: readonly number[]
}

/** Points of the curve of slopes, and rounds of Newton's method: it is convex, so few are enough. */
const POINTS = 6
const ROUNDS = 60

/** The slopes that make what happened likeliest. */
export function fitSlopes(observed: readonly Observed[]): number[] {
  const slopes = Array.from({ length: POINTS }, () => 0)
  for (let round = 0; round < ROUNDS; round++) {
    for (let point = 0; point < POINTS; point++) {
      const { gradient, curvature } = steepness(observed, slopes, point)
      if (curvature > 0) slopes[point] = Math.max(0, (slopes[point] as number) - gradient / curvature)
    }
  }
  return slopes
}

function steepness(observed: readonly Observed[], slopes: readonly number[], point: number) {
  let gradient = 0
  let curvature = 0
  for (const { progress, worths, winners } of observed) {
    const part = basisAt(POINTS, progress)[point] as number
    if (part === 0) continue
    const chances = chancesBy(slopes, progress, worths)
    const mean = worths.reduce((sum, worth, seat) => sum + worth * (chances[seat] as number), 0)
    const won = winners.reduce((sum, seat) => sum + (worths[seat] as number), 0) / winners.length
    const spread = worths.reduce((sum, worth, seat) => sum + (worth - mean) ** 2 * (chances[seat] as number), 0)
    gradient += part * (mean - won)
    curvature += part * part * spread
  }
  return { gradient, curvature }
}

function chancesBy(slopes: readonly number[], progress: number, worths: readonly number[]): number[] {
  const slope = slopeAt(slopes, progress)
  return softmax(worths.map((worth) => slope * worth))
}

const FIFTHS = 5

/** How surprising the winners were, by fifths of the game. */
export function logLossOf(observed: readonly Observed[], slopes: readonly number[]): number[] {
  const sums = Array.from({ length: FIFTHS }, () => ({ loss: 0, count: 0 }))
  for (const { progress, worths, winners } of observed) {
    const fifth = sums[Math.min(FIFTHS - 1, Math.floor(progress * FIFTHS))]
    if (!fifth) continue
    const chances = chancesBy(slopes, progress, worths)
    for (const seat of winners) fifth.loss -= Math.log(Math.max(1e-9, chances[seat] as number)) / winners.length
    fifth.count++
  }
  return sums.map(({ loss, count }) => loss / Math.max(1, count))
}
