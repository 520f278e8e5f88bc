import { afterAll, describe, expect, it } from 'vitest'
import { openSqlite } from '../src/storage/sqlite.ts'
import { anAppend, anEvent, aTable, scratch } from './storage.ts'
import { storageSuite } from './storage-suite.ts'

const directory = scratch()
afterAll(() => directory.remove())

storageSuite('SQLite', () => openSqlite(directory.path))

describe('the data directory', () => {
  it('belongs to one server at a time', async () => {
    const mine = scratch()
    const storage = await openSqlite(mine.path)
    await expect(openSqlite(mine.path)).rejects.toThrow(/another server uses .*DATA_DIR/)
    await storage.close()
    const next = await openSqlite(mine.path)
    await next.close()
    mine.remove()
  })

  it('still holds everything when it is opened again', async () => {
    const mine = scratch()
    const first = await openSqlite(mine.path)
    const table = aTable()
    await first.tables.create(table, { events: [anEvent(table.id, 0)], snapshots: [{ seq: 0, state: '{}' }] })
    await first.tables.append(anAppend(table))
    await first.close()
    const second = await openSqlite(mine.path)
    expect(await second.tables.find(table.id)).toMatchObject({ seq: 1 })
    expect(await second.tables.events(table.id, -1, 9)).toHaveLength(2)
    await second.close()
    mine.remove()
  })
})
