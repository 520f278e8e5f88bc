import type { OptionGroup, Preset } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import type { Options } from '../meta.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

const PRESETS: Readonly<Record<keyof typeof en.presets, { seats: number; options: Options }>> = {
  first: { seats: 3, options: { council: false } },
  duel: { seats: 2, options: { council: false } },
  full: { seats: 4, options: { council: true } },
}

export const presets: readonly Preset[] = (['first', 'duel', 'full'] as const).map((id) => ({
  id,
  ...PRESETS[id],
  words: both((words) => words.presets[id]),
}))

export const optionGroups: readonly OptionGroup[] = [
  { words: both((words) => words.optionGroups.modules), options: ['council'] },
]

function both<T>(of: (words: typeof en) => T): Record<Language, T> {
  return { en: of(en), de: of(de) }
}
