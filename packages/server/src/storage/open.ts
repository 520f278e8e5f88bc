import type { Config } from '../config.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'

/** The database that the configuration names. */
export function openStorage(config: Config, onTrouble: (problem: unknown) => void): Promise<Storage> {
  if (!config.databaseUrl) return openSqlite(config.dataDir, onTrouble)
  return openPostgres(config.databaseUrl, { connections: config.databaseConnections, onTrouble })
}
