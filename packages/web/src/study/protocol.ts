import type { Outlook, Reviewed, ReviewResult, WhyBetter } from '@boardroom/bots'
import type { GameFile, Move, Seat, Viewer } from '@boardroom/kernel'
import type { AnyEntry, AnyView, Preview, Refused } from '../table/client.ts'

/** A line of the tree: the game itself (null), or one that leaves it. */
export type LineId = number | null

/** How the game might have gone on. */
export interface LineCard {
  readonly id: number
  readonly name: string
  readonly parent: LineId
  /** How many moves were made before it begins, and at its end. */
  readonly at: number
  readonly end: number
  /** Who made its first move; null as long as there is none. */
  readonly seat: Seat | null
  /** Shown for a moment only: it is not part of what is saved. */
  readonly passing: boolean
}

/** A whole line as it can be told. */
export interface LineTold {
  readonly lines: readonly LineCard[]
  readonly log: readonly AnyEntry[]
  readonly movers: readonly Seat[]
  /** Its last position. */
  readonly end: AnyView
}

/** A position of a line, and what the seat it is seen by may do there. */
export interface Position {
  readonly view: AnyView
  readonly moves: readonly Move[]
}

/** A place in the tree. */
export interface Place {
  readonly line: LineId
  readonly seq: number
}

/** What can be asked of the worker that studies a game. */
export interface StudyQuestions {
  /** Eyes: what they do not see is imagined. Null once everything may be seen. */
  open: { ask: { file: GameFile; eyes: Viewer | null }; answer: LineTold }
  tell: { ask: { line: LineId }; answer: LineTold }
  look: { ask: Place & { viewer: Viewer | null }; answer: Position }
  /** A move at any place: where it leads, or why it is refused. */
  play: { ask: Place & { seat: Seat; move: Move }; answer: Place | { refusal: Refused } }
  why: { ask: Place & { seat: Seat; move: Move }; answer: Refused | null }
  preview: { ask: Place & { seat: Seat; move: Move }; answer: Preview }
  /** The line that would have followed another move. */
  better: { ask: { seq: number; move: Move; name: string }; answer: LineId }
  /** Why it would have been better. */
  reason: { ask: { seq: number; better: Move }; answer: WhyBetter | null }
  /** What decisions that were reviewed elsewhere come to. */
  sum: { ask: { worlds: number; decisions: readonly Reviewed[] }; answer: ReviewResult }
  /** What a bot does there. */
  bot: { ask: Place & { level: string }; answer: Place | null }
  name: { ask: { line: number; name: string }; answer: null }
  remove: { ask: { line: number }; answer: null }
  outlook: { ask: Place; answer: Outlook }
  file: { ask: object; answer: GameFile }
}
