/** What a player may choose from, the weakest first. Stands apart, so that a page can name bots without loading them. */
export const LEVELS = ['easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** Whom one meets before one has chosen. */
export const FIRST_LEVEL: Level = 'medium'

/** What bots are called, by their seats. */
export const BOT_NAMES = ['Cyrus', 'Marshall', 'Philip', 'Bertha', 'Louis', 'Jane'] as const
export type BotName = (typeof BOT_NAMES)[number]

export function botName(seat: number): BotName {
  return BOT_NAMES[seat % BOT_NAMES.length] as BotName
}
