import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '@boardroom/kernel'
import Database from 'libsql'

/** The embedded database. */
export const FILE = 'boardroom.db'

/**
 * Takes a data directory for this process alone. The lock is one of the operating system's, held through SQLite: it
 * goes with the process, however that ends, and never has to be cleaned up.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const lock = new Database(join(directory, 'boardroom.lock'))
  try {
    lock.exec('begin exclusive')
  } catch (problem) {
    lock.close()
    if ((problem as { code?: unknown }).code !== 'SQLITE_BUSY') throw problem
    throw new BadInput(
      `another server uses ${directory}: stop it, choose another DATA_DIR, or set DATABASE_URL to run several on PostgreSQL`,
    )
  }
  return () => lock.close()
}
