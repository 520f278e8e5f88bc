import type { Language } from '@boardroom/kernel'
import { useSettings } from '../settings.ts'
import { exploreDe } from './words.de.ts'
import { type ExploreWords, exploreEn } from './words.en.ts'

const catalogues: Readonly<Record<Language, ExploreWords>> = { en: exploreEn, de: exploreDe }

export function useExploreWords(): ExploreWords {
  return catalogues[useSettings().language]
}
