import { sheetsIn } from '@boardroom/game-kit'
import type { TableView } from '../../types.ts'
import type { SheetWords } from '../catalogue.ts'
import { companies, supply } from './companies.ts'
import { market } from './market.ts'
import { now, result } from './now.ts'
import { packets, players } from './players.ts'

/** The whole position, in the order in which a player looks for things. */
export const sheetsOf = sheetsIn<TableView, SheetWords>([result, now, companies, players, packets, market, supply])
