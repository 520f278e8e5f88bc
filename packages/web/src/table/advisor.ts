import type { Move } from '@boardroom/kernel'
import type { AnyView, Preview } from './client.ts'
import { deskWorker } from './desk-worker.ts'
import { WorkerLine } from './worker-line.ts'

/** Knows the rules, but no table: tells what a move would lead to from what a player sees. */
export class Advisor {
  readonly #line = new WorkerLine(deskWorker())

  preview(view: AnyView, move: Move): Promise<Preview> {
    return this.#line.ask('imagine', { view, move })
  }

  close(): void {
    this.#line.close()
  }
}
