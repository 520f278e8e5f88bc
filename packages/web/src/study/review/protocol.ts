import type { ReviewResult } from '@boardroom/bots'
import type { GameFile } from '@boardroom/kernel'

export interface ReviewQuestion {
  readonly file: GameFile
  readonly worlds: number
}

/** What the worker has found so far. */
export type ReviewNews =
  | { readonly result: ReviewResult; readonly done: number; readonly of: number }
  | { readonly problem: string }
