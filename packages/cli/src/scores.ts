import {
  type GameText,
  type GameTypes,
  type History,
  type Names,
  type Result,
  type Sheet,
  viewOf,
} from '@boardroom/kernel'
import type { Words } from './words/index.ts'

/**
 * How a finished game came out: in the game's own words, if it has a sheet that is only there at the end; otherwise
 * the scores with whatever figures they are made of.
 */
export function outcomeSheets(
  history: History<GameTypes>,
  text: GameText<GameTypes>,
  names: Names,
  words: Words,
): readonly Sheet[] {
  const { result } = history.table
  if (!result) return []
  const titles = text
    .sheets(viewOf(history.at(history.line.eventAt(history.moves.length - 1)), 'spectator'), names)
    .map((sheet) => sheet.title)
  const own = text.sheets(viewOf(history.table, 'spectator'), names).filter(({ title }) => !titles.includes(title))
  return own.length > 0 ? own : [scoreSheet(result, names, words)]
}

/** The scores, best first. */
function scoreSheet(result: Result, names: Names, words: Words): Sheet {
  const score = (seat: number): number => result.scores[seat] ?? 0
  const figures = result.breakdown.flatMap((each) =>
    Object.entries(each).flatMap(([key, value]) => (typeof value === 'number' ? [key] : [])),
  )
  const parts = [...new Set(figures)]
  const seats = result.scores.map((_, seat) => seat).sort((a, b) => score(b) - score(a))
  return {
    title: words.scores.title,
    columns: [words.scores.seat, ...parts, words.scores.total],
    rows: seats.map((seat) => [
      (result.winners.includes(seat) ? '★ ' : '  ') + names.seat(seat),
      ...parts.map((part) => String(new Map(Object.entries(result.breakdown[seat] ?? {})).get(part) ?? '')),
      String(score(seat)),
    ]),
  }
}
