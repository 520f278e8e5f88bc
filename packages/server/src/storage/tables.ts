import type { Seat } from '@boardroom/kernel'
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import { addJobs, dropJobs } from './jobs.ts'
import type { EventRecord, Snapshot, StoredPosition, TableRecord } from './records.ts'
import { eventFrom, eventRow, seatRow, tableFrom, tableRow } from './rows.ts'
import type { Schema, SeatsRow, TablesRow } from './schema.ts'
import type { Append, Beginning, Change, ListQuery, TableStore } from './storage.ts'

type Db = Kysely<Schema>

/** Rows per statement: both databases limit the number of values in one. */
const BATCH = 50

/** Tables, seats, events and states. How an event is appended is the one thing each database does in its own way. */
export class Tables implements TableStore {
  readonly #db: Db
  readonly append: (append: Append) => Promise<boolean>

  readonly #onTrouble: (problem: unknown) => void

  constructor(db: Db, append: (append: Append) => Promise<boolean>, onTrouble: (problem: unknown) => void) {
    this.#db = db
    this.append = append
    this.#onTrouble = onTrouble
  }

  async create(table: TableRecord, beginning: Beginning | null): Promise<void> {
    await this.#db.transaction().execute(async (work) => {
      await work.insertInto('tables').values(tableRow(table)).execute()
      await work
        .insertInto('seats')
        .values(table.seats.map((seat) => seatRow(table.id, seat)))
        .execute()
      if (beginning) await begin(work, table.id, beginning)
    })
  }

  async find(id: string): Promise<TableRecord | null> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return null
    const seats = await this.#seatsOf([row])
    return tableFrom(row, seats.get(id) ?? [])
  }

  async change(table: TableRecord, more: Change = {}): Promise<boolean> {
    return this.#db.transaction().execute(async (work) => {
      const { id, version, ...values } = tableRow(table)
      const { numUpdatedRows } = await work
        .updateTable('tables')
        .set({ ...values, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      for (const seat of table.seats) {
        const { table: _table, seat: number, ...rest } = seatRow(id, seat)
        await work.updateTable('seats').set(rest).where('table', '=', id).where('seat', '=', number).execute()
      }
      if (more.beginning) await begin(work, id, more.beginning)
      await addJobs(work, more.jobs ?? [])
      await dropJobs(work, more.dropJobs ?? [])
      return true
    })
  }

  async position(table: string): Promise<StoredPosition | null> {
    const query = this.#db.selectFrom('positions').select(['seq', 'state']).where('table', '=', table)
    const whole = await query.executeTakeFirst()
    if (!whole) return null
    const after = this.#db.selectFrom('events').select('change').where('table', '=', table).where('seq', '>', whole.seq)
    const rows = await after.orderBy('seq').execute()
    return { ...whole, changes: rows.flatMap(({ change }) => change ?? []) }
  }

  async keep(table: string, snapshot: Snapshot): Promise<void> {
    await this.#db
      .insertInto('snapshots')
      .values({ table, ...snapshot })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async snapshot(table: string, seq: number): Promise<Snapshot | null> {
    const query = this.#db
      .selectFrom('snapshots')
      .select(['seq', 'state'])
      .where('table', '=', table)
      .where('seq', '<=', seq)
      .orderBy('seq', 'desc')
      .limit(1)
    return (await query.executeTakeFirst()) ?? null
  }

  async events(table: string, from: number, to: number): Promise<EventRecord[]> {
    const rows = await this.#db
      .selectFrom('events')
      .selectAll()
      .where('table', '=', table)
      .where('seq', '>', from)
      .where('seq', '<=', to)
      .orderBy('seq')
      .execute()
    return rows.map(eventFrom)
  }

  async eventOf(table: string, seat: Seat, client: string): Promise<EventRecord | null> {
    const row = await this.#db
      .selectFrom('events')
      .selectAll()
      .where('table', '=', table)
      .where('seat', '=', seat)
      .where('client', '=', client)
      .executeTakeFirst()
    return row ? eventFrom(row) : null
  }

  async list(query: ListQuery): Promise<TableRecord[]> {
    let rows = this.#db.selectFrom('tables').selectAll('tables')
    if (query.kind === 'open' || query.kind === 'finished') {
      const status = query.kind === 'open' ? 'open' : 'over'
      rows = rows.where('visibility', '=', 'public').where('status', '=', status)
    } else {
      const of = query.kind === 'watched' ? 'watches' : 'seats'
      const mine = this.#db.selectFrom(of).select('table').where('person', '=', query.person)
      rows = rows.where((has) =>
        query.kind === 'mine' ? has.or([has('id', 'in', mine), has('host', '=', query.person)]) : has('id', 'in', mine),
      )
      if (query.kind === 'watched') rows = rows.where((has) => this.#seenBy(has, query.person))
      if (query.kind === 'played') rows = rows.where('status', '=', 'over')
    }
    if (query.game !== undefined) rows = rows.where('game', '=', query.game)
    const { after } = query
    if (after) rows = rows.where(sql<boolean>`("changedAt", id) < (${after.at}, ${after.id})`)
    const page = await rows.orderBy('changedAt', 'desc').orderBy('id', 'desc').limit(query.limit).execute()
    return this.#withSeats(page)
  }

  /** A private table does not exist for those who do not belong to it (any more). */
  #seenBy(has: ExpressionBuilder<Schema, 'tables'>, person: string | null) {
    const sits = this.#db.selectFrom('seats').select('table').where('person', '=', person)
    return has.or([has('visibility', '<>', 'private'), has('host', '=', person), has('id', 'in', sits)])
  }

  async after(id: string | null, limit: number): Promise<string[]> {
    let rows = this.#db.selectFrom('tables').select('id')
    if (id !== null) rows = rows.where('id', '>', id)
    return (await rows.orderBy('id').limit(limit).execute()).map((row) => row.id)
  }

  async versions(ids: readonly string[]): Promise<Map<string, number>> {
    const versions = new Map<string, number>()
    for (let i = 0; i < ids.length; i += BATCH) {
      const some = ids.slice(i, i + BATCH)
      const rows = await this.#db.selectFrom('tables').select(['id', 'version']).where('id', 'in', some).execute()
      for (const row of rows) versions.set(row.id, row.version)
    }
    return versions
  }

  /** The tables of a list; one that cannot be read is missing from it, and keeps no other from being seen. */
  async #withSeats(rows: readonly TablesRow[]): Promise<TableRecord[]> {
    const seats = await this.#seatsOf(rows)
    return rows.flatMap((row) => {
      try {
        return [tableFrom(row, seats.get(row.id) ?? [])]
      } catch (problem) {
        this.#onTrouble(problem)
        return []
      }
    })
  }

  async #seatsOf(rows: readonly TablesRow[]): Promise<Map<string, SeatsRow[]>> {
    const ids = rows.map((row) => row.id)
    const byTable = new Map<string, SeatsRow[]>(ids.map((id) => [id, []]))
    if (ids.length === 0) return byTable
    const seats = await this.#db.selectFrom('seats').selectAll().where('table', 'in', ids).execute()
    for (const seat of seats) byTable.get(seat.table)?.push(seat)
    return byTable
  }
}

async function begin(work: Transaction<Schema>, table: string, { events, snapshots }: Beginning): Promise<void> {
  for (let i = 0; i < events.length; i += BATCH) {
    await work
      .insertInto('events')
      .values(events.slice(i, i + BATCH).map(eventRow))
      .execute()
    // A long game is written without keeping the others from being answered meanwhile.
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (const snapshot of snapshots) {
    await work
      .insertInto('snapshots')
      .values({ table, ...snapshot })
      .execute()
  }
  const latest = snapshots.at(-1)
  if (latest)
    await work
      .insertInto('positions')
      .values({ table, ...latest })
      .execute()
}
