import type { ListName, TableSummary } from '@boardroom/wire'
import { useCallback, useEffect, useState } from 'react'
import { api, ServerProblem } from './api.ts'

const REFRESH = 20_000

export interface Tables {
  /** Null until the server has answered. */
  readonly tables: readonly TableSummary[] | null
  readonly problem: string | null
  readonly more: (() => void) | null
}

/** A list of tables, page by page; its first page is read again while it is looked at. */
export function useTables(list: ListName, limit = 20): Tables {
  const [first, setFirst] = useState<{ tables: readonly TableSummary[]; next: string | null } | null>(null)
  const [rest, setRest] = useState<{ tables: readonly TableSummary[]; next: string | null } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const fail = useCallback((failure: unknown) => {
    setProblem(failure instanceof ServerProblem ? failure.code : 'broken')
  }, [])
  useEffect(() => {
    let wanted = true
    setFirst(null)
    setRest(null)
    const read = (): void => {
      if (document.hidden) return
      api.tables(list, null, limit).then(
        (page) => {
          if (!wanted) return
          setFirst(page)
          setProblem(null)
        },
        (failure) => wanted && fail(failure),
      )
    }
    read()
    const timer = setInterval(read, REFRESH)
    document.addEventListener('visibilitychange', read)
    return () => {
      wanted = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [list, limit, fail])
  const next = rest ? rest.next : (first?.next ?? null)
  const more = (): void => {
    api
      .tables(list, next, limit)
      .then((page) => setRest({ tables: [...(rest?.tables ?? []), ...page.tables], next: page.next }), fail)
  }
  const known = new Set(first?.tables.map(({ id }) => id))
  const tables = first && [...first.tables, ...(rest?.tables ?? []).filter(({ id }) => !known.has(id))]
  return { tables, problem, more: next ? more : null }
}
