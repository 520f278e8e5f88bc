export const recordEn = {
  title: 'Your record',
  intro: 'Every game that you finished alone among bots in this browser. Nothing of it leaves your device.',
  none: 'You have not finished a game here yet. The first one counts.',
  play: 'Play a game',
  played: (games: number) => (games === 1 ? '1 game' : `${games} games`),
  won: 'won',
  mean: 'mean score',
  best: 'best score',
  hinted: (games: number) => (games === 1 ? '1 game with hints' : `${games} games with hints`),
  progress: 'Game by game',
  progressHelp: 'Full dots are wins. The line is the mean of five games.',
  one: (score: string, when: string, won: boolean) => `${score}, ${when}${won ? ', won' : ''}`,
  tables: 'By table',
  columns: { table: 'Table', played: 'Played', won: 'Won', mean: 'Mean', best: 'Best' },
  table: (seats: number, against: string) => (seats === 1 ? 'Alone' : `${seats} seats, ${against}`),
  levels: { easy: 'easy bots', medium: 'medium bots', hard: 'hard bots' } as Readonly<Partial<Record<string, string>>>,
  parts: 'Where your points come from',
  partsHelp: 'Mean of your games, beside the mean of the winners who beat you.',
  yours: 'you',
  theirs: 'winners',
}

export type RecordWords = typeof recordEn
