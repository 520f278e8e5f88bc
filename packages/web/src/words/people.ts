import type { Language } from '@boardroom/kernel'
import { useSettings } from '../settings.ts'
import { peopleDe } from './people.de.ts'
import { type PeopleWords, peopleEn } from './people.en.ts'

const catalogues: Readonly<Record<Language, PeopleWords>> = { en: peopleEn, de: peopleDe }

export function usePeopleWords(): PeopleWords {
  return catalogues[useSettings().language]
}
