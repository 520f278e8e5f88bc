import { type Catalogue, type Columns, type SheetHead, textOf } from '@boardroom/game-kit'
import type { GameText } from '@boardroom/kernel'
import type {
  Amounts,
  AnyProjectId,
  CouncilId,
  NeighbourhoodTileId,
  OutskirtsTileId,
  PrestigeId,
  Resource,
  Reward,
  SymbolId,
  Token,
} from '../components/index.ts'
import type { OPTIONS } from '../meta.ts'
import type { Category, Phase } from '../state.ts'
import type { RaisingChicago } from '../types.ts'
import { FACTS } from './facts.ts'
import { auction, rows } from './sheets/auction.ts'
import { city, display, fields, outskirts, wards } from './sheets/city.ts'
import { companies, possessions } from './sheets/companies.ts'
import { council, finals, now, result } from './sheets/now.ts'

/** What things are called in one language. */
export interface NameBook {
  readonly resources: Readonly<Record<Resource, string>>
  readonly projects: Readonly<Record<AnyProjectId, string>>
  readonly prestigeBuildings: Readonly<Record<PrestigeId, string>>
  readonly tiles: Readonly<Record<OutskirtsTileId, string>>
  readonly neighbourhoods: Readonly<Record<NeighbourhoodTileId, string>>
  readonly symbols: Readonly<Record<SymbolId, string>>
  readonly council: Readonly<Record<CouncilId, string>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly categories: Readonly<Record<Category, string>>
  /** The colour that nobody plays. */
  readonly third: string
}

/** The labels and short phrases that the sheets are made of. */
export interface SheetWords {
  readonly book: NameBook
  list(items: readonly string[]): string
  amounts(amounts: Amounts): string
  holding(hold: Partial<Record<Token, number>>): string
  reward(reward: Reward): string
  storeys(count: number): string
  readonly result: {
    readonly title: string
    readonly category: string
    readonly rounds: string
    readonly total: string
  }
  readonly now: {
    readonly title: string
    readonly round: string
    readonly phase: string
    readonly asked: string
    readonly ranking: string
    readonly deck: string
    readonly extensions: string
    roundOf(round: number): string
  }
  readonly auction: {
    readonly title: string
    readonly columns: Columns<6>
    readonly free: string
    readonly winner: string
  }
  readonly rows: SheetHead<3>
  readonly companies: SheetHead<7>
  readonly possessions: {
    readonly title: string
    readonly columns: Columns<6>
    cards(under: number, spaces: number, pile: number): string
  }
  readonly city: {
    readonly title: string
    readonly site: string
    column(number: number): string
    readonly banner: string
  }
  readonly wards: { readonly title: string; readonly ward: string; readonly tile: string }
  readonly fields: SheetHead<3>
  readonly outskirts: SheetHead<2>
  readonly display: SheetHead<3>
  readonly finals: SheetHead<4>
  readonly council: SheetHead<2>
}

/** All words of one language. */
export type Words = Catalogue<RaisingChicago, typeof FACTS, typeof OPTIONS, SheetWords>

/** The sheets come in the order in which a player looks for things. */
export const gameText: (words: Words) => GameText<RaisingChicago> = textOf(FACTS, [
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
