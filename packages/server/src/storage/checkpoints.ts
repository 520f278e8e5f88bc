import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Threads run built files, also when the server itself runs from its sources. */
const WORKER = fileURLToPath(new URL('../../dist/storage/checkpointer.js', import.meta.url))
/** After how many moves the log is written into the database. */
const EVERY = 500

/**
 * SQLite first writes to a log, and from time to time what is in the log into the database itself. That keeps the disk
 * busy for a while, so it happens on a thread, and no move waits for it. A server on which little happens never needs it.
 */
export class Checkpoints {
  readonly #path: string
  #worker: Worker | null = null
  #busy = false
  #moves = 0

  constructor(path: string) {
    this.#path = path
  }

  /** Moves have been written to the log. */
  wrote(moves: number): void {
    this.#moves += moves
    if (this.#moves < EVERY || this.#busy) return
    this.#moves = 0
    this.#busy = true
    this.#worker ??= this.#start()
    this.#worker.postMessage('write')
  }

  /** Must be done before the database is closed: the last connection tidies up. */
  async close(): Promise<void> {
    if (!this.#worker) return
    const gone = once(this.#worker, 'exit')
    // The process stays until the thread is done: going before it would tear the database out of its hands.
    this.#worker.ref()
    this.#worker.postMessage('close')
    await gone
  }

  #start(): Worker {
    const worker = new Worker(WORKER, { workerData: this.#path, execArgv: [] })
    worker.on('message', () => {
      this.#busy = false
    })
    // Should it fail, the log is written by whoever makes it too long.
    worker.on('error', () => {})
    worker.on('exit', () => {
      this.#worker = null
    })
    worker.unref()
    return worker
  }
}
