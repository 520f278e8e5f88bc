import type { Explored, ExploredByBots } from '@boardroom/kernel'
import { useEffect, useState } from 'react'
import { api } from '../online/api.ts'

/** Every game brings what bots came to, which is loaded with the page that shows it. */
const books = import.meta.glob<{ readonly default: ExploredByBots }>('../../../../games/*/explored.json')

async function byBots(game: string): Promise<ExploredByBots | null> {
  const load = books[`../../../../games/${game}/explored.json`]
  return load ? (await load()).default : null
}

/** What was found, by who played: bots, and people on this server. */
export interface Sources {
  readonly bots: ExploredByBots | null
  /** Null where no server answers. */
  readonly here: { readonly most: number; readonly tables: readonly Explored[] } | null
}

/** Null until it is known. */
export function useSources(game: string): Sources | null {
  const [found, setFound] = useState<{ readonly game: string; readonly sources: Sources } | null>(null)
  useEffect(() => {
    let wanted = true
    const nothing = (): null => null
    Promise.all([byBots(game).catch(nothing), api.explored(game).catch(nothing)]).then(
      ([bots, here]) => wanted && setFound({ game, sources: { bots, here } }),
    )
    return () => {
      wanted = false
    }
  }, [game])
  return found?.game === game ? found.sources : null
}
