import type { Bot } from './bot.ts'

/** Any legal move, every one equally likely. */
export const random: Bot = {
  name: 'random',
  choose: (sight) => sight.chance.pick(sight.moves),
}
