import { type Kysely, sql } from 'kysely'
import type { ModerationEntry, Standing } from './records.ts'
import type { ModerationRow, Schema } from './schema.ts'
import type { FoundPerson, FoundTable, HostStore, Search } from './storage.ts'

type Db = Kysely<Schema>

const ORDINARY = { moderator: 0, bannedUntil: 0, reason: '' }

/** Everything that belongs to a table. */
const PARTS = ['seats', 'events', 'positions', 'snapshots', 'chat', 'watches', 'reviews'] as const

export class HostStorage implements HostStore {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async standing(person: string): Promise<Standing | null> {
    const row = await this.#db.selectFrom('standings').selectAll().where('person', '=', person).executeTakeFirst()
    if (!row) return null
    const { seenAt, moderator, bannedUntil, reason } = row
    return { seenAt, moderator: moderator === 1, bannedUntil, reason }
  }

  async seen(person: string, at: number): Promise<void> {
    await this.#set(person, at, { seenAt: at })
  }

  async ban(person: string, until: number, reason: string, now: number): Promise<void> {
    await this.#set(person, now, { bannedUntil: until, reason })
  }

  async setModerator(person: string, on: boolean, now: number): Promise<void> {
    await this.#set(person, now, { moderator: on ? 1 : 0 })
  }

  async #set(
    person: string,
    now: number,
    change: Partial<{ seenAt: number; moderator: number; bannedUntil: number; reason: string }>,
  ): Promise<void> {
    await this.#db
      .insertInto('standings')
      .values({ person, seenAt: now, ...ORDINARY, ...change })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(change))
      .execute()
  }

  async people({ text, limit, before }: Search): Promise<FoundPerson[]> {
    let query = this.#db
      .selectFrom('people')
      .leftJoin('standings', 'standings.person', 'people.id')
      .select(['people.id', 'people.name', 'people.account', 'people.createdAt'])
      .select(['standings.seenAt', 'standings.moderator', 'standings.bannedUntil', 'standings.reason'])
      .select((has) =>
        has
          .selectFrom('seats')
          .select((seats) => seats.fn.countAll<number>().as('n'))
          .whereRef('seats.person', '=', 'people.id')
          .as('tables'),
      )
    if (text !== '') {
      const mail = sql<string>`(select id from "accountUsers" where email = ${text.toLowerCase()})`
      query = query.where((has) =>
        has.or([
          sql<boolean>`lower(people.name) like ${like(text)} escape '!'`,
          has('people.id', '=', text),
          sql<boolean>`people.account = ${mail}`,
        ]),
      )
    }
    if (before !== null) query = query.where('people.createdAt', '<', before)
    const rows = await query.orderBy('people.createdAt', 'desc').limit(limit).execute()
    return rows.map((row) => ({
      ...row,
      account: row.account !== null,
      seenAt: row.seenAt ?? row.createdAt,
      moderator: row.moderator === 1,
      bannedUntil: row.bannedUntil ?? 0,
      reason: row.reason ?? '',
      tables: Number(row.tables),
    }))
  }

  async tables({ text, limit, before }: Search): Promise<FoundTable[]> {
    let query = this.#db
      .selectFrom('tables')
      .select(['id', 'game', 'title', 'status', 'visibility', 'host', 'seq', 'createdAt', 'changedAt'])
    if (text !== '') {
      const seated = this.#db.selectFrom('seats').select('table').where('person', '=', text)
      query = query.where((has) =>
        has.or([
          sql<boolean>`lower(title) like ${like(text)} escape '!'`,
          has('id', '=', text),
          has('host', '=', text),
          has('id', 'in', seated),
        ]),
      )
    }
    if (before !== null) query = query.where('createdAt', '<', before)
    return query.orderBy('createdAt', 'desc').limit(limit).execute()
  }

  async removeTable(id: string): Promise<boolean> {
    return this.#db.transaction().execute(async (work) => {
      for (const part of PARTS) await work.deleteFrom(part).where('table', '=', id).execute()
      await work
        .deleteFrom('jobs')
        .where('key', 'in', [`bot/${id}`, `clock/${id}`])
        .execute()
      const { numDeletedRows } = await work.deleteFrom('tables').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    })
  }

  async deadGuests(since: number, limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('people')
      .leftJoin('standings', 'standings.person', 'people.id')
      .select('people.id')
      .where('people.account', 'is', null)
      .where('people.createdAt', '<', since)
      .where((has) => has.or([has('standings.seenAt', 'is', null), has('standings.seenAt', '<', since)]))
      // Who is banned stays known, and so does who keeps order.
      .where((has) =>
        has.or([
          has('standings.person', 'is', null),
          has.and([has('standings.bannedUntil', '=', 0), has('standings.moderator', '=', 0)]),
        ]),
      )
      .limit(limit)
      .execute()
    return rows.map((row) => row.id)
  }

  async unstarted(since: number, limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', ['open', 'cancelled'])
      .where('startedAt', 'is', null)
      .where('changedAt', '<', since)
      .limit(limit)
      .execute()
    return rows.map((row) => row.id)
  }

  async note(entry: ModerationEntry): Promise<void> {
    const row: ModerationRow = { ...entry, detail: JSON.stringify(entry.detail), done: entry.done ? 1 : 0 }
    await this.#db.insertInto('moderation').values(row).execute()
  }

  async done(entry: string): Promise<void> {
    await this.#db.updateTable('moderation').set({ done: 1 }).where('id', '=', entry).execute()
  }

  async log(limit: number, before: number | null): Promise<ModerationEntry[]> {
    let query = this.#db.selectFrom('moderation').selectAll()
    if (before !== null) query = query.where('at', '<', before)
    const rows = await query.orderBy('at', 'desc').limit(limit).execute()
    return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail), done: row.done === 1 }))
  }
}

/** Anywhere in it; what somebody types has no special meaning. */
function like(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`
}
