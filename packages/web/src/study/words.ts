import type { Language } from '@boardroom/kernel'
import { useSettings } from '../settings.ts'
import { studyDe } from './words.de.ts'
import { type StudyWords, studyEn } from './words.en.ts'

export type { StudyWords }

const catalogues: Readonly<Record<Language, StudyWords>> = { en: studyEn, de: studyDe }

export function useStudyWords(): StudyWords {
  return catalogues[useSettings().language]
}
