import type { Language } from '@boardroom/kernel'
import { useSettings } from '../settings.ts'
import { de } from './de.ts'
import { en, type Words } from './en.ts'

const catalogues: Readonly<Record<Language, Words>> = { en, de }

export type { Words }

/** The client's own words, in the language of the reader. */
export function useWords(): Words {
  return catalogues[useSettings().language]
}
