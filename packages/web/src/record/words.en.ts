export const recordEn = {
  title: 'Your record',
  intro:
    'Every game that you finished alone among bots in this browser, and every one that you finished on this server. What is kept in this browser does not leave your device.',
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
  columnTable: 'Table',
  columns: { played: 'Played', won: 'Won', mean: 'Mean', best: 'Best' },
  table: (seats: number, against: string) => (seats === 1 ? 'Alone' : `${seats} seats, ${against}`),
  levels: { easy: 'easy bots', medium: 'medium bots', hard: 'hard bots', people: 'people' } as Readonly<
    Partial<Record<string, string>>
  >,
  options: 'By options',
  option: 'Option',
  values: { true: 'yes', false: 'no' } as Readonly<Partial<Record<string, string>>>,
  mistakes: 'Typical mistakes',
  mistakesHelp: (reviewed: number, games: number) =>
    `What reviews say about ${reviewed === games ? (games === 1 ? 'your game' : `your ${games} games`) : `${reviewed} of your ${games} games`}: chance to win that clear errors cost you, in the mean of a game.`,
  notReviewed: 'None of these games has been reviewed yet. A review finds the moments that cost you most.',
  review: 'Review your last game',
  noMistakes: 'No clear errors so far.',
  byArea: 'By what you decided',
  byStage: 'By part of the game',
  stages: { beginning: 'beginning', middle: 'middle', end: 'end' },
  lostPerGame: (percent: string, times: number) => `${percent} (${times}×)`,
  moments: 'Moments worth another look',
  explore: 'What others chose, and how it went',
  parts: 'Where your points come from',
  partsHelp: 'Mean of your games, beside the mean of the winners who beat you.',
  yours: 'you',
  theirs: 'winners',
}

export type RecordWords = typeof recordEn
