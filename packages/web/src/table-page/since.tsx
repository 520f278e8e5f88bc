import { Icon } from '@boardroom/board-kit'
import { useMemo, useState } from 'react'
import { ownSeat, useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'

interface SinceProps {
  readonly show: (seq: number) => void
  /** Shows what happened after so many moves once more. */
  readonly again: (seq: number) => void
}

/** What the others did since one's own last move, in a few lines, and ways to see it again. */
export function Since({ show, again }: SinceProps) {
  const { state, text, names, board, language } = useTableContext()
  const words = useWords().table
  const [open, setOpen] = useState(false)
  const seat = ownSeat(state)
  const { log, movers } = state
  const last = seat === null ? 0 : movers.lastIndexOf(seat) + 1
  const news = useMemo(
    () =>
      log.filter((logged) => {
        const isNew = logged.seq > last || (logged.seq === last && board.byRival?.(logged.entry))
        return isNew && board.heading(logged, language) === null
      }),
    [log, last, board, language],
  )
  const [first] = news
  if (!first) return null
  const from = Math.min(last, first.seq - 1)
  return (
    <details className="since" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="tool-word">
          {words.sinceLast}: {words.sinceCount(news.length)}
        </span>
        <span className="tool-count" aria-hidden="true">
          <Icon name="log" size={16} /> {news.length}
        </span>
      </summary>
      <ul>
        {news.slice(-12).map(({ seq, entry }, place) => (
          <li key={place}>
            <button type="button" className="log-line" onClick={() => show(seq)} title={words.moment}>
              {text.entry(entry, names)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-quiet" onClick={() => again(from)}>
        <Icon name="play" size={16} /> {words.film.again}
      </button>
      <button type="button" className="button button-quiet" onClick={() => show(from)}>
        {words.step}
      </button>
    </details>
  )
}
