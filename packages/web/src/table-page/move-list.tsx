import { Icon, means } from '@boardroom/board-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { arrowKeys } from './arrow-keys.ts'
import type { TableHands } from './use-hands.ts'

/** Every legal move in groups, for keyboard and screen reader. */
export function MoveList({ table, close }: { readonly table: TableHands; readonly close: () => void }) {
  const { state, text, names, board, language } = useTableContext()
  const words = useWords().table
  const list = useRef<HTMLElement>(null)
  const { moves } = table.hands
  const seq = state.view.seq
  useEffect(() => {
    // With the next picture: focusing at once would have the page laid out once more.
    const frame = requestAnimationFrame(() => {
      // Whoever is quick may be asked about the next move already.
      if (document.activeElement?.closest('.offer')) return
      list.current?.querySelector<HTMLElement>('.move')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [seq])
  // A list that is gone points at nothing any more: a button that vanishes is never told that it was left.
  const away = useEffectEvent(() => table.hands.away())
  useEffect(() => () => away(), [])
  return (
    <section
      ref={list}
      className="move-list"
      aria-label={words.allMoves(moves.length)}
      onKeyDown={(event) => (event.key === 'Escape' ? close() : arrowKeys(event))}
    >
      <button
        type="button"
        className="button button-quiet button-icon move-list-close"
        onClick={close}
        aria-label={words.close}
      >
        <Icon name="close" size={16} />
      </button>
      <div className="move-groups">
        {board.groups(moves, language).map(({ title, moves: grouped }) => (
          <div key={title} className="move-group">
            <h3>{title}</h3>
            <ul>
              {grouped.map((move) => (
                <li key={JSON.stringify(move)}>
                  <button
                    type="button"
                    className="move"
                    ref={means([move])}
                    onClick={(event) => table.hands.take([move], event.currentTarget)}
                  >
                    {text.move(move, state.view, names)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
