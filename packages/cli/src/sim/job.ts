import type { OptionValue, Seat } from '@boardroom/kernel'
import type { Faults } from '../strangers/index.ts'

/** A part of a simulation: every `every`-th game from `first` on. Plain data, so that it can go to another thread. */
export interface Job {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, OptionValue>>
  /** Names of bots, and paths of programs. */
  readonly bots: readonly string[]
  /** Milliseconds that a program may take for a move. */
  readonly patience: number
  readonly seed: string
  readonly games: number
  readonly first: number
  readonly every: number
  readonly check: boolean
  /** The folder for game files, if they are wanted. */
  readonly save: string | null
}

/** How one game went. */
export interface Outcome {
  readonly index: number
  readonly seed: string
  readonly moves: number
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** The fingerprint of the last position. */
  readonly hash: string
  readonly problems: readonly Problem[]
  /** Programs that lost turns. */
  readonly faults: readonly Faults[]
}

export interface Problem {
  readonly seq: number
  readonly what: string
}

export type Crew = (job: Job) => Promise<Outcome[]>

/** The same games, dealt out to several threads. */
export function shareOut(job: Job, threads: number): Job[] {
  const parts = Math.min(threads, job.games)
  return Array.from({ length: parts }, (_, i) => ({ ...job, first: i, every: parts }))
}
