import type { MouseEvent, ReactNode } from 'react'
import { go } from '../shell/router.tsx'
import { useHelp } from './context.ts'

interface RuleLinkProps {
  readonly game: string
  readonly rule: string
  readonly className?: string
  readonly label?: string
  readonly title?: string
  readonly children: ReactNode
}

/** To a rule: in the drawer where there is one, else on the page of the rules. A new tab always gets the page. */
export function RuleLink({ game, rule, className, label, title, children }: RuleLinkProps) {
  const help = useHelp()
  const to = `/rules/${game}/${rule}`
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (help) help.open(rule)
    else go(to)
  }
  return (
    <a href={to} className={className} onClick={follow} aria-label={label} title={title}>
      {children}
    </a>
  )
}

const RULE_ID = /\b([A-Z]{2,3}-[A-Z]{2,3}-\d{2})\b/

/** Rule ids inside a text lead to their rules. */
export function RuleText({ text, game }: { readonly text: string; readonly game: string }) {
  return (
    <p>
      {text.split(RULE_ID).map((part, place) =>
        place % 2 === 1 ? (
          <RuleLink key={place} game={game} rule={part}>
            {part}
          </RuleLink>
        ) : (
          part
        ),
      )}
    </p>
  )
}
