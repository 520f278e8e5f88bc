import { useState } from 'react'
import { sayProblem, useOnlineWords } from '../../words/online.ts'
import { codeOf } from '../api.ts'

/** Does something and tells whether it worked; what went wrong is kept for the page to say. */
export type Run = (work: () => Promise<unknown>) => Promise<boolean>

export function useRun(): { readonly run: Run; readonly problem: string | null } {
  const words = useOnlineWords()
  const [code, setCode] = useState<string | null>(null)
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      setCode(null)
      return true
    } catch (failure) {
      setCode(codeOf(failure))
      return false
    }
  }
  return { run, problem: code && sayProblem(words, code) }
}
