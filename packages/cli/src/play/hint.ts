import { Advice, type Suggestion, sayEstimate, sayWhy, sightOf } from '@boardroom/bots'
import { chanceFrom, type ReasonWords } from '@boardroom/kernel'
import type { Sitting } from './sitting.ts'

/** Imagined worlds in which the moves are tried. */
const WORLDS = 6

/** The best moves as a bot sees them, what they are expected to bring, and why. */
export async function hintLines(sitting: Sitting): Promise<string[]> {
  const { history, seat, words } = sitting
  const reasons = await history.game.insight?.reasons?.()
  if (!reasons) return [words.play.hint.none]
  // The seed of the table is no business of a player's.
  const chance = chanceFrom(`hint/${history.moves.length}`)
  const advice = new Advice(sightOf(history.table, seat, chance), reasons)
  for (let i = 0; i < WORLDS; i++) advice.goOn()
  return [
    ...advice.suggestions.flatMap((suggestion) => linesOf(sitting, suggestion, reasons.words[sitting.language])),
    words.play.hint.thought(advice.worlds),
  ]
}

function linesOf(sitting: Sitting, suggestion: Suggestion, reasons: ReasonWords): string[] {
  const { move, expected, behind, equal } = suggestion
  const { text, view, names, words, paint, language } = sitting
  const { hint } = words.play
  const number = sitting.moves.findIndex((each) => JSON.stringify(each) === JSON.stringify(move)) + 1
  const worth =
    behind.mean > 0 && !equal
      ? hint.behind(sayEstimate(behind, reasons))
      : `${hint.expected(sayEstimate(expected, reasons))}${behind.mean > 0 ? `, ${hint.equal}` : ''}`
  return [
    paint.bold(`${number > 0 ? `${number}  ` : ''}${text.move(move, view, names)}`),
    `   ${worth}`,
    `   ${sayWhy(suggestion, reasons, language)}`,
  ]
}
