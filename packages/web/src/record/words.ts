import type { Language } from '@boardroom/kernel'
import { useSettings } from '../settings.ts'
import { recordDe } from './words.de.ts'
import { type RecordWords, recordEn } from './words.en.ts'

const catalogues: Readonly<Record<Language, RecordWords>> = { en: recordEn, de: recordDe }

export function useRecordWords(): RecordWords {
  return catalogues[useSettings().language]
}
