import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
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
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, 'boardroom.lock')
  keepPrivate(path)
  const lock = new Database(path)
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

/** A database that only its owner may read: it holds secrets. SQLite gives the files beside it the same rights. */
export function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  for (const each of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(each)) chmodSync(each, 0o600)
}
