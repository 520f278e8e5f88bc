/** Games that bots played with each other. */
interface BotGames {
  readonly games: number
  readonly level: string
  readonly seats: number
  readonly when: string
  readonly varied: number
}

export const exploreEn = {
  title: (game: string) => `What pays: ${game}`,
  intro: 'What players chose, how often, and how it went for them.',
  sources: 'Whose games',
  bots: 'Bots',
  here: 'Players here',
  seats: 'Seats',
  seatsOf: (seats: number) => (seats === 1 ? 'alone' : `${seats} players`),
  baseBots: ({ games, level, seats, when, varied }: BotGames) =>
    `${games} games of ${seats} ${level} with each other, under the usual options, counted on ${when}. Each bot made one of its first ${varied} decisions at random, so that there is more to see than what it likes best. What pays for bots need not pay for you.`,
  baseHere: (games: number, seats: string, most: number) =>
    `${games === 1 ? 'One finished public game' : `${games} finished public games`} on this server (${seats}, all variants), by people and the bots among them. At most the latest ${most} are counted.`,
  levels: {
    easy: 'easy bots',
    medium: 'medium bots',
    hard: 'hard bots',
    greedy: 'quick bots (they look one move ahead)',
  } as Readonly<Partial<Record<string, string>>>,
  choice: 'Choice',
  wins: 'Wins',
  score: 'Mean score',
  times: (times: number, part: string) => `${times}× · ${part}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  error: (amount: string) => `± ${amount}`,
  verdicts: { more: 'more than the others', less: 'less than the others' },
  fair: (part: string) =>
    `The line marks ${part}: what everybody wins if it makes no difference. The bar is where the true share lies in 95 of 100 cases; a triangle means that chance alone hardly explains it.`,
  few: 'too few games to say anything',
  rare: (rows: number) => `Show ${rows} rare choices as well`,
  after: (choice: string) => `After ${choice}`,
  none: 'Nobody has counted games of this kind yet.',
  noneHere: 'Nobody has finished a public game here yet. Yours would be the first to count.',
  open: 'Open a table',
  own: 'Your own record',
}

export type ExploreWords = typeof exploreEn
