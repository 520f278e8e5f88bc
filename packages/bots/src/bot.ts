import {
  type Chance,
  type Game,
  type GameTypes,
  imagineTable,
  type Seat,
  type Table,
  type View,
  viewOf,
} from '@boardroom/kernel'

/** What a bot may know when it is asked: its seat's view, its legal moves, and luck of its own. Nothing hidden. */
export interface Sight<G extends GameTypes> {
  readonly game: Game<G>
  readonly seat: Seat
  /** Never empty. */
  readonly moves: readonly G['move'][]
  readonly chance: Chance
  /** The seat's view, made when first asked for. */
  readonly view: View<G>
  /** A table that looks just like this one to the seat, its hidden facts drawn at random. */
  imagine(): Table<G>
}

/** How hard a bot may think: search iterations a move, so that results do not depend on the machine's speed. */
export type Budget = number

export interface Bot {
  readonly name: string
  /** Loads what it needs to play a game, if that takes time. */
  ready?<G extends GameTypes>(game: Game<G>): Promise<void>
  choose<G extends GameTypes>(sight: Sight<G>): G['move']
}

/** A bot's sight of a table. */
export function sightOf<G extends GameTypes>(table: Table<G>, seat: Seat, chance: Chance): Sight<G> {
  return new TableSight(table, seat, chance)
}

/** A class, because one is made for every decision, and an object literal with a getter is slow to make. */
class TableSight<G extends GameTypes> implements Sight<G> {
  readonly game: Game<G>
  readonly seat: Seat
  readonly moves: readonly G['move'][]
  readonly chance: Chance
  readonly #table: Table<G>
  #view: View<G> | undefined

  constructor(table: Table<G>, seat: Seat, chance: Chance) {
    this.game = table.game
    this.seat = seat
    this.moves = table.legal(seat)
    this.chance = chance
    this.#table = table
  }

  get view(): View<G> {
    this.#view ??= viewOf(this.#table, this.seat)
    return this.#view
  }

  imagine(): Table<G> {
    return imagineTable(this.game, this.view, this.chance)
  }
}
