import type { OptionGroup, Preset } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

const PRESETS = {
  first: { seats: 3, options: { mode: 'basic', goals: true, draft: false } },
  full: { seats: 4, options: { mode: 'advanced', goals: true, draft: false } },
  duel: { seats: 2, options: { mode: 'advanced', goals: true, draft: true } },
} as const

function preset(id: keyof typeof PRESETS): Preset {
  return { id, ...PRESETS[id], words: both((words) => words.presets[id]) }
}

export const presets: readonly Preset[] = (['first', 'full', 'duel'] as const).map(preset)

export const optionGroups: readonly OptionGroup[] = [
  { words: both((words) => words.optionGroups.game), options: ['mode', 'goals', 'draft'] },
  { words: both((words) => words.optionGroups.variants), options: ['friendlyStockSales', 'flexiblePurchasing'] },
  {
    words: both((words) => words.optionGroups.edition),
    options: [
      'edition',
      'actionPass',
      'assetRow',
      'withholdWithoutProduction',
      'halfPriceWhenRowFull',
      'noCompanyCash',
      'repeatPartnerCash',
    ],
  },
]

function both<T>(of: (words: typeof en) => T): Record<Language, T> {
  return { en: of(en), de: of(de) }
}
