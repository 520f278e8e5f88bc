import type { Move } from '@boardroom/kernel'
import { bestOf, judge } from './ahead.ts'
import type { Bot } from './bot.ts'

/** Looks one move ahead and takes the one after which its position is worth most. */
export const greedy: Bot = {
  name: 'greedy-1',
  choose(sight) {
    if (sight.moves.length === 1) return sight.moves[0] as Move
    return bestOf(judge(sight.imagine(), sight.moves, sight.seat))
  },
}
