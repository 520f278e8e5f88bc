import {
  type AnyRefusal,
  entriesFor,
  type GameTypes,
  glanceAt,
  type Language,
  type Names,
  sayRefusal,
  undoTarget,
  type Viewer,
} from '@boardroom/kernel'
import type { EventSummary, Look, PastLook, TableSummary } from '@boardroom/wire'
import { Problem, wrongStatus } from '../problem.ts'
import type { EventRecord, TableRecord } from '../storage/records.ts'
import type { Games } from './games.ts'
import type { Opened } from './opened.ts'
import type { Position } from './position.ts'
import { lookAt, mustSit, seatOf, viewerOf } from './seating.ts'
import type { Person, World } from './world.ts'

/** What is said about a table to everybody alike. */
export type SharedSummary = Omit<TableSummary, 'you'>

export function sharedIn(record: TableRecord): SharedSummary {
  // Field by field: this is made at every move.
  return {
    id: record.id,
    game: record.game,
    rules: record.rules,
    options: record.options,
    title: record.title,
    status: record.status,
    visibility: record.visibility,
    clock: record.clock,
    absence: record.absence,
    imported: record.imported,
    seq: record.seq,
    result: record.result,
    rematch: record.rematch,
    seedHash: record.seedHash,
    createdAt: record.createdAt,
    changedAt: record.changedAt,
    startedAt: record.startedAt,
    endedAt: record.endedAt,
    proposal: record.proposal,
    patience: record.patience,
    claim: record.claim,
    seed: isRevealed(record) ? record.seed : null,
    seats: record.seats.map((seat) => ({
      seat: seat.seat,
      kind: seat.kind,
      person: seat.person,
      name: seat.name,
      bot: seat.bot,
      deputy: seat.deputy,
      askedSince: seat.askedSince,
      left: seat.left,
      host: seat.person !== null && seat.person === record.host,
      invite: null,
    })),
  }
}

/** What is said about a table to one person: nothing about its state, which only views tell. */
export function summaryFor(record: TableRecord, person: Person | null): TableSummary {
  return { ...summaryWith(record, person, sharedIn(record)), you: youAt(record, person) }
}

/** Who somebody is at a table. */
export function youAt(record: TableRecord, person: Person | null): TableSummary['you'] {
  return { seat: seatOf(record, person)?.seat ?? null, host: isHost(record, person) }
}

/** The host is told the invites of seats that are still open; afterwards all are told of the same seats. */
export function summaryWith(record: TableRecord, person: Person | null, shared: SharedSummary): SharedSummary {
  const { seats } = record
  if (!isHost(record, person) || !seats.some(({ invite }) => invite !== null)) return shared
  return { ...shared, seats: shared.seats.map((seat, i) => ({ ...seat, invite: seats[i]?.invite ?? null })) }
}

/** Whoever brings the invite of an open seat is told which one it is for. */
export function withInvite(summary: TableSummary, record: TableRecord, invite: string | undefined): TableSummary {
  const meant = record.seats.find((seat) => seat.kind === 'open' && seat.invite === invite)
  if (!meant) return summary
  return {
    ...summary,
    seats: summary.seats.map((each) => (each.seat === meant.seat ? { ...each, invite: meant.invite } : each)),
  }
}

function isHost({ host }: TableRecord, person: Person | null): boolean {
  return person !== null && host === person.id
}

/** Whether nothing has to be hidden any more: nobody can gain from it. */
export function isRevealed({ status }: TableRecord): boolean {
  return status === 'over' || status === 'cancelled'
}

/** What one viewer learns of an event. */
export function eventFor(event: EventRecord, viewer: Viewer): EventSummary {
  const { seq, kind, seat, to, at } = event
  return { seq, kind, seat, to, at, entries: entriesFor(event.entries, viewer) }
}

/** A position as one viewer may see it, with what that seat may do. */
export function lookFor(opened: Opened, viewer: Viewer): Look | null {
  return opened.position && presentLook(opened, opened.position, viewer)
}

function presentLook({ record, last }: Opened, position: Position, viewer: Viewer): Look {
  const running = record.status === 'running'
  return {
    seq: record.seq,
    view: glanceAt(position.table, viewer),
    moves: running && viewer !== 'spectator' ? position.table.legal(viewer) : [],
    canUndo: running && viewer !== 'spectator' && undoTarget(last, viewer) !== null,
  }
}

function mustHaveBegun(opened: Opened): Position {
  if (!opened.position) throw wrongStatus(opened.record.status)
  return opened.position
}

/** A position, the latest unless another is asked for. */
export async function view(world: World, id: string, person: Person | null, seq?: number): Promise<Look> {
  const opened = await lookAt(world, id, person)
  const position = mustHaveBegun(opened)
  const viewer = viewerOf(opened.record, person)
  if (seq === undefined || seq === opened.record.seq) return presentLook(opened, position, viewer)
  if (seq > opened.record.seq) throw new Problem(404, 'no-position', `there is no position ${seq} yet`)
  const past = await world.opened.at(opened.record, seq)
  return { seq, view: glanceAt(past.table, viewer), moves: [], canUndo: false }
}

/** Positions that are told at once. */
export const MOST_VIEWS = 64

/** Positions in a row. */
export async function views(
  world: World,
  id: string,
  person: Person | null,
  from: number,
  to: number,
): Promise<PastLook[]> {
  const opened = await lookAt(world, id, person)
  mustHaveBegun(opened)
  if (to > opened.record.seq) throw new Problem(404, 'no-position', `there is no position ${to} yet`)
  const viewer = viewerOf(opened.record, person)
  const looks: PastLook[] = []
  for await (const { seq, table } of world.opened.range(opened.record, from, to)) {
    looks.push({ seq, view: glanceAt(table, viewer) })
  }
  return looks
}

const LOG_PAGE = 500

export async function log(world: World, id: string, person: Person | null, after: number): Promise<EventSummary[]> {
  const { record } = await lookAt(world, id, person)
  if (record.startedAt === null && !record.imported) return []
  const events = await world.storage.tables.events(id, after, Math.min(record.seq, after + LOG_PAGE))
  const viewer = viewerOf(record, person)
  return events.map((event) => eventFor(event, viewer))
}

/** Why a move would be refused, at the latest position. Only for one's own seat: the answer must tell nothing hidden. */
export async function why(
  world: World,
  id: string,
  person: Person,
  move: unknown,
): Promise<{ readonly opened: Opened; readonly refusal: AnyRefusal<GameTypes> | null }> {
  const opened = await lookAt(world, id, person)
  const seat = mustSit(opened.record, person)
  return { opened, refusal: mustHaveBegun(opened).table.refuse(seat, move) }
}

function namesOf(record: TableRecord): Names {
  return { seat: (seat) => record.seats[seat]?.name ?? `${seat + 1}` }
}

/** A refusal as it is sent: the rule, the sentence, and what the sentence was made of. */
export async function refusalIn(games: Games, record: TableRecord, refusal: AnyRefusal<GameTypes>, language: Language) {
  const text = await games.text(record.game, language)
  return { rule: refusal.rule, message: sayRefusal(refusal, text, language, namesOf(record)), refusal }
}
