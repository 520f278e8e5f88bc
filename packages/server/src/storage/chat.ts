import { type Kysely, sql } from 'kysely'
import type { ChatLine } from './records.ts'
import type { Schema } from './schema.ts'
import type { ChatStore, Said } from './storage.ts'

/** How often a line tries for a number when others speak at the same time. */
const ATTEMPTS = 20

export class Chat implements ChatStore {
  readonly #db: Kysely<Schema>
  /** Several processes may write at once: rows have to be locked. */
  readonly #shared: boolean

  constructor(db: Kysely<Schema>, shared: boolean) {
    this.#db = db
    this.#shared = shared
  }

  async say(line: Said): Promise<ChatLine | null> {
    const { table, person, seat, name, text, at } = line
    // Whoever is being deleted is waited for, and says nothing afterwards.
    const lock = this.#shared ? sql`for share` : sql``
    const seen = { seat: sql<number>`cast(${seat} as integer)`, at: sql<number>`cast(${at} as bigint)` }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { rows } = await sql<{ n: number }>`insert into chat ("table", n, person, seat, name, text, at)
        select ${table}, (select coalesce(max(n), 0) + 1 from chat where "table" = ${table}), people.id,
          ${seen.seat}, ${name}, ${text}, ${seen.at} from people where people.id = ${person} ${lock}
        on conflict ("table", n) do nothing returning n`.execute(this.#db)
      if (rows[0]) return { ...line, n: rows[0].n }
      const there = this.#db.selectFrom('people').select('id').where('id', '=', person)
      if (!(await there.executeTakeFirst())) return null
    }
    throw new Error('too many people speak at once')
  }

  async saidBy(person: string, at?: { readonly table: string; readonly limit: number }): Promise<ChatLine[]> {
    let rows = this.#db.selectFrom('chat').selectAll().where('person', '=', person)
    if (at) rows = rows.where('table', '=', at.table).limit(at.limit)
    return rows.orderBy('at', 'desc').orderBy('n', 'desc').execute()
  }

  async since(table: string, n: number, limit: number): Promise<ChatLine[]> {
    const lines = this.#db.selectFrom('chat').selectAll().where('table', '=', table).limit(limit)
    if (n === 0) return (await lines.orderBy('n', 'desc').execute()).reverse()
    return lines.where('n', '>', n).orderBy('n').execute()
  }
}
