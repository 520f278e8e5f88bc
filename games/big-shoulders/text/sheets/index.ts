import { sheetsIn } from '@boardroom/game-kit'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'
import { charters } from './charters.ts'
import { companies, factories, shares } from './companies.ts'
import { demand, resources, supplies } from './markets.ts'
import { now, result } from './now.ts'
import { hand, players } from './players.ts'
import { assets, buildings, goals, spaces } from './spaces.ts'

/** The whole position, in the order in which a player looks for things. */
export const sheetsOf = sheetsIn<TableView, SheetWords>([
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
])
