import type { Difficulty } from '@boardroom/bots/puzzles'

export const puzzlesEn = {
  title: (game: string) => `Puzzles: ${game}`,
  intro:
    'Positions from games of bots in which one move is clearly best, and not the one that looks best. Each was checked by playing on from every move, many times over.',
  day: 'Puzzle of the day',
  dayHelp: 'The same for everybody. A new one tomorrow.',
  start: 'Solve it',
  puzzle: (number: number) => `Puzzle ${number}`,
  find: 'Find the best move',
  task: 'One move here is clearly better than the one that looks best. What would you do?',
  next: 'Next puzzle',
  all: 'All puzzles',
  right: 'That is it',
  wrong: 'That is not the best one here.',
  tempting: (amount: string) => `It looks best at first sight. Played on, it ends *${amount}* behind the best move.`,
  behind: (amount: string) => `Played on, it ends *${amount}* behind the best move.`,
  also: (moves: readonly string[]) => `Just as right: ${moves.map((move) => `“${move}”`).join(', ')}.`,
  against: (move: string, amount: string) =>
    `At first glance a bot would choose “${move}”, which ends ${amount} behind.`,
  grades: {
    1: 'for those who know the rules',
    2: 'for those who have played',
    3: 'for those who win',
  } satisfies Record<Difficulty, string> as Readonly<Record<Difficulty, string>>,
  solved: (done: number, of: number) => `${done} of ${of} solved`,
  done: 'solved',
  none: 'There are no puzzles for this game yet.',
  failed: 'This puzzle cannot be opened now.',
  base: (games: number, bot: string, worlds: number, date: string) =>
    `Found on ${date} in ${games} games of ${bot} bots; each move in question was played on in ${worlds} imagined worlds.`,
}

export type PuzzleWords = typeof puzzlesEn
