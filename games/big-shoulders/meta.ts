import type { ComponentGroup, OptionSpec } from '@boardroom/kernel'
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

export const TITLE = 'City of the Big Shoulders'
export const DESIGNERS = ['Raymond Chandler III'] as const

/** Raised whenever recorded games might come out differently. */
export const RULES = '2.0.0'

export type Edition = '2020' | '2018'
export type AssetRowRule = 'slide-when-40-empty' | 'close-gap'

export type Options = {
  readonly edition: Edition
  readonly mode: 'basic' | 'advanced'
  readonly goals: boolean
  readonly draft: boolean
  readonly friendlyStockSales: boolean
  readonly flexiblePurchasing: boolean
  readonly actionPass: boolean
  readonly assetRow: AssetRowRule
  readonly withholdWithoutProduction: boolean
  readonly halfPriceWhenRowFull: boolean
  readonly noCompanyCash: boolean
  readonly repeatPartnerCash: boolean
}

const onOff = [true, false] as const
const byEdition = <T extends string | boolean>(e2020: T, e2018: T) => ({
  by: 'edition',
  values: { '2020': e2020, '2018': e2018 },
})

/** The options of the game (BS-VAR-06: the edition sets the defaults of five of them). */
export const OPTIONS: readonly (OptionSpec & { readonly id: keyof Options })[] = [
  { id: 'edition', values: ['2020', '2018'], default: '2020' },
  { id: 'mode', values: ['basic', 'advanced'], default: 'basic' },
  { id: 'goals', values: onOff, default: true },
  { id: 'draft', values: onOff, default: false },
  { id: 'friendlyStockSales', values: onOff, default: false },
  { id: 'flexiblePurchasing', values: onOff, default: false },
  { id: 'actionPass', values: onOff, default: byEdition(false, true) },
  {
    id: 'assetRow',
    values: ['slide-when-40-empty', 'close-gap'],
    default: byEdition<AssetRowRule>('slide-when-40-empty', 'close-gap'),
  },
  { id: 'withholdWithoutProduction', values: onOff, default: byEdition(true, false) },
  { id: 'halfPriceWhenRowFull', values: onOff, default: byEdition(true, false) },
  { id: 'noCompanyCash', values: onOff, default: byEdition(true, false) },
  { id: 'repeatPartnerCash', values: onOff, default: true },
]

/** What is in the box and where its figures come from. */
export const COMPONENTS: readonly ComponentGroup[] = [
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
]
