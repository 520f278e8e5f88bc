import type { OptionGroup, Preset } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import type { Options } from '../meta.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

const PRESETS: Readonly<Record<keyof typeof en.presets, { seats: number; options: Partial<Options> }>> = {
  solo: { seats: 1, options: { difficulty: 'normal' } },
  expert: { seats: 1, options: { difficulty: 'expert' } },
  duel: { seats: 2, options: {} },
  full: { seats: 4, options: {} },
}

export const presets: readonly Preset[] = (['solo', 'expert', 'duel', 'full'] as const).map((id) => ({
  id,
  ...PRESETS[id],
  words: both((words) => words.presets[id]),
}))

export const optionGroups: readonly OptionGroup[] = [
  { words: both((words) => words.optionGroups.game), options: ['difficulty', 'startPlayer'] },
]

function both<T>(of: (words: typeof en) => T): Record<Language, T> {
  return { en: of(en), de: of(de) }
}
