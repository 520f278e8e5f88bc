import { isDeepStrictEqual } from 'node:util'
import type { Move, Seat } from '@boardroom/kernel'
import type { Entry } from '../../entries.ts'
import { KINDS, type Kind, none, type PerKind, type Prize } from './figures.ts'
import { PENALTIES } from './tables.ts'

export class Disagreement extends Error {}

export type Owner = Seat | 'third'

export interface House {
  readonly project: string
  readonly owner: Owner
  storeys: number
}

export interface Monument {
  readonly prestige: string
  readonly rotation: number
}

/** A company as its owner would keep it on paper. */
export interface Firm {
  poverty: number
  readonly purse: PerKind & { joker: number; favour: number }
  readonly at: PerKind
  /** Permanents taken. */
  readonly saves: PerKind
  /** Columns that have paid. */
  readonly columns: Set<number>
  supply: number
  /** Own markers on the auction board, and the third colour's under them. */
  row: number
  under: number
  annexes: number
  /** Under the board from the left, with the round in which each came. */
  hand: { card: string; round: number }[]
  readonly pile: string[]
  tiles: string[]
  readonly symbols: Record<string, number>
  readonly finals: string[]
  readonly hoods: string[]
  readonly control: string[]
  readonly sections: Kind[]
  readonly points: Record<string, number>
}

export interface Stall {
  project: string | null
  card: string | null
  /** Top left, top right, bottom left, bottom right. */
  markers: (Owner | null)[]
  winner: Owner | null
}

/** What lies on the table before the first round; everything later the referee works out. */
export interface Opening {
  readonly seats: number
  readonly ranking: readonly Seat[]
  readonly outskirts: readonly string[]
  readonly hoods: readonly string[]
  readonly banners: readonly Kind[]
  readonly display: readonly string[]
  readonly control: readonly string[]
  readonly finals: readonly string[]
  readonly council: Readonly<Record<string, string>> | null
}

/** A question that the rules put now: whom it is for and every answer they allow. */
export interface Question {
  readonly asks: readonly Seat[]
  answers(seat: Seat): Move[]
  /** Moves somebody might try as well: whatever is not among the answers must be refused. */
  tries?(): Move[]
  /** Where there is nothing to choose, the answer may be given without asking. */
  readonly mayBeSkipped?: boolean
}

export interface Answer {
  readonly seat: Seat
  readonly move: Move & Readonly<Record<string, unknown>>
}

/** The flow of the game: it stops at questions. An answer of null was given without asking. */
export type Flow<T = void> = Generator<Question, T, Answer | null>

const LAST = 11

export class Books {
  readonly seats: number
  readonly firms: Firm[]
  round = 0
  phase = 'announce'
  /** Discs by field, from the bottom. */
  readonly discs = new Map<number, Seat[]>()
  rows: Seat[] = []
  readonly stalls: Stall[] = Array.from({ length: 5 }, newStall)
  readonly sites = new Map<number, House | Monument>()
  readonly outskirts: (string | House)[]
  readonly hoods: (string | null)[]
  readonly banners: Kind[]
  readonly display: (string | null)[]
  hidden = 7
  readonly control: (string | null)[]
  finals: string[]
  annexes = 6
  readonly council: Readonly<Record<string, string>> | null
  readonly box: string[] = []
  /** Log entries that are not accounted for yet. */
  readonly news: Entry[] = []

  constructor(opening: Opening) {
    this.seats = opening.seats
    this.firms = Array.from({ length: this.seats }, () => newFirm(this.seats))
    this.discs.set(0, opening.ranking.toReversed())
    this.outskirts = [...opening.outskirts]
    this.hoods = [...opening.hoods]
    this.banners = [...opening.banners]
    this.display = [...opening.display]
    this.control = [...opening.control]
    this.finals = [...opening.finals]
    this.council = opening.council
  }

  firm(seat: Seat): Firm {
    const firm = this.firms[seat]
    if (!firm) throw new Error(`nobody sits at ${seat}`)
    return firm
  }

  /** Highest first: by field, and from the top of a pile down. */
  ranking(): Seat[] {
    return [...this.discs].sort(([one], [other]) => other - one).flatMap(([, pile]) => pile.toReversed())
  }

  prestige(seat: Seat): number {
    for (const [field, pile] of this.discs) if (pile.includes(seat)) return field
    throw new Error(`seat ${seat} has no disc`)
  }

  /** The next entry must be this one. */
  told(entry: Entry): void {
    const next = this.news.shift()
    if (!isDeepStrictEqual(next, entry)) {
      throw new Disagreement(`expected ${text(entry)}, the log says ${next ? text(next) : 'nothing'}`)
    }
  }

  /** The next entry, whose facts only the log knows. */
  heard<T extends Entry['type']>(type: T): Extract<Entry, { type: T }> {
    const next = this.news.shift()
    if (next?.type !== type) throw new Disagreement(`expected ${type}, the log says ${next ? text(next) : 'nothing'}`)
    return next as Extract<Entry, { type: T }>
  }

  lift(seat: Seat, points: number): void {
    if (points === 0) return
    const from = this.prestige(seat)
    this.discs.set(
      from,
      (this.discs.get(from) ?? []).filter((other) => other !== seat),
    )
    this.discs.set(from + points, [...(this.discs.get(from + points) ?? []), seat])
  }

  /** At the same time: those behind move first. */
  liftAll(points: readonly number[]): void {
    for (const seat of this.ranking().reverse()) this.lift(seat, points[seat] ?? 0)
  }

  impoverish(seat: Seat): void {
    const firm = this.firm(seat)
    firm.poverty = Math.min(PENALTIES.length - 1, firm.poverty + 1)
    this.told({ type: 'poverty', seat, field: firm.poverty })
  }

  isFree(seat: Seat, kind: Kind): boolean {
    return this.firm(seat).at[kind] === LAST
  }

  take(seat: Seat, amounts: Readonly<PerKind>): void {
    for (const kind of KINDS) this.firm(seat).purse[kind] += amounts[kind]
  }

  /** Gains a prize, with all that follows from it. */
  award(seat: Seat, prize: Prize, from: Extract<Entry, { type: 'gained' }>['from']): void {
    const firm = this.firm(seat)
    if (prize.type === 'competence') {
      for (let i = 0; i < prize.steps; i++) this.step(seat, prize.track)
      return
    }
    if (prize.type === 'extension' && this.annexes === 0) {
      this.told({ type: 'no-extension', seat })
      return
    }
    if (prize.type === 'extension') {
      this.annexes -= prize.amount
      firm.annexes += prize.amount
    } else if (prize.type === 'resources') this.take(seat, prize.amounts)
    else if (prize.type === 'prestige') this.lift(seat, prize.amount)
    else firm.purse[prize.type] += prize.amount
    this.told({ type: 'gained', seat, reward: prize, from })
  }

  /** One field to the right: a permanent there, and the column if all three markers have come so far. */
  step(seat: Seat, track: Kind): void {
    const firm = this.firm(seat)
    if (firm.at[track] === LAST) {
      this.told({ type: 'track-end', seat, track })
      return
    }
    const field = firm.at[track] + 1
    firm.at[track] = field
    const permanent = field === 6 || field === 9 || (field === 3 && this.seats < 4)
    if (permanent) firm.saves[track]++
    this.told({ type: 'advanced', seat, track, field, permanent })
    if (firm.columns.has(field) || KINDS.some((kind) => firm.at[kind] < field)) return
    firm.columns.add(field)
    this.award(seat, field % 2 === 1 ? { type: 'joker', amount: 1 } : { type: 'prestige', amount: 2 }, 'column')
  }
}

/** Any value in one form, whatever the order of its keys. */
export function text(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing'
  if (Array.isArray(value)) return `[${value.map(text).join()}]`
  const facts = value as Readonly<Record<string, unknown>>
  const keys = Object.keys(facts).sort()
  return `{${keys.map((key) => `${key}: ${text(facts[key])}`).join()}}`
}

export function newStall(): Stall {
  return { project: null, card: null, markers: [null, null, null, null], winner: null }
}

function newFirm(seats: number): Firm {
  const start = seats === 4 ? 3 : 0
  const each = seats === 4 ? 1 : 2
  return {
    poverty: 0,
    purse: { timber: each, jackscrew: each, masonry: each, joker: 0, favour: 0 },
    at: { timber: start, jackscrew: start, masonry: start },
    saves: none(),
    columns: new Set(),
    supply: 25,
    row: 0,
    under: 0,
    annexes: 0,
    hand: [],
    pile: [],
    tiles: [],
    symbols: { locomotive: 0, lion: 0, book: 0, seal: 0, y: 0, star: 0 },
    finals: [],
    hoods: [],
    control: [],
    sections: [],
    points: {},
  }
}
