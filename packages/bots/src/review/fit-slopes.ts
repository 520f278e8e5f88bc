import type { Parts } from '@boardroom/kernel'
import { meanOf } from '../advice/numbers.ts'
import { basisAt, softmax } from './chances.ts'

/** A position of a game that has ended: how far it was, what it was made of for everybody, and who won. */
export interface Observed {
  readonly progress: number
  /** By seats. */
  readonly parts: readonly Parts[]
  readonly winners: readonly number[]
}

/** Points of each curve of slopes, and how often all of them are gone over. */
const POINTS = 6
const ROUNDS = 40
/** How little neighbouring points may differ, per observation: what hardly any game tells is taken from beside it. */
const SMOOTH = 1e-3
/** No step goes further than this, in the spread of a part: where all is certain, a step of Newton's knows no end. */
const STRIDE = 1

/**
 * The slopes that make what happened likeliest, a curve for each part of what a position is worth. None falls below
 * zero: what went along with losing in some games is not for that a fault.
 */
export function fitSlopes(observed: readonly Observed[]): Readonly<Record<string, readonly number[]>> {
  const names = Object.keys(observed[0]?.parts[0] ?? {})
  const fitted = names.map((name) => curveOf(observed, name))
  const logits = observed.map(({ parts }) => parts.map(() => 0))
  for (let round = 0; round < ROUNDS; round++) {
    for (const curve of fitted) for (let point = 0; point < POINTS; point++) improve(curve, point, observed, logits)
  }
  return Object.fromEntries(names.map((name, i) => [name, (fitted[i] as Curve).slopes]))
}

/** The slopes of one part, and where it counts. */
interface Curve {
  readonly slopes: number[]
  readonly spread: number
  /** By points: which observations it concerns there, and what each seat's part counts in them. */
  readonly touched: readonly (readonly { readonly at: number; readonly counts: readonly number[] }[])[]
}

function curveOf(observed: readonly Observed[], name: string): Curve {
  // What all have alike tells nothing of who wins.
  const squares = observed.flatMap(({ parts }) => {
    const mean = meanOf(parts.map((each) => each[name] ?? 0))
    return parts.map((each) => ((each[name] ?? 0) - mean) ** 2)
  })
  const touched = Array.from({ length: POINTS }, (_, point) =>
    observed.flatMap(({ progress, parts }, at) => {
      const part = basisAt(POINTS, progress)[point] as number
      return part > 0 ? [{ at, counts: parts.map((each) => part * (each[name] ?? 0)) }] : []
    }),
  )
  const spread = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / Math.max(1, squares.length))
  return { slopes: Array.from({ length: POINTS }, () => 0), spread, touched }
}

/** One step of Newton's method along one slope: the whole is convex, so it cannot go astray. */
function improve(curve: Curve, point: number, observed: readonly Observed[], logits: number[][]): void {
  const { slopes, spread, touched } = curve
  if (spread === 0) return
  const slope = slopes[point] as number
  const stiffness = 2 * SMOOTH * observed.length * spread ** 2
  const neighbours = [slopes[point - 1], slopes[point + 1]].filter((each) => each !== undefined)
  let gradient = neighbours.reduce((sum, each) => sum + stiffness * (slope - each), 0)
  let curvature = neighbours.length * stiffness
  for (const { at, counts } of touched[point] ?? []) {
    const { winners } = observed[at] as Observed
    const chances = softmax(logits[at] as number[])
    const mean = counts.reduce((sum, count, seat) => sum + count * (chances[seat] as number), 0)
    const won = winners.reduce((sum, seat) => sum + (counts[seat] as number), 0) / winners.length
    gradient += mean - won
    curvature += counts.reduce((sum, count, seat) => sum + (count - mean) ** 2 * (chances[seat] as number), 0)
  }
  const step = Math.min(STRIDE / spread, Math.max(-STRIDE / spread, -gradient / curvature))
  slopes[point] = Math.max(0, slope + step)
  const moved = slopes[point] - slope
  if (moved === 0) return
  for (const { at, counts } of touched[point] ?? []) {
    const all = logits[at] as number[]
    for (const [seat, count] of counts.entries()) all[seat] = (all[seat] as number) + moved * count
  }
}
