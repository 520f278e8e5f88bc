import { useEffect, useState } from 'react'
import { type Opened, openGame } from '../games.ts'

/** A game that is being loaded: null until it is there. */
export function useGame(id: string): { readonly opened: Opened | null; readonly problem: string | null } {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    openGame(id).then(
      (game) => wanted && setOpened(game),
      (failure: Error) => wanted && setProblem(failure.message),
    )
    return () => {
      wanted = false
    }
  }, [id])
  return { opened: opened?.id === id ? opened : null, problem }
}
