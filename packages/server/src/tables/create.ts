import { BOTS } from '@boardroom/bots'
import {
  BadInput,
  checkSeats,
  fittingOptions,
  type GameTypes,
  hashOf,
  type Language,
  resolveOptions,
  sayUnfit,
  startEvent,
  Table,
  UnfitOption,
} from '@boardroom/kernel'
import { newId, sha256 } from '../ids.ts'
import { badInput, Problem, wrongStatus } from '../problem.ts'
import type { Absence, ClockRule, EventRecord, SeatRecord, TableRecord, Visibility } from '../storage/records.ts'
import { changeTable, type Edit } from './change.ts'
import { turnSeats } from './clocks.ts'
import { followUps } from './follow-ups.ts'
import type { AnyGame, Games } from './games.ts'
import type { Opened } from './opened.ts'
import { mustHost } from './seating.ts'
import type { Person, World } from './world.ts'

export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }

export interface TableWish {
  readonly game: string
  readonly title?: string | undefined
  readonly options?: Readonly<Record<string, unknown>> | undefined
  readonly seats: readonly SeatWish[]
  readonly visibility?: Visibility | undefined
  readonly clock?: ClockRule | undefined
  readonly absence?: Absence | undefined
  readonly patience?: number | null | undefined
}

export const BOT_NAMES = Object.keys(BOTS)

/** Bad input to the rules is the client's mistake. What `inWords` says better is left to it. */
export function orBadInput<T>(work: () => T): T {
  try {
    return work()
  } catch (problem) {
    if (problem instanceof UnfitOption) throw problem
    if (problem instanceof BadInput) throw badInput(problem.message)
    throw problem
  }
}

/** An option that does not fit the number of seats is refused with its sentence. */
export async function inWords<T>(games: Games, game: string, language: Language, work: () => T): Promise<T> {
  try {
    return work()
  } catch (problem) {
    if (!(problem instanceof UnfitOption)) throw problem
    const { rule, option, value, seats, possible } = problem
    const message = sayUnfit(problem, (await games.text(game, language)).options, language)
    throw new Problem(400, 'option-unfit', message, { rule, option, value, seats, possible })
  }
}

/** A new table that waits for its people. */
export async function createTable(world: World, host: Person, wish: TableWish, language: Language): Promise<Opened> {
  const record = await inWords(world.games, wish.game, language, () => draftTable(world, host, wish, newId()))
  await world.storage.tables.create(record, null)
  const opened: Opened = { record, position: null, last: null }
  world.opened.put(opened)
  return opened
}

export function draftTable(world: World, host: Person, wish: TableWish, seed: string): TableRecord {
  const game = world.games.find(wish.game)
  const clock = wish.clock ?? { kind: 'none' }
  const absence = wish.absence ?? 'wait'
  if (absence === 'bot' && clock.kind === 'none') throw badInput('a bot can only take over when there is a clock')
  orBadInput(() => checkSeats(game, wish.seats.length))
  if (wish.seats.filter((seat) => seat.kind === 'me').length > 1) throw badInput('nobody can take two seats')
  const now = world.now()
  return {
    id: newId(),
    version: 1,
    game: game.id,
    rules: game.rules,
    options: orBadInput(() => resolveOptions(game.options, wish.options ?? {}, wish.seats.length)),
    seed,
    seedHash: sha256(seed),
    host: host.id,
    title: wish.title ?? game.title,
    status: 'open',
    visibility: wish.visibility ?? 'unlisted',
    clock,
    absence,
    patience: wish.patience ?? null,
    imported: false,
    seq: 0,
    proposal: null,
    result: null,
    claim: null,
    rematch: null,
    createdAt: now,
    changedAt: now,
    startedAt: null,
    endedAt: null,
    seats: wish.seats.map((seat, number) => draftSeat(number, seat, host)),
  }
}

function draftSeat(seat: number, wish: SeatWish, host: Person): SeatRecord {
  if (wish.kind === 'me') return { ...openSeat(seat), kind: 'person', person: host.id, name: host.name, invite: null }
  if (wish.kind === 'bot') return botSeat(seat, wish.bot)
  return openSeat(seat)
}

export function openSeat(seat: number): SeatRecord {
  const nobody = { person: null, name: null, bot: null, deputy: null, askedSince: null, askedSeq: null, left: null }
  return { seat, kind: 'open', invite: newId(), ...nobody }
}

export function botSeat(seat: number, bot: string): SeatRecord {
  // A budget of one's own is for one's own machine: here others wait for the same threads.
  if (!BOT_NAMES.includes(bot)) throw badInput(`unknown bot "${bot}"; known: ${BOT_NAMES.join(', ')}`)
  return { ...openSeat(seat), kind: 'bot', bot, name: bot, invite: null }
}

/** Sets the game up. From here on the seats, options and seed are fixed. */
export async function startTable(world: World, id: string, person: Person): Promise<Opened> {
  const opened = await changeTable(world, id, async (opened) => {
    const { record } = opened
    mustHost(record, person)
    if (record.status !== 'open') throw wrongStatus(record.status)
    const missing = record.seats.filter((seat) => seat.kind === 'open').length
    if (missing > 0) throw new Problem(409, 'seats-open', `${missing} seats are still open.`, { open: missing })
    return begin(world, opened)
  })
  return opened
}

async function begin(world: World, opened: Opened): Promise<Edit> {
  const { record } = opened
  const game = world.games.find(record.game)
  // An imported table has its moves already and goes on from there.
  const table = opened.position?.table ?? startOf(game, record)
  const start = opened.position ? null : firstEvent(world, record, table)
  const now = world.now()
  const turn = { now, seq: record.seq, mover: null, asked: table.asked(), sameQuestion: false }
  const seats = turnSeats(record.seats, record.clock, turn)
  const { options } = table.state
  const running: TableRecord = { ...record, status: 'running', rules: game.rules, options, startedAt: now, seats }
  const more = await followUps(world, record, running)
  if (!start) return { record: running, ...more }
  const state = JSON.stringify(table.state)
  return {
    record: running,
    opened: { position: { seq: 0, table, size: state.length, written: null }, last: start },
    beginning: { events: [start], snapshots: [{ seq: 0, state }] },
    ...more,
  }
}

/** A table may have been made when an option that does not fit was still taken. */
function startOf(game: AnyGame, record: TableRecord): Table<GameTypes> {
  const seats = record.seats.length
  return Table.start(game, { seats, options: fittingOptions(game.options, record.options, seats), seed: record.seed })
}

function firstEvent(world: World, record: TableRecord, table: Table<GameTypes>): EventRecord {
  const { rules } = table.game
  return { ...startEvent(table), table: record.id, hash: hashOf(table), rules, client: null, at: world.now() }
}
