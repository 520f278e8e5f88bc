import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { ReviewOfTable, ReviewPartRecord, ReviewStore } from './storage.ts'

export class Reviews implements ReviewStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async parts(table: string, worlds: number, reviewer: string): Promise<ReviewPartRecord[]> {
    return this.#db
      .selectFrom('reviews')
      .select(['part', 'of', 'decisions'])
      .where('table', '=', table)
      .where('worlds', '=', worlds)
      .where('reviewer', '=', reviewer)
      .orderBy('part')
      .execute()
  }

  async ofTables(tables: readonly string[]): Promise<ReviewOfTable[]> {
    if (tables.length === 0) return []
    return this.#db
      .selectFrom('reviews')
      .select(['table', 'worlds', 'reviewer', 'part', 'of', 'decisions'])
      .where('table', 'in', tables)
      .orderBy('part')
      .execute()
  }

  async forgetOthers(table: string, reviewer: string): Promise<void> {
    await this.#db.deleteFrom('reviews').where('table', '=', table).where('reviewer', '<>', reviewer).execute()
  }

  async add(table: string, worlds: number, reviewer: string, part: ReviewPartRecord): Promise<void> {
    await this.#db
      .insertInto('reviews')
      .values({ table, worlds, reviewer, ...part })
      // Two processes may have worked on the same part: they have found the same.
      .onConflict((conflict) => conflict.columns(['table', 'worlds', 'reviewer', 'part']).doNothing())
      .execute()
  }
}
