import type { Language } from '@boardroom/kernel'
import { useSettings } from '../settings.ts'
import { lessonDe } from './words.de.ts'
import { type LessonUiWords, lessonEn } from './words.en.ts'

const catalogues: Readonly<Record<Language, LessonUiWords>> = { en: lessonEn, de: lessonDe }

export function useLessonWords(): LessonUiWords {
  return catalogues[useSettings().language]
}
