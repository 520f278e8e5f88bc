import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BadInput } from '@boardroom/kernel'
import Database from 'libsql'
import type { Config } from '../config.ts'
import { FILE, lockDirectory } from '../storage/directory.ts'
import { type Backup, inspect, keepPrivate, mustBeEmbedded, sync } from './backup.ts'

export interface Restored extends Backup {
  /** Where the database is now that was there before. */
  readonly kept: string | null
}

/** Puts a backup into the data directory. The server must not run; a database that is there is kept under another name. */
export function restore(config: Config, source: string, replace: boolean): Restored {
  mustBeEmbedded(config, `pg_restore --clean --if-exists --no-owner ${source}`)
  const file = resolve(source)
  if (!existsSync(file)) throw new BadInput(`there is no file ${file}`)
  const facts = inspect(file)
  const unlock = lockDirectory(config.dataDir)
  try {
    const target = join(config.dataDir, FILE)
    if (existsSync(target) && !replace) {
      throw new BadInput(`${config.dataDir} holds a database already; --replace keeps it under another name`)
    }
    const kept = existsSync(target) ? putAside(target) : null
    const part = `${target}.part`
    copyFileSync(file, part)
    keepPrivate(part)
    sync(part)
    renameSync(part, target)
    sync(config.dataDir)
    return { ...facts, file: target, kept }
  } finally {
    unlock()
  }
}

/** With all that is still in its log. */
function putAside(target: string): string {
  const database = new Database(target)
  try {
    database.pragma('wal_checkpoint(truncate)')
  } finally {
    database.close()
  }
  const kept = `${target}.${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  renameSync(target, kept)
  for (const ending of ['-wal', '-shm']) rmSync(`${target}${ending}`, { force: true })
  return kept
}
