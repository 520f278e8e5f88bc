import type { ServerFacts } from '@boardroom/wire'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'

/** What the server can do; null until it has said so. */
export function useServerFacts(): ServerFacts | null {
  const [facts, setFacts] = useState<ServerFacts | null>(null)
  useEffect(() => {
    api.server().then(setFacts, () => undefined)
  }, [])
  return facts
}
