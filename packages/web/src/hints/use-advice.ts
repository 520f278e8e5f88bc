import { useEffect, useState } from 'react'
import type { AnyView } from '../table/client.ts'
import type { Advised, HintQuestion } from './protocol.ts'

const NOTHING: Advised = { suggestions: [], worlds: 0, done: false }

/** What a bot advises on a position, as it improves; thinking ends with the position. */
export function useAdvice(view: AnyView): Advised {
  const [advised, setAdvised] = useState(NOTHING)
  useEffect(() => {
    setAdvised(NOTHING)
    const worker = new Worker(new URL('./hint.worker.ts', import.meta.url), { type: 'module', name: 'hint' })
    worker.addEventListener('message', ({ data }: MessageEvent<Advised>) => {
      setAdvised(data)
      if (data.done) worker.terminate()
    })
    worker.addEventListener('error', () => setAdvised({ ...NOTHING, done: true }))
    worker.postMessage({ view } satisfies HintQuestion)
    return () => worker.terminate()
  }, [view])
  return advised
}
