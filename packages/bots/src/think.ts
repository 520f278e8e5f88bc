import { chanceFrom, type Game, type GameTypes, imagineTable, type Move, type Seat, type View } from '@boardroom/kernel'
import type { Bot } from './bot.ts'

/** What a bot is asked on a thread of its own: its seat's view, its legal moves, and luck. The state stays where it is. */
export interface Thought {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly view: View<GameTypes>
  readonly moves: readonly Move[]
  readonly luck: string
}

/** The bot's answer; the same thought has the same answer everywhere. */
export async function answerTo(
  game: Game<GameTypes>,
  bot: Bot,
  { seat, view, moves, luck }: Omit<Thought, 'game' | 'bot'>,
): Promise<Move> {
  await bot.ready?.(game)
  const chance = chanceFrom(luck)
  return bot.choose({ game, seat, moves, chance, view, imagine: () => imagineTable(game, view, chance) })
}
