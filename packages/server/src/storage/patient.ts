import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type Database from 'libsql'
import { failureIn } from '../failures.ts'
import type { WriteAheadLog } from './log.ts'

/** How long a write waits for somebody else's to end (a backup, a look into the file by hand) before it gives up. */
export const BUSY_PATIENCE = 5_000
const BUSY_PAUSE = 15
const WRITES = /^\s*(insert|update|delete|replace|with|create|alter|drop)\b/i
const BEGINS = /^begin\b/i

/**
 * SQLite on a connection of this process alone. The driver's own way of waiting for a lock stops everything, so it is
 * not used: whoever finds the database locked lets the others go on, and tries again in a moment. The same with its way
 * of waiting for the disk: who has written keeps the connection until the disk has it, so that nobody reads anything that
 * a power cut could still undo; the process goes on meanwhile.
 */
export class PatientSqlite implements Dialect {
  readonly #file: Database.Database
  readonly #log: WriteAheadLog

  constructor(file: Database.Database, log: WriteAheadLog) {
    this.#file = file
    this.#log = log
  }

  createDriver(): Driver {
    return new PatientDriver(this.#file, this.#log)
  }

  createAdapter(): SqliteAdapter {
    return new PatientAdapter()
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createIntrospector(db: Kysely<never>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }
}

class PatientAdapter extends SqliteAdapter {
  /** There is one, but the driver decides whose turn it is: otherwise who waits would keep it. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class PatientDriver implements Driver {
  readonly #file: Database.Database
  readonly #log: WriteAheadLog
  readonly #turns = new Turns()

  constructor(file: Database.Database, log: WriteAheadLog) {
    this.#file = file
    this.#log = log
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take()
    try {
      this.#log.mustBeSound()
    } catch (problem) {
      this.#turns.give()
      throw problem
    }
    return new PatientConnection(this.#file, this.#log, this.#turns)
  }

  async releaseConnection(): Promise<void> {
    this.#turns.give()
  }

  /** Takes the lock at once: a transaction that has it can no longer be kept waiting half way. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  /** When all who have asked for the connection are done with it; Kysely lets nobody ask any more. */
  async destroy(): Promise<void> {
    await this.#turns.take()
    this.#file.close()
    await this.#log.close()
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #file: Database.Database
  readonly #log: WriteAheadLog
  readonly #turns: Turns

  constructor(file: Database.Database, log: WriteAheadLog, turns: Turns) {
    this.#file = file
    this.#log = log
    this.#turns = turns
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = performance.now() + BUSY_PATIENCE
    for (;;) {
      try {
        const result = this.#run<R>(query)
        if (!this.#file.inTransaction) await this.#log.reachDisk()
        return result
      } catch (problem) {
        const mayWait = failureIn(problem) === 'busy' && !this.#file.inTransaction && performance.now() < deadline
        if (!mayWait) throw problem
      }
      // Nothing is under way on the connection, so the others may have it meanwhile.
      this.#turns.give()
      await pause(BUSY_PAUSE)
      await this.#turns.take()
    }
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    const writes = WRITES.test(query.sql)
    if (writes) this.#log.wrote()
    if (this.#file.inTransaction || !writes) return this.#step(query)
    // A statement that finds the file locked would stay half done in the driver, and keep others from committing:
    // the lock is taken first.
    this.#file.exec('begin immediate')
    try {
      const result = this.#step<R>(query)
      this.#file.exec('commit')
      return result
    } catch (problem) {
      if (this.#file.inTransaction) this.#file.exec('rollback')
      throw problem
    }
  }

  #step<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    if (BEGINS.test(sql)) {
      this.#file.exec(sql)
      return { rows: [] }
    }
    const statement = this.#file.prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('results are read whole')
  }
}

/** One at a time, in the order they come. */
class Turns {
  #taken = false
  readonly #waiting: (() => void)[] = []

  async take(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
  }

  /** Handed on, so that nobody comes in between. */
  give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }
}
