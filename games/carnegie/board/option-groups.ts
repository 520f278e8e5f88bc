import type { OptionGroup } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export const optionGroups: readonly OptionGroup[] = [
  { words: both((words) => words.optionGroups.game), options: ['difficulty', 'startPlayer'] },
]

function both<T>(of: (words: typeof en) => T): Record<Language, T> {
  return { en: of(en), de: of(de) }
}
