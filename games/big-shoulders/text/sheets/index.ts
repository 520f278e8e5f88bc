import type { Names, Sheet } from '@boardroom/kernel'
import type { TableView } from '../facts/position.ts'
import { charters } from './charters.ts'
import { companies, factories, shares } from './companies.ts'
import { demand, resources, supplies } from './markets.ts'
import { now, result } from './now.ts'
import { hand, players } from './players.ts'
import { assets, buildings, goals, spaces } from './spaces.ts'
import type { SheetWords } from './words.ts'

export type { SheetWords } from './words.ts'

type MakeSheet = (view: TableView, words: SheetWords, names: Names) => Sheet | null

/** In the order in which a player looks for things. */
const SHEETS: readonly MakeSheet[] = [
  result,
  now,
  companies,
  factories,
  shares,
  players,
  hand,
  resources,
  supplies,
  demand,
  assets,
  spaces,
  buildings,
  goals,
  charters,
]

/** The whole position; a sheet that would be empty is left out. */
export function sheetsOf(view: TableView, words: SheetWords, names: Names): Sheet[] {
  return SHEETS.flatMap((make) => {
    const sheet = make(view, words, names)
    return sheet && sheet.rows.length > 0 ? [sheet] : []
  })
}
