import { type Kysely, sql } from 'kysely'
import type { ChatLine } from './records.ts'
import type { Schema } from './schema.ts'
import type { ChatStore } from './storage.ts'

/** How often a line tries for a number when others speak at the same time. */
const ATTEMPTS = 20

export class Chat implements ChatStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async say(line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    const next = sql<number>`(select coalesce(max(n), 0) + 1 from chat where "table" = ${line.table})`
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const row = await this.#db
        .insertInto('chat')
        .values({ ...line, n: next })
        .onConflict((conflict) => conflict.columns(['table', 'n']).doNothing())
        .returning('n')
        .executeTakeFirst()
      if (row) return { ...line, n: row.n }
    }
    throw new Error('too many people speak at once')
  }

  async since(table: string, n: number, limit: number): Promise<ChatLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table', '=', table)
      .where('n', '>', n)
      .orderBy('n', 'desc')
      .limit(limit)
      .execute()
    return rows.reverse()
  }
}
