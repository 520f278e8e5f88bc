import { BadInput } from '@boardroom/kernel'
import type { Config } from '../config.ts'
import { failureIn } from '../failures.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'

/** The database that the configuration names. What keeps it from being opened is said with what to do about it. */
export async function openStorage(config: Config, onTrouble: (problem: unknown) => void): Promise<Storage> {
  try {
    if (!config.databaseUrl) return await openSqlite(config.dataDir, onTrouble)
    return await openPostgres(config.databaseUrl, { connections: config.databaseConnections, onTrouble })
  } catch (problem) {
    throw explained(problem, config)
  }
}

/** The database knows of migrations that this version does not. */
const NEWER = /previously executed migration (\S+) is missing/

export function explained(
  problem: unknown,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): unknown {
  const { code, message } = problem as { code?: string; message?: string }
  const newer = NEWER.exec(message ?? '')?.[1]
  if (newer) {
    return new BadInput(
      `the database was written by a newer version of Boardroom (${newer}): start that version, or restore the backup from before the upgrade`,
    )
  }
  const where = databaseUrl ? 'the database at DATABASE_URL' : dataDir
  switch (code === 'EACCES' || code === 'EPERM' ? 'read-only' : failureIn(problem)) {
    case 'away':
      return new BadInput(`${where} cannot be reached (${code ?? message})`)
    case 'busy':
      return new BadInput(`${where} is locked by another program: close it and start again`)
    case 'full':
      return new BadInput(`there is no room left in ${where}, or the disk fails (${code}): make room and start again`)
    case 'read-only':
      return new BadInput(
        `${where} cannot be written (${code}): let the user who runs the server own it, and look whether the disk is mounted for reading only`,
      )
    case 'corrupt':
      return new BadInput(
        `${where} holds a damaged database (${code}): restore a backup ("npx boardroom restore <file>"), or move it away to begin anew`,
      )
  }
  // Wrong password, no such database.
  if (code === '28P01' || code === '3D000') return new BadInput(`DATABASE_URL: ${message}`)
  return problem
}
