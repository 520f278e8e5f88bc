import { execFile } from 'node:child_process'
import { fdatasync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'libsql'
import { afterAll, describe, expect, it, vi } from 'vitest'
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
      expect(await storage.tables.append(anAppend(seen, { event, state: { whole: state }, keep: true }))).toBe(true)
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

it('commits what comes next after a move has found the file locked', async () => {
  const mine = scratch()
  const storage = await openSqlite(mine.path)
  const [table, other] = [aTable(), aTable()]
  await storage.tables.create(table, { events: [anEvent(table.id, 0)], snapshots: [{ seq: 0, state: '{}' }] })
  const foreign = new Database(join(mine.path, 'boardroom.db'))
  foreign.exec('begin immediate')
  const appended = storage.tables.append(anAppend(table))
  // Long enough for the move to have been tried, and not as long as it pauses then.
  await new Promise((resolve) => setTimeout(resolve, 5))
  foreign.exec('rollback')
  await storage.tables.create(other, { events: [anEvent(other.id, 0)], snapshots: [{ seq: 0, state: '{}' }] })
  expect(await appended).toBe(true)
  foreign.close()
  await storage.close()
  mine.remove()
})

/** A disk that takes its time: once it is slow, what is to reach it waits until it is let through, or fails. */
class SlowDisk {
  isSlow = false
  readonly #waiting: ((problem?: Error) => void)[] = []

  readonly sync = (file: number): Promise<void> =>
    new Promise<void>((resolve, reject) => {
      const go = (problem?: Error): void => {
        if (problem) reject(problem)
        else fdatasync(file, (failure) => (failure ? reject(failure) : resolve()))
      }
      if (this.isSlow) this.#waiting.push(go)
      else go()
    })

  /** How often it is being asked at the moment. */
  get asked(): number {
    return this.#waiting.length
  }

  /** Lets through what it is asked for next, or fails. */
  async go(problem?: Error): Promise<void> {
    await vi.waitFor(() => expect(this.asked).toBeGreaterThan(0), { timeout: 60_000 })
    this.#waiting.shift()?.(problem)
  }
}

describe('the disk', () => {
  async function tableOn(disk: SlowDisk) {
    const mine = scratch()
    const storage = await openSqlite(mine.path, () => {}, disk.sync)
    const table = aTable()
    await storage.tables.create(table, { events: [anEvent(table.id, 0)], snapshots: [{ seq: 0, state: '{}' }] })
    disk.isSlow = true
    const appendAt = (seq: number): Promise<boolean> =>
      storage.tables.append(
        anAppend({ ...table, seq: seq - 1, version: seq }, { event: anEvent(table.id, seq, { client: `${seq}` }) }),
      )
    const close = async (): Promise<void> => {
      await storage.close()
      mine.remove()
    }
    return { storage, table, appendAt, close }
  }

  it('has a move before anybody is answered or reads it', async () => {
    const disk = new SlowDisk()
    const { storage, table, appendAt, close } = await tableOn(disk)
    const order: string[] = []
    const appended = appendAt(1).then(() => order.push('answered'))
    await vi.waitFor(() => expect(disk.asked).toBe(1), { timeout: 60_000 })
    const read = storage.tables.find(table.id).then((found) => order.push(`read ${found?.seq}`))
    await new Promise((resolve) => setTimeout(resolve, 50))
    order.push('on disk')
    await disk.go()
    await Promise.all([appended, read])
    expect(order[0]).toBe('on disk')
    expect(order).toContain('read 1')
    await close()
  })

  it('has everything else that is written before anybody is answered', async () => {
    const disk = new SlowDisk()
    const { storage, table, close } = await tableOn(disk)
    for (const write of [
      () => storage.tables.change({ ...table, title: 'Another' }),
      () => storage.jobs.drop('none'),
      () => storage.secret('some', () => 'thing'),
    ]) {
      let isAnswered = false
      const written = write().then(() => {
        isAnswered = true
      })
      await vi.waitFor(() => expect(disk.asked).toBe(1), { timeout: 60_000 })
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(isAnswered).toBe(false)
      await disk.go()
      await written
    }
    await close()
  })

  it('is asked once for all moves that come while it is busy', async () => {
    const disk = new SlowDisk()
    const { appendAt, close } = await tableOn(disk)
    const first = appendAt(1)
    await vi.waitFor(() => expect(disk.asked).toBe(1), { timeout: 60_000 })
    const others = Promise.all([appendAt(2), appendAt(3), appendAt(4)])
    await disk.go()
    expect(await first).toBe(true)
    await disk.go()
    expect(await others).toEqual([true, true, true])
    expect(disk.asked).toBe(0)
    await close()
  })

  it('has what is being written before the database is closed', async () => {
    const disk = new SlowDisk()
    const { storage, appendAt, close } = await tableOn(disk)
    const order: string[] = []
    const appended = appendAt(1).then(() => order.push('answered'))
    await vi.waitFor(() => expect(disk.asked).toBe(1), { timeout: 60_000 })
    const closed = close().then(() => order.push('closed'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await disk.go()
    await Promise.all([appended, closed])
    expect(order).toEqual(['answered', 'closed'])
    await expect(storage.ping()).rejects.toThrow(/destroyed/)
  })

  it('is not trusted again once it has failed: nothing is told that it may not have', async () => {
    const disk = new SlowDisk()
    const { storage, table, appendAt, close } = await tableOn(disk)
    const appended = appendAt(1)
    const failed = expect(appended).rejects.toMatchObject({ code: 'EIO' })
    await disk.go(Object.assign(new Error('the disk is broken'), { code: 'EIO' }))
    await failed
    await expect(storage.tables.find(table.id)).rejects.toMatchObject({ code: 'EIO' })
    await expect(appendAt(2)).rejects.toMatchObject({ code: 'EIO' })
    await close()
  })
})
