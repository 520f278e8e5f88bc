import { type Kysely, sql, type Transaction } from 'kysely'
import { removeAccount } from './accounts.ts'
import { mergeConduct, removeConduct } from './conduct.ts'
import type { PersonRecord, PushSubscription, Settings } from './records.ts'
import { personFrom, personRow } from './rows.ts'
import type { PeopleRow, Schema } from './schema.ts'
import type { PeopleStore } from './storage.ts'

export class People implements PeopleStore {
  readonly #db: Kysely<Schema>
  /** Several processes may write at once: rows have to be locked. */
  readonly #shared: boolean

  constructor(db: Kysely<Schema>, shared: boolean) {
    this.#db = db
    this.#shared = shared
  }

  async create(person: PersonRecord): Promise<void> {
    await this.#db.insertInto('people').values(personRow(person)).execute()
  }

  async createWith(person: PersonRecord & { account: string }): Promise<void> {
    const { id, name, keyHash, account, settings, createdAt } = personRow(person)
    // An account that is being deleted is waited for, and has nobody afterwards.
    const lock = this.#shared ? sql`for share` : sql``
    await sql`insert into people (id, name, "keyHash", account, settings, "createdAt")
      select ${id}, ${name}, ${keyHash}, ${account}, ${settings}, ${createdAt}
      from "accountUsers" where "id" = ${account} ${lock}
      on conflict do nothing`.execute(this.#db)
  }

  find(id: string): Promise<PersonRecord | null> {
    return this.#by('id', id)
  }

  byKey(keyHash: string): Promise<PersonRecord | null> {
    return this.#by('keyHash', keyHash)
  }

  byAccount(account: string): Promise<PersonRecord | null> {
    return this.#by('account', account)
  }

  async goodKeys(hashes: readonly string[]): Promise<string[]> {
    if (hashes.length === 0) return []
    const rows = await this.#db.selectFrom('people').select('keyHash').where('keyHash', 'in', hashes).execute()
    return rows.flatMap(({ keyHash }) => keyHash ?? [])
  }

  async #by(column: 'id' | 'keyHash' | 'account', value: string): Promise<PersonRecord | null> {
    const row = await this.#db.selectFrom('people').selectAll().where(column, '=', value).executeTakeFirst()
    return row ? personFrom(row) : null
  }

  async update(
    id: string,
    change: { name?: string; settings?: Settings; keyHash?: string | null; account?: string | null },
  ): Promise<void> {
    const { settings, ...rest } = change
    const values: Partial<PeopleRow> = { ...rest, ...(settings && { settings: JSON.stringify(settings) }) }
    if (Object.keys(values).length === 0) return
    await this.#db.transaction().execute(async (work) => {
      await work.updateTable('people').set(values).where('id', '=', id).execute()
      if (change.name !== undefined) await rename(work, id, change.name)
    })
  }

  async merge(from: string, to: string): Promise<void> {
    await this.#db.transaction().execute(async (work) => {
      const { name } = await work.selectFrom('people').select('name').where('id', '=', to).executeTakeFirstOrThrow()
      // Whoever sits at a table as both keeps both seats: nothing may be lost.
      await rename(work, from, name)
      await work.updateTable('seats').set({ person: to }).where('person', '=', from).execute()
      await handOver(work, from, to)
      await work.updateTable('chat').set({ person: to }).where('person', '=', from).execute()
      await work.updateTable('pushes').set({ person: to }).where('person', '=', from).execute()
      const watched = work.selectFrom('watches').select('table').where('person', '=', to)
      await work.deleteFrom('watches').where('person', '=', from).where('table', 'in', watched).execute()
      await work.updateTable('watches').set({ person: to }).where('person', '=', from).execute()
      await mergeConduct(work, from, to)
      await work.deleteFrom('standings').where('person', '=', from).execute()
      await work.deleteFrom('people').where('id', '=', from).execute()
    })
  }

  async remove(id: string, name: string): Promise<void> {
    await this.#db.transaction().execute(async (work) => {
      const person = await work.selectFrom('people').select('account').where('id', '=', id).executeTakeFirst()
      if (person?.account) await removeAccount(work, person.account)
      await rename(work, id, name)
      await work.updateTable('seats').set({ person: null }).where('person', '=', id).execute()
      await handOver(work, id, null)
      // The lines stay in their places, so that nobody misses one; what was said in them is gone.
      await work.updateTable('chat').set({ person: null, name, text: name }).where('person', '=', id).execute()
      await removeConduct(work, id, name)
      await work.deleteFrom('standings').where('person', '=', id).execute()
      await work.deleteFrom('watches').where('person', '=', id).execute()
      await work.deleteFrom('pushes').where('person', '=', id).execute()
      await work.deleteFrom('people').where('id', '=', id).execute()
    })
  }

  async watch(person: string, table: string, on: boolean): Promise<void> {
    if (on) {
      const watch = this.#db.insertInto('watches').values({ person, table })
      await watch.onConflict((conflict) => conflict.doNothing()).execute()
    } else {
      await this.#db.deleteFrom('watches').where('person', '=', person).where('table', '=', table).execute()
    }
  }

  async isWatching(person: string, table: string): Promise<boolean> {
    const query = this.#db.selectFrom('watches').select('table').where('person', '=', person).where('table', '=', table)
    return (await query.executeTakeFirst()) !== undefined
  }

  async subscribe(push: PushSubscription): Promise<void> {
    const { person, p256dh, auth } = push
    await this.#db
      .insertInto('pushes')
      .values(push)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ person, p256dh, auth }))
      .execute()
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.#db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute()
  }

  async subscriptions(person: string): Promise<PushSubscription[]> {
    return this.#db.selectFrom('pushes').selectAll().where('person', '=', person).execute()
  }

  async awaited(person: string): Promise<{ id: string; title: string; game: string; askedSince: number }[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table')
      .select(['tables.id', 'tables.title', 'tables.game', 'seats.askedSince'])
      .where('seats.person', '=', person)
      .where('tables.status', '=', 'running')
      .where('seats.askedSince', 'is not', null)
      .orderBy('seats.askedSince')
      .execute()
    return rows.map((row) => ({ ...row, askedSince: row.askedSince ?? 0 }))
  }

  async seatsOf(person: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('seats').select('table').where('person', '=', person).execute()
    return rows.map((row) => row.table)
  }

  async hostedBy(person: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('tables').select('id').where('host', '=', person).execute()
    return rows.map((row) => row.id)
  }
}

async function rename(work: Transaction<Schema>, person: string, name: string): Promise<void> {
  await work.updateTable('seats').set({ name }).where('person', '=', person).execute()
  // Whoever holds the tables in memory must see the new name.
  const held = work.selectFrom('seats').select('table').where('person', '=', person)
  await work
    .updateTable('tables')
    .set((has) => ({ version: has('version', '+', 1) }))
    .where('id', 'in', held)
    .execute()
}

async function handOver(work: Transaction<Schema>, host: string, to: string | null): Promise<void> {
  await work
    .updateTable('tables')
    .set((has) => ({ host: to, version: has('version', '+', 1) }))
    .where('host', '=', host)
    .execute()
}
