import type { Result, Seat } from '@boardroom/kernel'
import type { Entry } from '../entries.ts'
import type { CarnegieMove } from '../types.ts'
import type { Board } from '../view.ts'
import type { Answer, Asking, Question } from './referee/asking.ts'
import { Books, type Company, canon, SITES, SPOTS } from './referee/books.ts'
import { outcome, winners } from './referee/payments.ts'
import { game } from './referee/rounds.ts'
import { rivalTally, tally } from './referee/scores.ts'
import { CHALLENGING, KINDS, TILES_SHOWN } from './referee/tables.ts'

type AndrewShown = NonNullable<Board['andrew']>

/** What the referee sees of a table, as any onlooker does. */
export interface Seen {
  readonly board: Board
  readonly asked: readonly Seat[]
  readonly legal: (seat: Seat) => readonly object[]
  readonly result: Result | null
}

export interface Setting {
  readonly seats: number
  readonly startPlayer: number | 'random'
  readonly difficulty: string
}

/**
 * A second, independent bookkeeping, written from the rulebook. It follows a game by moves and log and objects as soon
 * as the table shows, offers or counts anything else.
 */
export class Referee {
  readonly #books: Books
  readonly #setting: Setting
  readonly #game: Asking
  #question: IteratorResult<Question, void>
  #before: AndrewShown | null = null

  constructor(setting: Setting, { board, ...seen }: Seen) {
    this.#setting = setting
    const shown = Object.values(board.display).reduce((sum, copies) => sum + copies, 0)
    same('tiles on display', shown, TILES_SHOWN[setting.seats])
    same('copies of a tile', Math.max(...Object.values(board.display)) <= 2, true)
    same('strips', new Set(Object.values(board.timeline).map(({ strip }) => strip)).size, 4)
    this.#books = new Books({ seats: setting.seats, strips: board.timeline, display: board.display })
    this.#game = game(this.#books, setting.startPlayer)
    this.#question = this.#game.next()
    this.#compare({ board, ...seen })
  }

  /** A move was made, and this is what the table shows and tells now. */
  follow(seat: Seat, move: CarnegieMove, entries: readonly Entry[], seen: Seen): void {
    this.#books.hear(entries)
    const answer: Answer = { seat, move }
    this.#question = this.#game.next(answer)
    this.#compare(seen)
  }

  #compare(seen: Seen): void {
    const books = this.#books
    same('lines of the log not accounted for', books.unheard, 0)
    same('asked', seen.asked, this.#question.done ? [] : this.#question.value.seats)
    if (!this.#question.done) for (const seat of seen.asked) this.#compareMoves(seat, this.#question.value, seen)
    this.#compareTable(seen.board)
    for (const [seat, company] of books.companies.entries()) compareCompany(`seat ${seat}`, company, seen.board, seat)
    this.#compareRival(seen.board)
    if (this.#question.done) this.#compareResult(seen.result)
  }

  #compareMoves(seat: Seat, question: Question, seen: Seen): void {
    const offered = new Set(seen.legal(seat).map(canon))
    const allowed = new Set(question.moves(seat).map(canon))
    for (const move of offered) if (!allowed.has(move)) throw new Error(`seat ${seat} must not ${move}`)
    for (const move of allowed) if (!offered.has(move)) throw new Error(`seat ${seat} is not offered ${move}`)
  }

  #compareTable(board: Board): void {
    const { phase, round, starter, marks, chosen, display, discs, neutralGifts, neutralLeft, turn, companies } =
      this.#books
    const placed = new Map(SITES.map(({ id }, i) => [id, board.slots[i] ?? null]))
    same('phase', board.phase, phase)
    same('round', board.round, round)
    if (round > 0) same('start player', board.startPlayer, starter)
    same('markers', board.markers, marks)
    same('chosen action', board.chosen, chosen)
    same('display', board.display, display)
    for (const [id, owner] of placed) same(`disc on ${id}`, owner, discs.get(id) ?? null)
    same('neutral discs', board.neutral, { discs: neutralLeft, donations: neutralGifts })
    const purses = companies.reduce((sum, { money }) => sum + money, 0)
    same('money of the supply', board.supply.money + purses, 0)
    same('turn', board.turn && { ...board.turn, used: lists(board.turn.used) }, turn && turnAsShown(turn))
  }

  /** Andrew's open things; the back of a card must be the one that was seen on the pile before. */
  #compareRival({ andrew }: Board): void {
    const { rival } = this.#books
    if (!andrew || !rival) {
      same('Andrew', andrew, rival)
      return
    }
    const { filed, position, discs, transport, tiles, donations, card, revealed } = andrew
    same(
      'Andrew',
      { filed, position, discs, transport, tiles, donations, card, revealed },
      {
        filed: rival.filed,
        position: rival.at,
        discs: rival.discs,
        transport: rival.track,
        tiles: rival.tiles,
        donations: rival.gifts,
        card: rival.shown ? rival.card : null,
        revealed: rival.shown,
      },
    )
    const { pile, back, next } = this.#before ?? andrew
    const drawn = pile - andrew.pile
    // In a round in which nobody is asked a card comes and goes between two looks.
    if (andrew.back && back && drawn <= 1) same('back of the card', andrew.back, drawn === 0 ? back : next)
    this.#before = andrew
    if (rival.filed.length === 20) {
      const hard = rival.filed.filter((each) => each.card.startsWith('a')).length
      same('challenging cards', hard, CHALLENGING[this.#setting.difficulty])
    }
  }

  #compareResult(result: Result | null): void {
    const books = this.#books
    const tallies = books.companies.map((_, seat) => tally(books, seat))
    const totals = tallies.map(({ total }) => total)
    same('scores', result?.scores, totals)
    const rival = rivalTally(books)
    for (const [seat, own] of tallies.entries()) {
      const shown = result?.breakdown?.[seat] as Readonly<Record<string, unknown>>
      for (const [part, value] of Object.entries(own)) same(`${part} of seat ${seat}`, shown[part], value)
      if (!rival) continue
      const his = shown['andrew'] as Readonly<Record<string, number | Record<string, number>>>
      for (const [part, value] of Object.entries(rival)) same(`Andrew's ${part}`, whole(his[part]), value)
      same('outcome', shown['outcome'], outcome(own.total, rival.total))
    }
    const best = rival ? (outcome(totals[0] ?? 0, rival.total) === 'won' ? [0] : []) : winners(totals)
    same('winners', result?.winners, best)
  }
}

function same(what: string, shown: unknown, expected: unknown): void {
  if (canon(shown) !== canon(expected)) {
    throw new Error(`${what}: the table shows ${canon(shown)}, the referee ${canon(expected)}`)
  }
}

function whole(part: number | Readonly<Record<string, number>> | undefined): number {
  return typeof part === 'object' ? Object.values(part).reduce((sum, n) => sum + n, 0) : (part ?? 0)
}

function lists(used: readonly number[]): Record<string, number> {
  return Object.fromEntries(used.map((count, i) => [SPOTS[i] ?? '', count]))
}

function turnAsShown(turn: NonNullable<Books['turn']>): object {
  const at = (spot: string): number => SPOTS.indexOf(spot)
  const { room, done, ...rest } = turn
  return { ...rest, department: room === null ? null : at(room), finished: done.map(at) }
}

function compareCompany(whose: string, company: Company, board: Board, seat: Seat): void {
  const shown = board.players[seat]
  if (!shown) throw new Error(`${whose} is not on the table`)
  const { money, goods, vp, jokers, rooms, reserve, paid } = company
  same(`money of ${whose}`, shown.money, money)
  same(`goods of ${whose}`, shown.goods, goods)
  same(`VP of ${whose}`, shown.vp, vp)
  same(`jokers of ${whose}`, shown.jokers, jokers)
  same(`employees to hire of ${whose}`, shown.employees, company.toHire)
  same(`discs of ${whose}`, shown.discs, company.discs)
  for (const kind of KINDS) {
    const tab = { side: company.side[kind], step: company.slid[kind], built: company.built[kind] }
    same(`${kind} of ${whose}`, shown.tabs[kind], { ...tab, waiting: company.ready[kind] })
  }
  for (const [i, spot] of SPOTS.entries()) {
    const seen = { what: shown.departments[i] ?? null, standing: shown.active[i], lying: shown.inactive[i] }
    same(`${spot} of ${whose}`, seen, rooms[spot])
  }
  same(`missions of ${whose}`, shown.missions, company.away)
  same(`transport of ${whose}`, shown.transport, company.track)
  same(`reserve of ${whose}`, shown.reserve, reserve)
  same(`donations of ${whose}`, shown.donations, company.gifts)
  same(`payments of ${whose}`, shown.paid, paid)
}
