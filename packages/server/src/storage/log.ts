import { close, fdatasync, open } from 'node:fs'
import { promisify } from 'node:util'

const [openFile, closeFile, syncFile] = [promisify(open), promisify(close), promisify(fdatasync)]

/** Brings what was written into a file to the disk. */
export type Sync = (file: number) => Promise<void>

/**
 * SQLite's log, into which a commit writes. At `synchronous = FULL` SQLite would bring it to the disk by itself at every
 * commit, and stop the whole process until the disk has it. Here the disk works beside the process: whoever has
 * committed waits for `reachDisk`, and lets nobody else at the connection before.
 */
export class WriteAheadLog {
  readonly #path: string
  readonly #sync: Sync
  #file: number | null = null
  #isAhead = false
  #failure: unknown = null

  constructor(database: string, sync: Sync = syncFile) {
    this.#path = `${database}-wal`
    this.#sync = sync
  }

  /** Something was written that is not on disk yet. */
  wrote(): void {
    this.#isAhead = true
  }

  /**
   * What the disk once failed to take may be gone after a power cut, though the database still shows it. So nothing more
   * is read from it or written to it until it was opened anew.
   */
  mustBeSound(): void {
    if (this.#failure !== null) throw this.#failure
  }

  /** When everything that was committed is on disk. */
  async reachDisk(): Promise<void> {
    if (!this.#isAhead) return
    this.#isAhead = false
    try {
      this.#file ??= await openFile(this.#path, 'r+')
      await this.#sync(this.#file)
    } catch (problem) {
      this.#failure = problem
      throw problem
    }
  }

  async close(): Promise<void> {
    if (this.#file !== null) await closeFile(this.#file)
    this.#file = null
  }
}
