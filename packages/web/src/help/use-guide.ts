import type { Guide } from '@boardroom/board-kit'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings.ts'
import { loadGuide } from './guides.ts'
import type { Synonyms } from './search.ts'

/** The guide of a game; null while it is being loaded, and for a game without one. */
export function useGuide(id: string): { readonly guide: Guide | null; readonly loaded: boolean } {
  const [found, setFound] = useState<{ readonly id: string; readonly guide: Guide | null } | null>(null)
  useEffect(() => {
    let wanted = true
    const keep = (guide: Guide | null) => wanted && setFound({ id, guide })
    loadGuide(id).then(keep, () => keep(null))
    return () => {
      wanted = false
    }
  }, [id])
  const loaded = found?.id === id
  return { guide: loaded ? found.guide : null, loaded }
}

const NONE: Synonyms = []

/** Words that mean the same in the rules of a game, in the language of the reader. */
export function useSynonyms(id: string): Synonyms {
  const { guide } = useGuide(id)
  const { language } = useSettings()
  return guide?.synonyms[language] ?? NONE
}
