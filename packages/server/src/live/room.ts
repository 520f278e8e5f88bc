import type { Presence } from '../signals.ts'
import type { ChatLine, EventRecord, TableRecord } from '../storage/records.ts'
import type { Opened } from '../tables/opened.ts'
import { seatOf } from '../tables/seating.ts'
import type { Person } from '../tables/world.ts'
import type { Audience } from './audience.ts'

/** One open connection, seen from the hub. */
export interface Watcher {
  readonly person: Person | null
  /** What he wants to be told: everything anew, or what changed. */
  readonly tell: 'whole' | 'changes'
  /** The last event this watcher was told of. */
  sent: number
  /** The last line of chat. */
  heard: number
  /** False: the reader is too slow or gone, and was dropped. */
  send(text: string): boolean
  /** The table is no longer theirs to see. */
  turnAway(): void
  /** Something went wrong while telling them. */
  giveUp(): void
}

/** What a watcher was last told. */
export interface Told {
  /** The version of the table. */
  readonly version: number
  /** As whom he saw it. */
  readonly eyes: string
  /** Which look it was: of which position, at what time of the table. */
  readonly seq: number
  readonly status: TableRecord['status']
}

/** A table that somebody watches on this process. */
export interface Room {
  /** Null for those who have not got their first update yet. */
  readonly watchers: Map<Watcher, Told | null>
  opened: Opened
  /** By their eyes: those who are told what changes. */
  readonly audiences: Map<string, Audience>
  recent: EventRecord[]
  lines: ChatLine[]
  chatTo: number
  /** What other processes say about who is there. */
  readonly elsewhere: Map<string, Presence & { readonly at: number }>
  presence: string
  /** Whether somebody came or went since. A move seats nobody. */
  isStirred: boolean
  dirty: boolean
  busy: boolean
}

/** How long another process's word about presence counts. */
const PRESENCE_TRUST = 90_000

export function roomFor(opened: Opened): Room {
  return {
    watchers: new Map(),
    opened,
    audiences: new Map(),
    recent: [],
    lines: [],
    chatTo: 0,
    elsewhere: new Map(),
    presence: '',
    isStirred: true,
    dirty: false,
    busy: false,
  }
}

/** Events kept in a room, so that watchers who are up to date cost no reads. */
const RECENT = 16

export function remember({ recent }: Room, event: EventRecord): void {
  recent.push(event)
  if (recent.length > RECENT) recent.shift()
}

/** What happened after an event, up to a table's position, if the room remembers all of it. */
export function recentAfter({ recent }: Room, record: TableRecord, sent: number): readonly EventRecord[] | null {
  if (sent >= record.seq || (record.startedAt === null && !record.imported)) return []
  const last = recent.at(-1)
  if (sent === record.seq - 1 && last?.seq === record.seq) return [last]
  const after = recent.filter(({ seq }) => seq > sent && seq <= record.seq)
  return after.length === record.seq - sent ? after : null
}

/** Who is there on this process. */
export function presenceHere(room: Room): Presence {
  const seats = new Set<number>()
  let spectators = 0
  for (const { person } of room.watchers.keys()) {
    const seat = seatOf(room.opened.record, person)
    if (seat) seats.add(seat.seat)
    else spectators++
  }
  return { seats: [...seats].sort(), spectators }
}

/** Who is there, as it is told. */
export function presenceText(room: Room, now: number): string {
  if (!room.isStirred && room.elsewhere.size === 0) return room.presence
  room.isStirred = false
  const here = presenceHere(room)
  const seats = new Set(here.seats)
  let { spectators } = here
  for (const [process, there] of room.elsewhere) {
    if (there.at < now - PRESENCE_TRUST) room.elsewhere.delete(process)
    else {
      for (const seat of there.seats) seats.add(seat)
      spectators += there.spectators
    }
  }
  return JSON.stringify({ type: 'presence', seats: [...seats].sort(), spectators })
}
