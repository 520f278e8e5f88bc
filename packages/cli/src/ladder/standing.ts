import { itemAt } from '@boardroom/kernel'
import { rate, rating } from 'openskill'
import type { Played } from './match.ts'

/** How one bot did against others of one kind, with so many seats and such options. */
export interface Pairing {
  readonly bot: string
  readonly rival: string
  readonly seats: number
  readonly options: Played['options']
  readonly games: number
  /** The share of the games it won, shared wins split, with the interval that holds 95 % of the time. */
  readonly wins: number
  readonly interval: readonly [number, number]
  /** Its mean score, and its rivals'. */
  readonly score: number
  readonly others: number
  /** Milliseconds of processor a decision: in the mean, and the longest. */
  readonly thought: number
  readonly longest: number
}

export interface Standing {
  readonly bot: string
  /** OpenSkill's estimate and its uncertainty. */
  readonly mu: number
  readonly sigma: number
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length)

export function pairingsOf(played: readonly Played[]): Pairing[] {
  const groups = new Map<string, Played[]>()
  for (const game of played) {
    const pair = JSON.stringify([game.bot, game.rival, game.seats, game.options])
    groups.set(pair, [...(groups.get(pair) ?? []), game])
  }
  return [...groups.values()].map((games) => {
    const { bot, rival, seats, options } = itemAt(games, 0)
    const won = games.map(({ winners, seat }) => (winners.includes(seat) ? 1 / winners.length : 0))
    return {
      bot,
      rival,
      seats,
      options,
      games: games.length,
      wins: mean(won),
      interval: wilson(sum(won), games.length),
      score: mean(games.map(({ scores, seat }) => scores[seat] ?? 0)),
      others: mean(games.flatMap(({ scores, seat }) => scores.filter((_, at) => at !== seat))),
      thought: sum(games.map((game) => game.thought)) / Math.max(1, sum(games.map((game) => game.decisions))),
      longest: Math.max(...games.map((game) => game.longest)),
    }
  })
}

/** Wilson's interval for a share, at 95 %. */
export function wilson(won: number, games: number): [number, number] {
  const z = 1.96
  const share = won / games
  const middle = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games)
  const half = (z / (1 + z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

interface Rating {
  readonly mu: number
  readonly sigma: number
}

/**
 * Ratings from all matches, in the order in which they stand. Rivals of one kind are one player at several seats: they
 * get the mean of what each of them would get.
 */
export function standingsOf(played: readonly Played[]): Standing[] {
  const ratings = new Map<string, Rating>()
  const of = (bot: string): Rating => ratings.get(bot) ?? rating()
  for (const { bot, rival, scores, seat } of played) {
    if (bot === rival || scores.length < 2) continue
    const before = scores.map((_, at) => of(at === seat ? bot : rival))
    const after = rate(
      before.map((each) => [each]),
      { score: [...scores] },
    ).map(([each], at) => each ?? itemAt(before, at))
    const others = after.filter((_, at) => at !== seat)
    ratings.set(bot, after[seat] ?? of(bot))
    ratings.set(rival, { mu: mean(others.map(({ mu }) => mu)), sigma: mean(others.map(({ sigma }) => sigma)) })
  }
  return [...ratings].map(([bot, { mu, sigma }]) => ({ bot, mu, sigma })).sort((a, b) => b.mu - a.mu)
}
