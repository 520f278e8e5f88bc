import type { OptionGroup, Preset } from '@boardroom/board-kit'
import type { Language } from '@boardroom/kernel'
import { de } from './words/de.ts'
import { type BoardWords, en } from './words/en.ts'

const PRESETS = {
  first: { seats: 3, options: { startOrder: 'draw', privateCash: 'open', shadowCompany: 'recommended' } },
  full: { seats: 4, options: { startOrder: 'auction', privateCash: 'hidden' } },
  duel: { seats: 2, options: { startOrder: 'draw', shadowCompany: 'on' } },
  pairs: { seats: 4, options: { startOrder: 'draw', teams: '1+3' } },
} as const

function preset(id: keyof typeof PRESETS): Preset {
  return { id, ...PRESETS[id], words: both((words) => words.presets[id]) }
}

export const presets: readonly Preset[] = (['first', 'full', 'duel', 'pairs'] as const).map(preset)

export const optionGroups: readonly OptionGroup[] = [
  { words: both((words) => words.optionGroups.game), options: ['startOrder', 'privateCash'] },
  { words: both((words) => words.optionGroups.shadow), options: ['shadowCompany', 'shadowChoice'] },
  { words: both((words) => words.optionGroups.teams), options: ['teams'] },
]

function both<T>(of: (words: BoardWords) => T): Record<Language, T> {
  return { en: of(en), de: of(de) }
}
