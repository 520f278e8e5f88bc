import type { Thought } from '@boardroom/bots'
import type { GameFile, Move, Seat, Viewer } from '@boardroom/kernel'
import type { AnyEntry, AnyView, Preview, Refused } from './client.ts'

/** What can be asked of the worker that keeps a table, and what it answers. */
export interface Questions {
  open: { ask: { id: string; viewer: Viewer | null }; answer: null }
  play: { ask: { move: Move }; answer: Refused | null }
  undo: { ask: object; answer: Refused | null }
  why: { ask: { move: Move }; answer: Refused | null }
  preview: { ask: { move: Move }; answer: Preview }
  at: { ask: { seq: number }; answer: AnyView }
  sit: { ask: { viewer: Viewer }; answer: null }
  /** Bots wait, or go on. */
  hold: { ask: { hold: boolean }; answer: null }
  /** The viewer was advised. */
  hinted: { ask: object; answer: null }
  /** Needs no table: what a move would lead to from a view that a server sent. */
  imagine: { ask: { view: AnyView; move: Move }; answer: Preview }
  /** Needs no table: what a bot does. */
  think: { ask: Thought; answer: Move }
  file: { ask: object; answer: GameFile }
}

/** The table has changed. Only what the viewer may see ever leaves the worker. */
export interface Update {
  readonly view: AnyView
  readonly moves: readonly Move[]
  readonly canUndo: boolean
  /** Entries from this place of the log on; those before are known. */
  readonly logFrom: number
  readonly log: readonly AnyEntry[]
  readonly movers: readonly Seat[]
  readonly hinted: readonly number[]
}
