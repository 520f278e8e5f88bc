import { type Change, type Game, type GameTypes, itemAt, type Seat, Table } from '@boardroom/kernel'
import type { Gain } from '../advice/explain.ts'

/** A game of bots in which puzzles were found: enough to come to any of its positions again. */
export interface PuzzleGame {
  readonly seed: string
  readonly seats: number
  /** What was chosen, move by move: places in the lists of legal moves. */
  readonly choices: readonly number[]
}

/** 1 is for somebody who knows the rules, 3 for somebody who has won often. */
export type Difficulty = 1 | 2 | 3

/** A position in which one move is clearly best, and not the one that looks best. */
export interface Puzzle {
  readonly id: string
  /** The place of its game in the book. */
  readonly game: number
  /** Moves made before it. */
  readonly at: number
  readonly seat: Seat
  /** The question that is asked. */
  readonly step: string
  /** What it is about: the rule that the best move comes from. */
  readonly rule: string
  readonly difficulty: Difficulty
  /** The fingerprint of the position. */
  readonly hash: string
  /** Places of the right moves among the legal ones, the best first. */
  readonly right: readonly number[]
  /** The move that looks best. */
  readonly tempting: number
  /** How far each legal move is behind the best one, in the game's own points. */
  readonly behind: readonly number[]
  /** The standard error of how far the best of the wrong ones is behind. */
  readonly error: number
  /** What the best move changes at once, and in which parts it ends better or worse than the tempting one. */
  readonly changes: readonly Change[]
  readonly gains: readonly Gain[]
}

/** The puzzles of a game, as `games/<id>/puzzles.json` keeps them. */
export interface PuzzleBook {
  readonly date: string
  /** Who played, and in how many imagined worlds each puzzle was checked. */
  readonly bot: string
  readonly worlds: number
  readonly games: readonly PuzzleGame[]
  readonly puzzles: readonly Puzzle[]
}

/** Where nobody has looked yet. */
export const EMPTY_BOOK: PuzzleBook = { date: '', bot: '', worlds: 0, games: [], puzzles: [] }

/** Whose turn it is in games of puzzles: the first of those who are asked. */
export function turnOf<G extends GameTypes>(table: Table<G>): Seat {
  return itemAt(table.asked(), 0)
}

/** The moves that lead to a puzzle. */
export function movesTo<G extends GameTypes>(
  game: Game<G>,
  book: Pick<PuzzleBook, 'games'>,
  { game: place, at }: Pick<Puzzle, 'game' | 'at'>,
): { readonly table: Table<G>; readonly moves: readonly { readonly seat: Seat; readonly move: G['move'] }[] } {
  const { seed, seats, choices } = itemAt(book.games, place)
  const table = Table.start(game, { seats, seed })
  table.silent = true
  const moves = choices.slice(0, at).map((choice) => {
    const seat = turnOf(table)
    const move = itemAt(table.legal(seat), choice)
    table.apply(seat, move)
    return { seat, move }
  })
  return { table, moves }
}

/** The puzzle of a day, the same for everybody. */
export function puzzleOfDay({ puzzles }: PuzzleBook, day: number): Puzzle | undefined {
  return puzzles.length === 0 ? undefined : puzzles[day % puzzles.length]
}
