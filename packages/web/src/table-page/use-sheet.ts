import { useEffect, useState } from 'react'
import type { Sheet } from './prompt.tsx'

/** What is unfolded from the prompt: the list of moves, or a hint. */
export function useSheet(seq: number, guided: string | null): [Sheet | null, (which: Sheet) => void] {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  // Neither list nor hint lies over what the guide points at.
  useEffect(() => {
    if (guided !== null) setSheet(null)
  }, [guided])
  // On a phone they lie over everything: what came of a move is to be seen, from its first picture on.
  const [openedAt, setOpenedAt] = useState(seq)
  if (openedAt !== seq) {
    setOpenedAt(seq)
    if (matchMedia('(max-width: 860px)').matches) setSheet(null)
  }
  return [sheet, (which) => setSheet(sheet === which ? null : which)]
}
