import {
  type Chance,
  type Game,
  type GameTypes,
  imagineTable,
  type Move,
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
  readonly moves: readonly Move[]
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
  choose<G extends GameTypes>(sight: Sight<G>): Move
}

/** A bot's sight of a table. */
export function sightOf<G extends GameTypes>(table: Table<G>, seat: Seat, chance: Chance): Sight<G> {
  let view: View<G> | undefined
  return {
    game: table.game,
    seat,
    moves: table.legal(seat),
    chance,
    get view() {
      view ??= viewOf(table, seat)
      return view
    },
    imagine() {
      return imagineTable(table.game, this.view, chance)
    },
  }
}
