import type { Cubes } from './resources.ts'

/** When a tile may be activated: at any time, before the dividend decision, between production and it, or to protect. */
export type AssetWindow = 'any' | 'operating-before-dividends' | 'after-production' | 'reaction'

export interface AssetEffect {
  readonly appeal?: number
  readonly haymarket?: Partial<Cubes>
  readonly revenue?: number
  readonly shareValueSteps?: number
  /** Keeps the price from dropping at a Withhold or at a sale by another player. */
  readonly protect?: true
}

export type ImmediateBonus = { readonly automate: 1 } | { readonly worker: 1 } | { readonly appeal: 2 }

export interface CapitalAsset {
  readonly starting: boolean
  /** Bonuses on purchase, in the order they are carried out. */
  readonly immediate: readonly ImmediateBonus[]
  readonly fee: 0 | 10
  readonly window: AssetWindow
  readonly effect: AssetEffect
}

/** The 16 Capital Assets (published). */
const CAPITAL_ASSETS = {
  'brilliant-marketing': { starting: true, immediate: [{ automate: 1 }], fee: 0, window: 'any', effect: { appeal: 1 } },
  'cincinnati-steel': {
    starting: true,
    immediate: [{ automate: 1 }],
    fee: 10,
    window: 'any',
    effect: { haymarket: { steel: 2 } },
  },
  'michigan-lumber': {
    starting: true,
    immediate: [{ automate: 1 }],
    fee: 10,
    window: 'any',
    effect: { haymarket: { wood: 2 } },
  },
  'pennsylvania-coal': {
    starting: true,
    immediate: [{ automate: 1 }],
    fee: 10,
    window: 'any',
    effect: { haymarket: { coal: 2 } },
  },
  'union-stockyards': {
    starting: true,
    immediate: [{ automate: 1 }],
    fee: 10,
    window: 'any',
    effect: { haymarket: { livestock: 2 } },
  },
  abattoir: {
    starting: false,
    immediate: [{ appeal: 2 }],
    fee: 0,
    window: 'any',
    effect: { haymarket: { wood: 1, coal: 1 } },
  },
  'backroom-deals': {
    starting: false,
    immediate: [{ worker: 1 }],
    fee: 0,
    window: 'after-production',
    effect: { shareValueSteps: 1 },
  },
  'brand-recognition': { starting: false, immediate: [{ automate: 1 }], fee: 0, window: 'any', effect: { appeal: 2 } },
  'catalog-empire': {
    starting: false,
    immediate: [{ worker: 1 }],
    fee: 0,
    window: 'operating-before-dividends',
    effect: { revenue: 80 },
  },
  'color-catalog': {
    starting: false,
    immediate: [{ worker: 1 }],
    fee: 0,
    window: 'operating-before-dividends',
    effect: { revenue: 60 },
  },
  foundry: {
    starting: false,
    immediate: [{ appeal: 2 }],
    fee: 0,
    window: 'any',
    effect: { haymarket: { steel: 1, wood: 1 } },
  },
  'mail-order-catalog': {
    starting: false,
    immediate: [{ worker: 1 }],
    fee: 0,
    window: 'operating-before-dividends',
    effect: { revenue: 40 },
  },
  'popular-partners': {
    starting: false,
    immediate: [{ worker: 1 }],
    fee: 0,
    window: 'after-production',
    effect: { shareValueSteps: 1 },
  },
  'price-protection': {
    starting: false,
    immediate: [{ automate: 1 }, { appeal: 2 }],
    fee: 0,
    window: 'reaction',
    effect: { protect: true },
  },
  refrigeration: {
    starting: false,
    immediate: [{ appeal: 2 }],
    fee: 0,
    window: 'any',
    effect: { haymarket: { livestock: 2 } },
  },
  workshop: {
    starting: false,
    immediate: [{ appeal: 2 }],
    fee: 0,
    window: 'any',
    effect: { haymarket: { steel: 1, coal: 1 } },
  },
} as const satisfies Record<string, CapitalAsset>

export type AssetId = keyof typeof CAPITAL_ASSETS

export const ASSETS = Object.keys(CAPITAL_ASSETS) as AssetId[]

export function assetOf(asset: AssetId): CapitalAsset {
  return CAPITAL_ASSETS[asset]
}

/** The prices above the row's spaces from left to right; tiles move to the right. */
export const ASSET_PRICES = [80, 70, 60, 50, 40] as const

/** Lies on $80 at the start. */
export const FIRST_ASSET: AssetId = 'brilliant-marketing'
