import type { Entry } from '../../entries.ts'
import {
  ACTION_ROWS,
  AREAS,
  type Area,
  CARD,
  KINDS,
  type Kind,
  LAST_COLUMN,
  NEUTRAL,
  type Pay,
  PRINTED_ROOMS,
  ROOMS,
  type Row,
  STRIP,
  TAB,
  TOWNS,
} from './tables.ts'

/** The referee's own picture of a table: who has what and where everything lies. */

export const SPOTS = ['r1', 'r2', 'r3', 'r4'].flatMap((row) => ['c1', 'c2', 'c3', 'c4'].map((column) => row + column))
export const TILE_NAMES = Object.keys(ROOMS).filter((name) => !name.startsWith('start-'))
export const SITES = Object.entries(TOWNS).flatMap(([town, facts]) =>
  [...(facts.split(' ')[5] ?? '')].map((takes, i) => ({ id: `${town}-${i + 1}`, town, takes })),
)

export type Owner = number | 'neutral' | 'andrew'
export type Posture = 'inactive' | 'used' | 'unused'

export interface Room {
  what: string | null
  standing: number
  lying: number
}

export interface Company {
  money: number
  goods: number
  vp: number
  jokers: number
  toHire: number
  discs: number
  side: Record<Kind, 'A' | 'B'>
  slid: Record<Kind, number>
  built: Record<Kind, number>
  ready: Record<Kind, number>
  rooms: Record<string, Room>
  away: Record<Area, number>
  track: Record<Area, number>
  reserve: string | null
  gifts: string[]
  paid: Record<string, number>
}

export interface Rival {
  card: string | null
  shown: boolean
  at: number
  filed: { card: string; position: number }[]
  discs: number
  track: Record<Area, number>
  tiles: string[]
  gifts: string[]
}

export interface Turn {
  seat: number
  action: Row | null
  room: string | null
  done: string[]
  used: Record<string, number>
  steps: number
  research: number
  returned: boolean
  donated: boolean
}

export interface Income {
  money: number
  goods: number
  vp: number
  research: number
  employee: number
}

const SIGNS = { $: 'money', g: 'goods', v: 'vp', r: 'research', e: 'employee' } as const

/** What a figure of the tables pays, so many times. */
export function read(pay: Pay, times = 1): Income {
  const income: Income = { money: 0, goods: 0, vp: 0, research: 0, employee: 0 }
  for (const part of pay.split(' ')) {
    const sign = SIGNS[part[0] as keyof typeof SIGNS]
    if (sign) income[sign] += times * Number(part.slice(1))
  }
  return income
}

export function plus(a: Income, b: Income): Income {
  return {
    money: a.money + b.money,
    goods: a.goods + b.goods,
    vp: a.vp + b.vp,
    research: a.research + b.research,
    employee: a.employee + b.employee,
  }
}

const byKind = <T>(value: (kind: Kind) => T): Record<Kind, T> =>
  Object.fromEntries(KINDS.map((kind) => [kind, value(kind)])) as Record<Kind, T>
const byArea = (value: number): Record<Area, number> =>
  Object.fromEntries(AREAS.map((area) => [area, value])) as Record<Area, number>

function newCompany(): Company {
  const room = (spot: string): Room => {
    const what = PRINTED_ROOMS[spot] ?? null
    return { what, standing: what?.startsWith('start-') ? 1 : 0, lying: what === 'lobby' ? 5 : 0 }
  }
  return {
    money: 12,
    goods: 4,
    vp: 0,
    jokers: 0,
    toHire: 5,
    discs: 22,
    side: byKind(() => 'A'),
    slid: byKind(() => 0),
    built: byKind(() => 0),
    ready: byKind((kind) => (kind === 'infrastructure' ? 0 : 1)),
    rooms: Object.fromEntries(SPOTS.map((spot) => [spot, room(spot)])),
    away: byArea(0),
    track: byArea(1),
    reserve: null,
    gifts: [],
    paid: { 'welfare-goods': 0, 'welfare-money': 0, 'welfare-bundle': 0 },
  }
}

/** What lies open when a table is made: the outcome of chance, which nobody can compute. */
export interface Opening {
  readonly seats: number
  readonly strips: Readonly<Record<Row, { readonly strip: string; readonly side: 'a' | 'b' }>>
  readonly display: Readonly<Record<string, number>>
}

type Facts<T extends Entry['type']> = {
  readonly [K in Exclude<keyof Extract<Entry, { type: T }>, 'type'>]: unknown
}

export class Books {
  readonly seats: number
  readonly companies: Company[]
  readonly strips: Opening['strips']
  readonly display: Record<string, number>
  readonly discs = new Map<string, Owner>()
  readonly neutralGifts: string[] = []
  neutralLeft: number
  readonly rival: Rival | null
  phase = 'setup'
  round = 0
  starter = 0
  readonly marks: Record<Row, number> = { hr: 0, management: 0, construction: 0, rnd: 0 }
  chosen: { action: Row; row: Row } | null = null
  turn: Turn | null = null
  readonly #log: Entry[] = []

  constructor({ seats, strips, display }: Opening) {
    this.seats = seats
    this.strips = strips
    this.neutralLeft = NEUTRAL[seats] ?? 0
    this.display = { ...display }
    this.companies = Array.from({ length: seats }, newCompany)
    this.rival =
      seats > 1
        ? null
        : { card: null, shown: false, at: 0, filed: [], discs: 26, track: byArea(1), tiles: [], gifts: [] }
  }

  of(seat: number): Company {
    return this.companies[seat] as Company
  }

  get now(): Turn {
    if (!this.turn) throw new Error('nobody has a turn')
    return this.turn
  }

  begin(seat: number, action: Row | null, steps = 0): void {
    this.turn = {
      seat,
      action,
      room: null,
      done: [],
      used: {},
      steps,
      research: 0,
      returned: false,
      donated: false,
    }
  }

  /** Seats clockwise from the start player. */
  order(): number[] {
    return this.companies.map((_, i) => (this.starter + i) % this.seats)
  }

  hear(entries: readonly Entry[]): void {
    this.#log.push(...entries)
  }

  get unheard(): number {
    return this.#log.length
  }

  /** The next line of the log, which tells what chance decided. */
  hears<T extends Entry['type']>(type: T): Extract<Entry, { type: T }> {
    const entry = this.#log[0]
    if (entry?.type !== type) throw new Error(`the log says ${JSON.stringify(entry)}, the referee expects ${type}`)
    return entry as Extract<Entry, { type: T }>
  }

  /** The next line of the log must say exactly this. */
  says<T extends Entry['type']>(type: T, facts: Facts<T>): void {
    const entry: Readonly<Record<string, unknown>> = { ...this.hears(type) }
    for (const [key, value] of Object.entries(facts)) {
      if (canon(entry[key]) !== canon(value)) {
        throw new Error(`${type}: the log says ${key} ${canon(entry[key])}, the referee ${canon(value)}`)
      }
    }
    this.#log.shift()
  }

  /** The first free space of a city from the left. */
  freeSite(town: string): string | null {
    const sites = [...(TOWNS[town]?.split(' ')[6] ?? '')].map((number) => `${town}-${number}`)
    return sites.find((site) => !this.discs.has(site)) ?? null
  }

  /** The event that an action triggers: of its row, or of the next one below that is not finished. */
  eventOf(action: Row): { row: Row; income: Area | null; donation: boolean } {
    let at = ACTION_ROWS.indexOf(action)
    while (this.marks[ACTION_ROWS[at] as Row] >= 5) at = at === 3 ? 0 : at + 1
    const row = ACTION_ROWS[at] as Row
    if (this.marks[row] === 4) return { row, income: LAST_COLUMN[row], donation: true }
    const { strip, side } = this.strips[row]
    const letter = STRIP[strip]?.[side][this.marks[row]]
    if (letter === 'd') return { row, income: null, donation: true }
    return { row, income: AREAS.find((area) => area[0] === letter) ?? null, donation: false }
  }

  get event(): { income: Area | null; donation: boolean } {
    return this.chosen ? this.eventOf(this.chosen.row) : { income: null, donation: false }
  }

  /** Discs on a donation. */
  givers(gift: string): Owner[] {
    return [
      ...this.companies.flatMap(({ gifts }, seat) => (gifts.includes(gift) ? [seat] : [])),
      ...(this.rival?.gifts.includes(gift) ? ['andrew' as const] : []),
      ...(this.neutralGifts.includes(gift) ? ['neutral' as const] : []),
    ]
  }

  card(): { gift: string; main: Row; shift: number; types: Row[]; towns: string[]; area: Area; steps: number } {
    const [gift, main, shift, types, towns, area, steps] = (CARD[this.rival?.card ?? ''] ?? '').split(' ')
    return {
      gift: gift ?? '',
      main: main as Row,
      shift: Number(shift),
      types: (types ?? '').split('+') as Row[],
      towns: (towns ?? '').split('+'),
      area: area as Area,
      steps: Number(steps),
    }
  }
}

/** The same text for the same facts, in whatever order they were written; a gain of nothing is no gain. */
export function canon(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canon).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'nothing'
  const parts = Object.entries(value).filter(([, part]) => part !== 0 && part !== undefined)
  return `{${parts
    .map(([key, part]) => `${key}:${canon(part)}`)
    .sort()
    .join(',')}}`
}

export function spotWith(company: Company, what: string): string | null {
  return SPOTS.find((spot) => company.rooms[spot]?.what === what) ?? null
}

/** Whether somebody stands in a department. */
export function isManned(company: Company, what: string): boolean {
  const spot = spotWith(company, what)
  return spot !== null && (company.rooms[spot]?.standing ?? 0) > 0
}

export function standing(company: Company): number {
  return SPOTS.reduce((sum, spot) => sum + (company.rooms[spot]?.standing ?? 0), 0)
}

/** The price of the next donation. */
export function giftPrice(company: Company): number {
  return (company.gifts.length + 1) * (isManned(company, 'communications') ? 3 : 5)
}

/** Cells of a tab that are in view. */
export function cells(company: Company, kind: Kind): string[][] {
  return TAB[kind][company.side[kind]].slice(0, company.slid[kind] + 1).map((cell) => cell.split(' '))
}

export function limit(company: Company): number {
  return KINDS.flatMap((kind) => cells(company, kind)).reduce(
    (sum, [, what, value]) => sum + (what === 'cap' ? Number(value) : 0),
    12,
  )
}

/** The income of every circle whose project is on the map. */
export function openCircles(company: Company): { kind: Kind; circle: number; pay: Pay }[] {
  return KINDS.flatMap((kind) =>
    TAB[kind][company.side[kind]]
      .filter((cell) => cell.split(' ')[1] === 'c')
      .slice(0, company.built[kind])
      .map((cell, i) => ({ kind, circle: i + 1, pay: cell.split(' ')[2] ?? '' })),
  )
}
