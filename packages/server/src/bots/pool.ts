import { fileURLToPath } from 'node:url'
import type { Move } from '@boardroom/kernel'
import { Piscina } from 'piscina'
import type { Thought } from './thought.ts'

export interface BotPool {
  think(thought: Thought): Promise<Move>
  close(): Promise<void>
}

/** Threads run built files, also when the server itself runs from its sources. */
const WORKER = fileURLToPath(new URL('../../dist/bots/worker.js', import.meta.url))

/** Bots think on threads, so that the server answers meanwhile. */
export function openBotPool(threads: number): BotPool {
  // Flags of the process (such as where sources are found) are not for the threads.
  const pool = new Piscina({ filename: WORKER, execArgv: [], minThreads: 0, maxThreads: threads, idleTimeout: 30_000 })
  return {
    think: (thought) => pool.run(thought),
    close: () => pool.destroy(),
  }
}
