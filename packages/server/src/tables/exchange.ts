import type { GameFile, Language, Played } from '@boardroom/kernel'
import type { EventSummary, RunningFile } from '@boardroom/wire'
import { sha256 } from '../ids.ts'
import { badInput } from '../problem.ts'
import type { SeatRecord, TableRecord } from '../storage/records.ts'
import { draftTable, type TableWish } from './create.ts'
import { isRevealed, log, lookFor } from './look.ts'
import type { Opened } from './opened.ts'
import { movesTo } from './position.ts'
import { lookAt, viewerOf } from './seating.ts'
import type { Person, World } from './world.ts'

/**
 * The whole game once it is over, or was ended half way with everyone's consent: then it can be played on anywhere.
 * Before that only what the viewer may know, because the seed and the moves of others tell what is hidden.
 */
export async function exportTable(world: World, id: string, person: Person | null): Promise<GameFile | RunningFile> {
  const opened = await lookAt(world, id, person)
  const { record, position } = opened
  if (position && isRevealed(record)) return wholeFile(world, record, opened)
  const { game, rules, options, seedHash } = record
  const look = lookFor(opened, viewerOf(record, person))
  const entries = await wholeLog(world, record, person)
  return { format: 'boardroom/running', game, rules, options, seats: namesIn(record), seedHash, look, log: entries }
}

async function wholeLog(world: World, record: TableRecord, person: Person | null): Promise<EventSummary[]> {
  const events: EventSummary[] = []
  for (;;) {
    const page = await log(world, record.id, person, events.at(-1)?.seq ?? -1)
    events.push(...page)
    if (page.length === 0 || events.length > record.seq) return events
  }
}

function namesIn(record: TableRecord): { name: string }[] {
  return record.seats.map(({ name }, i) => ({ name: name ?? `Seat ${i + 1}` }))
}

/** The whole game, for those who may have it. */
export async function wholeFile(world: World, record: TableRecord, { last }: Opened): Promise<GameFile> {
  const moves = await movesOf(world, record)
  const { game, options, seed, result } = record
  return {
    format: 'boardroom/2',
    game,
    // The version the last move was made under is the one the fingerprint is for.
    rules: last?.rules ?? record.rules,
    options,
    seats: namesIn(record),
    seed,
    moves,
    hash: last?.hash ?? '',
    result,
  }
}

/** Every move that was not taken back. */
export async function movesOf(world: Pick<World, 'storage'>, record: TableRecord): Promise<Played[]> {
  const moves = movesTo(record.seq, await world.storage.tables.events(record.id, 0, record.seq))
  return moves.flatMap(({ seat, move }) => (seat !== null && move ? [{ seat, move }] : []))
}

/** How a game from a file is to be played on. */
export interface ImportWish extends Omit<TableWish, 'game' | 'options' | 'seats'> {
  readonly seats?: TableWish['seats'] | undefined
}

/** A table from a file, checked move by move. A game that is not over can be played on when its seats are taken. */
export async function importTable(
  world: World,
  person: Person,
  data: unknown,
  wish: ImportWish,
  language: Language,
): Promise<Opened> {
  const { file, options, over, result, events, snapshots } = await world.record(person, data, language)
  const seats = wish.seats ?? file.seats.map(() => ({ kind: 'open' as const }))
  if (seats.length !== file.seats.length) throw badInput(`the file has ${file.seats.length} seats`)
  const draft = draftTable(world, person, { ...wish, game: file.game, options, seats }, file.seed)
  const now = world.now()
  const record: TableRecord = {
    ...draft,
    seedHash: sha256(file.seed),
    imported: true,
    seq: file.moves.length,
    status: over ? 'over' : 'open',
    result,
    startedAt: over ? now : null,
    endedAt: over ? now : null,
    seats: draft.seats.map((seat, i) => (over ? seatOnce(seat, file.seats[i]?.name ?? null) : seat)),
  }
  await world.storage.tables.create(record, {
    events: events.map((event) => ({ ...event, table: record.id, at: now })),
    snapshots,
  })
  return world.opened.reload(record.id)
}

/** A seat of a game that is over: nobody sits there any more. */
function seatOnce(seat: SeatRecord, name: string | null): SeatRecord {
  return { ...seat, kind: 'person', person: null, name, bot: null, invite: null }
}
