import { Threads } from '../threads.ts'
import type { AnyGame } from '../world.ts'
import { type Outcome, playTrial, type Trial } from './trial.ts'

/** Plays trials, on threads of their own if there are several. */
export interface TrialCrew {
  run(trials: readonly Trial[]): Promise<Outcome[]>
  close(): Promise<void>
}

export function crewOf(game: AnyGame, threads: number): TrialCrew {
  if (threads > 1) return new Threads<Trial, Outcome>(new URL('./worker.js', import.meta.url), threads, game.id)
  return { run: (trials) => oneByOne(game, trials), close: async () => {} }
}

async function oneByOne(game: AnyGame, trials: readonly Trial[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const trial of trials) outcomes.push(await playTrial(game, trial))
  return outcomes
}
