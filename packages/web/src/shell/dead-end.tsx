import type { ReactNode } from 'react'
import { useWords } from '../words/index.ts'
import { Link } from './router.tsx'
import { usePageTitle } from './use-page-title.ts'

interface DeadEndProps {
  readonly title: string
  readonly text: string
  /** Ways on besides the one home. */
  readonly children?: ReactNode
}

/** Not what somebody came for: what is the matter, and where to go from here. */
export function DeadEnd({ title, text, children }: DeadEndProps) {
  const { lost } = useWords()
  usePageTitle(title)
  return (
    <section className="lost">
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <div className="actions">
        {children}
        <Link to="/" className="button">
          {lost.home}
        </Link>
      </div>
    </section>
  )
}
