import type { Move, Seat } from '@boardroom/kernel'
import { type Books, Disagreement, type Firm, type Flow, text } from './books.ts'
import { KINDS, type Kind, none, type PerKind } from './figures.ts'
import { tileMoves } from './tile-moves.ts'

type Purse = Readonly<Firm['purse']>

export function total(amounts: Readonly<PerKind>): number {
  return amounts.timber + amounts.jackscrew + amounts.masonry
}

/** Three plain resources that are left over make up for one that is lacking; jokers for one each. */
export function canAfford(purse: Purse, due: Readonly<PerKind>): boolean {
  let lacking = -purse.joker
  let left = 0
  for (const kind of KINDS) {
    lacking += Math.max(0, due[kind] - purse[kind])
    left += Math.max(0, purse[kind] - due[kind])
  }
  return lacking <= 0 || lacking * 3 <= left
}

/** Every way to give three tiles for one that still leaves enough for what is due. */
function gifts(purse: Purse, get: Kind, due: Readonly<PerKind> | null): Move[] {
  const all: (Move & PerKind & { joker: number })[] = []
  for (let timber = 0; timber <= 3; timber++) {
    for (let jackscrew = 0; timber + jackscrew <= 3; jackscrew++) {
      for (let masonry = 0; timber + jackscrew + masonry <= 3; masonry++) {
        all.push({ type: 'give', timber, jackscrew, masonry, joker: 3 - timber - jackscrew - masonry })
      }
    }
  }
  return all.filter((gift) => {
    const left = { ...purse }
    for (const token of [...KINDS, 'joker'] as const) left[token] -= gift[token]
    if (Object.values(left).some((count) => count < 0)) return false
    left[get]++
    return !due || canAfford(left, due)
  })
}

export function exchangeMoves(purse: Purse, due: Readonly<PerKind> | null): Move[] {
  return KINDS.filter((get) => gifts(purse, get, due).length > 0).map((get) => ({ type: 'exchange', get }) as Move)
}

/** Three tiles for one resource. */
export function* exchange(books: Books, seat: Seat, get: Kind, due: Readonly<PerKind> | null): Flow {
  const { purse } = books.firm(seat)
  const answer = yield { asks: [seat], answers: () => gifts(purse, get, due) }
  if (!answer) throw new Disagreement('an exchange was made without asking what for')
  const { timber, jackscrew, masonry, joker } = answer.move as unknown as PerKind & { joker: number }
  const gave = { timber, jackscrew, masonry, joker }
  for (const token of [...KINDS, 'joker'] as const) purse[token] -= gave[token]
  purse[get]++
  books.told({ type: 'exchanged', seat, gave, got: get })
}

function tollWays(purse: Purse, due: Readonly<PerKind>): Move[] {
  const ways: Move[] = []
  const most = (kind: Kind): number => Math.min(due[kind], purse[kind])
  for (let timber = 0; timber <= most('timber'); timber++) {
    for (let jackscrew = 0; jackscrew <= most('jackscrew'); jackscrew++) {
      for (let masonry = 0; masonry <= most('masonry'); masonry++) {
        const way = { type: 'pay-toll', timber, jackscrew, masonry }
        if (total(due) - total(way) <= purse.joker) ways.push(way)
      }
    }
  }
  return ways
}

/** The toll of a card; without a choice it is paid unasked. */
export function* toll(books: Books, seat: Seat, due: Readonly<PerKind>): Flow {
  const { purse } = books.firm(seat)
  for (;;) {
    const answers = (): Move[] => [...tollWays(purse, due), ...exchangeMoves(purse, due)]
    const answer = yield { asks: [seat], answers, mayBeSkipped: true }
    if (answer?.move.type === 'exchange') {
      yield* exchange(books, seat, answer.move['get'] as Kind, due)
      continue
    }
    const said = books.heard('toll')
    const paid = answer ? (answer.move as unknown as PerKind) : said.plain
    if (!answer) unasked(tollWays(purse, due), { type: 'pay-toll', ...said.plain })
    const { timber, jackscrew, masonry } = paid
    const plain = { timber, jackscrew, masonry }
    const jokers = total(due) - total(plain)
    if (text(said) !== text({ type: 'toll', seat, plain, jokers }))
      throw new Disagreement(`a toll of ${text(due)}: ${text(said)}`)
    for (const kind of KINDS) purse[kind] -= plain[kind]
    purse.joker -= jokers
    return
  }
}

function unasked(ways: readonly Move[], made: object): void {
  const [only, ...others] = ways
  if (others.length > 0 || text(only) !== text(made)) {
    throw new Disagreement(`paid unasked with ${text(made)} of ${ways.length} ways`)
  }
}

type Settled = { plain: number; joker: number } | 'favour' | 'short' | null

/** Every way to settle one kind, whatever the others take. */
function settlements(purse: Purse, kind: Kind, need: number): Settled[] {
  if (need === 0) return [null]
  const all: Settled[] = []
  for (let plain = 0; plain <= Math.min(need, purse[kind]); plain++) {
    if (need - plain <= purse.joker) all.push({ plain, joker: need - plain })
  }
  if (purse.favour > 0) all.push('favour')
  if (purse[kind] < need) all.push('short')
  return all
}

function sumOf(ways: readonly Settled[], of: (way: Settled) => number): number {
  return ways.reduce((sum, way) => sum + of(way), 0)
}

const jokersIn = (way: Settled): number => (way && typeof way === 'object' ? way.joker : 0)
const favoursIn = (way: Settled): number => (way === 'favour' ? 1 : 0)

function payments(purse: Purse, need: Readonly<PerKind>): Move[] {
  const all: Move[] = []
  for (const timber of settlements(purse, 'timber', need.timber)) {
    for (const jackscrew of settlements(purse, 'jackscrew', need.jackscrew)) {
      for (const masonry of settlements(purse, 'masonry', need.masonry)) {
        const ways = [timber, jackscrew, masonry]
        if (sumOf(ways, jokersIn) > purse.joker || sumOf(ways, favoursIn) > purse.favour) continue
        all.push({ type: 'pay', timber, jackscrew, masonry } as Move)
      }
    }
  }
  return all
}

function needOf(books: Books, seat: Seat, cost: Readonly<PerKind>): PerKind {
  const need = none()
  for (const kind of KINDS) {
    need[kind] = books.isFree(seat, kind) ? 0 : Math.max(0, cost[kind] - books.firm(seat).saves[kind])
  }
  return need
}

/** Step 1 of a project: jokers, favours, exchanges and tiles as one likes; what is short makes poor. */
export function* payment(
  books: Books,
  seat: Seat,
  project: string,
  cost: Readonly<PerKind>,
  spendTile: SpendTile,
): Flow {
  const { purse } = books.firm(seat)
  for (;;) {
    const ways = (): Move[] => payments(purse, needOf(books, seat, cost))
    const others = (): Move[] => [...exchangeMoves(purse, null), ...tileMoves(books, seat)]
    const answer = yield {
      asks: [seat],
      answers: () => [...ways(), ...others()],
      tries: oddPayments,
      mayBeSkipped: true,
    }
    if (answer?.move.type === 'exchange') yield* exchange(books, seat, answer.move['get'] as Kind, null)
    else if (answer?.move.type === 'use-tile') yield* spendTile(books, seat, answer.move['tile'] as string)
    else {
      if (!answer && others().length > 0)
        throw new Disagreement('paid unasked although there was something to do first')
      if (!answer && ways().length !== 1) throw new Disagreement(`paid unasked, one of ${ways().length} ways`)
      settle(books, seat, project, (answer?.move ?? ways()[0]) as unknown as Record<Kind, Settled>)
      return
    }
  }
}

/** Payments that somebody might try: everything short, by favours, with jokers, or with what is there. */
function oddPayments(): Move[] {
  const ways: Settled[] = ['short', 'favour', null, { plain: 1, joker: 0 }, { plain: 0, joker: 1 }]
  return ways.flatMap((timber) =>
    ways.flatMap((jackscrew) => ways.map((masonry) => ({ type: 'pay', timber, jackscrew, masonry }) as Move)),
  )
}

type SpendTile = (books: Books, seat: Seat, tile: string) => Flow

function settle(books: Books, seat: Seat, project: string, ways: Readonly<Record<Kind, Settled>>): void {
  const { purse } = books.firm(seat)
  const plain = none()
  let jokers = 0
  for (const kind of KINDS) {
    const way = ways[kind]
    if (way === null || typeof way === 'string') continue
    plain[kind] = way.plain
    jokers += way.joker
  }
  const favours = KINDS.filter((kind) => ways[kind] === 'favour')
  const short = KINDS.filter((kind) => ways[kind] === 'short')
  for (const kind of KINDS) purse[kind] -= plain[kind]
  purse.joker -= jokers
  purse.favour -= favours.length
  books.told({ type: 'paid', seat, project, plain, jokers, favours, short } as Parameters<Books['told']>[0])
  for (const _ of short) books.impoverish(seat)
}
