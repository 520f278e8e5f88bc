import { type GameTypes, hashUnder, Table } from '@boardroom/kernel'
import type { Config } from './config.ts'
import { openStorage } from './storage/open.ts'
import type { EventRecord, TableRecord } from './storage/records.ts'
import type { Storage } from './storage/storage.ts'
import { type AnyGame, type Games, loadGames } from './tables/games.ts'
import { lineTo } from './tables/position.ts'

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

export interface AuditReport {
  readonly tables: number
  readonly moves: number
  readonly differing: readonly Difference[]
}

const PAGE = 100

/** Replays every table of the database under the present rules. Changes none of them. */
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
  for (;;) {
    const page: TableRecord[] = await storage.tables.after(last, PAGE)
    for (const record of page) {
      if (record.startedAt === null && !record.imported) continue
      const events = await storage.tables.events(record.id, -1, record.seq)
      tables++
      moves += events.filter((event) => event.kind === 'move').length
      const found = differenceOf(games, record, events)
      if (found) differing.push(found)
    }
    last = page.at(-1)?.id ?? null
    if (last === null) return { tables, moves, differing }
  }
}

function differenceOf(games: Games, record: TableRecord, events: readonly EventRecord[]): Difference | null {
  const { id, game, rules, status } = record
  const differs = (seq: number, why: string): Difference => ({ table: id, game, rules, status, seq, why })
  if (!games.ids.includes(game)) return differs(0, `there is no game ${game} any more`)
  const line = lineTo(new Map(events.map((event) => [event.seq, event])), 0, record.seq)
  if ('before' in line) return differs(0, 'the log goes back before its start')
  const start = events.find((event) => event.seq === 0)
  try {
    const table = startAgain(games.find(game), record)
    if (start && hashUnder(start.rules, table) !== start.hash) return differs(0, 'the start is different')
    for (const event of line.moves) {
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
