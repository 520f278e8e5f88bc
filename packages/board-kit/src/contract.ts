import type { GameText, GameTypes, Language, Logged, Move, Names, Result, Seat, View } from '@boardroom/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Explains, Mark } from './explain.ts'
import type { Events } from './film/vocabulary.ts'
import type { IconName } from './icons.tsx'

/** What a board is given to draw. It asks for nothing else: moves go through `Spot`. */
export interface BoardProps<G extends GameTypes> {
  /** The position on screen: the present one, or a moment of the past. */
  readonly view: View<G>
  /** The position after the move that is being pointed at. */
  readonly after: View<G> | null
  /** What has happened up to that position, as far as the viewer may read it. */
  readonly log: readonly Logged<G['entry']>[]
  readonly language: Language
  readonly names: Names
  readonly text: GameText<G>
  /** Several people share the screen: what is secret stays face down until its owner looks. */
  readonly shared: boolean
}

/** A move that is pointed at, as it came out on a copy of the table. */
export interface OutcomeProps<G extends GameTypes> extends BoardProps<G> {
  readonly entries: readonly Logged<G['entry']>[]
}

/** What moves of these kinds bring, as a list beside the stage. */
export interface Listed<G extends GameTypes> {
  readonly of: readonly G['move']['type'][]
  /** The move in a few words: the list says the rest. */
  title(move: G['move'], view: View<G>, language: Language): string
  readonly Outcome: ComponentType<OutcomeProps<G>>
}

/** One number of a seat's strip. */
export interface SeatFigure {
  readonly icon: IconName
  readonly label: string
  readonly value: string
  /** Small, behind the value. */
  readonly note?: string
  /** Drawn in the place of the icon. */
  readonly sign?: ReactNode
  /** It begins a line: then the first figure shares its line with those before this one. */
  readonly breaks?: true
  /** What the film calls it, if not by its icon. */
  readonly place?: string
  /** The thing it is a figure of. */
  readonly mark?: Mark
  /** What it would be after the move that is pointed at, where that is something else. */
  readonly next?: string | undefined
}

/** One of several moves that differ in how many only: how many, and what that brings. */
export interface Quantity {
  readonly many: string
  readonly brings: string
}

/** Several moves of one place that differ in one thing; the first is shown while the place is pointed at. */
export interface Quantities {
  readonly ask: string
  /** Each leads somewhere else: the first is not shown for all of them. */
  readonly apart?: boolean
  readonly each: readonly Quantity[]
}

/** Figures over the game: one line per seat or per company. */
export interface ChartLine {
  readonly id: string
  readonly label: string
  readonly color: string
  readonly seat?: Seat
  readonly value: number | null
}

export interface ChartSheet {
  readonly id: string
  readonly title: string
  readonly lines: readonly ChartLine[]
}

/** Where a seat's score comes from, line by line. */
export interface ScoreRow {
  readonly label: string
  /** One for each seat, and one more for a rival. */
  readonly values: readonly number[]
  /** What makes up the number, for each seat. */
  readonly notes?: readonly string[]
  /** Below the total and not part of it, such as a rank or the sum of a pair. */
  readonly below?: true
}

/** An opponent without a seat, such as the one of a solo game. */
export interface Rival {
  readonly name: string
  readonly score: number
  readonly wins: boolean
}

/** A group of moves in the list, with its heading. */
export interface MoveGroup<M extends Move = Move> {
  readonly title: string
  readonly moves: readonly M[]
}

/** `light`: one of several steps, each of which can be undone; `grave`: what all of them come to, or a turn in one move. */
export type Care = 'light' | 'grave'

/** How one game shows itself, complete. Loaded only when a table of that game is opened. */
export interface WholeBoard<G extends GameTypes> {
  readonly Board: ComponentType<BoardProps<G>>
  /** Everything one seat owns, for its opened strip. By default its figures. */
  readonly SeatSheet: ComponentType<BoardProps<G> & { readonly seat: Seat }>
  /** Where the game stands, in a few words. By default nothing. */
  headline(view: View<G>, language: Language): string
  /** By default none. */
  figures(view: View<G>, seat: Seat, language: Language, after?: View<G> | null): readonly SeatFigure[]
  /** What a seat holds, in signs below its figures, where there is room for them. */
  readonly Holdings?: ComponentType<{ readonly view: View<G>; readonly seat: Seat }>
  /** Moves that confirm a turn or a step. The first one that is legal is the primary button. By default those without fields. */
  readonly confirms: readonly G['move']['type'][]
  /** Moves whose outcome is listed, instead of told in the sentences of the log. */
  readonly outcome?: Listed<G>
  /** Moves that are asked about otherwise than most. */
  readonly care?: Readonly<Partial<Record<G['move']['type'], Care>>>
  /** Whether a move has no place on the board and so is a button under the prompt. By default every move is one. */
  isButton(move: G['move']): boolean
  /** What its button says beside a board that shows what comes of it; by default the whole sentence, which is always read out. */
  button?(move: G['move'], view: View<G>, language: Language): string | null
  /** Where one place of the board means several moves that differ in one thing, such as how many: what they are beside one another. */
  quantities?(moves: readonly G['move'][], view: View<G>, language: Language): Quantities | null
  /** By default all in one. */
  groups(moves: readonly G['move'][], language: Language): readonly MoveGroup<G['move']>[]
  /** Whether the seat in front of the screen must be alone with it now. By default always, if seats have secrets. */
  secret(view: View<G>): boolean
  /** A heading in the log, such as a new round; null for ordinary entries. By default none. */
  heading(logged: Logged<G['entry']>, language: Language): string | null
  /** Entries that come of the course of the game, and that no heading announces: nobody's doing, whoever moved last. By default none. */
  readonly course?: readonly G['entry']['type'][]
  /** What a card of the film calls the time that begins with an entry, where that is more than its heading says. */
  stretch?(logged: Logged<G['entry']>, language: Language): string | null
  entryIcon(entry: G['entry']): IconName
  /** The sign of whom an entry is about where that is no seat, such as a company's crest: in the log and where it is told. By default none. */
  entrySign?(entry: G['entry'], size: number): ReactNode
  /** Whether somebody without a seat did this: it follows at once from a move, and is news all the same. */
  byRival?(entry: G['entry']): boolean
  /** What everything on the board is, in words. By default nothing is explained. */
  readonly explains?: Explains<G>
  /** What is seen of it on the board, after it. By default the seat that it is about is pointed out. */
  film(entry: G['entry'], view: View<G>): Events
  /** Entries that the end screen counts out: while a game comes to its end they are not told before. By default none. */
  readonly countedOut?: readonly G['entry']['type'][]
  /** By default the figures of the seats. */
  charts(view: View<G>, language: Language, names: Names): readonly ChartSheet[]
  /** By default the parts of the breakdown. */
  score(result: Result<G['breakdown']>, language: Language): readonly ScoreRow[]
  /** A score as it is written: dollars, victory points. By default a number. */
  amount(value: number, language: Language): string
  rival?(result: Result<G['breakdown']>): Rival | null
  /** What the end screen shows below the score, such as the final map. */
  readonly Ending?: ComponentType<BoardProps<G>>
  /** What a chapter of the rules is about, by the first parts of its rules' ids. */
  chapter(prefix: string, language: Language): string
  /** What a group of components is called. */
  component(id: string, language: Language): string
}

/** What things are called by their ids; what is not named is called by its id. */
export interface BoardNames {
  /** What a chapter of the rules is about, by the first parts of its rules' ids. */
  readonly chapters?: Readonly<Record<string, string>>
  /** Groups of components. */
  readonly components?: Readonly<Record<string, string>>
  /** Parts of a score. */
  readonly scored?: Readonly<Record<string, string>>
}

/** What a game brings: its `Board`, and what differs from the defaults (`wholeBoard`). */
export interface BoardModule<G extends GameTypes>
  extends Pick<WholeBoard<G>, 'Board'>,
    Partial<Omit<WholeBoard<G>, 'Board' | 'chapter' | 'component'>> {
  words?(language: Language): BoardNames
}

export type AnyBoard = WholeBoard<GameTypes>
export type AnyBoardModule = BoardModule<GameTypes>
