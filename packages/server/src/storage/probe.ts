import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Whoever asks more often is told what the last one was told. */
const TRUST = 1_000
/** As much as a move writes: the last few bytes of a disk do not make it ready. */
const SIZE = 16 * 1_024

/** Whether the database takes what is written to it: a full disk can still be read. */
export class Probe {
  readonly #db: Kysely<Schema>
  #last: Promise<void> | null = null
  #at = 0
  #count = Math.floor(Math.random() * 26)

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  ping(): Promise<void> {
    const now = performance.now()
    if (!this.#last || now - this.#at > TRUST) {
      this.#at = now
      this.#last = this.#write()
    }
    return this.#last
  }

  /** Something else each time: what is there already would not be written. */
  async #write(): Promise<void> {
    const value = String.fromCharCode(97 + (this.#count++ % 26)).repeat(SIZE)
    await this.#db
      .insertInto('secrets')
      .values({ name: 'probe', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  }
}
