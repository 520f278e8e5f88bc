import type { Language } from '@boardroom/kernel'
import { useSettings } from '../settings.ts'
import { reviewDe } from './review.de.ts'
import { type ReviewWords, reviewEn } from './review.en.ts'

const catalogues: Readonly<Record<Language, ReviewWords>> = { en: reviewEn, de: reviewDe }

export function useReviewWords(): ReviewWords {
  return catalogues[useSettings().language]
}
