import type { Language } from '@boardroom/kernel'
import { useSettings } from '../settings.ts'
import { helpDe } from './words.de.ts'
import { type HelpWords, helpEn } from './words.en.ts'

const catalogues: Readonly<Record<Language, HelpWords>> = { en: helpEn, de: helpDe }

export function useHelpWords(): HelpWords {
  return catalogues[useSettings().language]
}
