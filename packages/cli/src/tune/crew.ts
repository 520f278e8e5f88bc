import { Worker } from 'node:worker_threads'
import type { AnyGame } from '../world.ts'
import { type Outcome, playTrial, type Trial } from './trial.ts'

/** Plays trials, on threads of their own if there are several. */
export interface TrialCrew {
  play(trials: readonly Trial[]): Promise<Outcome[]>
  close(): Promise<void>
}

export function crewOf(game: AnyGame, threads: number): TrialCrew {
  return threads > 1
    ? new Threads(game.id, threads)
    : { play: (trials) => oneByOne(game, trials), close: async () => {} }
}

async function oneByOne(game: AnyGame, trials: readonly Trial[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const trial of trials) outcomes.push(await playTrial(game, trial))
  return outcomes
}

class Threads implements TrialCrew {
  readonly #workers: Worker[]

  constructor(game: string, threads: number) {
    this.#workers = Array.from(
      { length: threads },
      () => new Worker(new URL('./worker.js', import.meta.url), { workerData: game }),
    )
  }

  async play(trials: readonly Trial[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    let next = 0
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let at = next++; at < trials.length; at = next++)
          outcomes[at] = await answerOf(worker, trials[at] as Trial)
      }),
    )
    return outcomes
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }
}

function answerOf(worker: Worker, trial: Trial): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const fail = (problem: Error) => reject(problem)
    worker.once('error', fail)
    worker.once('message', (outcome: Outcome) => {
      worker.off('error', fail)
      resolve(outcome)
    })
    worker.postMessage(trial)
  })
}
