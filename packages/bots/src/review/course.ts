import type { Reviewed } from './decision.ts'

/** What a moment of the game promised all seats; null where nobody can tell. */
export interface Moment {
  readonly seq: number
  readonly chances: readonly number[] | null
  readonly scores: readonly number[] | null
}

/** So many decisions on either side tell of a moment, too. */
const AROUND = 3

/**
 * The course of a game by its decisions. Each tells of its moment in a few imagined worlds, which may mislead: of what is told
 * of a moment and of those around it the middle counts. What one or two decisions tell alone is gone, and what changed for
 * good has changed where it did.
 */
export function courseOf(decisions: readonly Pick<Reviewed, keyof Moment>[]): Moment[] {
  const chances = middles(decisions.map((each) => each.chances)).map((told) => told && shares(told))
  const scores = middles(decisions.map((each) => each.scores))
  return decisions.map(({ seq }, i) => ({ seq, chances: chances[i] ?? null, scores: scores[i] ?? null }))
}

type Told = readonly number[] | null

/** Of what is told and of what is told around it the middle, seat by seat. */
function middles(all: readonly Told[]): Told[] {
  const known = all.filter((told) => told !== null)
  let place = 0
  return all.map((told) => {
    if (!told) return null
    const at = place++
    // As many before as after: else the first and the last moments would be told like those further in.
    const around = Math.min(AROUND, at, known.length - 1 - at)
    const near = known.slice(at - around, at + around + 1)
    return told.map((_, seat) => middleOf(near.map((each) => each[seat] as number)))
  })
}

/** Of an odd count. */
function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[(numbers.length - 1) / 2] as number
}

/** Middles of shares need not add up to a whole. */
function shares(told: readonly number[]): number[] {
  const sum = told.reduce((all, each) => all + each, 0)
  return told.map((each) => Number((each / sum).toFixed(6)))
}
