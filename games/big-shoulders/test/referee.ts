import { isDeepStrictEqual } from 'node:util'
import { type Move, type Result, type Seat, Table, viewOf } from '@boardroom/kernel'
import { bigShoulders } from '../index.ts'
import type { Options } from '../meta.ts'
import type { BigShoulders, BigShouldersMove } from '../types.ts'
import { actionPhase } from './referee/action.ts'
import { type Answer, type Ask, Books, COLUMNS, type Course, foul, shift } from './referee/books.ts'
import { buildingPhase, deal } from './referee/buildings.ts'
import { compare } from './referee/compare.ts'
import { cleanUp, reckon } from './referee/ending.ts'
import { ASSETS, CUBE_TYPES } from './referee/figures.ts'
import { operatingPhase } from './referee/operating.ts'
import { fromDeck } from './referee/row.ts'
import { setup, stockPhase } from './referee/stock.ts'

/** The five Decades, as the rulebook tells them. */
function* game(books: Books, first: number): Course<Result> {
  yield* setup(books, first)
  for (;;) {
    yield* stockPhase(books)
    yield* buildingPhase(books)
    yield* actionPhase(books)
    yield* operatingPhase(books)
    if (books.decade === 5) return reckon(books)
    cleanUp(books)
  }
}

/** Takes over what chance has laid out, as far as it may lie like that. */
function layOut(books: Books, table: Table<BigShoulders>): void {
  const { board } = viewOf(table, 'spectator')
  const two = { livestock: 2, steel: 2, wood: 2, coal: 2 }
  shift(books.bag, books.haymarket, two)
  for (const space of ['x', '30', '20', '10'] as const) {
    const cubes = board.supply[space]
    if (CUBE_TYPES.reduce((sum, type) => sum + cubes[type], 0) !== 3) foul(`not three cubes lie on ${space}`)
    shift(books.bag, books.chain[space], cubes)
  }
  for (const column of COLUMNS) {
    for (const row of books.rows())
      books.demand[row][column].tile = fromDeck(books, board.demand[row][column].tile ?? '')
  }
  books.row = [...board.assetRow]
  const fair = books.row.every((asset) => asset && ASSETS[asset]?.first && books.assetsLeft.delete(asset))
  if (!fair || books.row[0] !== 'brilliant-marketing') foul(`the row begins with ${books.row.join(', ')}`)
  books.goals = [...board.goals]
  if (new Set(books.goals).size !== (books.options.goals ? 5 : 0)) foul(`${books.goals.length} Goals are in play`)
  books.hands = () => books.people.map((_, seat) => handOf(table, seat))
  deal(books, 1, 3)
}

/** A hand as its owner sees it. */
function handOf(table: Table<BigShoulders>, seat: Seat): readonly string[] {
  const hand = viewOf(table, seat).board.players[seat]?.hand
  return typeof hand === 'object' ? hand : foul(`seat ${seat} does not see the own hand`)
}

/** Follows one game from its beginning and objects to the first thing that the rulebook does not allow. */
class Referee {
  readonly #books: Books
  readonly #course: Course<Result>
  readonly #table: Table<BigShoulders>
  #ask: Ask | null = null
  #told = 0

  constructor(table: Table<BigShoulders>) {
    this.#table = table
    this.#books = new Books(table.state.seats, table.state.options as Options)
    layOut(this.#books, table)
    const [first = 0] = table.asked()
    this.#books.priority = first
    this.#course = game(this.#books, first)
    this.#goOn(this.#course.next())
  }

  /** Before a move: who is asked, and what they may do. */
  judge(seat: Seat, legal: readonly Move[]): void {
    const seats = this.#ask?.seats ?? []
    if (!isDeepStrictEqual([...this.#table.asked()], [...seats])) {
      foul(`seats ${this.#table.asked()} are asked, but it should be ${seats}`)
    }
    const allowed = new Set(this.#ask?.moves(seat).map(written))
    const offered = new Set(legal.map((move) => written({ ...move })))
    for (const move of offered) if (!allowed.has(move)) foul(`seat ${seat} may not ${move}`)
    for (const move of allowed) if (!offered.has(move)) foul(`seat ${seat} should be able to ${move}`)
  }

  /** After a move. */
  follow(seat: Seat, move: BigShouldersMove): void {
    const books = this.#books
    books.log = this.#table.entries.slice(this.#told).map(({ entry, to }) => ({ entry, to }))
    this.#told = this.#table.entries.length
    this.#goOn(this.#course.next({ seat, move }))
    const [more] = books.log
    if (more) foul(`the log also tells ${JSON.stringify(more.entry)}`)
    compare(books, viewOf(this.#table, 'spectator'))
  }

  #goOn(step: IteratorResult<Ask, Result>): void {
    if (!step.done) {
      this.#ask = step.value
      return
    }
    this.#ask = null
    const { result } = this.#table
    if (!isDeepStrictEqual(result, step.value)) {
      foul(`the result is ${JSON.stringify(result)}, but it should be ${JSON.stringify(step.value)}`)
    }
  }
}

function written(move: Answer | Move): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Plays a whole game under the eyes of the referee. */
export function refereed(
  setting: { seats: number; options: Partial<Options>; seed: string },
  choose: (table: Table<BigShoulders>, seat: Seat, legal: readonly BigShouldersMove[]) => BigShouldersMove,
): Table<BigShoulders> {
  const table = Table.start(bigShoulders, setting)
  const referee = new Referee(table)
  while (!table.over) {
    const asked = table.asked()
    const seat = asked[table.state.seq % asked.length] ?? 0
    const legal = table.legal(seat)
    referee.judge(seat, legal)
    const move = choose(table, seat, legal)
    table.apply(seat, move)
    referee.follow(seat, move)
  }
  return table
}
