import type { GameTypes, Seat } from './step.ts'
import type { Language } from './words.ts'

/** What a game can say about why a position is worth what it is. Loaded only when somebody asks. */
export interface Reasons<G extends GameTypes> {
  /** What a player can count on the table. */
  counts(state: G['state'], seat: Seat): readonly Count[]
  readonly words: Readonly<Record<Language, ReasonWords>>
}

export type Parts = Readonly<Record<string, number>>

export interface Count<What extends string = string> {
  readonly what: What
  /** Whose, where a seat has several: a company. */
  readonly of?: string
  readonly value: number
  /** About what one more is worth: what changed most is said first. */
  readonly each: number
}

/** A count before a move and after it. */
export interface Change {
  readonly what: string
  readonly of: string
  readonly before: number
  readonly after: number
}

export interface ReasonWords {
  /** So many of the game's own points. */
  amount(worth: number): string
  /** What a part of `worth` is called. */
  part(name: string): string
  change(change: Change): string
  /** What a count is called and how its two figures are written; null for what says little about how a move turned out. */
  figures(change: Change): Figures | null
}

export interface Figures {
  readonly name: string
  readonly before: string
  readonly after: string
}
