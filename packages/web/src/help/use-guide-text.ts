import type { Guide, GuideText } from '@boardroom/board-kit'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings.ts'

/** The words of a guide in the reader's language; null while they are being loaded. */
export function useGuideText(guide: Guide): GuideText | null {
  const { language } = useSettings()
  const [text, setText] = useState<GuideText | null>(null)
  useEffect(() => {
    let wanted = true
    void guide.text[language]().then((loaded) => wanted && setText(loaded))
    return () => {
      wanted = false
    }
  }, [guide, language])
  return text
}
