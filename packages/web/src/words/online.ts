import type { Language } from '@boardroom/kernel'
import { useSettings } from '../settings.ts'
import { onlineDe } from './online.de.ts'
import { type OnlineWords, onlineEn } from './online.en.ts'

const catalogues: Readonly<Record<Language, OnlineWords>> = { en: onlineEn, de: onlineDe }

export type { OnlineWords }

/** The words of online play, in the language of the reader. */
export function useOnlineWords(): OnlineWords {
  return catalogues[useSettings().language]
}

/** What went wrong, in words. */
export function sayProblem(words: OnlineWords, code: string): string {
  return words.problems[code] ?? words.problems['broken'] ?? code
}
