import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'libsql'
import { expect, it, onTestFinished } from 'vitest'
import { Checkpoints } from '../src/storage/checkpoints.ts'
import { scratch } from './storage.ts'

const PAGE = 4096
/** Each of these writes a row of about a page. */
const WRITES = 40_000
/** Pages. Never begun anew, the log would come to 160,000; how near to its limit it is kept depends on the machine. */
const LONG = 60_000

it('keeps the log short while somebody writes all the time', async () => {
  const { path: folder, remove } = scratch()
  onTestFinished(remove)
  const path = join(folder, 'busy.db')
  const file = new Database(path)
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = NORMAL')
  file.pragma('wal_autocheckpoint = 0')
  file.exec('create table rows (id integer primary key, text blob)')
  const row = file.prepare('insert or replace into rows values (?, ?)')
  const checkpoints = new Checkpoints(path)
  const text = Buffer.alloc(PAGE)
  const isWritten = (write: number): boolean => {
    try {
      row.run(write % 2_000, text)
      return true
    } catch {
      return false
    }
  }
  for (let write = 0; write < WRITES; write++) {
    // Where the thread ends the log just now, whoever writes comes again.
    while (!isWritten(write)) await pause(1)
    if (write % 50 > 0) continue
    checkpoints.wrote(50)
    await pause(1)
  }
  // A file that is begun anew stays as long as it ever was.
  const longest = statSync(`${path}-wal`).size / PAGE
  await checkpoints.close()
  file.close()
  expect(longest).toBeLessThan(LONG)
})
