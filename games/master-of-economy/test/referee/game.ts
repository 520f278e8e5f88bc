import type { Options } from '../../meta.ts'
import { type Flow, type Ledger, range, sum } from './ledger.ts'
import { meet, newOrder } from './meeting.ts'
import { type Co, GOAL } from './numbers.ts'
import { invest, produce, supply } from './production.ts'
import { setUp } from './setup.ts'
import { finance, receive } from './shares.ts'
import { trade } from './trade.ts'

/** The whole game as the rulebook tells it, from the first question to the last. */
export function* wholeGame(book: Ledger, options: Options, drawn: () => readonly Co[]): Flow<void> {
  yield* setUp(book, options, drawn)
  for (book.year = 1; ; book.year++) {
    yield* halfYear(book, 1)
    if (reached(book)) break
    yield* finance(book)
    yield* halfYear(book, 2)
    if (reached(book) || book.year === 4) break
    yield* meet(book)
    yield* newOrder(book)
  }
  settle(book)
  rank(book, options.teams)
}

function* halfYear(book: Ledger, half: 1 | 2): Flow<void> {
  yield* invest(book)
  yield* supply(book)
  yield* produce(book)
  yield* trade(book, half)
}

function reached(book: Ledger): boolean {
  return book.order.some((co) => book.paper(co).points >= GOAL)
}

/** Packets of companies, loans, then what is left goes to the players (chapter SCO). */
function settle(book: Ledger): void {
  for (const co of book.order) {
    for (const [issuer, { owners }] of book.papers) {
      receive(book, co, book.shares(issuer, co) * book.value(issuer))
      for (const size of book.packets(issuer, co)) owners.set(size, 'bank')
    }
  }
  for (const company of book.order) {
    const firm = book.firm(company)
    firm.cash = Math.max(0, firm.cash - 6 * firm.loans)
    firm.loans = 0
    const seats = range(book.seats)
    const shares = seats.map((seat) => book.shares(company, seat))
    const packets = seats.map((seat) => book.packets(company, seat).length)
    const perShare = Math.floor(firm.cash / sum(shares))
    const left = firm.cash - perShare * sum(shares)
    const perPacket = Math.floor(left / sum(packets))
    const rest = left - perPacket * sum(packets)
    const paid = seats.map(
      (seat) => perShare * (shares[seat] ?? 0) + perPacket * (packets[seat] ?? 0) + (seat === firm.manager ? rest : 0),
    )
    for (const [seat, amount] of paid.entries()) book.person(seat).cash += amount
    firm.cash = 0
    book.tell({ type: 'payout', company, perShare, perPacket, rest, paid })
  }
}

const PARTNERS: Readonly<Record<string, readonly number[]>> = {
  '1+2': [1, 0, 3, 2],
  '1+3': [2, 3, 0, 1],
  '1+4': [3, 2, 1, 0],
}

function rank(book: Ledger, teams: string): void {
  book.scores = book.people.map(({ cash, debt }, seat) => {
    const papers = [...book.papers.keys()].map((co) => book.shares(co, seat) * book.value(co))
    return cash + sum(papers) - debt
  })
  const partners = PARTNERS[teams]
  const score = (seat: number | undefined): number => (seat === undefined ? 0 : (book.scores[seat] ?? 0))
  const pair = (seat: number): number => score(seat) + score(partners?.[seat])
  const best = Math.max(...range(book.seats).map((seat) => (partners ? pair(seat) : 0)))
  const leading = range(book.seats).filter((seat) => !partners || pair(seat) === best)
  const top = Math.max(...leading.map(score))
  book.winners = leading.filter((seat) => score(seat) === top)
}
