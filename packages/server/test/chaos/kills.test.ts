import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/storage/postgres.ts'
import { killAll } from '../killing.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { ensureBuilt } from '../process.ts'

let postgres: Postgres
beforeAll(async () => {
  await ensureBuilt()
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

describe('two processes and their database, killed again and again', () => {
  it('lose no acknowledged move, and every table replays to its fingerprint', async () => {
    const url = await postgres.database()
    const open = () => openPostgres(url, { connections: 4, onTrouble: () => {} })
    const { acknowledged } = await killAll({ DATABASE_URL: url }, { servers: 20, database: 5 }, postgres, open)
    expect(acknowledged).toBeGreaterThan(100)
  }, 600_000)
})
