import type { GameFile, Played, Result } from '@boardroom/kernel'
import type { SeatCard } from './client.ts'

/** A table kept in this browser: enough to play it again from the start. */
export interface TableRecord {
  readonly id: string
  readonly game: string
  /** The version of the rules it was last played by; empty before the first move. */
  readonly rules: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly seats: readonly SeatCard[]
  readonly moves: readonly Played[]
  readonly created: number
  readonly updated: number
  readonly result: Result | null
  /** Whether bots may advise; they may where nothing else was said. */
  readonly hints?: boolean
  /** How often each seat was advised. */
  readonly hinted?: readonly number[]
  /** The lesson that is given here. */
  readonly lesson?: string
  /** What bots do as long as everything goes as it is written. */
  readonly script?: readonly Played[]
  /** The fingerprint of the last position under the rules it was played by. */
  readonly hash?: string
}

const STORE = 'tables'

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('boardroom', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(STORE, mode)
  const request = work(transaction.objectStore(STORE))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

export async function keepTable(record: TableRecord): Promise<void> {
  await run('readwrite', (store) => store.put(record))
}

export function findTable(id: string): Promise<TableRecord | undefined> {
  return run<TableRecord | undefined>('readonly', (store) => store.get(id))
}

export async function forgetTable(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id))
}

/** All tables of this browser, the latest first. */
export async function allTables(): Promise<TableRecord[]> {
  const records = await run<TableRecord[]>('readonly', (store) => store.getAll())
  return records.sort((a, b) => b.updated - a.updated)
}

/** The table as a game file, exactly as it was kept: no rules are asked, so it works for rules that are gone too. */
export function fileOf({ game, rules, options, seats, seed, moves, hash, result }: TableRecord): GameFile {
  return {
    format: 'boardroom/2',
    game,
    rules: rules || UNKNOWN,
    options,
    seats: seats.map(({ name, bot }) => (bot ? { name, bot } : { name })),
    seed,
    moves,
    hash: hash || UNKNOWN,
    result,
  }
}

/** Stands in a file for what an older table did not keep. */
const UNKNOWN = 'unknown'
