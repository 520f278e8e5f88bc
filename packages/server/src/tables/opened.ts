import { type PastStore, recall, type Stretch } from '@boardroom/kernel'
import { LRUCache } from 'lru-cache'
import { Damaged, noTable } from '../problem.ts'
import type { EventRecord, TableRecord } from '../storage/records.ts'
import type { Storage } from '../storage/storage.ts'
import type { AnyGame, Games } from './games.ts'
import type { Position } from './position.ts'
import { positionFrom, replayed, seqOf } from './stored.ts'

/** A table as this process last saw it. */
export interface Opened {
  readonly record: TableRecord
  /** Null until the table has started. */
  readonly position: Position | null
  /** The last event, which decides about undo. */
  readonly last: EventRecord | null
}

/** Plain data takes about twice the room of its text, and what is remembered of the text itself as much. */
const BYTES_PER_CHARACTER = 4
const RECORD_BYTES = 4_000

/** The tables in memory, bounded in bytes. Nothing here is the truth: whatever is missing or old is loaded again. */
export class OpenedTables {
  readonly #storage: Storage
  readonly #games: Games
  readonly #tables: LRUCache<string, Opened>
  readonly #past: LRUCache<string, Position>
  hits = 0
  misses = 0

  constructor(storage: Storage, games: Games, bytes: number) {
    this.#storage = storage
    this.#games = games
    this.#tables = new LRUCache<string, Opened>({
      maxSize: Math.ceil(bytes * 0.8),
      sizeCalculation: (opened) => sizeOf(opened.position),
    })
    this.#past = new LRUCache<string, Position>({ maxSize: Math.ceil(bytes * 0.2), sizeCalculation: sizeOf })
  }

  get bytes(): number {
    return this.#tables.calculatedSize + this.#past.calculatedSize
  }

  get size(): number {
    return this.#tables.size
  }

  cached(id: string): Opened | null {
    return this.#tables.get(id) ?? null
  }

  put(opened: Opened): void {
    this.#tables.set(opened.record.id, opened)
  }

  drop(id: string): void {
    this.#tables.delete(id)
  }

  /** From memory if it is there, which may be behind what other processes have written. */
  async open(id: string): Promise<Opened | null> {
    const cached = this.#tables.get(id)
    if (cached) this.hits++
    return cached ?? this.load(id)
  }

  /** As it stands in the database. */
  async load(id: string): Promise<Opened | null> {
    this.misses++
    let before: TableRecord | null = null
    for (;;) {
      const record = await this.#storage.tables.find(id)
      if (!record) return null
      const opened = await this.#complete(record)
      if (opened) {
        this.put(opened)
        return opened
      }
      // Somebody may have moved between the two reads; but then the table is another by now.
      if (before?.version === record.version) throw new Damaged(id, `there is no state for position ${record.seq}`)
      before = record
    }
  }

  /** A table that was just written. */
  async reload(id: string): Promise<Opened> {
    const opened = await this.load(id)
    if (!opened) throw noTable()
    return opened
  }

  /** The same as what is in memory, if that is what the database has. */
  async fresh(id: string): Promise<Opened | null> {
    const cached = this.#tables.get(id)
    if (!cached || !this.#storage.shared) return this.open(id)
    const version = (await this.#storage.tables.versions([id])).get(id)
    return version === cached.record.version ? cached : this.load(id)
  }

  async #complete(record: TableRecord): Promise<Opened | null> {
    if (record.startedAt === null && !record.imported) return { record, position: null, last: null }
    const known = this.#tables.get(record.id)
    if (known?.position?.seq === record.seq) return { ...known, record }
    const stored = await this.#storage.tables.position(record.id)
    if (!stored || seqOf(stored) !== record.seq) return null
    const game = this.#game(record)
    const [last] = await this.#storage.tables.events(record.id, record.seq - 1, record.seq)
    if (!last) throw new Damaged(record.id, `event ${record.seq} is missing`)
    const position = positionFrom(game, stored, last)
    if (position.table.state.seats !== record.seats.length) throw new Damaged(record.id, 'seats are missing')
    return { record, position, last }
  }

  #game({ id, game }: TableRecord): AnyGame {
    if (!this.#games.ids.includes(game)) throw new Damaged(id, `there is no game ${game} here`)
    return this.#games.find(game)
  }

  /** Any past position, from the nearest kept state and the moves after it. */
  async at(record: TableRecord, seq: number): Promise<Position> {
    const key = `${record.id}/${seq}`
    const past = this.#past.get(key)
    if (past) return past
    const position = await this.#recall(record, seq)
    this.#past.set(key, position)
    return position
  }

  /** Positions in a row, each made from the one before. */
  async *range(record: TableRecord, from: number, to: number): AsyncIterable<Pick<Position, 'seq' | 'table'>> {
    const game = this.#game(record)
    let at = await this.at(record, from)
    yield at
    for (const event of await this.#storage.tables.events(record.id, from, to)) {
      const way = event.kind === 'undo' ? [] : [event]
      if (event.kind === 'undo') at = await this.at(record, event.to ?? 0)
      at = { ...at, seq: event.seq, table: replayed(game, at, way, event) }
      yield at
    }
  }

  async #recall(record: TableRecord, seq: number): Promise<Position> {
    const game = this.#game(record)
    const past = new StoredPast(this.#storage, game, record.id)
    const { kept, moves, target } = await recall(past, seq)
    return { seq, table: replayed(game, kept, moves, target), size: kept.size, written: null }
  }
}

/** The past of a table in the database. */
class StoredPast implements PastStore<Position, EventRecord> {
  readonly #storage: Storage
  readonly #game: AnyGame
  readonly #id: string

  constructor(storage: Storage, game: AnyGame, id: string) {
    this.#storage = storage
    this.#game = game
    this.#id = id
  }

  async stretch(near: number, to: number): Promise<Stretch<Position, EventRecord>> {
    const snapshot = await this.#storage.tables.snapshot(this.#id, near)
    if (!snapshot) throw new Damaged(this.#id, `there is no state at or before ${near}`)
    const { seq } = snapshot
    const events = await this.#storage.tables.events(this.#id, seq - 1, to)
    const [first] = events
    if (first?.seq !== seq || events.at(-1)?.seq !== to || events.length !== to - seq + 1) {
      throw new Damaged(this.#id, `events are missing between ${seq} and ${to}`)
    }
    return { kept: positionFrom(this.#game, { ...snapshot, changes: [] }, first), events }
  }
}

function sizeOf(position: Position | null): number {
  return RECORD_BYTES + (position?.size ?? 0) * BYTES_PER_CHARACTER
}
