import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BadInput } from '@boardroom/kernel'
import Database from 'libsql'
import type { Config } from '../config.ts'
import { FILE } from '../storage/directory.ts'
import { MIGRATIONS } from '../storage/migrations.ts'

/** What a backup holds. */
export interface Backup {
  readonly file: string
  readonly bytes: number
  readonly people: number
  readonly tables: number
  readonly moves: number
}

/**
 * Writes the whole embedded database to one file, as it stands at one moment, also while a server works on it: SQLite
 * copies what it saw when it began, and nobody waits for it.
 */
export function backup(config: Config, target: string): Backup {
  mustBeEmbedded(config, `pg_dump --format=custom --file=${target}`)
  const source = join(config.dataDir, FILE)
  if (!existsSync(source)) throw new BadInput(`there is no database in ${config.dataDir}`)
  const file = resolve(target)
  if (existsSync(file)) throw new BadInput(`${file} exists already; a backup overwrites nothing`)
  if (!existsSync(dirname(file))) throw new BadInput(`there is no directory ${dirname(file)}`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  // Made before it is filled, so that nobody else can read it meanwhile.
  closeSync(openSync(part, 'wx', 0o600))
  try {
    copy(source, part)
    const facts = inspect(part)
    sync(part)
    renameSync(part, file)
    sync(dirname(file))
    return { file, ...facts }
  } finally {
    rmSync(part, { force: true })
  }
}

export function mustBeEmbedded(config: Config, instead: string): void {
  if (!config.databaseUrl) return
  throw new BadInput(`this is for the embedded database; for PostgreSQL use: ${instead} --dbname="$DATABASE_URL"`)
}

/** A copy of a database as it stands now. */
export function copy(source: string, target: string): void {
  const database = new Database(source)
  try {
    database.pragma('busy_timeout = 30000')
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}

/** Looks whether a file is a whole database of ours that this version can read; says what is wrong if it is not. */
export function inspect(file: string): Omit<Backup, 'file'> {
  try {
    const database = new Database(file)
    try {
      return { bytes: statSync(file).size, ...contentsOf(database, file) }
    } finally {
      database.close()
    }
  } catch (problem) {
    if (problem instanceof BadInput) throw problem
    throw new BadInput(
      `${file} is not a database of Boardroom (${problem instanceof Error ? problem.message : problem})`,
    )
  }
}

function contentsOf(database: Database.Database, file: string): Omit<Backup, 'file' | 'bytes'> {
  database.pragma('query_only = 1')
  const [trouble] = integrityOf(database)
  if (trouble !== undefined) throw new BadInput(`${file} is damaged: ${trouble}`)
  if (migrationsIn(database).some((name) => !MIGRATIONS.includes(name))) {
    throw new BadInput(`${file} was made by a newer version of Boardroom; upgrade first`)
  }
  const count = (what: string): number => (database.prepare(`select count(*) as n from ${what}`).get() as Count).n
  return { people: count('people'), tables: count('tables'), moves: count("events where kind = 'move'") }
}

interface Count {
  readonly n: number
}

/** What SQLite finds wrong with a file; nothing if all is well. */
export function integrityOf(database: Database.Database): string[] {
  const rows = database.prepare('pragma integrity_check').all() as { integrity_check: string }[]
  return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok')
}

function migrationsIn(database: Database.Database): string[] {
  return (database.prepare('select name from kysely_migration').all() as { name: string }[]).map((row) => row.name)
}

/** On the disk, not only on its way there. */
export function sync(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

export function keepPrivate(path: string): void {
  chmodSync(path, 0o600)
}
