import { checkFile, type GameFile, type GameTypes, History, hashOf, type Played, replay } from '@boardroom/kernel'
import { sha256 } from '../ids.ts'
import { badInput } from '../problem.ts'
import type { EventRecord, TableRecord } from '../storage/records.ts'
import { draftTable, orBadInput, type SeatWish } from './create.ts'
import { type EventSummary, type Look, log, lookFor } from './look.ts'
import type { Opened } from './opened.ts'
import { lineTo } from './position.ts'
import { lookAt, viewerOf } from './seating.ts'
import type { Person, World } from './world.ts'

/** A running game as its viewer may take it away: no seed, no moves of others. */
export interface RunningFile {
  readonly format: 'boardroom/running'
  readonly game: string
  readonly rules: string
  readonly options: TableRecord['options']
  readonly seats: readonly { readonly name: string }[]
  readonly seedHash: string
  readonly look: Look | null
  readonly log: readonly EventSummary[]
}

/** The whole game once it is over; before that only what the viewer may know. */
export async function exportTable(world: World, id: string, person: Person | null): Promise<GameFile | RunningFile> {
  const opened = await lookAt(world, id, person)
  const { record, position } = opened
  if (record.status === 'over' && position) return wholeFile(world, record, opened)
  const { game, rules, options, seedHash } = record
  const seats = namesIn(record)
  const viewer = viewerOf(record, person)
  const look = lookFor(opened, viewer)
  return {
    format: 'boardroom/running',
    game,
    rules,
    options,
    seats,
    seedHash,
    look,
    log: await log(world, id, person, -1),
  }
}

function namesIn(record: TableRecord): { name: string }[] {
  return record.seats.map(({ name }, i) => ({ name: name ?? `Seat ${i + 1}` }))
}

async function wholeFile(world: World, record: TableRecord, { last }: Opened): Promise<GameFile> {
  const moves = await movesOf(world, record)
  const { game, options, seed, result } = record
  return {
    format: 'boardroom/1',
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
  const events = await world.storage.tables.events(record.id, 0, record.seq)
  const line = lineTo(new Map(events.map((event) => [event.seq, event])), 0, record.seq)
  if ('before' in line) throw new Error(`table ${record.id} goes back before its start`)
  return line.moves.flatMap(({ seat, move }) => (seat !== null && move ? [{ seat, move }] : []))
}

/** Every so many events of an imported table a state is kept. */
const STRIDE = 50

/** A table from a file, checked move by move. A game that is not over can be played on when its seats are taken. */
export async function importTable(world: World, person: Person, data: unknown): Promise<Opened> {
  const file = orBadInput(() => checkFile(data))
  const game = world.games.find(file.game)
  const played = orBadInput(() => replay(game, file))
  const { table } = played
  const seats: SeatWish[] = file.seats.map(() => ({ kind: 'open' }))
  const draft = draftTable(world, person, { game: file.game, options: file.options, seats }, file.seed)
  if (!draft.seats.length) throw badInput('the file has no seats')
  const now = world.now()
  const record: TableRecord = {
    ...draft,
    seedHash: sha256(file.seed),
    imported: true,
    seq: file.moves.length,
    status: table.over ? 'over' : 'open',
    result: table.result,
    startedAt: table.over ? now : null,
    endedAt: table.over ? now : null,
    seats: draft.seats.map((seat, i) =>
      table.over ? { ...seat, name: file.seats[i]?.name ?? null, kind: 'person', invite: null } : seat,
    ),
  }
  await world.storage.tables.create(record, recordedIn(world, record, new History(game, played.setting), file))
  return (await world.opened.load(record.id)) as Opened
}

function recordedIn(world: World, record: TableRecord, history: History<GameTypes>, file: GameFile) {
  const events: EventRecord[] = []
  const snapshots: { seq: number; state: string }[] = []
  let logged = 0
  const note = (seq: number, played: Played | null): void => {
    const { table, log } = history
    events.push({
      table: record.id,
      seq,
      kind: played ? 'move' : 'start',
      seat: played?.seat ?? null,
      move: played?.move ?? null,
      to: null,
      back: null,
      entries: log.slice(logged),
      hash: hashOf(table),
      rules: table.game.rules,
      client: null,
      at: world.now(),
    })
    logged = log.length
    if (seq % STRIDE === 0 || seq === record.seq) snapshots.push({ seq, state: JSON.stringify(table.state) })
  }
  note(0, null)
  for (const [i, played] of file.moves.entries()) {
    history.play(played.seat, played.move)
    note(i + 1, played)
  }
  return { events, snapshots }
}
