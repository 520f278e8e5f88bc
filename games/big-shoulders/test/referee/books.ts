import { isDeepStrictEqual } from 'node:util'
import type { Entry } from '../../entries.ts'
import type { Options } from '../../meta.ts'
import type { BigShouldersMove } from '../../types.ts'
import {
  ASSETS,
  BOX,
  CUBE_TYPES,
  DEMAND,
  type Heap,
  marketOf,
  PRINTS,
  type Print,
  ROWS,
  type Row,
  TILES,
} from './figures.ts'

/** Somebody broke a rule, or the log tells it wrongly. */
class Foul extends Error {}

export type Place = number | 'charter' | 'pool'

/** One of the seven certificates of a company. */
export interface Paper {
  readonly kind: 'director' | 'preferred' | 'common'
  readonly shares: 1 | 2 | 3
  at: Place
}

export interface Shop {
  workers: number
  tokens: number
  manager: boolean
}

export interface Firm {
  readonly id: string
  readonly print: Print
  readonly papers: Paper[]
  readonly shops: Shop[]
  readonly cubes: Heap
  value: number
  treasury: number
  goods: number
  tokens: number
  sellers: number
  asset: string | null
  tired: boolean
  operated: boolean
}

export interface Person {
  cash: number
  hand: string[]
  /** Drafted and set aside, and what was picked in this round. */
  kept: string[]
  picked: string | null
  /** What was played and discarded this Decade, while others still choose. */
  chosen: { readonly play: string; readonly discard: string } | null
  discarded: number
  readonly built: string[]
  readonly banned: string[]
  first: string | null
  partners: number
  unplaced: number
  reserve: 'charter' | 'pool' | 'gained'
  onAppeal: boolean
  onBuilding: boolean
  passed: boolean
}

export type Column = 'right' | 'middle' | 'left'
export const COLUMNS: readonly Column[] = ['right', 'middle', 'left']

export interface Spot {
  tile: string | null
  goods: number
}

/** A question of the referee's own course of the game: who is asked, and everything each of them may answer. */
export interface Ask {
  readonly seats: readonly number[]
  readonly moves: (seat: number) => readonly Answer[]
}

/** A move as plain as it is sent. */
export interface Answer {
  readonly type: string
  readonly [field: string]: unknown
}

export interface Played {
  readonly seat: number
  readonly move: BigShouldersMove
}

/** A piece of the game: it asks, is told what was played, and books it. */
export type Course<T = void> = Generator<Ask, T, Played>

export const heap = (): Heap => ({ livestock: 0, steel: 0, wood: 0, coal: 0 })
export const size = (of: Partial<Heap>): number => CUBE_TYPES.reduce((sum, type) => sum + (of[type] ?? 0), 0)

export function shift(from: Heap, to: Heap, what: Partial<Heap>): Heap {
  const moved = heap()
  for (const type of CUBE_TYPES) {
    moved[type] = Math.min(from[type], what[type] ?? 0)
    from[type] -= moved[type]
    to[type] += moved[type]
  }
  return moved
}

/** What the referee keeps of a game. It learns by the log only what chance decides. */
export class Books {
  readonly seats: number
  readonly options: Options
  decade = 1
  phase = 'setup'
  readonly people: Person[]
  readonly firms = new Map<string, Firm>()
  /** Tokens on the Appeal track by space, the top of a stack last. */
  readonly stacks: string[][] = Array.from({ length: 17 }, () => [])
  order: number[]
  priority = 0
  passes = 0
  trader: number | null = null
  readonly haymarket = heap()
  readonly bag: Heap = { ...BOX }
  readonly chain = { x: heap(), '30': heap(), '20': heap(), '10': heap() }
  market = 4
  readonly demand: Record<Row, Record<Column, Spot>>
  readonly demandLeft: Set<string>
  row: (string | null)[] = []
  readonly assetsLeft: Set<string>
  readonly tilesLeft: Set<string>
  goals: readonly string[] = []
  used: { space: string; seat: number }[] = []
  readonly gone = { assets: [] as string[], demand: [] as string[] }
  /** The company that operates. */
  turn: { firm: Firm; stage: string; produced: number; sold: number; revenue: number } | null = null
  /** Entries of the move being booked that are not accounted for yet. */
  log: { entry: Entry; to?: readonly number[] | undefined }[] = []
  /** What each seat sees of its own hand. */
  hands: () => readonly (readonly string[])[] = () => []

  constructor(seats: number, options: Options) {
    this.seats = seats
    this.options = options
    this.order = Array.from({ length: seats }, (_, seat) => seat)
    this.people = this.order.map(() => ({
      cash: 175,
      hand: [],
      kept: [],
      picked: null,
      chosen: null,
      discarded: 0,
      built: [],
      banned: [],
      first: null,
      partners: 2,
      unplaced: 2,
      reserve: 'pool',
      onAppeal: true,
      onBuilding: true,
      passed: false,
    }))
    const spots = (): Record<Column, Spot> => ({
      right: { tile: null, goods: 0 },
      middle: { tile: null, goods: 0 },
      left: { tile: null, goods: 0 },
    })
    this.demand = { 'food-dairy': spots(), 'dry-goods': spots(), 'meat-packing': spots(), shoes: spots() }
    const inGame = (from: number): boolean => from <= seats
    this.demandLeft = new Set(Object.keys(DEMAND).filter((id) => inGame(DEMAND[id]?.[2] ?? 9)))
    this.tilesLeft = new Set(Object.keys(TILES).filter((id) => inGame(TILES[id]?.from ?? 9)))
    this.assetsLeft = new Set(Object.keys(ASSETS))
  }

  person(seat: number): Person {
    return this.people[seat] ?? foul(`there is no seat ${seat}`)
  }

  firm(id: string): Firm {
    return this.firms.get(id) ?? foul(`${id} is not in play`)
  }

  /** In the order of the box. */
  get all(): Firm[] {
    return Object.keys(PRINTS).flatMap((id) => this.firms.get(id) ?? [])
  }

  get leftOf(): (seat: number) => number {
    return (seat) => (seat + 1) % this.seats
  }

  clockwise(from: number): number[] {
    return this.people.map((_, i) => (from + i) % this.seats)
  }

  /** Companies from the highest Appeal down, from the top of each stack. */
  get ranking(): string[] {
    return this.stacks.flat().reverse()
  }

  appealOf(id: string): number {
    return this.stacks.findIndex((stack) => stack.includes(id))
  }

  directs(seat: number): Firm[] {
    return this.all.filter((firm) => bossOf(firm) === seat)
  }

  papersOf(seat: number): number {
    return this.all.reduce((sum, firm) => sum + firm.papers.filter(({ at }) => at === seat).length, 0)
  }

  /** The next line of the log must be just this. */
  says(entry: { type: Entry['type']; [field: string]: unknown }, to?: readonly number[]): void {
    const next = this.log.shift()
    if (!next) foul(`the log does not tell ${JSON.stringify(entry)}`)
    else if (!isDeepStrictEqual({ ...next.entry }, entry)) {
      foul(`the log tells ${JSON.stringify(next.entry)}, but it should be ${JSON.stringify(entry)}`)
    } else if (!isDeepStrictEqual(next.to, to)) foul(`${entry.type} is told to ${next.to ?? 'all'}`)
  }

  /** What chance decided is read off the log. */
  reveals<T extends Entry['type']>(type: T): Extract<Entry, { type: T }> {
    const next = this.log.shift()
    if (next?.entry.type !== type) foul(`the log tells ${JSON.stringify(next?.entry)} in place of ${type}`)
    return next?.entry as Extract<Entry, { type: T }>
  }

  /** Moves a price along its track, as far as that goes. */
  price(firm: Firm, steps: number, reason: string): void {
    const from = firm.value
    const { track } = marketOf(this.options)
    const space = Math.max(0, Math.min(track.length - 1, track.indexOf(from) + steps))
    firm.value = track[space] ?? 0
    if (firm.value !== from) this.says({ type: 'price', company: firm.id, from, to: firm.value, reason })
  }

  partner(seat: number, from: 'building' | 'appeal' | 'factories'): void {
    const person = this.person(seat)
    person.partners++
    person.unplaced++
    if (from === 'building') person.onBuilding = false
    else if (from === 'appeal') person.onAppeal = false
    else person.reserve = 'gained'
    this.says({ type: 'partner', seat, from })
  }

  discard(asset: string): void {
    this.gone.assets.push(asset)
    this.says({ type: 'asset-removed', asset })
  }

  rows(): Row[] {
    return [...ROWS]
  }
}

export function foul(message: string): never {
  throw new Foul(message)
}

export function sharesAt(firm: Firm, place: Place): number {
  return firm.papers.reduce((sum, { at, shares }) => (at === place ? sum + shares : sum), 0)
}

export function bossOf(firm: Firm): number {
  const boss = firm.papers.find(({ kind }) => kind === 'director')?.at
  return typeof boss === 'number' ? boss : foul(`nobody directs ${firm.id}`)
}

/** Worker spaces of a factory that hold nothing. */
export function gaps(firm: Firm, number: number): number {
  const shop = firm.shops[number - 1]
  return shop ? (firm.print.factories[number - 1]?.spaces ?? 0) - shop.workers - shop.tokens : 0
}

export function numbers(firm: Firm, test: (shop: Shop, number: number) => boolean): number[] {
  return firm.shops.flatMap((shop, i) => (test(shop, i + 1) ? [i + 1] : []))
}

export const roomy = (firm: Firm): number[] => numbers(firm, (_, number) => gaps(firm, number) > 0)
export const workersIn = (firm: Firm): number => firm.shops.reduce((sum, { workers }) => sum + workers, 0)

/** How many steps a payout of so much moves a price of so much. */
export function bump(payout: number, value: number): number {
  const times = Math.floor(payout / value)
  return Math.min(times, value >= 60 ? 3 : 2)
}
