import type { OwnError } from '@boardroom/wire'
import type { OwnGame } from './own-games.ts'

/** A clear error, and the game in which it was made. */
export interface Slip extends OwnError {
  readonly game: OwnGame
}

/** What went wrong with one heading over it, in the mean of the games that were reviewed. */
export interface Loss {
  readonly label: string
  readonly times: number
  /** Chance to win, lost in a game. */
  readonly perGame: number
}

/** The parts of a game that are told apart: what is the beginning of one is the middle of none. */
export const STAGES = ['beginning', 'middle', 'end'] as const
export type Stage = (typeof STAGES)[number]

export function stageAt(progress: number): Stage {
  return STAGES[Math.min(STAGES.length - 1, Math.floor(progress * STAGES.length))] ?? 'end'
}

/** Every clear error of the games that were reviewed, the worst first. */
export function slipsIn(games: readonly OwnGame[]): readonly Slip[] {
  return games
    .flatMap((game) => (game.errors ?? []).map((error) => ({ ...error, game })))
    .sort((a, b) => b.loss - a.loss)
}

/** What was lost by a heading, the greatest loss first. */
export function lossesBy(slips: readonly Slip[], reviewed: number, of: (slip: Slip) => string): readonly Loss[] {
  const found = new Map<string, { times: number; lost: number }>()
  for (const slip of slips) {
    const { times, lost } = found.get(of(slip)) ?? { times: 0, lost: 0 }
    found.set(of(slip), { times: times + 1, lost: lost + slip.loss })
  }
  return [...found]
    .map(([label, { times, lost }]) => ({ label, times, perGame: lost / reviewed }))
    .sort((a, b) => b.perGame - a.perGame)
}
