import {
  type AnyRefusal,
  changeOf,
  type GameTypes,
  isKept,
  type Move,
  moveEvent,
  type PastEvent,
  type Seat,
  samePlain,
  type Table,
  undoEvent,
  undoTarget,
  writtenState,
} from '@boardroom/kernel'
import { Damaged, noTable, notYourSeat, Problem, RulesChanged, stale, wrongStatus } from '../problem.ts'
import type { EventRecord, SeatRecord, TableRecord } from '../storage/records.ts'
import { turnSeats } from './clocks.ts'
import { botsAsked, followUps } from './follow-ups.ts'
import type { Opened } from './opened.ts'
import { branch, type Position, settled } from './position.ts'
import { maySee, seatOf } from './seating.ts'
import { seqOf, stateOf } from './stored.ts'
import type { Person, World } from './world.ts'

/** How often a move is tried again that lost a race but still answers the same question. */
const ATTEMPTS = 20

/** Every so many events the state is written whole; in between, what each has changed: a tenth of the text. */
const WHOLE = 10

/** What a seat wants to do, seen from the position it knew. */
export interface Request {
  readonly seq: number
  /** The client's id of the request; what a job does has none, so that it is never taken for a person's. */
  readonly client: string | null
}

export interface MoveRequest extends Request {
  readonly move: unknown
}

/** How a request ended. A repeated request gets the number its first copy got. */
export type Outcome =
  | { readonly kind: 'done'; readonly seq: number; readonly repeated: boolean; readonly opened: Opened }
  | { readonly kind: 'refused'; readonly refusal: AnyRefusal<GameTypes>; readonly opened: Opened }
  | { readonly kind: 'stale'; readonly seq: number }

/** What is to be written, if the position is still the one it was made from. */
export interface Plan {
  readonly event: PastEvent
  readonly table: Table<GameTypes>
  /** Whether the seat's owner did it, so that no bot needs to play for them any longer. */
  readonly byOwner: boolean
}

/** A person's seat, or the seat a bot plays; a bot that is named moves only as long as the seat is a bot's. */
export type Actor = Person | { readonly seat: Seat; readonly bot?: string }

export function playMove(world: World, id: string, actor: Actor, request: MoveRequest): Promise<Outcome> {
  return attempt(world, id, actor, request, async (_opened, position, seat) => {
    const refusal = position.table.refuse(seat, request.move)
    if (refusal) return { refusal }
    const table = branch(position.table.game, position)
    const move = request.move as Move
    table.apply(seat, move)
    const event = moveEvent(table, position.seq, seat, move)
    return { plan: { event, table: settled(position, table), byOwner: !('seat' in actor) } }
  })
}

/** Takes the seat's last move back, up to the last point of no return. */
export function undoMove(world: World, id: string, person: Person, request: Request): Promise<Outcome> {
  return attempt(world, id, person, request, async ({ record, last }, position, seat) => {
    const to = undoTarget(last, seat)
    if (to === null) return { refusal: { rule: 'KERNEL-UNDO' } }
    return { plan: await backTo(world, record, position, seat, to) }
  })
}

export async function backTo(
  world: World,
  record: TableRecord,
  position: Position,
  seat: Seat,
  to: number,
): Promise<Plan> {
  const [before] = await world.storage.tables.events(record.id, to - 1, to)
  if (!before) throw new Damaged(record.id, `event ${to} is missing`)
  const past = await world.opened.at(record, to)
  return {
    event: undoEvent(position.seq, seat, before),
    table: settled(position, branch(past.table.game, past)),
    byOwner: true,
  }
}

type Answer = { readonly plan: Plan } | { readonly refusal: AnyRefusal<GameTypes> }

/** Runs a request against the latest position until it is written, refused or out of date. */
async function attempt(
  world: World,
  id: string,
  actor: Actor,
  request: Request,
  answer: (opened: Opened, position: Position, seat: Seat) => Promise<Answer>,
): Promise<Outcome> {
  return world.locks.run(id, async () => {
    let opened = await world.opened.open(id)
    for (let tries = 0; tries < ATTEMPTS; tries++) {
      if (!opened) throw noTable()
      const outcome = await once(world, opened, actor, request, answer).catch(asOutcome(opened))
      if (outcome !== 'raced' && (isDone(outcome) || (await isLatest(world, opened)))) {
        if (outcome instanceof Problem) throw outcome
        return outcome
      }
      opened = await world.opened.load(id)
    }
    throw stale(opened?.record.seq ?? request.seq)
  })
}

/** What a client is told it did wrong; anything else is trouble of ours and goes on its way. */
function asOutcome(opened: Opened): (problem: unknown) => Outcome | Problem {
  return (problem) => {
    if (problem instanceof RulesChanged) return { kind: 'refused', refusal: problem.refusal, opened }
    if (problem instanceof Problem) return problem
    throw problem
  }
}

function isDone(outcome: Outcome | Problem): boolean {
  return !(outcome instanceof Problem) && outcome.kind === 'done'
}

/** Before anybody is turned down: what is in memory may be behind another process. */
async function isLatest(world: World, opened: Opened): Promise<boolean> {
  return (await world.opened.fresh(opened.record.id)) === opened
}

async function once(
  world: World,
  opened: Opened,
  actor: Actor,
  request: Request,
  answer: (opened: Opened, position: Position, seat: Seat) => Promise<Answer>,
): Promise<Outcome | 'raced'> {
  const { record, position } = opened
  const seat = seatFor(record, actor)
  if (!position || record.status === 'open') throw wrongStatus(record.status)
  // Whom a bot played for may have come back while it thought.
  if ('bot' in actor && !botsAsked(record).some((each) => each.seat === seat)) return { kind: 'stale', seq: record.seq }
  if (!isUpToDate(record, seat, request.seq)) {
    const repeated = await firstOf(world, record, seat, request)
    if (repeated) return { kind: 'done', seq: repeated.seq, repeated: true, opened }
    return { kind: 'stale', seq: record.seq }
  }
  if (record.status !== 'running') throw wrongStatus(record.status)
  const answered = await answer(opened, position, seat)
  if ('plan' in answered) {
    const next = await write(world, opened, answered.plan, request.client)
    if (next) return { kind: 'done', seq: next.record.seq, repeated: false, opened: next }
  }
  const repeated = await firstOf(world, record, seat, request)
  if (repeated) return { kind: 'done', seq: repeated.seq, repeated: true, opened }
  return 'refusal' in answered ? { kind: 'refused', refusal: answered.refusal, opened } : 'raced'
}

/** The event that the first copy of a repeated request made. */
async function firstOf(
  world: World,
  record: TableRecord,
  seat: Seat,
  { client }: Request,
): Promise<EventRecord | null> {
  return client === null ? null : world.storage.tables.eventOf(record.id, seat, client)
}

function seatFor(record: TableRecord, actor: Actor): Seat {
  if ('seat' in actor) return actor.seat
  if (!maySee(record, actor)) throw noTable()
  const seat = seatOf(record, actor)
  if (!seat) throw notYourSeat()
  return seat.seat
}

/**
 * Whether the seat knows what it answers: nothing has happened since, or only answers of others to the same question.
 */
function isUpToDate(record: TableRecord, seat: Seat, seq: number): boolean {
  if (seq === record.seq) return true
  const since = record.seats[seat]?.askedSeq ?? null
  return since !== null && seq >= since && seq < record.seq
}

/** Writes an event and everything that follows from it. Null: somebody else was faster. */
export async function write(world: World, opened: Opened, plan: Plan, client: string | null): Promise<Opened | null> {
  const { record, position } = opened
  const { table } = plan
  const { seq } = plan.event
  const now = world.now()
  const { rules } = table.game
  const written = writtenState(table, position?.written)
  const event: EventRecord = { ...plan.event, table: record.id, hash: written.hash, rules, client, at: now }
  const after = recordAfter(record, plan, position?.table ?? null, now)
  const keep = isKept(seq)
  const isOther = opened.last !== null && opened.last.rules !== rules
  const isWhole = keep || isOther || table.over || seq % WHOLE === 0 || !position
  const state = isWhole
    ? { whole: JSON.stringify(table.state) }
    : { change: JSON.stringify(changeOf(position.table.state, table.state) ?? {}) }
  const seats = after.seats.filter((each, i) => each !== record.seats[i])
  const more = await followUps(world, record, after)
  // The last position under older rules may be gone back to, but never be made again from the moves before it.
  if (isOther) await keepAsItWas(world, record)
  if (!(await world.storage.tables.append({ table: after, event, state, keep, seats, ...more }))) {
    world.opened.drop(record.id)
    return null
  }
  const next: Opened = {
    record: { ...after, version: after.version + 1 },
    position: { seq, table, size: written.size, written: written.fields },
    last: event,
  }
  world.opened.put(next)
  world.tell({ opened: next, event })
  if (more.jobs.length > 0) world.wake()
  return next
}

/** Keeps the latest state in the shape in which older rules left it. */
async function keepAsItWas({ storage }: World, { id, seq }: TableRecord): Promise<void> {
  const stored = await storage.tables.position(id)
  if (stored && seqOf(stored) === seq) await storage.tables.keep(id, { seq, state: JSON.stringify(stateOf(stored)) })
}

function recordAfter(record: TableRecord, plan: Plan, before: Table<GameTypes> | null, now: number): TableRecord {
  const { table } = plan
  const { seq, seat } = plan.event
  const sameQuestion = samePlain(before?.current, table.current)
  const turn = { now, seq, mover: seat, asked: table.asked(), sameQuestion }
  const seats = turnSeats(record.seats, record.clock, turn)
  const isBack = (each: SeatRecord): boolean => plan.byOwner && each.seat === seat && each.deputy !== null
  return {
    ...record,
    seq,
    changedAt: now,
    status: table.over ? 'over' : 'running',
    result: table.result,
    endedAt: table.over ? now : null,
    // An undo that was proposed belonged to the position before.
    proposal: record.proposal?.kind === 'cancel' && !table.over ? record.proposal : null,
    seats: seats.map((each) => (isBack(each) ? { ...each, deputy: null } : each)),
  }
}
