import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { FairQueue } from './fair-queue.ts'

/** Threads that do one kind of work, for one person after another. */
export interface Crew<Task, Result> {
  run(owner: string, task: Task): Promise<Result>
  /** How many tasks wait for a thread. */
  readonly waiting: number
  close(): Promise<void>
}

export interface CrewOptions {
  /** The file of the work below `dist`, without its ending. */
  readonly work: string
  readonly threads: number
  /** A task that takes longer is given up, with its thread. */
  readonly patience: number
}

/** Threads run built files, also when the server itself runs from its sources. */
const built = (work: string): string => fileURLToPath(new URL(`../../dist/${work}.js`, import.meta.url))

export function openCrew<Task, Result>({ work, threads, patience }: CrewOptions): Crew<Task, Result> {
  // Flags of the process (such as where sources are found) are not for the threads.
  const pool = new Piscina({
    filename: built(work),
    execArgv: [],
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
  })
  const queue = new FairQueue<() => Promise<void>>()
  let busy = 0

  function go(): void {
    while (busy < threads) {
      const next = queue.next()
      if (!next) return
      busy++
      void next().finally(() => {
        busy--
        go()
      })
    }
  }

  return {
    run: (owner, task) =>
      new Promise((resolve, reject) => {
        queue.add(owner, () => pool.run(task, { signal: AbortSignal.timeout(patience) }).then(resolve, reject))
        go()
      }),
    get waiting() {
      return queue.size
    },
    close: () => pool.destroy(),
  }
}
