import { BadInput } from '@boardroom/kernel'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export { type Bot, type Budget, type Sight, sightOf } from './bot.ts'
export { greedy, random }

export const BOTS: Readonly<Record<string, Bot>> = { random, greedy }

/** The bot of that name; a budget may follow the name (`hard:2000`) for bots that search. */
export function botNamed(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
  if (!bot) throw new BadInput(`unknown bot "${name}"; known: ${Object.keys(BOTS).join(', ')}`)
  return bot
}
