import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type Database from 'libsql'
import { failureIn } from '../failures.ts'
import type { Checkpoints } from './checkpoints.ts'
import type { WriteAheadLog } from './log.ts'
import { BUSY_PATIENCE } from './patient.ts'
import type { Schema } from './schema.ts'
import { appendStatements } from './statements.ts'
import type { Append } from './storage.ts'

/** Moves that are written in one go. More would keep everything else waiting for too long. */
const MOST = 250
/** How long a group waits that found the file locked. */
const BUSY_PAUSE = 10

interface Waiting {
  readonly append: Append
  /** When it gives up, on the clock of the process. */
  readonly until: number
  resolve(done: boolean): void
  reject(problem: unknown): void
}

/** What became of one append: whether it was written, or what went wrong with it. */
type Outcome = boolean | { readonly problem: unknown }

/**
 * Appends all that wait in one go: the disk is asked once, and nobody is answered before it has them. While the disk is at
 * work the next ones gather. The connection is borrowed from Kysely, so that no other transaction is under way on it.
 */
export function appender(
  db: Kysely<Schema>,
  file: Database.Database,
  log: WriteAheadLog,
  checkpoints: Checkpoints,
): (append: Append) => Promise<boolean> {
  const commit = file.prepare('commit')
  const rollback = file.prepare('rollback')
  const mark = file.prepare('savepoint one')
  const release = file.prepare('release one')
  const back = file.prepare('rollback to one')
  const write = appendStatements(file)

  /** One append among others in the same transaction; what fails takes nothing else with it. */
  function writeOne({ append }: Waiting): Outcome {
    mark.run()
    try {
      const done = write(append)
      release.run()
      return done
    } catch (problem) {
      back.run()
      release.run()
      return isConflict(problem) ? false : { problem }
    }
  }

  /** All appends of a group, without a mark between them; null, and nothing is written, if one of them fails. */
  function writeTogether(group: readonly Waiting[]): Outcome[] | null {
    try {
      return group.map(({ append }) => write(append))
    } catch {
      if (file.inTransaction) rollback.run()
      return null
    }
  }

  /** False: somebody else writes into the file at the moment. */
  function begun(): boolean {
    // What could not be rolled back when it failed must not take those who come after with it.
    if (file.inTransaction) rollback.run()
    try {
      // Not prepared: one that finds the file locked would stay half done in the driver, and keep others from committing.
      file.exec('begin immediate')
      return true
    } catch (problem) {
      if (failureIn(problem) === 'busy') return false
      throw problem
    }
  }

  /** Null: somebody else writes into the file at the moment. */
  function writeGroup(group: readonly Waiting[]): Outcome[] | null {
    if (!begun()) return null
    try {
      const outcomes = writeTogether(group) ?? (begun() ? group.map(writeOne) : null)
      if (outcomes) commit.run()
      return outcomes
    } catch (problem) {
      if (file.inTransaction) rollback.run()
      throw problem
    }
  }

  async function toDisk(group: readonly Waiting[]): Promise<Outcome[] | null> {
    const outcomes = writeGroup(group)
    if (outcomes) log.wrote()
    await log.reachDisk()
    return outcomes
  }

  let waiting: Waiting[] = []
  let flushing = false

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, MOST)
      try {
        const outcomes = await db.connection().execute(() => toDisk(group))
        if (outcomes) {
          checkpoints.wrote(group.length)
          for (const [i, each] of group.entries()) answer(each, outcomes[i] ?? false)
        } else {
          waiting = [...stillPatient(group), ...waiting]
          await pause(BUSY_PAUSE)
        }
      } catch (problem) {
        for (const { reject } of group) reject(problem)
      }
    }
    flushing = false
  }

  return (append) =>
    new Promise((resolve, reject) => {
      waiting.push({ append, until: performance.now() + BUSY_PATIENCE, resolve, reject })
      if (flushing) return
      flushing = true
      // Requests that have arrived together are handled first, and then written together.
      setImmediate(() => void flush())
    })
}

function answer({ resolve, reject }: Waiting, outcome: Outcome): void {
  if (typeof outcome === 'boolean') resolve(outcome)
  else reject(outcome.problem)
}

/** Those who may wait longer; the others are told. */
function stillPatient(group: readonly Waiting[]): Waiting[] {
  const now = performance.now()
  return group.filter(({ until, reject }) => {
    if (now < until) return true
    reject(Object.assign(new Error('another program keeps the database locked'), { code: 'SQLITE_BUSY' }))
    return false
  })
}

function isConflict(problem: unknown): boolean {
  return String((problem as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT')
}
