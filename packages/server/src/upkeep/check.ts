import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '@boardroom/kernel'
import Database from 'libsql'
import { type AuditReport, auditStorage } from '../audit.ts'
import type { Config } from '../config.ts'
import { FILE } from '../storage/directory.ts'
import { openPostgres } from '../storage/postgres.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Storage } from '../storage/storage.ts'
import { loadGames } from '../tables/games.ts'
import { copy, integrityOf } from './backup.ts'

export interface CheckReport {
  /** What the database says is wrong with itself. */
  readonly trouble: readonly string[]
  /** Rows that belong to no table. */
  readonly strays: readonly { readonly what: string; readonly rows: number }[]
  /** Null: the database is too damaged to look any further. */
  readonly audit: AuditReport | null
}

/** Looks whether all is in order: the database itself, what belongs together in it, and the moves of every table. */
export async function check(config: Config): Promise<CheckReport> {
  const { databaseUrl, databaseConnections, dataDir } = config
  if (databaseUrl) return look(await openPostgres(databaseUrl, { connections: databaseConnections, onTrouble() {} }))
  const file = join(dataDir, FILE)
  if (!existsSync(file)) throw new BadInput(`there is no database in ${dataDir}`)
  const trouble = troubleOf(file)
  // What cannot be read cannot be replayed either.
  if (trouble.length > 0) return { trouble, strays: [], audit: null }
  // On a copy of one moment: a server may be at work.
  const directory = mkdtempSync(join(dataDir, 'check-'))
  try {
    copy(file, join(directory, FILE))
    return await look(await openSqlite(directory))
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function look(storage: Storage): Promise<CheckReport> {
  try {
    return { trouble: [], strays: await straysIn(storage), audit: await auditStorage(storage, await loadGames()) }
  } finally {
    await storage.close()
  }
}

function troubleOf(file: string): string[] {
  try {
    const database = new Database(file)
    try {
      return integrityOf(database)
    } finally {
      database.close()
    }
  } catch (problem) {
    return [problem instanceof Error ? problem.message : String(problem)]
  }
}

async function straysIn({ db }: Storage): Promise<CheckReport['strays']> {
  const found: { what: string; rows: number }[] = []
  for (const what of ['seats', 'events', 'positions', 'snapshots', 'chat', 'watches'] as const) {
    const query = db.selectFrom(what).select((has) => has.fn.countAll<number>().as('n'))
    const { n } = await query.where('table', 'not in', db.selectFrom('tables').select('id')).executeTakeFirstOrThrow()
    if (Number(n) > 0) found.push({ what, rows: Number(n) })
  }
  return found
}
