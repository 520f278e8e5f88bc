import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import type { AccountStore } from './storage.ts'

/** What we ask of the accounts library's tables ourselves. */
export class AccountRows implements AccountStore {
  readonly #db: Kysely<Schema>
  readonly #yes: RawBuilder<unknown>

  constructor(db: Kysely<Schema>, kind: 'sqlite' | 'postgres') {
    this.#db = db
    this.#yes = kind === 'sqlite' ? sql`1` : sql`true`
  }

  async confirm(account: string, mail: string): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`update "accountUsers" set "emailVerified" = ${this.#yes}
      where "id" = ${account} and "email" = ${mail} returning "id"`.execute(this.#db)
    return rows.length > 0
  }

  async dropUnconfirmed(mail: string): Promise<void> {
    await this.#db.transaction().execute(async (work) => {
      const { rows } = await sql<{ id: string }>`select "id" from "accountUsers"
        where "email" = ${mail.toLowerCase()} and "emailVerified" <> ${this.#yes}
        and not exists (select 1 from people where people.account = "accountUsers"."id")`.execute(work)
      for (const { id } of rows) await removeAccount(work, id)
    })
  }

  async goodSessions(ids: readonly string[], now: number): Promise<string[]> {
    if (ids.length === 0) return []
    const { rows } = await sql<{ id: string }>`select "id" from "accountSessions"
      where "id" in (${sql.join(ids)}) and "expiresAt" > ${new Date(now).toISOString()}`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  async facts(account: string): Promise<Record<string, unknown>> {
    const of = async (query: RawBuilder<unknown>): Promise<unknown[]> => (await query.execute(this.#db)).rows
    const [user] = await of(sql`select "name", "email", "emailVerified", "twoFactorEnabled", "createdAt"
      from "accountUsers" where "id" = ${account}`)
    return {
      user,
      sessions: await of(sql`select "createdAt", "expiresAt", "ipAddress", "userAgent"
        from "accountSessions" where "userId" = ${account}`),
      passkeys: await of(
        sql`select "name", "createdAt", "deviceType" from "accountPasskeys" where "userId" = ${account}`,
      ),
    }
  }
}

const OF_USER = ['accountTwoFactors', 'accountPasskeys', 'accountCredentials', 'accountSessions']

/** Takes an account out of the library's tables, with everything that could let somebody in by it. */
export async function removeAccount(work: Transaction<Schema>, account: string): Promise<void> {
  await sql`delete from "accountVerifications" where "value" = ${account}`.execute(work)
  for (const table of OF_USER) await sql`delete from ${sql.table(table)} where "userId" = ${account}`.execute(work)
  await sql`delete from "accountUsers" where "id" = ${account}`.execute(work)
}
