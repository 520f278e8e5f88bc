import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { LetterStore } from './storage.ts'

export class Letters implements LetterStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async count(recipient: string, now: number, span: number): Promise<number> {
    const ended = now - span
    await this.#db.deleteFrom('letters').where('since', '<=', ended).execute()
    const row = await this.#db
      .insertInto('letters')
      .values({ recipient, since: now, count: 1 })
      .onConflict((conflict) => conflict.column('recipient').doUpdateSet({ count: sql<number>`letters.count + 1` }))
      .returning('count')
      .executeTakeFirstOrThrow()
    return row.count
  }
}
