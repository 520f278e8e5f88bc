import { type Game, type GameTypes, imagineTable, type Judge, type Move, type Table } from '@boardroom/kernel'
import { bestOf, judge } from './ahead.ts'
import type { Bot, Sight } from './bot.ts'

/** Looks one move ahead and takes the one after which its position is worth most. */
export const greedy: Bot = {
  name: 'greedy',
  choose: (sight) => only(sight) ?? bestOf(judge(sight.imagine(), sight.moves, sight.seat)),
}

/** Games that are judged as they were when bots were first measured. */
const measured = new WeakMap<object, unknown>()

/** The yardstick: `greedy` with the `worth` that each game keeps for it. */
export const greedy1: Bot = {
  name: 'greedy-1',
  async ready(game) {
    if (measured.has(game)) return
    const judge = await game.insight?.yardstick?.()
    measured.set(game, judge ? judgedBy(game, judge) : game)
  },
  choose: (sight) => only(sight) ?? bestOf(judge(asMeasured(sight), sight.moves, sight.seat)),
}

/** The same game, its positions judged by another judge. */
export function judgedBy<G extends GameTypes>(game: Game<G>, { worth }: Judge<G>): Game<G> {
  return { ...game, worth }
}

function asMeasured<G extends GameTypes>({ game, view, chance }: Sight<G>): Table<G> {
  const same = measured.get(game) as Game<G> | undefined
  if (!same) throw new Error(`${game.id}: greedy-1 was not made ready`)
  return imagineTable(same, view, chance)
}

/** The move of one who has no choice. */
export function only<G extends GameTypes>({ moves }: Sight<G>): Move | undefined {
  return moves.length === 1 ? moves[0] : undefined
}
