import { useEffect } from 'react'
import { useWords } from '../words/index.ts'

/** What a tab, a bookmark and the history call this page. */
export function usePageTitle(title: string): void {
  const { house } = useWords()
  useEffect(() => {
    document.title = `${title} – ${house}`
  }, [title, house])
}
