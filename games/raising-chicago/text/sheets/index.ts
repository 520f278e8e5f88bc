import { sheetsIn } from '@boardroom/game-kit'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'
import { auction, rows } from './auction.ts'
import { city, display, fields, outskirts, wards } from './city.ts'
import { companies, possessions } from './companies.ts'
import { council, finals, now, result } from './now.ts'

/** The whole position, in the order in which a player looks for things. */
export const sheetsOf = sheetsIn<TableView, SheetWords>([
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
])
