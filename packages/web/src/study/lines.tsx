import { Icon, SeatMark } from '@boardroom/board-kit'
import { type FormEvent, useState } from 'react'
import { ifSure } from '../shell/ask.tsx'
import type { LineCard, LineId } from './protocol.ts'
import type { StudyState, StudyTable } from './study-table.ts'
import { type StudyWords, useStudyWords } from './words.ts'

interface LinesProps {
  readonly table: StudyTable
  readonly state: StudyState
}

/** The game and the lines that leave it, as a tree. */
export function Lines({ table, state }: LinesProps) {
  const words = useStudyWords()
  const { lines, line, main } = state
  return (
    <section className="study-lines" aria-label={words.lines}>
      <h3>{words.lines}</h3>
      <ul>
        <li>
          <button
            type="button"
            className="study-line"
            aria-current={line === null ? 'true' : undefined}
            onClick={() => void table.show({ line: null, seq: Math.min(state.view.seq, main.end.seq) })}
          >
            <Icon name="flag" size={16} />
            <span>
              <strong>{gameName(words, state)}</strong>
              <small>{words.length(main.end.seq)}</small>
            </span>
          </button>
        </li>
        {treeOf(lines, null).map(({ card, depth }) => (
          <LineItem key={card.id} {...{ table, state, card, depth }} />
        ))}
      </ul>
    </section>
  )
}

function gameName(words: StudyWords, { over }: StudyState): string {
  return over ? words.game : words.gameNow
}

/** What a line is called. */
export function lineName(words: StudyWords, state: StudyState, id: LineId): string {
  const card = state.lines.find((each) => each.id === id)
  if (!card) return gameName(words, state)
  return card.name || words.line(1 + state.lines.indexOf(card))
}

interface Twig {
  readonly card: LineCard
  readonly depth: number
}

/** The lines in the order in which they leave each other. */
function treeOf(lines: readonly LineCard[], parent: LineId, depth = 1): Twig[] {
  return lines
    .filter((card) => card.parent === parent)
    .sort((a, b) => a.at - b.at)
    .flatMap((card) => [{ card, depth }, ...treeOf(lines, card.id, depth + 1)])
}

function LineItem({ table, state, card, depth }: LinesProps & Twig) {
  const words = useStudyWords()
  const [naming, setNaming] = useState(false)
  const name = lineName(words, state, card.id)
  const rename = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const wanted = new FormData(event.currentTarget).get('name')
    void table.name(card.id, String(wanted).trim().slice(0, 80))
    setNaming(false)
  }
  return (
    <li style={{ paddingInlineStart: `${14 * depth}px` }}>
      {naming ? (
        <form className="study-naming" onSubmit={rename}>
          {/* biome-ignore lint/a11y/noAutofocus: it was just asked for */}
          <input name="name" defaultValue={name} aria-label={words.name} maxLength={80} autoFocus />
          <button type="submit" className="button button-icon" aria-label={words.rename}>
            <Icon name="check" size={16} />
          </button>
        </form>
      ) : (
        <div className="study-line-row">
          <button
            type="button"
            className="study-line"
            aria-current={state.line === card.id ? 'true' : undefined}
            onClick={() => void table.show({ line: card.id, seq: card.end })}
          >
            {card.seat === null ? <Icon name="dot" size={16} /> : <SeatMark seat={card.seat} size={15} />}
            <span>
              <strong>{name}</strong>
              <small>
                {words.from(card.at)} · {words.length(card.end - card.at)}
              </small>
            </span>
          </button>
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={`${words.rename}: ${name}`}
            title={words.rename}
            onClick={() => setNaming(true)}
          >
            <Icon name="gear" size={15} />
          </button>
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={`${words.remove}: ${name}`}
            title={words.remove}
            onClick={() => void ifSure(words.removeSure, () => table.remove(card.id))}
          >
            <Icon name="close" size={15} />
          </button>
        </div>
      )}
    </li>
  )
}
