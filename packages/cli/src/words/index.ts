import type { Language } from '@boardroom/kernel'
import { de } from './de.ts'
import { en, type Words } from './en.ts'

export type { PlayWord, Words } from './en.ts'

const CATALOGUES: Readonly<Record<Language, Words>> = { en, de }

export function wordsIn(language: Language): Words {
  return CATALOGUES[language]
}

export const ALL_WORDS: readonly Words[] = Object.values(CATALOGUES)
