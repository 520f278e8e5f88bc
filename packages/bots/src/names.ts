/** What a player may choose from, the weakest first. Stands apart, so that a page can name bots without loading them. */
export const LEVELS = ['easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** Whom one meets before one has chosen. */
export const FIRST_LEVEL: Level = 'medium'
