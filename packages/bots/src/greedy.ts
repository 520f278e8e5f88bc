import { type GameTypes, imagineTable, type Judge, type Move } from '@boardroom/kernel'
import { bestOf, judge } from './ahead.ts'
import type { Bot, Sight } from './bot.ts'

/** Looks one move ahead and takes the one after which its position is worth most. */
export const greedy: Bot = {
  name: 'greedy',
  choose: (sight) => only(sight) ?? lookAhead(sight, sight.game),
}

/** `greedy` with a judge of its own instead of the game's. */
export function greedyBy(name: string, judge: Judge<GameTypes>): Bot {
  return { name, choose: (sight) => only(sight) ?? lookAhead(sight, judge) }
}

/** The yardstick of each game, once it is loaded. */
const measured = new WeakMap<object, Bot>()

/** The yardstick: `greedy` with the `worth` that each game keeps for it. */
export const greedy1: Bot = {
  name: 'greedy-1',
  async ready(game) {
    if (measured.has(game)) return
    measured.set(game, greedyBy('greedy-1', (await game.insight?.yardstick?.()) ?? game))
  },
  choose(sight) {
    const bot = measured.get(sight.game)
    if (!bot) throw new Error(`${sight.game.id}: greedy-1 was not made ready`)
    return bot.choose(sight)
  },
}

function lookAhead<G extends GameTypes>({ game, view, chance, moves, seat }: Sight<G>, by: Judge<G>): Move {
  return bestOf(judge(imagineTable(game, view, chance), moves, seat, by))
}

/** The move of one who has no choice. */
export function only<G extends GameTypes>({ moves }: Sight<G>): Move | undefined {
  return moves.length === 1 ? moves[0] : undefined
}
