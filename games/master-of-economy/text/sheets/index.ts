import type { Names, Sheet } from '@boardroom/kernel'
import type { TableView } from '../facts.ts'
import { companies, supply } from './companies.ts'
import { market } from './market.ts'
import { now, result } from './now.ts'
import { packets, players } from './players.ts'
import type { SheetWords } from './words.ts'

export type { SheetWords } from './words.ts'

type MakeSheets = (view: TableView, words: SheetWords, names: Names) => Sheet[]

/** In the order in which a player looks for things. */
const SHEETS: readonly MakeSheets[] = [result, now, companies, players, packets, market, supply]

/** The whole position. */
export function sheetsOf(view: TableView, words: SheetWords, names: Names): Sheet[] {
  return SHEETS.flatMap((make) => make(view, words, names))
}
