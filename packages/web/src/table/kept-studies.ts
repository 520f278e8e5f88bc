import type { Reviewed } from '@boardroom/bots'
import type { Variation } from '@boardroom/kernel'

/** What a review has found so far. */
export interface KeptReview {
  /** The fingerprint of the game's last position. */
  readonly hash: string
  readonly worlds: number
  /** Who reviewed: another judge begins anew. */
  readonly reviewer: string
  readonly decisions: readonly Reviewed[]
  readonly complete: boolean
}

/** The lines that somebody tried at a table. */
interface KeptLines {
  readonly table: string
  readonly variations: readonly Variation[]
}

let opened: Promise<IDBDatabase> | undefined

/** A database of its own: that of the tables need not be changed for it. */
function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('boardroom-study', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('reviews', { keyPath: ['hash', 'worlds'] })
      request.result.createObjectStore('lines', { keyPath: 'table' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function run<T>(
  name: 'reviews' | 'lines',
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(name, mode)
  const request = work(transaction.objectStore(name))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** All reviews of a game, the one that thought longest last. */
function ofGame(hash: string): IDBKeyRange {
  return IDBKeyRange.bound([hash], [hash, Number.POSITIVE_INFINITY])
}

export function keptReviews(hash: string): Promise<KeptReview[]> {
  return run<KeptReview[]>('reviews', 'readonly', (store) => store.getAll(ofGame(hash)))
}

export async function keepReview(review: KeptReview): Promise<void> {
  await run('reviews', 'readwrite', (store) => store.put(review))
}

export async function keptLines(table: string): Promise<readonly Variation[]> {
  const kept = await run<KeptLines | undefined>('lines', 'readonly', (store) => store.get(table))
  return kept?.variations ?? []
}

export async function keepLines(table: string, variations: readonly Variation[]): Promise<void> {
  await run('lines', 'readwrite', (store) => store.put({ table, variations } satisfies KeptLines))
}

/** What was studied goes with its table. */
export async function forgetStudy(table: string, hash: string | undefined): Promise<void> {
  await run('lines', 'readwrite', (store) => store.delete(table))
  if (hash) await run('reviews', 'readwrite', (store) => store.delete(ofGame(hash)))
}
