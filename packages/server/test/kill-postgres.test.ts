import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../src/storage/postgres.ts'
import { killServers } from './killing.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { ensureBuilt } from './process.ts'

let postgres: Postgres
beforeAll(async () => {
  await ensureBuilt()
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

describe('a server on PostgreSQL that is killed again and again', () => {
  it('loses no acknowledged move', async () => {
    const url = await postgres.database()
    const open = () => openPostgres(url, { connections: 4, onTrouble: () => {} })
    const { acknowledged } = await killServers({ DATABASE_URL: url }, 50, open)
    expect(acknowledged).toBeGreaterThan(250)
  }, 600_000)
})
