import type { Names, Sheet } from '@boardroom/kernel'
import type { TableView } from '../facts.ts'
import { auction, rows } from './auction.ts'
import { city, display, fields, outskirts, wards } from './city.ts'
import { companies, possessions } from './companies.ts'
import { council, finals, now, result } from './now.ts'
import type { SheetWords } from './words.ts'

export type { SheetWords } from './words.ts'

type MakeSheets = (view: TableView, words: SheetWords, names: Names) => Sheet[]

/** In the order in which a player looks for things. */
const SHEETS: readonly MakeSheets[] = [
  result,
  now,
  auction,
  rows,
  companies,
  possessions,
  city,
  wards,
  fields,
  outskirts,
  display,
  finals,
  council,
]

/** The whole position. */
export function sheetsOf(view: TableView, words: SheetWords, names: Names): Sheet[] {
  return SHEETS.flatMap((make) => make(view, words, names))
}
