import type { Names, Sheet } from '@boardroom/kernel'
import type { TableView } from '../facts.ts'
import { display, donations, map, timeline, tracks } from './board.ts'
import { andrew, now, result } from './now.ts'
import { companies, players, tabs } from './players.ts'
import type { SheetWords } from './words.ts'

export type { SheetWords } from './words.ts'

type MakeSheets = (view: TableView, words: SheetWords, names: Names) => Sheet[]

/** In the order in which a player looks for things. */
const SHEETS: readonly MakeSheets[] = [
  result,
  now,
  andrew,
  players,
  timeline,
  companies,
  tabs,
  tracks,
  donations,
  display,
  map,
]

/** The whole position. */
export function sheetsOf(view: TableView, words: SheetWords, names: Names): Sheet[] {
  return SHEETS.flatMap((make) => make(view, words, names))
}
