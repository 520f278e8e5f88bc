import { sheetsIn } from '@boardroom/game-kit'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'
import { display, donations, map, timeline, tracks } from './board.ts'
import { andrew, now, result } from './now.ts'
import { companies, players, tabs } from './players.ts'

/** The whole position, in the order in which a player looks for things. */
export const sheetsOf = sheetsIn<TableView, SheetWords>([
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
])
