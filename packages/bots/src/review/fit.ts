import type { ScoreModel } from '@boardroom/kernel'
import { meanOf } from '../advice/numbers.ts'
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

const TENTHS = 10

/** What was told where a chance of so many tenths was told, how often it came to be, and of how many. */
export interface Calibration {
  readonly told: number
  readonly came: number
  readonly count: number
}

/** Whether of a hundred chances of 30 % thirty are won: by tenths of what was told. */
export function calibrationOf(observed: readonly Observed[], slopes: readonly number[]): Calibration[] {
  const sums = Array.from({ length: TENTHS }, () => ({ told: 0, came: 0, count: 0 }))
  for (const { progress, worths, winners } of observed) {
    for (const [seat, chance] of chancesBy(slopes, progress, worths).entries()) {
      const tenth = sums[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))]
      if (!tenth) continue
      tenth.told += chance
      tenth.came += winners.includes(seat) ? 1 / winners.length : 0
      tenth.count++
    }
  }
  const share = (sum: number, count: number): number => Number((sum / count).toFixed(3))
  return sums.flatMap(({ told, came, count }) =>
    count > 0 ? [{ told: share(told, count), came: share(came, count), count }] : [],
  )
}

/** A position of a game that has ended, and what everybody scored. */
export type Scored = Observed & { readonly scores: readonly number[] }

/** So little that it decides nothing where there are observations. */
const RIDGE = 1e-6

/** How worth becomes a final score: the least squares, with lines between the points. */
export function fitScores(fitted: readonly Scored[], tested: readonly Scored[]): ScoreModel {
  const all = fitted.flatMap(({ scores }) => scores)
  const mean = meanOf(all)
  const scale = Math.max(1, ...fitted.flatMap(({ worths }) => worths.map(Math.abs)))
  const rows = fitted.flatMap(({ progress, worths, scores }) =>
    worths.map((worth, seat) => ({ x: featuresOf(progress, worth / scale), y: (scores[seat] as number) - mean })),
  )
  const found = leastSquares(rows)
  const offsets = found.slice(0, POINTS).map((offset) => offset + mean)
  const gains = found.slice(POINTS).map((gain) => gain / scale)
  const errors = Array.from({ length: FIFTHS }, (_, fifth) =>
    rootMean(
      tested
        .filter(({ progress }) => Math.min(FIFTHS - 1, Math.floor(progress * FIFTHS)) === fifth)
        .flatMap(({ progress, worths, scores }) => {
          const [offset, gain] = [slopeAt(offsets, progress), slopeAt(gains, progress)]
          return worths.map((worth, seat) => offset + gain * worth - (scores[seat] as number))
        }),
    ),
  )
  const spread = rootMean(tested.flatMap(({ scores }) => scores.map((score) => score - mean)))
  return { offsets, gains, errors, spread }
}

function featuresOf(progress: number, worth: number): number[] {
  const basis = basisAt(POINTS, progress)
  return [...basis, ...basis.map((part) => part * worth)]
}

function rootMean(numbers: readonly number[]): number {
  return Math.sqrt(meanOf(numbers.map((number) => number ** 2)))
}

interface Row {
  readonly x: readonly number[]
  readonly y: number
}

/** The normal equations, solved by elimination. */
function leastSquares(rows: readonly Row[]): number[] {
  const size = rows[0]?.x.length ?? 0
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => (i === j ? RIDGE * rows.length : 0)),
  )
  for (const { x, y } of rows) {
    for (let i = 0; i < size; i++) {
      const line = matrix[i] as number[]
      for (let j = 0; j < size; j++) line[j] = (line[j] as number) + (x[i] as number) * (x[j] as number)
      line[size] = (line[size] as number) + (x[i] as number) * y
    }
  }
  for (let i = 0; i < size; i++) {
    const pivot = matrix[i] as number[]
    for (let k = 0; k < size; k++) {
      if (k === i) continue
      const line = matrix[k] as number[]
      const factor = (line[i] as number) / (pivot[i] as number)
      for (let j = i; j <= size; j++) line[j] = (line[j] as number) - factor * (pivot[j] as number)
    }
  }
  return matrix.map((line, i) => (line[size] as number) / (line[i] as number))
}
