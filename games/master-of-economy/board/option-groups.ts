import type { OptionGroup } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import { de } from './words/de.ts'
import { type BoardWords, en } from './words/en.ts'

export const optionGroups: readonly OptionGroup[] = [
  { words: both((words) => words.optionGroups.game), options: ['startOrder', 'privateCash'] },
  { words: both((words) => words.optionGroups.shadow), options: ['shadowCompany', 'shadowChoice'] },
  { words: both((words) => words.optionGroups.teams), options: ['teams'] },
]

function both<T>(of: (words: BoardWords) => T): Record<Language, T> {
  return { en: of(en), de: of(de) }
}
