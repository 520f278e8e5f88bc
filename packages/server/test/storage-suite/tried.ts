import type { TableRecord } from '../../src/storage/records.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { anEvent, aTable } from '../storage.ts'

/** The storage that is tried: it is opened before the first test of a suite. */
export class Tried {
  #storage: Storage | null = null

  get storage(): Storage {
    if (!this.#storage) throw new Error('the storage is not open yet')
    return this.#storage
  }

  async open(storage: Promise<Storage>): Promise<void> {
    this.#storage = await storage
  }

  /** A table at which nobody has moved yet. */
  async started(change: Partial<TableRecord> = {}): Promise<TableRecord> {
    const table = aTable(change)
    const start = anEvent(table.id, 0, { kind: 'start', seat: null, move: null, client: null })
    await this.storage.tables.create(table, { events: [start], snapshots: [{ seq: 0, state: '{"seq":0}' }] })
    return table
  }
}
