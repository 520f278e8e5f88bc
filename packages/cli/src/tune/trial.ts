import { type Bot, botNamed, greedyBy, sightOf } from '@boardroom/bots'
import { type Chance, chanceFrom, itemAt, type Seat, Table, type Weights } from '@boardroom/kernel'
import type { AnyGame } from '../world.ts'

/** One game of a bot that looks one move ahead by these weights against three of the yardstick. */
export interface Trial {
  readonly weights: Weights
  readonly seed: string
  readonly seat: Seat
}

export interface Outcome {
  /** The share of the win. */
  readonly won: number
  /** From -1 to 1: how far the bot was ahead of the best of the others, or behind. */
  readonly lead: number
}

/** A lead of a third of the mean score is a clear one. */
const CLEAR = 3

export async function playTrial(game: AnyGame, { weights, seed, seat }: Trial): Promise<Outcome> {
  const judge = game.insight?.judge?.(weights)
  if (!judge) throw new Error(`${game.id} has no weights`)
  const rival = botNamed('greedy-1')
  await rival.ready?.(game)
  const scores = play(game, seed, seat, greedyBy('tuned', judge), rival)
  const own = scores[seat] ?? 0
  const best = Math.max(...scores.filter((_, at) => at !== seat))
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const level = scores.filter((score) => score === own).length
  return {
    won: own >= best ? 1 / level : 0,
    lead: Math.tanh((CLEAR * (own - best)) / Math.max(1, Math.abs(mean))),
  }
}

function play(game: AnyGame, seed: string, own: Seat, bot: Bot, rival: Bot): readonly number[] {
  const seats = game.seats.max
  const table = Table.start(game, { seats, seed })
  table.silent = true
  const chances: Chance[] = Array.from({ length: seats }, (_, seat) => chanceFrom(`${seed}/${own}/bot/${seat}`))
  while (!table.over) {
    const seat = itemAt(table.asked(), 0)
    table.apply(seat, (seat === own ? bot : rival).choose(sightOf(table, seat, itemAt(chances, seat))))
  }
  return table.result?.scores ?? []
}
