import type { Language } from '@boardroom/kernel'
import { useSettings } from '../settings.ts'
import { hintsDe } from './words.de.ts'
import { type HintWords, hintsEn } from './words.en.ts'

const catalogues: Readonly<Record<Language, HintWords>> = { en: hintsEn, de: hintsDe }

export function useHintWords(): HintWords {
  return catalogues[useSettings().language]
}
