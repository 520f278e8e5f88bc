import { RuleLink, RuleText } from './rule-link.tsx'
import type { RuleEntry } from './search.ts'

interface RuleListProps {
  readonly entries: readonly RuleEntry[]
  readonly game: string
  readonly wanted?: string | null
}

/** Rules with their ids and texts; the one in question stands out. */
export function RuleList({ entries, game, wanted = null }: RuleListProps) {
  return entries.map(([id, help]) => (
    <article key={id} className={`rule ${id === wanted ? 'rule-wanted' : ''}`}>
      <h4>
        <RuleLink game={game} rule={id} className="rule-id">
          {id}
        </RuleLink>
        {help.title}
      </h4>
      <RuleText text={help.text} game={game} />
    </article>
  ))
}
