import { afterAll, beforeAll, describe } from 'vitest'
import { type Postgres, startPostgres } from '../postgres.ts'

/** Says the same of servers on both databases: what the environment of one is, is told when a test asks. */
export function onBothDatabases(what: string, tests: (env: () => Promise<Record<string, string>>) => void): void {
  describe(`${what}, on SQLite`, () => tests(async () => ({})))
  describe(`${what}, on PostgreSQL`, () => {
    let postgres: Postgres
    beforeAll(async () => {
      postgres = await startPostgres()
    })
    afterAll(() => postgres.remove())
    tests(async () => ({ DATABASE_URL: await postgres.database() }))
  })
}
