import type { Forecast } from '@boardroom/kernel'

/** A seat at a comparable moment of a game that has ended; leads are over the mean of the others. */
export interface Seen {
  /** How much of the game had passed, from 0 to 1. */
  readonly passed: number
  /** How far ahead the seat was in each part of `worth`. */
  readonly parts: readonly number[]
  /** How far ahead it was in the end. */
  readonly lead: number
}

/** How strongly a part is held at what it counts in `worth`, if the games do not tell otherwise. */
const HELD = 0.02
/** Games tell less about their ends at the beginning: what is fitted first shows how much less. */
const ROUNDS = 3

/** What each part comes to in the end, by ridge regression towards what `worth` says. */
export function fitForecast(names: readonly string[], seen: readonly Seen[]): Forecast {
  const rows = seen.map(rowOf)
  const size = 2 * names.length
  const spread = Array.from({ length: size }, (_, i) => Math.sqrt(meanOf(rows.map((row) => at(row, i) ** 2))) + 1e-9)
  let found: number[] = Array.from({ length: size }, (_, i) => (i < names.length ? 1 : 0))
  const prior = [...found]
  for (let round = 0; round < ROUNDS; round++) {
    const weights = weightsOf(seen, rows, found)
    found = solve(rows, seen, weights, prior, spread)
  }
  return Object.fromEntries(
    names.map((name, i) => [name, [rounded(at(found, i)), rounded(at(found, i + names.length))]]),
  )
}

/** How much of the differences in the end a forecast tells, by fifths of the game: 1 is all, 0 is nothing. */
export function toldBy(forecast: readonly number[], seen: readonly Seen[]): number[] {
  return Array.from({ length: 5 }, (_, fifth) => {
    const these = seen.filter(({ passed }) => Math.min(4, Math.floor(passed * 5)) === fifth)
    const missed = these.reduce((sum, each) => sum + (each.lead - dot(rowOf(each), forecast)) ** 2, 0)
    const all = these.reduce((sum, { lead }) => sum + lead ** 2, 0)
    return all > 0 ? Number((1 - missed / all).toFixed(3)) : 0
  })
}

/** A forecast as one list: all first factors, then how they change. */
export function listOf(forecast: Forecast): number[] {
  const pairs = Object.values(forecast)
  return [...pairs.map(([first = 1]) => first), ...pairs.map(([, change = 0]) => change)]
}

function rowOf({ parts, passed }: Seen): number[] {
  return [...parts, ...parts.map((part) => part * passed)]
}

/** By how far off the present forecast is at each part of the game. */
function weightsOf(seen: readonly Seen[], rows: readonly number[][], found: readonly number[]): number[] {
  const errors = new Map<number, number[]>()
  for (const [i, { passed, lead }] of seen.entries()) {
    errors.set(passed, [...(errors.get(passed) ?? []), (lead - dot(rows[i] ?? [], found)) ** 2])
  }
  const means = new Map([...errors].map(([passed, each]) => [passed, meanOf(each)]))
  return seen.map(({ passed }) => 1 / Math.max(1e-9, means.get(passed) ?? 1))
}

function solve(
  rows: readonly number[][],
  seen: readonly Seen[],
  weights: readonly number[],
  prior: readonly number[],
  spread: readonly number[],
): number[] {
  const size = prior.length
  const left = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  const right = new Array<number>(size).fill(0)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  for (const [n, row] of rows.entries()) {
    const missed = (seen[n]?.lead ?? 0) - dot(row, prior)
    for (let i = 0; i < size; i++) {
      const scaled = (at(weights, n) * at(row, i)) / at(spread, i)
      right[i] = at(right, i) + scaled * missed
      for (let j = 0; j < size; j++)
        (left[i] as number[])[j] = at(left[i] ?? [], j) + (scaled * at(row, j)) / at(spread, j)
    }
  }
  for (let i = 0; i < size; i++) (left[i] as number[])[i] = at(left[i] ?? [], i) + HELD * total
  return eliminated(left, right).map((step, i) => at(prior, i) + step / at(spread, i))
}

/** Gauss and Jordan; the matrix is positive definite, so that no row has to change its place. */
function eliminated(left: number[][], right: number[]): number[] {
  for (let i = 0; i < right.length; i++) {
    const pivot = left[i] as number[]
    for (let k = 0; k < right.length; k++) {
      if (k === i) continue
      const row = left[k] as number[]
      const factor = at(row, i) / at(pivot, i)
      for (let j = i; j < right.length; j++) row[j] = at(row, j) - factor * at(pivot, j)
      right[k] = at(right, k) - factor * at(right, i)
    }
  }
  return right.map((value, i) => value / at(left[i] ?? [], i))
}

const at = (list: readonly number[], i: number): number => list[i] ?? 0
const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, each, i) => sum + each * at(b, i), 0)
const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)
const rounded = (value: number): number => Number(value.toFixed(3))
