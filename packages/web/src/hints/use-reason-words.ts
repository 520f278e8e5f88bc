import type { Game, GameTypes, Language, ReasonWords } from '@boardroom/kernel'
import { useEffect, useState } from 'react'

type Found = Readonly<Record<Language, ReasonWords>>

/** A game's words for reasons, loaded when somebody asks. */
export function useReasonWords({ insight }: Game<GameTypes>): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let wanted = true
    void insight?.reasons?.().then(({ words }) => wanted && setFound(words))
    return () => {
      wanted = false
    }
  }, [insight])
  return found
}
