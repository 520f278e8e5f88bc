/** Ways to fail. The first four are part of the outer contract; all of them must stay at zero. */
export const FAILURES = [
  'crashes',
  'deadEnds',
  'leaks',
  'invariantBreaks',
  'unlisted',
  'badRefusals',
  'badUndos',
  'badSaves',
  'badWords',
] as const

export type Failure = (typeof FAILURES)[number]

export type Counts = Record<'games' | 'moves' | 'illegalTried' | Failure, number>

const DETAILS = 8

/** What a fuzzing run has found so far. */
export class Findings {
  readonly counts: Counts = {
    games: 0,
    moves: 0,
    illegalTried: 0,
    crashes: 0,
    deadEnds: 0,
    leaks: 0,
    invariantBreaks: 0,
    unlisted: 0,
    badRefusals: 0,
    badUndos: 0,
    badSaves: 0,
    badWords: 0,
  }
  /** The first few failures, in words for developers. */
  readonly details: string[] = []

  add(failure: Failure, where: string, what: string): void {
    this.counts[failure]++
    if (this.details.length < DETAILS) this.details.push(`${failure}: ${where}: ${what}`)
  }

  get failed(): boolean {
    return FAILURES.some((failure) => this.counts[failure] > 0)
  }
}

/** Thrown to give up a game in which something is wrong. */
export class Found extends Error {
  readonly failure: Failure

  constructor(failure: Failure, what: string) {
    super(what)
    this.failure = failure
  }
}
