import type { OptionGroup } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

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
