import type { AnyBoard, AnyExplainer } from '@boardroom/board-kit'
import type { GameTypes, Language } from '@boardroom/kernel'
import { useEffect, useState } from 'react'

type Found = AnyExplainer<GameTypes>

/** The words that explain a board; null while they are being loaded, and for a board that explains nothing. */
export function useExplainer({ explains }: Pick<AnyBoard, 'explains'>, language: Language): Found | null {
  const [found, setFound] = useState<{ readonly language: Language; readonly words: Found } | null>(null)
  useEffect(() => {
    let wanted = true
    explains?.words[language]().then(
      (words) => wanted && setFound({ language, words }),
      // Without a network the board can still be played on.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [explains, language])
  return found?.language === language ? found.words : null
}
