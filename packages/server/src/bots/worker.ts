import { botNamed } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import { chanceFrom, imagineTable, type Move } from '@boardroom/kernel'
import type { Thought } from './thought.ts'

/** Runs on a thread of its own: thinks about one move. */
export default async function think({ game: id, bot: name, seat, view, moves, luck }: Thought): Promise<Move> {
  const game = await loadGame(id)
  const bot = botNamed(name)
  await bot.ready?.(game)
  const chance = chanceFrom(luck)
  return bot.choose({ game, seat, moves, chance, view, imagine: () => imagineTable(game, view, chance) })
}
