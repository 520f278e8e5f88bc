import { type ComponentGroup, choice, flag, type OptionsIn, options } from '@boardroom/kernel'
import {
  ASSETS,
  BUILDING_IDS,
  COMPANIES,
  DEMAND_TILE_IDS,
  GENERAL_SPACE_IDS,
  GOALS,
  PRICES,
  TOTAL_CUBES,
} from './components/index.ts'

const byEdition = <V extends string | boolean>(e2020: V, e2018: V) => ({
  by: 'edition',
  values: { '2020': e2020, '2018': e2018 },
})

/** The options of the game (BS-VAR-06: the edition sets the defaults of five of them). */
export const OPTIONS = options({
  game: { mode: choice(['basic', 'advanced'], 'basic'), goals: flag(true), draft: flag(false) },
  variants: { friendlyStockSales: flag(false), flexiblePurchasing: flag(false) },
  edition: {
    edition: choice(['2020', '2018'], '2020'),
    actionPass: flag(byEdition(false, true)),
    assetRow: choice(
      ['slide-when-40-empty', 'close-gap'],
      byEdition<'slide-when-40-empty' | 'close-gap'>('slide-when-40-empty', 'close-gap'),
    ),
    withholdWithoutProduction: flag(byEdition(true, false)),
    halfPriceWhenRowFull: flag(byEdition(true, false)),
    noCompanyCash: flag(byEdition(true, false)),
    repeatPartnerCash: flag(true),
  },
})

export type Options = OptionsIn<typeof OPTIONS>
export type Edition = Options['edition']
export type AssetRowRule = Options['assetRow']

/** What is in the box and where its figures come from. */
export const COMPONENTS = [
  { id: 'charters', source: 'published', count: COMPANIES.length },
  { id: 'charter-colours', source: 'reconstructed', count: COMPANIES.length },
  { id: 'certificates', source: 'rulebook', count: COMPANIES.length * 7 },
  { id: 'stock-track', source: 'published', count: PRICES.length },
  { id: 'appeal-track', source: 'published', count: 17 },
  { id: 'general-spaces', source: 'rulebook', count: GENERAL_SPACE_IDS.length },
  { id: 'buildings', source: 'published', count: BUILDING_IDS.length },
  { id: 'building-names', source: 'reconstructed', count: BUILDING_IDS.length },
  { id: 'capital-assets', source: 'published', count: ASSETS.length },
  { id: 'demand-tiles', source: 'published', count: DEMAND_TILE_IDS.length },
  { id: 'goals', source: 'rulebook', count: GOALS.length },
  { id: 'goal-names', source: 'reconstructed', count: GOALS.length },
  { id: 'cubes', source: 'rulebook', count: TOTAL_CUBES },
] as const satisfies readonly ComponentGroup[]
