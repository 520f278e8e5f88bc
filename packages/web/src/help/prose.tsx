import { Fragment } from 'react'
import type { Opened } from '../games.ts'
import { RuleLink } from './rule-link.tsx'
import { useRules } from './use-rules.ts'
import { useHelpWords } from './words.ts'

const MARKS = /\{([A-Z]+-[A-Z]+-\d+)\}|\*([^*]+)\*/

/** Running text of a guide: `{CG-INC-06}` leads to a rule, `*word*` stands out. */
export function Prose({ text, opened }: { readonly text: string; readonly opened: Opened }) {
  const words = useHelpWords()
  const rules = useRules(opened)
  // Each mark leaves its rule, its word, and the text up to the next one.
  const parts = text.split(MARKS)
  return parts.map((part, place) => {
    if (part === undefined) return null
    if (place % 3 === 2) return <strong key={place}>{part}</strong>
    if (place % 3 === 0) return <Fragment key={place}>{part}</Fragment>
    const title = rules?.[part]?.title ?? part
    return (
      <RuleLink
        key={place}
        game={opened.id}
        rule={part}
        className="guide-more"
        label={`${words.more} ${part}: ${title}`}
        title={`${part}: ${title}`}
      >
        <span aria-hidden="true">§</span>
      </RuleLink>
    )
  })
}

/** Paragraphs of a guide. */
export function Paragraphs({ texts, opened }: { readonly texts: readonly string[]; readonly opened: Opened }) {
  return texts.map((text) => (
    <p key={text}>
      <Prose text={text} opened={opened} />
    </p>
  ))
}
