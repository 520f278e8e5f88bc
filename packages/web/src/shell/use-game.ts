import { useEffect, useState } from 'react'
import { type Opened, openGame } from '../games.ts'
import { useSettings } from '../settings.ts'

/** A game that is being loaded: null until it is there. */
export function useGame(id: string): { readonly opened: Opened | null; readonly problem: string | null } {
  const { language } = useSettings()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    openGame(id, language).then(
      (game) => wanted && setOpened(game),
      (failure: Error) => wanted && setProblem(failure.message),
    )
    return () => {
      wanted = false
    }
  }, [id, language])
  const found = opened?.id === id ? opened : null
  // Whoever has it in one language can go on.
  return { opened: found, problem: found ? null : problem }
}

/** The same game in the language that is chosen now; as it was opened until those words are there. */
export function useSpoken(first: Opened): Opened {
  return useGame(first.id).opened ?? first
}
