import type { Language } from '@boardroom/kernel'
import { useSettings } from '../../settings.ts'
import { puzzlesDe } from './words.de.ts'
import { type PuzzleWords, puzzlesEn } from './words.en.ts'

export type { PuzzleWords }

export const puzzleCatalogues: Readonly<Record<Language, PuzzleWords>> = { en: puzzlesEn, de: puzzlesDe }

export function usePuzzleWords(): PuzzleWords {
  return puzzleCatalogues[useSettings().language]
}
