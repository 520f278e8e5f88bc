import { Icon, means } from '@boardroom/board-kit'
import type { Suggestion } from '@boardroom/bots'
import { sayEstimate, sayWhy } from '@boardroom/bots/say'
import type { ReasonWords } from '@boardroom/kernel'
import { useEffect, useRef } from 'react'
import '../styles/hints.css'
import { useAdvice } from '../hints/use-advice.ts'
import { useReasonWords } from '../hints/use-reason-words.ts'
import { useHintWords } from '../hints/words.ts'
import { useTableContext } from '../table/context.ts'
import type { TableHands } from './use-hands.ts'

/** The best moves as a bot sees them, what they are expected to bring, and why. */
export function HintPanel({ table, close }: { readonly table: TableHands; readonly close: () => void }) {
  const { client, state, text, names, opened, language } = useTableContext()
  const words = useHintWords()
  const advised = useAdvice(state.view)
  const reasons = useReasonWords(opened.game)
  const place = useRef<HTMLElement>(null)
  const { seq } = state.view
  useEffect(() => {
    if (seq >= 0) void client.hints?.used()
  }, [client, seq])
  useEffect(() => place.current?.focus(), [])
  const { suggestions, worlds, done } = advised
  return (
    <section
      ref={place}
      className="hints"
      aria-label={words.title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header>
        <h3>{words.title}</h3>
        <button type="button" className="button button-quiet button-icon" onClick={close} aria-label={words.close}>
          <Icon name="close" size={16} />
        </button>
      </header>
      {reasons && (
        <ol>
          {suggestions.map((suggestion) => (
            <li key={JSON.stringify(suggestion.move)}>
              <button
                type="button"
                className="move hints-move"
                ref={means([suggestion.move])}
                onClick={(event) => table.hands.take([suggestion.move], event.currentTarget)}
              >
                {text.move(suggestion.move, state.view, names)}
              </button>
              <Worth suggestion={suggestion} reasons={reasons[language]} alone={suggestions.length === 1} />
              <p>{sayWhy(suggestion, reasons[language], language)}</p>
            </li>
          ))}
        </ol>
      )}
      <p className="hints-base" aria-live="polite">
        {done && worlds === 0 ? words.none : done ? words.thought(worlds) : words.thinking(worlds)}
      </p>
    </section>
  )
}

interface WorthProps {
  readonly suggestion: Suggestion
  readonly reasons: ReasonWords
  readonly alone: boolean
}

/** What the first is expected to come to, and how far the others are behind it. */
function Worth({ suggestion: { expected, behind, equal }, reasons, alone }: WorthProps) {
  const words = useHintWords()
  if (alone) return <strong>{words.only}</strong>
  if (behind.mean > 0 && !equal) {
    return <strong className="hints-behind">{words.behind(sayEstimate(behind, reasons))}</strong>
  }
  return (
    <strong>
      {words.expected(sayEstimate(expected, reasons))}
      {behind.mean > 0 && ` · ${words.equal}`}
    </strong>
  )
}
