import type { ScoreModel } from '@boardroom/kernel'
import { meanOf } from '../advice/numbers.ts'
import { FIFTHS, fifthOf } from './calibration.ts'
import { basisAt, slopeAt } from './chances.ts'

/** A position of a game that has ended: what it was worth to everybody, and what everybody scored. */
export interface Scored {
  readonly progress: number
  readonly worths: readonly number[]
  readonly scores: readonly number[]
}

/** Points of the lines. */
const POINTS = 6

/** So little that it decides nothing where there are observations. */
const RIDGE = 1e-6

/** How worth becomes a final score: the least squares, with lines between the points. */
export function fitScores(fitted: readonly Scored[], tested: readonly Scored[]): ScoreModel {
  const all = fitted.flatMap(({ scores }) => scores)
  const mean = meanOf(all)
  const scale = fitted.reduce((most, { worths }) => Math.max(most, ...worths.map(Math.abs)), 1)
  const rows = fitted.flatMap(({ progress, worths, scores }) =>
    worths.map((worth, seat) => ({ x: featuresOf(progress, worth / scale), y: (scores[seat] as number) - mean })),
  )
  const found = leastSquares(rows)
  const offsets = found.slice(0, POINTS).map((offset) => offset + mean)
  const gains = found.slice(POINTS).map((gain) => gain / scale)
  const errors = Array.from({ length: FIFTHS }, (_, fifth) =>
    rootMean(
      tested
        .filter(({ progress }) => fifthOf(progress) === fifth)
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
