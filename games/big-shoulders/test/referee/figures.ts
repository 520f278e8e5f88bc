import type { Options } from '../../meta.ts'

/** The figures of the box, copied from the rulebooks' components: the referee knows no others. */

export const CUBE_TYPES = ['livestock', 'steel', 'wood', 'coal'] as const
export type CubeType = (typeof CUBE_TYPES)[number]
export type Heap = Record<CubeType, number>

export interface Print {
  readonly industry: Row
  readonly appeal: number
  readonly slots: number
  readonly prices: readonly number[]
  readonly factories: readonly FactoryPrint[]
}

interface FactoryPrint {
  readonly spaces: number
  readonly needs: Partial<Heap>
  readonly goods: number
  readonly manager: { readonly resources?: number; readonly goods?: number; readonly appeal?: number }
}

export type Row = 'food-dairy' | 'dry-goods' | 'meat-packing' | 'shoes'
export const ROWS: readonly Row[] = ['food-dairy', 'dry-goods', 'meat-packing', 'shoes']

export interface Effect {
  readonly appeal?: number
  readonly automate?: number
  readonly asset?: { readonly discount: number }
  readonly choice?: 'like' | 'unlike'
  readonly dividend?: number
  readonly goods?: number
  readonly cubes?: Partial<Heap>
  readonly hire?: true
  readonly managers?: number
  readonly salespeople?: number
  readonly workers?: number
}

export interface Tile {
  readonly era: number
  readonly from: number
  readonly workers: number
  readonly payer: 'company' | 'bank'
  readonly amount: number
  readonly effect: Effect
}

interface AssetPrint {
  readonly first?: true
  readonly atOnce: readonly ('automate' | 'worker' | 'appeal')[]
  readonly fee?: number
  readonly when: 'any' | 'before-dividends' | 'after-production' | 'reaction'
  readonly gives: {
    readonly appeal?: number
    readonly cubes?: Partial<Heap>
    readonly revenue?: number
    readonly price?: number
  }
}

const MARKET = {
  track: [10, 15, 20, 25, 35, 40, 50, 60, 80, 100, 120, 140, 160, 190, 220, 250, 280, 320, 360, 400, 450],
  pars: [35, 40, 50, 60],
}

/** The prices there are, and those at which companies begin. */
export function marketOf(_options: Options): typeof MARKET {
  return MARKET
}

export const BONUS_AT: Readonly<Record<number, string>> = {
  3: 'worker',
  5: 'salesperson',
  7: 'automation',
  9: 'partner',
  11: 'bonus-goods',
  13: 'share-value',
  15: 'bonus-goods',
  16: 'share-value',
}
export const DRAWN = [0, 3, 4, 4, 5, 6]
export const YEAR = [0, 1875, 1885, 1895, 1905, 1915]
export const LIMIT = [0, 0, 10, 12, 14]
/** What the next Worker costs, by the number in the market. */
export const WORKER_COSTS = [50, 40, 40, 40, 40, 30, 30, 30, 30, 20, 20, 20, 20]
export const BOX: Heap = { livestock: 20, steel: 18, wood: 16, coal: 16 }
export const ROW_PRICES = [80, 70, 60, 50, 40]

/** Tiles of the Demand deck: level, Goods, smallest number of players. */
export const DEMAND: Readonly<Record<string, readonly [number, number, number]>> = {
  'd1-0-x': [1, 0, 2],
  'd1-1-a': [1, 1, 2],
  'd1-1-b': [1, 1, 3],
  'd1-2-a': [1, 2, 2],
  'd1-2-b': [1, 2, 3],
  'd1-3': [1, 3, 4],
  'd2-2': [2, 2, 2],
  'd2-3-a': [2, 3, 2],
  'd2-3-b': [2, 3, 2],
  'd2-4-a': [2, 4, 2],
  'd2-4-b': [2, 4, 3],
  'd2-5': [2, 5, 2],
  'd3-4-a': [3, 4, 2],
  'd3-4-b': [3, 4, 4],
  'd3-5-a': [3, 5, 2],
  'd3-5-b': [3, 5, 2],
  'd3-5-c': [3, 5, 4],
  'd3-6': [3, 6, 2],
  'd4-6-a': [4, 6, 2],
  'd4-6-b': [4, 6, 2],
  'd4-6-c': [4, 6, 3],
  'd4-7-a': [4, 7, 2],
  'd4-7-b': [4, 7, 4],
  'd4-8': [4, 8, 4],
}

export const PRINTS: Readonly<Record<string, Print>> = {
  'anglo-american': {
    industry: 'meat-packing',
    appeal: 2,
    slots: 1,
    prices: [30, 40, 50],
    factories: [
      { spaces: 1, needs: { coal: 1, livestock: 1 }, goods: 2, manager: { resources: 1, appeal: 1 } },
      { spaces: 2, needs: { coal: 2, livestock: 1, wood: 1 }, goods: 3, manager: { resources: 2 } },
    ],
  },
  brunswick: {
    industry: 'dry-goods',
    appeal: 1,
    slots: 1,
    prices: [80, 90, 100, 110],
    factories: [
      { spaces: 1, needs: { wood: 2, steel: 1 }, goods: 1, manager: { resources: 2 } },
      { spaces: 3, needs: { wood: 3, coal: 1 }, goods: 1, manager: { resources: 2 } },
    ],
  },
  'cracker-jack': {
    industry: 'food-dairy',
    appeal: 1,
    slots: 0,
    prices: [30, 40, 50],
    factories: [
      { spaces: 1, needs: { wood: 1 }, goods: 2, manager: { appeal: 1 } },
      { spaces: 3, needs: { coal: 1, steel: 1 }, goods: 2, manager: { appeal: 1 } },
    ],
  },
  doggett: {
    industry: 'shoes',
    appeal: 1,
    slots: 0,
    prices: [50, 60, 70],
    factories: [
      { spaces: 2, needs: { coal: 1, livestock: 1 }, goods: 2, manager: { resources: 1, appeal: 1 } },
      { spaces: 2, needs: { steel: 1, livestock: 1, wood: 2 }, goods: 1, manager: { goods: 1 } },
    ],
  },
  elgin: {
    industry: 'dry-goods',
    appeal: 2,
    slots: 0,
    prices: [50, 60, 70],
    factories: [
      { spaces: 2, needs: { coal: 1, steel: 1 }, goods: 2, manager: { appeal: 2 } },
      { spaces: 2, needs: { coal: 1, steel: 2 }, goods: 1, manager: { resources: 1, appeal: 1 } },
    ],
  },
  fairbank: {
    industry: 'dry-goods',
    appeal: 3,
    slots: 0,
    prices: [40, 50, 60],
    factories: [
      { spaces: 1, needs: { coal: 2 }, goods: 2, manager: { resources: 1, appeal: 1 } },
      { spaces: 1, needs: { coal: 2, livestock: 1 }, goods: 1, manager: { resources: 1, appeal: 1 } },
    ],
  },
  henderson: {
    industry: 'shoes',
    appeal: 1,
    slots: 0,
    prices: [20, 30, 40],
    factories: [
      { spaces: 1, needs: { coal: 1, livestock: 1 }, goods: 3, manager: { resources: 1, appeal: 1 } },
      { spaces: 2, needs: { coal: 1, steel: 1 }, goods: 2, manager: { appeal: 1 } },
      { spaces: 1, needs: { coal: 1, livestock: 1 }, goods: 2, manager: { resources: 1 } },
    ],
  },
  libby: {
    industry: 'food-dairy',
    appeal: 1,
    slots: 1,
    prices: [20, 30, 40],
    factories: [
      { spaces: 2, needs: { steel: 1, livestock: 1 }, goods: 3, manager: { resources: 1, appeal: 1 } },
      { spaces: 2, needs: { steel: 1, livestock: 2 }, goods: 3, manager: { resources: 1, appeal: 1 } },
    ],
  },
  spalding: {
    industry: 'dry-goods',
    appeal: 1,
    slots: 1,
    prices: [20, 30],
    factories: [
      { spaces: 1, needs: { coal: 1, livestock: 1 }, goods: 2, manager: { appeal: 1 } },
      { spaces: 2, needs: { steel: 1, livestock: 1 }, goods: 3, manager: { appeal: 1 } },
    ],
  },
  swift: {
    industry: 'meat-packing',
    appeal: 3,
    slots: 1,
    prices: [50, 60, 70],
    factories: [
      { spaces: 2, needs: { steel: 1, livestock: 1 }, goods: 2, manager: { resources: 1, appeal: 1 } },
      { spaces: 3, needs: { steel: 2, livestock: 1 }, goods: 1, manager: { goods: 1, appeal: 1 } },
    ],
  },
}

export const TILES: Readonly<Record<string, Tile>> = {
  'e1-capital-asset-10': {
    era: 1,
    from: 2,
    workers: 2,
    payer: 'bank',
    amount: 20,
    effect: { asset: { discount: 10 } },
  },
  'e1-salesperson': { era: 1, from: 2, workers: 1, payer: 'company', amount: 20, effect: { salespeople: 1 } },
  'e1-wood-livestock': {
    era: 1,
    from: 3,
    workers: 0,
    payer: 'bank',
    amount: 20,
    effect: { cubes: { wood: 1, livestock: 1 } },
  },
  'e1-appeal-1': { era: 1, from: 4, workers: 2, payer: 'company', amount: 10, effect: { appeal: 1 } },
  'e1-wood-coal': { era: 1, from: 3, workers: 0, payer: 'bank', amount: 20, effect: { cubes: { wood: 1, coal: 1 } } },
  'e1-automate-1': { era: 1, from: 2, workers: 1, payer: 'company', amount: 40, effect: { automate: 1 } },
  'e1-wood-steel': { era: 1, from: 3, workers: 0, payer: 'bank', amount: 20, effect: { cubes: { wood: 1, steel: 1 } } },
  'e1-unlike-2': { era: 1, from: 4, workers: 0, payer: 'company', amount: 10, effect: { choice: 'unlike' } },
  'e1-appeal-2': { era: 1, from: 2, workers: 1, payer: 'company', amount: 30, effect: { appeal: 2 } },
  'e1-goods-1': { era: 1, from: 2, workers: 2, payer: 'company', amount: 20, effect: { goods: 1 } },
  'e1-manager': { era: 1, from: 2, workers: 1, payer: 'company', amount: 20, effect: { managers: 1 } },
  'e1-like-2': { era: 1, from: 4, workers: 2, payer: 'company', amount: 10, effect: { choice: 'like' } },
  'e2-livestock-steel': {
    era: 2,
    from: 2,
    workers: 2,
    payer: 'bank',
    amount: 20,
    effect: { cubes: { livestock: 1, steel: 1 } },
  },
  'e2-manager': { era: 2, from: 2, workers: 1, payer: 'company', amount: 30, effect: { managers: 1 } },
  'e2-coal-steel': { era: 2, from: 2, workers: 2, payer: 'bank', amount: 20, effect: { cubes: { coal: 1, steel: 1 } } },
  'e2-appeal-2': { era: 2, from: 3, workers: 1, payer: 'company', amount: 30, effect: { appeal: 2 } },
  'e2-coal-livestock': {
    era: 2,
    from: 2,
    workers: 2,
    payer: 'bank',
    amount: 20,
    effect: { cubes: { coal: 1, livestock: 1 } },
  },
  'e2-unlike-2': { era: 2, from: 3, workers: 1, payer: 'company', amount: 10, effect: { choice: 'unlike' } },
  'e2-capital-asset-20': {
    era: 2,
    from: 2,
    workers: 1,
    payer: 'bank',
    amount: 20,
    effect: { asset: { discount: 20 } },
  },
  'e2-like-2': { era: 2, from: 3, workers: 2, payer: 'company', amount: 10, effect: { choice: 'like' } },
  'e2-automate-2': { era: 2, from: 4, workers: 0, payer: 'company', amount: 90, effect: { automate: 2 } },
  'e2-salesperson': { era: 2, from: 2, workers: 1, payer: 'company', amount: 40, effect: { salespeople: 1 } },
  'e2-managers-2': { era: 2, from: 4, workers: 0, payer: 'company', amount: 60, effect: { managers: 2 } },
  'e2-automate-1': { era: 2, from: 2, workers: 1, payer: 'company', amount: 40, effect: { automate: 1 } },
  'e2-salespeople-2': { era: 2, from: 4, workers: 0, payer: 'company', amount: 80, effect: { salespeople: 2 } },
  'e2-workers-2': { era: 2, from: 4, workers: 0, payer: 'company', amount: 50, effect: { workers: 2 } },
  'e2-goods-2': { era: 2, from: 3, workers: 2, payer: 'company', amount: 40, effect: { goods: 2 } },
  'e2-appeal-3': { era: 2, from: 2, workers: 1, payer: 'company', amount: 50, effect: { appeal: 3 } },
  'e3-dividend-150': { era: 3, from: 3, workers: 0, payer: 'bank', amount: 30, effect: { dividend: 150 } },
  'e3-dividend-200': { era: 3, from: 4, workers: 0, payer: 'bank', amount: 40, effect: { dividend: 200 } },
  'e3-dividend-250': { era: 3, from: 3, workers: 0, payer: 'bank', amount: 50, effect: { dividend: 250 } },
  'e3-dividend-300': { era: 3, from: 4, workers: 0, payer: 'bank', amount: 60, effect: { dividend: 300 } },
  'e3-salespeople-2': { era: 3, from: 3, workers: 0, payer: 'company', amount: 50, effect: { salespeople: 2 } },
  'e3-coal-2-livestock': {
    era: 3,
    from: 2,
    workers: 1,
    payer: 'company',
    amount: 40,
    effect: { cubes: { coal: 2, livestock: 1 } },
  },
  'e3-managers-2': { era: 3, from: 3, workers: 0, payer: 'company', amount: 40, effect: { managers: 2 } },
  'e3-livestock-2-steel': {
    era: 3,
    from: 2,
    workers: 1,
    payer: 'company',
    amount: 40,
    effect: { cubes: { livestock: 2, steel: 1 } },
  },
  'e3-wood-2-coal': {
    era: 3,
    from: 2,
    workers: 1,
    payer: 'company',
    amount: 40,
    effect: { cubes: { wood: 2, coal: 1 } },
  },
  'e3-steel-2-wood': {
    era: 3,
    from: 2,
    workers: 1,
    payer: 'company',
    amount: 40,
    effect: { cubes: { steel: 2, wood: 1 } },
  },
  'e3-appeal-3': { era: 3, from: 2, workers: 1, payer: 'company', amount: 60, effect: { appeal: 3 } },
  'e3-capital-asset-30': {
    era: 3,
    from: 2,
    workers: 2,
    payer: 'bank',
    amount: 40,
    effect: { asset: { discount: 30 } },
  },
  'e3-goods-3': { era: 3, from: 2, workers: 1, payer: 'company', amount: 60, effect: { goods: 3 } },
  'e3-automate-2': { era: 3, from: 2, workers: 1, payer: 'company', amount: 90, effect: { automate: 2 } },
  'e3-worker-manager': {
    era: 3,
    from: 4,
    workers: 0,
    payer: 'company',
    amount: 40,
    effect: { workers: 1, managers: 1 },
  },
  'e3-worker-salesperson': {
    era: 3,
    from: 4,
    workers: 0,
    payer: 'company',
    amount: 50,
    effect: { workers: 1, salespeople: 1 },
  },
}

export const ASSETS: Readonly<Record<string, AssetPrint>> = {
  'brilliant-marketing': { first: true, atOnce: ['automate'], when: 'any', gives: { appeal: 1 } },
  'cincinnati-steel': { first: true, atOnce: ['automate'], fee: 10, when: 'any', gives: { cubes: { steel: 2 } } },
  'michigan-lumber': { first: true, atOnce: ['automate'], fee: 10, when: 'any', gives: { cubes: { wood: 2 } } },
  'pennsylvania-coal': { first: true, atOnce: ['automate'], fee: 10, when: 'any', gives: { cubes: { coal: 2 } } },
  'union-stockyards': { first: true, atOnce: ['automate'], fee: 10, when: 'any', gives: { cubes: { livestock: 2 } } },
  abattoir: { atOnce: ['appeal'], when: 'any', gives: { cubes: { wood: 1, coal: 1 } } },
  'backroom-deals': { atOnce: ['worker'], when: 'after-production', gives: { price: 1 } },
  'brand-recognition': { atOnce: ['automate'], when: 'any', gives: { appeal: 2 } },
  'catalog-empire': { atOnce: ['worker'], when: 'before-dividends', gives: { revenue: 80 } },
  'color-catalog': { atOnce: ['worker'], when: 'before-dividends', gives: { revenue: 60 } },
  foundry: { atOnce: ['appeal'], when: 'any', gives: { cubes: { steel: 1, wood: 1 } } },
  'mail-order-catalog': { atOnce: ['worker'], when: 'before-dividends', gives: { revenue: 40 } },
  'popular-partners': { atOnce: ['worker'], when: 'after-production', gives: { price: 1 } },
  'price-protection': { atOnce: ['automate', 'appeal'], when: 'reaction', gives: {} },
  refrigeration: { atOnce: ['appeal'], when: 'any', gives: { cubes: { livestock: 2 } } },
  workshop: { atOnce: ['appeal'], when: 'any', gives: { cubes: { steel: 1, coal: 1 } } },
}

export interface Space {
  readonly once?: true
  readonly opens?: number
  readonly cost?: number
  readonly funds?: number
  readonly effect: Effect
}

export const SPACES: Readonly<Record<string, Space>> = {
  'hire-workers': { effect: { hire: true } },
  advertising: { cost: 20, effect: { appeal: 1 } },
  'hire-manager': { once: true, cost: 60, effect: { managers: 1 } },
  'hire-salesperson': { once: true, cost: 70, effect: { salespeople: 1 } },
  'capital-investment': { effect: { asset: { discount: 0 } } },
  'extra-dividends': { effect: { dividend: 100 } },
  'fundraising-40': { funds: 40, effect: {} },
  'fundraising-60': { once: true, opens: 3, funds: 60, effect: {} },
  'fundraising-80': { once: true, opens: 5, funds: 80, effect: {} },
}
