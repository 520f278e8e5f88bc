import { Icon } from '@boardroom/board-kit'
import type { Move } from '@boardroom/kernel'
import { useEffect, useRef } from 'react'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { arrowKeys } from './arrow-keys.ts'
import { isListed, PreviewOf } from './hint.tsx'
import { Popover } from './popover.tsx'
import type { TableHands } from './use-hands.ts'

/** A choice among the moves that one place means, or one move to be confirmed. */
export function OfferBox({ table }: { readonly table: TableHands }) {
  const { board, language, text, state, names } = useTableContext()
  const words = useWords().table
  const list = useRef<HTMLDivElement>(null)
  const { offer, preview } = table
  useEffect(() => {
    list.current?.querySelector('button')?.focus()
  }, [])
  if (!offer) return null
  const [only] = offer.moves
  const single = offer.moves.length === 1
  const listed = single && isListed(board, only)
  const which = board.which?.(offer.moves, language) ?? words.which
  const title = (move: Move): string =>
    (listed && board.outcome?.title(move, state.view, language)) || text.move(move, state.view, names)
  const close = (): void => {
    table.cancel()
    if (offer.at instanceof HTMLElement) offer.at.focus()
  }
  return (
    <Popover at={offer.at} className="offer" aside={listed}>
      <div
        ref={list}
        role="dialog"
        aria-label={single ? words.confirm : which}
        onKeyDown={(event) => (event.key === 'Escape' ? close() : arrowKeys(event))}
      >
        <div className="offer-head">
          <strong>{single && only ? title(only) : which}</strong>
          <button type="button" className="button button-quiet button-icon" onClick={close} aria-label={words.cancel}>
            <Icon name="close" size={16} />
          </button>
        </div>
        {single && preview && <PreviewOf move={only} preview={preview} />}
        <div className="offer-moves">
          {offer.moves.map((move) => (
            <button
              key={JSON.stringify(move)}
              type="button"
              className={`button ${single ? 'button-primary' : 'move'}`}
              onPointerEnter={() => table.point(move)}
              onFocus={() => table.point(move)}
              onClick={() => table.play(move)}
            >
              {single ? words.confirm : text.move(move, state.view, names)}
            </button>
          ))}
        </div>
        {!single && <div className="offer-preview">{preview && <PreviewOf move={undefined} preview={preview} />}</div>}
      </div>
    </Popover>
  )
}
