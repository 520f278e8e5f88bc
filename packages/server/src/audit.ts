import { type GameTypes, hashUnder, itemAt, Table } from '@boardroom/kernel'
import type { Config } from './config.ts'
import { Damaged } from './problem.ts'
import { openStorage } from './storage/open.ts'
import type { EventRecord, Snapshot, TableRecord } from './storage/records.ts'
import type { Storage } from './storage/storage.ts'
import { type AnyGame, type Games, loadGames } from './tables/games.ts'
import { movesTo } from './tables/position.ts'
import { positionFrom, seqOf } from './tables/stored.ts'

/** A table that would come out differently under the present rules. */
export interface Difference {
  readonly table: string
  readonly game: string
  /** The version it was played under. */
  readonly rules: string
  readonly status: TableRecord['status']
  /** The first event after which the position differs. */
  readonly seq: number
  readonly why: string
}

/** A table of which something stored is missing or does not fit together. */
export interface Damage {
  readonly table: string
  readonly why: string
}

export interface AuditReport {
  readonly tables: number
  readonly moves: number
  readonly differing: readonly Difference[]
  readonly damaged: readonly Damage[]
}

const PAGE = 100

/** Looks whether every table of the database is whole, and replays it under the present rules. Changes none of them. */
export async function audit(config: Config): Promise<AuditReport> {
  const [storage, games] = await Promise.all([openStorage(config, () => {}), loadGames()])
  try {
    return await auditStorage(storage, games)
  } finally {
    await storage.close()
  }
}

export async function auditStorage(storage: Storage, games: Games): Promise<AuditReport> {
  let [tables, moves, last]: [number, number, string | null] = [0, 0, null]
  const differing: Difference[] = []
  const damaged: Damage[] = []
  for (;;) {
    const page: string[] = await storage.tables.after(last, PAGE)
    for (const id of page) {
      try {
        const looked = await lookAt(storage, games, id)
        if (!looked) continue
        tables++
        moves += looked.moves
        if (looked.difference) differing.push(looked.difference)
      } catch (problem) {
        if (!(problem instanceof Damaged)) throw problem
        tables++
        damaged.push({ table: id, why: problem.why })
      }
    }
    last = page.at(-1) ?? null
    if (last === null) return { tables, moves, differing, damaged }
  }
}

interface Looked {
  readonly moves: number
  readonly difference: Difference | null
}

/** Null: the table has not begun. Throws what is damaged. */
async function lookAt(storage: Storage, games: Games, id: string): Promise<Looked | null> {
  const record = await storage.tables.find(id)
  if (!record || (record.startedAt === null && !record.imported)) return null
  const events = await storage.tables.events(id, -1, record.seq)
  const gap = Array.from({ length: record.seq + 1 }).findIndex((_, seq) => events[seq]?.seq !== seq)
  if (gap >= 0) throw new Damaged(id, `event ${gap} is missing`)
  if (games.ids.includes(record.game)) await mustBeWhole(storage, games.find(record.game), record, events)
  const moves = events.filter((event) => event.kind === 'move').length
  return { moves, difference: differenceOf(games, record, events) }
}

/** Every stored state is the one whose fingerprint stands in the log. */
async function mustBeWhole(
  storage: Storage,
  game: AnyGame,
  record: TableRecord,
  events: readonly EventRecord[],
): Promise<void> {
  const latest = await storage.tables.position(record.id)
  if (!latest || seqOf(latest) !== record.seq)
    throw new Damaged(record.id, `there is no state for position ${record.seq}`)
  const { table } = positionFrom(game, latest, itemAt(events, record.seq))
  // Also what the changes since then have written over.
  positionFrom(game, { ...latest, changes: [] }, itemAt(events, latest.seq))
  if (table.state.seats !== record.seats.length) throw new Damaged(record.id, 'seats are missing')
  for (let seq = record.seq; seq >= 0; ) {
    const kept: Snapshot | null = await storage.tables.snapshot(record.id, seq)
    if (!kept) throw new Damaged(record.id, 'there is no state for the start')
    positionFrom(game, { ...kept, changes: [] }, itemAt(events, kept.seq))
    seq = kept.seq - 1
  }
}

function differenceOf(games: Games, record: TableRecord, events: readonly EventRecord[]): Difference | null {
  const { id, game, rules, status } = record
  const differs = (seq: number, why: string): Difference => ({ table: id, game, rules, status, seq, why })
  if (!games.ids.includes(game)) return differs(0, `there is no game ${game} any more`)
  const start = events.find((event) => event.seq === 0)
  try {
    const table = startAgain(games.find(game), record)
    if (start && hashUnder(start.rules, table) !== start.hash) return differs(0, 'the start is different')
    for (const event of movesTo(record.seq, events)) {
      const refusal = table.play(event.seat ?? -1, event.move)
      table.entries = []
      if (refusal) return differs(event.seq, `the move is refused by ${refusal.rule}`)
      if (hashUnder(event.rules, table) !== event.hash) return differs(event.seq, 'the position is different')
    }
    return null
  } catch (problem) {
    return differs(0, problem instanceof Error ? problem.message : String(problem))
  }
}

function startAgain(game: AnyGame, record: TableRecord): Table<GameTypes> {
  return Table.start(game, { seats: record.seats.length, options: record.options, seed: record.seed })
}
