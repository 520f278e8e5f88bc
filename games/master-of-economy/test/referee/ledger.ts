import type { Move } from '@boardroom/kernel'
import type { Entry } from '../../entries.ts'
import {
  ALL_SHARES,
  COMPANIES,
  type Co,
  GOODS,
  type Good,
  PACKETS,
  PIECES,
  PLANTS,
  type PlantKind,
  valueAt,
  WORKS,
} from './numbers.ts'

export interface Firm {
  manager: number
  cash: number
  readonly stock: Record<Good, number>
  readonly plants: Record<PlantKind, number>
  readonly fed: Record<PlantKind, number>
  loans: number
}

export interface Person {
  chosen: Co | null
  cash: number
  debt: number
  relations: number
  laid: number | null
  open: number | null
}

export type Owner = number | Co | 'bank'

export interface Paper {
  points: number
  /** Who has the packet of so many shares. */
  readonly owners: Map<number, Owner>
}

/** The referee's own books. */
export class Ledger {
  readonly seats: number
  readonly people: Person[]
  readonly firms = new Map<Co, Firm>()
  readonly papers = new Map<Co, Paper>()
  shadow: Co | null = null
  order: Co[] = []
  year = 0
  openCash = false
  readonly demand = each(GOODS, () => 11)
  readonly offers = each(GOODS, () => new Map<number, Co>())
  readonly bids = each(GOODS, () => new Map<Co, number>())
  support = each(COMPANIES, () => 0)
  readonly elected = new Map<Co, number>()
  /** What the log must have said, of the kinds of entries the referee tells about. */
  readonly told: Entry[] = []
  scores: number[] = []
  winners: number[] = []

  constructor(seats: number) {
    this.seats = seats
    this.people = range(seats).map(() => ({ chosen: null, cash: 0, debt: 0, relations: 1, laid: null, open: null }))
  }

  person(seat: number): Person {
    return must(this.people[seat])
  }

  firm(co: Co): Firm {
    return must(this.firms.get(co))
  }

  paper(co: Co): Paper {
    return must(this.papers.get(co))
  }

  boss(co: Co): Person {
    return this.person(this.firm(co).manager)
  }

  value(co: Co): number {
    return valueAt(this.paper(co).points)
  }

  owner(co: Co, size: number): Owner {
    return must(this.paper(co).owners.get(size))
  }

  packets(co: Co, owner: Owner): number[] {
    return PACKETS.filter((size) => this.papers.get(co)?.owners.get(size) === owner)
  }

  shares(co: Co, owner: Owner): number {
    return sum(this.packets(co, owner))
  }

  issued(co: Co): number {
    return ALL_SHARES - this.shares(co, 'bank')
  }

  packetsOfPeople(co: Co): number {
    return sum(range(this.seats).map((seat) => this.packets(co, seat).length))
  }

  votes(co: Co, seat: number): number {
    const led = this.order.filter((other) => this.firm(other).manager === seat)
    return this.shares(co, seat) + sum(led.map((other) => this.shares(co, other)))
  }

  /** Pieces of a good that lie neither in a warehouse nor on a factory. */
  left(good: Good): number {
    let left = PIECES[good]
    for (const { stock, fed } of this.firms.values()) {
      left -= stock[good]
      for (const kind of PLANTS) if (WORKS[kind].needs.includes(good)) left -= fed[kind]
    }
    return left
  }

  plantsLeft(kind: PlantKind): number {
    return WORKS[kind].pieces - sum([...this.firms.values()].map(({ plants }) => plants[kind]))
  }

  tell(entry: Entry): void {
    this.told.push(entry)
  }
}

export function newFirm(manager: number): Firm {
  return {
    manager,
    cash: 25,
    stock: { ...each(GOODS, () => 0), 'building-materials': 3 },
    plants: each(PLANTS, () => 0),
    fed: each(PLANTS, () => 0),
    loans: 0,
  }
}

/** Who may move now, and how. */
export type Question = readonly { readonly seat: number; readonly moves: readonly Move[] }[]
export type Flow<T> = Generator<Question, T, { readonly seat: number; readonly move: Move }>

/** The answer of one seat; a field of a move is read by its name. */
export type Answer = Move & Readonly<Record<string, unknown>>

export function* ask(seat: number, moves: readonly Move[]): Flow<Answer> {
  const { move } = yield [{ seat, moves }]
  return move as Answer
}

/** Answers given at the same time, in any order. */
export function* askAll(seats: readonly number[], movesOf: (seat: number) => Move[]): Flow<Map<number, Answer>> {
  const given = new Map<number, Answer>()
  while (given.size < seats.length) {
    const open = seats.filter((seat) => !given.has(seat))
    const { seat, move } = yield open.map((each) => ({ seat: each, moves: movesOf(each) }))
    given.set(seat, move as Answer)
  }
  return given
}

export function range(count: number, from = 0): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, i) => from + i)
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0)
}

export function must<T>(thing: T | undefined | null): T {
  if (thing === undefined || thing === null) throw new Error('the referee has lost something')
  return thing
}

function each<K extends string, T>(keys: readonly K[], make: () => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, make()])) as Record<K, T>
}
