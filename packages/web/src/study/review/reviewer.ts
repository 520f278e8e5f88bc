import type { ReviewResult } from '@boardroom/bots'

/** How far a review is, and what it has found. */
export interface ReviewState {
  /** The best there is so far; null before anything is known. */
  readonly result: ReviewResult | null
  /** A review of the worlds it was asked for has come to its end. */
  readonly complete: boolean
  /** What is under way now, or was stopped. */
  readonly work: { readonly worlds: number; readonly done: number; readonly of: number } | null
  readonly running: boolean
  readonly problem: string | null
}

export const NOTHING_YET: ReviewState = { result: null, complete: false, work: null, running: false, problem: null }

/** One who reviews a game: in this browser, or on the server. */
export interface Reviewer {
  state(): ReviewState
  subscribe(listener: () => void): () => void
  /** Begins, or goes on with, a review in so many worlds. */
  start(worlds: number): void
  stop(): void
  close(): void
}

/** In how many worlds moves are compared: at first, and each time somebody asks to think longer. */
export const WORLDS = [3, 8, 20, 50] as const

export function longerThan(worlds: number): number | null {
  return WORLDS.find((more) => more > worlds) ?? null
}
