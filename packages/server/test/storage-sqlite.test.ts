import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { openSqlite } from '../src/storage/sqlite.ts'
import { ensureBuilt } from './process.ts'
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

  it('gets what is in the log written into the database meanwhile', async () => {
    await ensureBuilt()
    const mine = scratch()
    const storage = await openSqlite(mine.path)
    const table = aTable()
    await storage.tables.create(table, { events: [anEvent(table.id, 0)], snapshots: [{ seq: 0, state: '{}' }] })
    const file = join(mine.path, 'boardroom.db')
    const size = statSync(file).size
    const state = JSON.stringify({ text: 'x'.repeat(2_000) })
    for (let seq = 1; seq <= 500; seq++) {
      const seen = { ...table, seq: seq - 1, version: seq }
      const event = anEvent(table.id, seq, { client: `${seq}` })
      expect(await storage.tables.append(anAppend(seen, { event, state, keep: true }))).toBe(true)
    }
    for (let i = 0; i < 500 && statSync(file).size === size; i++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    expect(statSync(file).size).toBeGreaterThan(size + 500 * 2_000)
    await storage.close()
    mine.remove()
  })

  it('is let go of only when the thread that writes the log is done', async () => {
    await ensureBuilt()
    const mine = scratch()
    const checkpoints = new URL('../dist/storage/checkpoints.js', import.meta.url).href
    const script = `
      const { Checkpoints } = await import(${JSON.stringify(checkpoints)})
      const writing = new Checkpoints(${JSON.stringify(join(mine.path, 'some.db'))})
      writing.wrote(1_000)
      await writing.close()
      console.log('closed')
    `
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    expect(stdout).toBe('closed\n')
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
