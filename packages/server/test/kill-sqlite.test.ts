import { beforeAll, describe, expect, it } from 'vitest'
import { openSqlite } from '../src/storage/sqlite.ts'
import { killServers } from './killing.ts'
import { ensureBuilt } from './process.ts'
import { scratch } from './storage.ts'

beforeAll(ensureBuilt)

describe('a server on SQLite that is killed again and again', () => {
  it('loses no acknowledged move', async () => {
    const directory = scratch()
    const { acknowledged } = await killServers({ DATA_DIR: directory.path }, 50, () => openSqlite(directory.path))
    expect(acknowledged).toBeGreaterThan(250)
    directory.remove()
  }, 600_000)
})
