export const helpEn = {
  help: 'Help',
  close: 'Close help',
  back: 'Back',
  now: 'What is asked now',
  rest: (chapter: string) => `More from “${chapter}”`,
  chapters: 'All chapters',
  guide: 'The game on one page',
  aid: 'Player aid',
  reference: 'All rules',
  newTab: 'opens in a new tab',
  print: 'Print',
  more: 'The rule',
  round: 'The course of a round',
  scoring: 'Scoring',
  counted: 'Counted',
  mistakes: 'Ten things beginners get wrong',
  firstTurn: 'Your first turn',
  printHint: 'Prints on one sheet of A4.',
  aidTitle: (game: string) => `${game}: player aid`,
  play: 'Try it against bots',
}

export type HelpWords = typeof helpEn
