import { BadInput } from '@boardroom/kernel'
import type { Bot } from './bot.ts'
import { greedy, greedy1, greedyBy } from './greedy.ts'
import { easy, hard, hardWith, medium } from './levels.ts'
import { random } from './random.ts'

export { Advice, type Suggestion } from './advice/advice.ts'
export type { Gain } from './advice/explain.ts'
export { type Estimate, estimate } from './advice/numbers.ts'
export { partsAt, wholeAt } from './advice/parts.ts'
export { sayEstimate, sayGains, sayWhy, sayWhyBetter, signed } from './advice/say.ts'
export { playOn } from './advice/trial.ts'
export { type Bot, type Sight, sightOf } from './bot.ts'
export { forecast } from './forecast.ts'
export { FIRST_LEVEL, LEVELS, type Level } from './names.ts'
export {
  type Difficulty,
  EMPTY_BOOK,
  movesTo,
  type Puzzle,
  type PuzzleBook,
  type PuzzleGame,
  puzzleOfDay,
  turnOf,
} from './puzzles/book.ts'
export { CLOSELY, type Found, puzzleAt } from './puzzles/find.ts'
export { type Calibration, calibrationOf, logLossOf, type Told } from './review/calibration.ts'
export { chancesBy, imaginedChances } from './review/chances.ts'
export type { Moment } from './review/course.ts'
export { type LineStep, lineFrom, type ReviewBudget, type Reviewed } from './review/decision.ts'
export { fitScores, type Scored } from './review/fit-scores.ts'
export { fitSlopes, type Observed } from './review/fit-slopes.ts'
export { dearest, isCostly, keyDecisions, MARKS, type Mark, missedChances, turnedAt } from './review/marks.ts'
export { endsOf, means, type Outlook, outlookOf } from './review/outlook.ts'
export { type WhyBetter, whyBetter } from './review/reason.ts'
export { Review, type ReviewResult, review, reviewerOf, type SeatReview, type TurningPoint } from './review/review.ts'
export { answerTo, type Thought } from './think.ts'
export { greedy, greedyBy, random }

/** `greedy-1` is the yardstick by which the levels are measured; `greedy` and `random` are for tests. */
export const BOTS: Readonly<Record<string, Bot>> = { easy, medium, hard, greedy, 'greedy-1': greedy1, random }

/** The bot of that name; a budget may follow the name (`hard:2000`, so many positions a decision) for the one that searches. */
export function botNamed(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : budgeted(name)
  if (!bot) throw new BadInput(`unknown bot "${name}"; known: ${Object.keys(BOTS).join(', ')}`)
  return bot
}

function budgeted(name: string): Bot | undefined {
  const positions = /^hard:([1-9]\d{0,5})$/.exec(name)?.[1]
  return positions ? hardWith(Number(positions)) : undefined
}
