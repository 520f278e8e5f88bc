import type { CarnegieMove } from '../../types.ts'
import { type Books, type Income, type Posture, SPOTS, spotWith } from './books.ts'

/** How the referee asks: who decides, between what, and what follows from selling goods and hiring anywhere. */

/** A move that the rules allow. */
export interface Offer {
  readonly type: string
  readonly [field: string]: unknown
}

export interface Question {
  readonly seats: readonly number[]
  /** Everything the rules allow this seat to do now. */
  readonly moves: (seat: number) => Offer[]
}

export interface Answer {
  readonly seat: number
  readonly move: CarnegieMove
}

export type Asking<T = void> = Generator<Question, T, Answer>

/** Asks until something other than a sale is decided; goods may be sold at any decision (CG-GEN-04). */
export function* ask(books: Books, seats: readonly number[], moves: Question['moves']): Asking<Answer> {
  for (;;) {
    const sale = (seat: number): Offer[] => (books.of(seat).goods > 0 ? [{ type: 'sell-good' }] : [])
    const answer = yield { seats: [...seats], moves: (seat) => [...moves(seat), ...sale(seat)] }
    if (answer.move.type !== 'sell-good') return answer
    books.of(answer.seat).goods--
    books.of(answer.seat).money++
    books.says('sold', { seat: answer.seat })
  }
}

/** A move of one of these kinds; anything else would be the referee's own mistake. */
export function unexpected(move: CarnegieMove): never {
  throw new Error(`the referee did not ask for ${JSON.stringify(move)}`)
}

export function* take(books: Books, seat: number, income: Income): Asking {
  const company = books.of(seat)
  company.money += income.money
  company.goods += income.goods
  company.vp += income.vp
  if (books.turn) books.turn.research += income.research
  if (income.employee > 0) yield* hire(books, seat, income.employee)
}

/** What of an income there is: nobody comes from an empty supply (CG-GEN-11). */
export function possible(books: Books, seat: number, income: Income): Income {
  return { ...income, employee: Math.min(income.employee, books.of(seat).toHire) }
}

/** New employees lie down in a lobby, which the owner of a New Lobby chooses for each (CG-EMP-05). */
function* hire(books: Books, seat: number, wanted: number): Asking {
  const company = books.of(seat)
  const count = Math.min(wanted, company.toHire)
  const second = spotWith(company, 'new-lobby')
  if (!second && count > 0) {
    company.toHire -= count
    lieDown(books, seat, spotWith(company, 'lobby'), count)
    books.says('hired', { seat, lobby: 'lobby', count })
  }
  if (count < wanted) books.says('nobody-to-hire', { seat, lost: wanted - count })
  for (let i = 0; second && i < count; i++) {
    const { move } = yield* ask(books, [seat], () => [
      { type: 'enter-lobby', lobby: 'lobby' },
      { type: 'enter-lobby', lobby: 'new-lobby' },
    ])
    if (move.type !== 'enter-lobby') unexpected(move)
    company.toHire--
    lieDown(books, seat, spotWith(company, move.lobby), 1)
    books.says('hired', { seat, lobby: move.lobby, count: 1 })
  }
}

export function lieDown(books: Books, seat: number, spot: string | null, count: number): void {
  const room = books.of(seat).rooms[spot ?? '']
  if (!room) throw new Error(`nobody can lie down on ${spot}`)
  room.lying += count
}

/** How many in a room are lying, used this turn, or standing and not used yet. */
export function number(books: Books, seat: number, spot: string, posture: Posture): number {
  const room = books.of(seat).rooms[spot]
  const used = books.turn?.used[spot] ?? 0
  if (!room) return 0
  return posture === 'inactive' ? room.lying : posture === 'used' ? used : room.standing - used
}

/** Somebody goes from one space to another and lies there (CG-EMP-07, CG-EMP-08). */
export function go(books: Books, seat: number, from: string, to: string, posture: Posture): void {
  const room = books.of(seat).rooms[from]
  if (!room) throw new Error(`there is no space ${from}`)
  if (posture === 'inactive') room.lying--
  else room.standing--
  if (posture === 'used') books.now.used[from] = (books.now.used[from] ?? 0) - 1
  lieDown(books, seat, to, 1)
}

export const POSTURES: readonly Posture[] = ['inactive', 'used', 'unused']

/** Spaces up, down, left and right. */
function beside(spot: string): string[] {
  const [, row = 0, , column = 0] = [...spot].map(Number)
  return [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ]
    .map(([r, c]) => `r${r}c${c}`)
    .filter((other) => SPOTS.includes(other))
}

type Step = Extract<CarnegieMove, { type: 'step' }>

/** Every step that somebody of the company can take. */
export function steps(books: Books, seat: number): Offer[] {
  if (books.now.steps === 0) return []
  return SPOTS.flatMap((from) =>
    POSTURES.filter((posture) => number(books, seat, from, posture) > 0).flatMap((employee) =>
      beside(from).map((to) => ({ type: 'step', from, to, employee })),
    ),
  )
}

export function step(books: Books, seat: number, { from, to, employee }: Step): void {
  books.now.steps--
  go(books, seat, from, to, employee as Posture)
  const { rooms } = books.of(seat)
  books.says('stepped', {
    seat,
    from: { space: from, there: rooms[from]?.what ?? null },
    to: { space: to, there: rooms[to]?.what ?? null },
  })
}

/** What was not spent is lost at the end of the own step. */
export function endTurn(books: Books, at: 'setup' | 'event' | 'turn'): void {
  const { seat, steps: left, research } = books.now
  if (left + research > 0) books.says('lapsed', { seat, at, steps: left, research })
  books.turn = null
}
