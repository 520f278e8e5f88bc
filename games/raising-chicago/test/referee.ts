import { isDeepStrictEqual } from 'node:util'
import type { Move, Result, Seat, View } from '@boardroom/kernel'
import type { Entry } from '../entries.ts'
import type { RaisingChicago } from '../types.ts'
import { type Answer, Books, Disagreement, type Flow, type Opening, type Question, text } from './referee/books.ts'
import { allStoreys, ending } from './referee/ending.ts'
import { numberIn } from './referee/figures.ts'
import { pageOf } from './referee/page.ts'
import { rounds } from './referee/rounds.ts'
import { HOODS } from './referee/tables.ts'

export { Disagreement } from './referee/books.ts'

type Seen = View<RaisingChicago>

/**
 * A second bookkeeping of the game, written from the rulebook: it knows the moves and the log, works everything out by
 * itself, and says where the table disagrees. It shares no rule, figure or structure with the game.
 */
export class Referee {
  readonly #books: Books
  readonly #flow: Flow<Seat[]>
  #question: Question | null = null
  #winners: readonly Seat[] = []

  /** From the first question of a new table on. */
  constructor(view: Seen, log: readonly Entry[]) {
    this.#books = new Books(openingOf(view))
    this.#books.news.push(...log)
    this.#flow = whole(this.#books)
    this.#goOn(null)
    this.#compare(view)
  }

  /** Before a move: the moves offered must be those that the rules allow, and others must be refused. */
  approve(seat: Seat, offered: readonly Move[], refuses: (move: Move) => boolean): void {
    const allowed = new Set(this.#question?.answers(seat).map(text))
    const wrong = this.#question?.tries?.().find((move) => !allowed.has(text(move)) && !refuses(move))
    if (wrong) throw new Disagreement(`not refused: ${text(wrong)}`)
    const extra = offered.find((move) => !allowed.delete(text(move)))
    if (extra) throw new Disagreement(`offered against the rules: ${text(extra)}`)
    for (const missing of allowed) throw new Disagreement(`not offered: ${missing}`)
  }

  /** After a move: the log and the table must say what follows from it. */
  follow(seat: Seat, move: Move, log: readonly Entry[], view: Seen): void {
    this.#books.news.push(...log)
    this.#goOn({ seat, move: move as Answer['move'] })
    this.#compare(view)
  }

  confirm(result: Result | null): void {
    const scores = this.#books.firms.map((_, seat) => this.#books.prestige(seat))
    agree('scores', result?.scores, scores)
    agree('winners', result?.winners, this.#winners)
    const parts = this.#books.firms.map(({ points }, seat) => ({
      ...points,
      rounds: (scores[seat] ?? 0) - Object.values(points).reduce((sum, each) => sum + each, 0),
      total: scores[seat],
      storeys: allStoreys(this.#books, seat),
    }))
    agree('breakdown', result?.breakdown, parts)
  }

  #goOn(answer: Answer | null): void {
    let next = this.#flow.next(answer)
    // Where there was no choice, the log goes on without a move.
    while (!next.done && next.value.mayBeSkipped && this.#books.news.length > 0) next = this.#flow.next(null)
    const [unexplained] = this.#books.news
    if (unexplained) throw new Disagreement(`the log says more than happened: ${text(unexplained)}`)
    this.#question = next.done ? null : next.value
    if (next.done) this.#winners = next.value
  }

  #compare(view: Seen): void {
    agree('asked', view.asked, this.#question?.asks ?? [])
    const page = pageOf(this.#books)
    for (const [key, expected] of Object.entries(page)) {
      const actual = (view.board as unknown as Record<string, unknown>)[key]
      if (key === 'companies') compareFirms(actual as readonly object[], expected as readonly object[])
      else agree(key, key === 'box' ? [...(actual as string[])].sort() : actual, expected)
    }
  }
}

function* whole(books: Books): Flow<Seat[]> {
  yield* rounds(books)
  return yield* ending(books)
}

function compareFirms(actual: readonly object[], expected: readonly object[]): void {
  for (const [seat, firm] of expected.entries()) {
    const there = actual[seat] as Record<string, unknown>
    for (const [key, value] of Object.entries(firm)) agree(`${key} of seat ${seat}`, there[key], value)
  }
}

function agree(what: string, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) {
    throw new Disagreement(`${what}: the table has ${text(actual)}, the referee ${text(expected)}`)
  }
}

/** What was laid out, which must be a proper set-up. */
function openingOf({ seats, board }: Seen): Opening {
  const outskirts = board.outskirts.map((there) => (typeof there === 'string' ? there : '-'))
  const hoods = board.fields.map((tile) => tile ?? '-')
  proper('outskirts tiles', outskirts, 8, 12)
  proper('neighbourhood tiles', hoods, 18, Object.keys(HOODS).length)
  proper('prestige buildings', board.display.map(String), 3, 10)
  proper('ward control tiles', board.wardTiles.map(String), 4, 4)
  proper('final projects', board.finals, 4, 10)
  if (board.council) proper('council members', Object.values(board.council), 4, 12)
  agree(
    'banners',
    [...board.banners].sort(),
    ['jackscrew', 'masonry', 'timber'].flatMap((kind) => [kind, kind, kind]),
  )
  return {
    seats,
    ranking: board.ranking,
    outskirts,
    hoods,
    banners: board.banners,
    display: board.display.map(String),
    control: board.wardTiles.map(String),
    finals: board.finals,
    council: board.council,
  }
}

function proper(what: string, pieces: readonly string[], count: number, highest: number): void {
  const right = new Set(pieces).size === count && pieces.length === count
  if (!right || pieces.some((piece) => !(numberIn(piece) >= 1 && numberIn(piece) <= highest))) {
    throw new Disagreement(`${what}: ${pieces.join()}`)
  }
}
