import type { Move, Seat } from '@boardroom/kernel'
import type { Entry } from '../../entries.ts'
import type { Books, Firm, Flow } from './books.ts'
import { arrowsOf, beside, faceOf, KINDS, type Kind, planOf, SYMBOLS, wardOf } from './figures.ts'
import { exchange, exchangeMoves } from './paying.ts'
import { CONTROL, COUNCIL, PENALTIES } from './tables.ts'
import { isHouse } from './tile-moves.ts'

type Category = Extract<Entry, { type: 'scored' }>['category']

export function* ending(books: Books): Flow<Seat[]> {
  books.phase = 'scoring'
  scoreWards(books)
  score(
    books,
    'auction',
    shares(
      books.firms.map(({ row }) => row),
      5,
      2,
    ),
  )
  score(books, 'prestige-buildings', monumentPoints(books))
  score(books, 'final-projects', books.firms.map(finalPoints))
  score(
    books,
    'symbols',
    books.firms.map((firm) => 3 * setsOf(firm)),
  )
  yield* personalProjects(books)
  score(
    books,
    'personal',
    books.firms.map((_, seat) => personalPoints(books, seat)),
  )
  score(
    books,
    'poverty',
    books.firms.map(({ poverty }) => 0 - (PENALTIES[poverty] ?? 0)),
  )
  if (books.council) yield* council(books)
  books.phase = 'over'
  const winners = winnersOf(books)
  books.told({ type: 'winners', seats: winners })
  return winners
}

function score(books: Books, category: Category, points: number[]): void {
  for (const [seat, firm] of books.firms.entries()) firm.points[category] = points[seat] ?? 0
  books.liftAll(points)
  books.told({ type: 'scored', category, points })
}

/** Higher and lower value; who shares a place shares its worth, rounded up; a shared first place leaves no second. */
function shares(counts: readonly number[], higher: number, lower: number): number[] {
  const ranked = [...new Set(counts.filter((count) => count > 0))].sort((one, other) => other - one)
  const holders = (count: number | undefined): number => counts.filter((each) => each === count).length
  return counts.map((count) => {
    if (count > 0 && count === ranked[0]) {
      const tied = holders(count)
      return tied === 1 ? higher : Math.ceil((higher + lower) / tied)
    }
    return count > 0 && count === ranked[1] && holders(ranked[0]) === 1 ? Math.ceil(lower / holders(count)) : 0
  })
}

function heightsIn(books: Books, ward: number): number[] {
  const heights = books.firms.map(() => 0)
  for (const [site, there] of books.sites) {
    if (!isHouse(there) || there.owner === 'third' || wardOf(site) !== ward) continue
    heights[there.owner] = (heights[there.owner] ?? 0) + there.storeys
  }
  return heights
}

function scoreWards(books: Books): void {
  const sum = books.firms.map(() => 0)
  const taken: { seat: Seat; ward: number; tile: string }[] = []
  for (let ward = 1; ward <= 4; ward++) {
    const tile = books.control[ward - 1] ?? ''
    const [higher, lower] = CONTROL[tile] ?? [0, 0]
    const heights = heightsIn(books, ward)
    for (const [seat, points] of shares(heights, higher, lower).entries()) sum[seat] = (sum[seat] ?? 0) + points
    const most = Math.max(...heights)
    const first = heights.indexOf(most)
    books.control[ward - 1] = null
    if (most > 0 && heights.lastIndexOf(most) === first) taken.push({ seat: first, ward, tile })
    else books.box.push(tile)
  }
  score(books, 'wards', sum)
  for (const { seat, ward, tile } of taken) {
    books.firm(seat).control.push(tile)
    books.told({ type: 'ward-tile', seat, ward, tile } as Entry)
  }
}

function monumentPoints(books: Books): number[] {
  const sum = books.firms.map(() => 0)
  for (const [site, there] of books.sites) {
    if (isHouse(there)) continue
    const { arrows, value } = arrowsOf(there.prestige, there.rotation)
    for (const arrow of arrows) {
      const hit = books.sites.get(beside(site, arrow) ?? 0)
      if (isHouse(hit) && hit.owner !== 'third') sum[hit.owner] = (sum[hit.owner] ?? 0) + value
    }
  }
  return sum
}

/** The star is tried as each symbol. */
function finalPoints({ finals, symbols }: Firm): number {
  const wanted = finals.flatMap((id) => planOf(id).symbols)
  const worth = (star: string): number =>
    wanted.reduce(
      (sum, symbol) => sum + 2 * ((symbols[symbol] ?? 0) + (symbol === star ? (symbols['star'] ?? 0) : 0)),
      0,
    )
  return Math.max(...SYMBOLS.map(worth))
}

function setsOf({ symbols }: Firm): number {
  const sets = (star: string): number =>
    Math.min(...SYMBOLS.map((symbol) => (symbols[symbol] ?? 0) + (symbol === star ? (symbols['star'] ?? 0) : 0)))
  return Math.max(...SYMBOLS.map(sets))
}

function openSections(books: Books, seat: Seat): Kind[] {
  return KINDS.filter((kind) => !books.firm(seat).sections.includes(kind) && !books.isFree(seat, kind))
}

/** Whether something can still be completed, exchanges included. */
function canComplete(books: Books, seat: Seat): boolean {
  const { purse } = books.firm(seat)
  return openSections(books, seat).some((kind) => {
    const others = KINDS.reduce((sum, other) => sum + (other === kind ? 0 : purse[other]), 0)
    return purse.favour > 0 || purse[kind] + purse.joker + Math.floor(others / 3) >= 5
  })
}

function sectionMoves(books: Books, seat: Seat): Move[] {
  const { purse } = books.firm(seat)
  return openSections(books, seat).flatMap((section) => {
    const ways: unknown[] = purse.favour > 0 ? ['favour'] : []
    for (let plain = 0; plain <= Math.min(5, purse[section]); plain++) {
      if (5 - plain <= purse.joker) ways.push({ plain, joker: 5 - plain })
    }
    return ways.map((way) => ({ type: 'complete-section', section, with: way }) as Move)
  })
}

function* personalProjects(books: Books): Flow {
  let waiting = [...books.firms.keys()]
  for (;;) {
    const asks = waiting.filter((seat) => canComplete(books, seat))
    if (asks.length === 0) return
    const answers = (seat: Seat): Move[] => [
      ...sectionMoves(books, seat),
      { type: 'end-sections' },
      ...exchangeMoves(books.firm(seat).purse, null),
    ]
    const answer = yield { asks, answers }
    if (!answer) return
    const { seat, move } = answer
    if (move.type === 'end-sections') waiting = waiting.filter((other) => other !== seat)
    else if (move.type === 'exchange') yield* exchange(books, seat, move['get'] as Kind, null)
    else complete(books, seat, move['section'] as Kind, move['with'] as 'favour' | { plain: number; joker: number })
  }
}

function complete(books: Books, seat: Seat, section: Kind, way: 'favour' | { plain: number; joker: number }): void {
  const { purse, sections } = books.firm(seat)
  sections.push(section)
  if (way === 'favour') purse.favour--
  else {
    purse[section] -= way.plain
    purse.joker -= way.joker
  }
  const spent = way === 'favour' ? { favour: 1 } : { [section]: way.plain, joker: way.joker }
  books.told({ type: 'section', seat, section, spent })
}

function personalPoints(books: Books, seat: Seat): number {
  const complete = 3 - openSections(books, seat).length
  return complete === 3 ? 9 : 2 * complete
}

const SPACES = ['A', 'B', 'C', 'D'] as const
type Spread = Record<(typeof SPACES)[number], number>

/** Six, four or three cards of a letter qualify; nine, six or five double. */
const THRESHOLDS: Readonly<Record<number, readonly [number, number]>> = { 2: [6, 9], 3: [4, 6], 4: [3, 5] }

function* council(books: Books): Flow {
  const chosen = new Map<Seat, Spread>()
  for (const seat of books.firms.keys()) {
    const worths = spreads(books, seat).map((spread) => councilPoints(books, seat, spread))
    // Where the letters make no difference, nobody is asked.
    if (worths.every((worth) => worth === worths[0])) chosen.set(seat, spreads(books, seat)[0] as Spread)
  }
  while (chosen.size < books.seats) {
    const asks = [...books.firms.keys()].filter((seat) => !chosen.has(seat))
    const answer = yield {
      asks,
      answers: (seat) => spreads(books, seat).map((spread) => ({ type: 'assign-letters', ...spread })),
    }
    if (!answer) return
    const { A, B, C, D } = answer.move as unknown as Spread
    chosen.set(answer.seat, { A, B, C, D })
    books.told({ type: 'letters', seat: answer.seat, letters: { A, B, C, D } })
  }
  score(
    books,
    'council',
    books.firms.map((_, seat) => councilPoints(books, seat, chosen.get(seat) as Spread)),
  )
}

function lettersOf(books: Books, seat: Seat): string[] {
  const { hand, pile } = books.firm(seat)
  return [...hand.map(({ card }) => card), ...pile].map((card) => faceOf(card, books.seats).letter)
}

function spreads(books: Books, seat: Seat): Spread[] {
  const wild = lettersOf(books, seat).filter((letter) => letter === 'all').length
  const all: Spread[] = []
  for (let A = 0; A <= wild; A++) {
    for (let B = 0; A + B <= wild; B++) {
      for (let C = 0; A + B + C <= wild; C++) all.push({ A, B, C, D: wild - A - B - C })
    }
  }
  return all
}

function councilPoints(books: Books, seat: Seat, spread: Readonly<Spread>): number {
  const [qualify, double] = THRESHOLDS[books.seats] ?? [0, 0]
  const letters = lettersOf(books, seat)
  return SPACES.reduce((sum, space) => {
    const cards = letters.filter((letter) => letter === space).length + spread[space]
    const [what, each] = COUNCIL[books.council?.[space] ?? ''] ?? ['', 0]
    const times = cards >= double ? 2 : cards >= qualify ? 1 : 0
    return sum + times * each * counted(books, seat, what)
  }, 0)
}

function counted(books: Books, seat: Seat, what: string): number {
  const firm = books.firm(seat)
  switch (what) {
    case 'per-moved-building':
      return books.outskirts.filter((there) => isHouse(there) && there.owner === seat).length
    case 'per-symbol-set':
      return setsOf(firm)
    case 'per-permanent-resource':
      return firm.saves.timber + firm.saves.jackscrew + firm.saves.masonry
    case 'per-marker-returned-in-last-round':
      return firm.row
    case 'per-neighbourhood-tile':
      return firm.hoods.length
    case 'per-favour-left':
      return firm.purse.favour
    case 'per-extension':
      return firm.annexes
    case 'per-ward-control-tile':
      return firm.control.length
    default: {
      const ward = Number(what.at(-1))
      return [...books.sites].filter(([site, there]) => isHouse(there) && there.owner === seat && wardOf(site) === ward)
        .length
    }
  }
}

export function allStoreys(books: Books, seat: Seat): number {
  const houses = [...books.sites.values(), ...books.outskirts].filter(isHouse)
  return houses.reduce((sum, { owner, storeys }) => sum + (owner === seat ? storeys : 0), 0)
}

function winnersOf(books: Books): Seat[] {
  const seats = [...books.firms.keys()]
  const most = Math.max(...seats.map((seat) => books.prestige(seat)))
  const first = seats.filter((seat) => books.prestige(seat) === most)
  const tallest = Math.max(...first.map((seat) => allStoreys(books, seat)))
  return first.filter((seat) => allStoreys(books, seat) === tallest)
}
