import type { GameFile, GameTypes, Language, Names, Seat, View } from '@boardroom/kernel'
import type { ReactNode } from 'react'
import type { Place } from './film/vocabulary.ts'

/** A game on one page, with pictures from a game that was really played. Loaded only with that page. */
export interface Guide<G extends GameTypes = GameTypes, S extends string = string> {
  /** The game that the pictures are taken from. */
  played(): Promise<GameFile>
  readonly scenes: Readonly<Record<S, Scene<G>>>
  /** Words that mean the same to a reader, everyday ones beside those of the rulebook: the search knows both. */
  readonly synonyms: Readonly<Record<Language, readonly (readonly string[])[]>>
  readonly text: Readonly<Record<Language, () => Promise<GuideText<G, S>>>>
}

/** A picture: the first position of the game that shows it, as one seat sees it, and which part of the board. */
export interface Scene<G extends GameTypes = GameTypes> {
  is(state: G['state'], step: string): boolean
  /** Who looks; the seat that is asked if it does not say. */
  readonly viewer?: Seat
  /** A part of the board, as a selector; what is cut out is scaled to the page. */
  readonly part: string
  /** What the camera shows of the stage, if not what the moment is about. */
  at?(view: View<G>): readonly Place[]
  /** How wide the whole board is drawn, in pixels. */
  readonly width: number
}

/**
 * The words of a guide. In running text `{CG-INC-06}` leads to a rule and `*word*` stands out.
 * What is said about a picture is made from its position, so that it stays true.
 */
export interface GuideText<G extends GameTypes = GameTypes, S extends string = string> {
  /** What it is about, in one line that makes curious. */
  readonly lead: string
  /** What one wants in this game. */
  readonly aim: readonly [string, string, string]
  readonly round: {
    readonly title: string
    readonly steps: readonly RoundStep[]
    /** What the arrow back to the beginning says. */
    readonly again: string
  }
  readonly chapters: readonly GuideChapter<S>[]
  readonly captions: { readonly [K in S]: (view: View<G>, names: Names) => string }
  readonly scoring: { readonly body: readonly string[]; readonly counted: string }
  readonly firstTurn: readonly string[]
  readonly mistakes: readonly string[]
  readonly aid: readonly AidBlock[]
}

export interface RoundStep {
  readonly name: string
  readonly who: string
  readonly what: string
}

export interface GuideChapter<S extends string> {
  readonly title: string
  readonly body: readonly string[]
  readonly scene?: S
}

/** One box of the player aid. */
export interface AidBlock {
  readonly title: string
  readonly rows: readonly AidRow[]
}

export interface AidRow {
  readonly sign?: ReactNode
  readonly name: string
  readonly text: string
}
