import { fittingOptions } from '@boardroom/kernel'
import { newId } from '../ids.ts'
import { blocked, noTable, Problem, wrongStatus } from '../problem.ts'
import type { SeatRecord, TableRecord } from '../storage/records.ts'
import { changeTable, withSeat } from './change.ts'
import { cancelled } from './consent.ts'
import { botSeat, draftTable, openSeat } from './create.ts'
import { deputise } from './deputy.ts'
import { followUps } from './follow-ups.ts'
import type { Opened } from './opened.ts'
import { lookAt, maySee, mustHost, mustSit, peopleAt, seatOf } from './seating.ts'
import type { Person, World } from './world.ts'

function mustBeOpen(record: TableRecord): void {
  if (record.status !== 'open') throw wrongStatus(record.status)
}

export interface JoinWish {
  readonly seat?: number | undefined
  readonly invite?: string | undefined
}

/** Takes an open seat: by its invite, or at a public table without. */
export async function joinTable(world: World, id: string, person: Person, wish: JoinWish): Promise<Opened> {
  return changeTable(world, id, async ({ record }) => {
    const mine = seatOf(record, person)
    // Whoever follows his link again is there already.
    if (mine) return null
    const seat = seatToTake(record, wish)
    // A private table shows itself only to those who bring an invite.
    if (!seat && !maySee(record, person)) throw noTable()
    mustBeOpen(record)
    if (!seat) throw new Problem(403, 'no-open-seat', 'There is no open seat for you; ask the host for an invite link.')
    if ((await world.storage.conduct.blocks(person.id, peopleAt(record))).length > 0) throw blocked()
    return {
      record: withSeat(record, seat.seat, { kind: 'person', person: person.id, name: person.name, invite: null }),
    }
  })
}

function seatToTake(record: TableRecord, { seat, invite }: JoinWish): SeatRecord | null {
  const open = record.seats.filter((each) => each.kind === 'open' && (seat === undefined || each.seat === seat))
  if (invite !== undefined) return open.find((each) => each.invite === invite) ?? null
  return record.visibility === 'public' ? (open[0] ?? null) : null
}

/** Before the start the seat is free again. Afterwards a bot takes over, for as long as its owner stays away. */
export async function leaveTable(world: World, id: string, person: Person): Promise<Opened> {
  await lookAt(world, id, person)
  return changeTable(world, id, async ({ record }) => {
    const seat = mustSit(record, person)
    if (record.status === 'open') return { record: replaceSeat(record, openSeat(seat)) }
    if (record.status !== 'running') throw wrongStatus(record.status)
    return deputise(world, record, [seat])
  })
}

/** The owner of a seat is back. */
export async function returnTo(world: World, id: string, person: Person): Promise<Opened> {
  await lookAt(world, id, person)
  return changeTable(world, id, async ({ record }) => {
    const seat = mustSit(record, person)
    if (record.seats[seat]?.deputy == null || record.status !== 'running') return null
    const { askedSince, left } = record.seats[seat]
    // Time that ran out while the owner was away does not run out again at once.
    const rest = askedSince !== null && left !== null ? { askedSince: world.now() } : {}
    const after = withSeat(record, seat, { deputy: null, ...rest })
    return { record: after, ...(await followUps(world, record, after)) }
  })
}

/** The host makes a seat open (who sat there is out) or gives it to a bot, before the start. */
export async function setSeat(
  world: World,
  id: string,
  person: Person,
  seat: number,
  wish: { readonly kind: 'open' } | { readonly kind: 'bot'; readonly bot: string },
): Promise<Opened> {
  await lookAt(world, id, person)
  return changeTable(world, id, ({ record }) => {
    mustHost(record, person)
    mustBeOpen(record)
    if (!record.seats[seat]) throw new Problem(400, 'bad-input', `there is no seat ${seat}`)
    return { record: replaceSeat(record, wish.kind === 'bot' ? botSeat(seat, wish.bot) : openSeat(seat)) }
  })
}

function replaceSeat(record: TableRecord, seat: SeatRecord): TableRecord {
  return { ...record, seats: record.seats.map((each) => (each.seat === seat.seat ? seat : each)) }
}

export async function handOver(world: World, id: string, person: Person, seat: number): Promise<Opened> {
  await lookAt(world, id, person)
  return changeTable(world, id, ({ record }) => {
    mustHost(record, person)
    const to = record.seats[seat]?.person
    if (!to) throw new Problem(400, 'bad-input', `nobody sits on seat ${seat}`)
    return { record: { ...record, host: to } }
  })
}

/** Before the start the host decides alone; afterwards it takes everyone's consent (see propose). */
export async function cancelTable(world: World, id: string, person: Person): Promise<Opened> {
  await lookAt(world, id, person)
  return changeTable(world, id, ({ record }) => {
    mustHost(record, person)
    mustBeOpen(record)
    return { record: cancelled(world, record) }
  })
}

/** The same game with the same people, seats moved on by one. Asked again it gives the same table. */
export async function rematch(world: World, id: string, person: Person): Promise<Opened> {
  await lookAt(world, id, person)
  const wanted = newId()
  const { record } = await changeTable(world, id, ({ record }) => {
    mustSit(record, person)
    if (record.status !== 'over' && record.status !== 'cancelled') throw wrongStatus(record.status)
    return record.rematch === null ? { record: { ...record, rematch: wanted } } : null
  })
  const next = record.rematch ?? wanted
  const found = await world.opened.fresh(next)
  if (found) return found
  const { game, title, visibility, clock, absence, patience } = record
  const options = fittingOptions(world.games.find(game).options, record.options, record.seats.length)
  const seats = [...record.seats.slice(1), ...record.seats.slice(0, 1)]
  const wish = {
    game,
    title,
    options,
    visibility,
    clock,
    absence,
    patience,
    seats: seats.map(() => ({ kind: 'open' as const })),
  }
  const draft = { ...draftTable(world, person, wish, newId()), id: next }
  const unwanted = await world.storage.conduct.blocks(person.id, peopleAt(record))
  const table = { ...draft, seats: seats.map((seat, i) => sitAgain(seat, i, unwanted)) }
  try {
    await world.storage.tables.create(table, null)
  } catch (problem) {
    // Two people asked at once, and the other was faster.
    const other = await world.opened.load(next)
    if (other) return other
    throw problem
  }
  return world.opened.reload(next)
}

function sitAgain(seat: SeatRecord, number: number, unwanted: readonly string[]): SeatRecord {
  const { kind, person, name, bot } = seat
  if (kind === 'person' && (person === null || unwanted.includes(person))) return openSeat(number)
  return { ...openSeat(number), kind, person, name, bot, invite: null }
}
