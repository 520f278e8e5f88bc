import { Icon, means, type Quantity } from '@boardroom/board-kit'
import type { Move } from '@boardroom/kernel'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { arrowKeys } from './arrow-keys.ts'
import { isAllListed, isListed, newsOf, PreviewOf } from './hint.tsx'
import { Popover } from './popover.tsx'
import type { TableHands } from './use-hands.ts'

/** A choice among the moves that one place means, or one move to be confirmed. */
export function OfferBox({ table }: { readonly table: TableHands }) {
  const { board, language, text, state, names } = useTableContext()
  const words = useWords().table
  const list = useRef<HTMLDivElement>(null)
  const { offer, preview } = table
  const aside = offer !== null && isAllListed(board, offer.moves)
  const told = useTold(offer?.moves ?? NONE)
  useEffect(() => {
    const byKey = document.activeElement?.matches(':focus-visible')
    // What the first of several brings is listed at once, so that the others can be compared with it; whoever plays by
    // keyboard chooses from there.
    const first = aside || byKey ? list.current?.querySelector<HTMLElement>('.offer-moves .move') : null
    const start = first ?? list.current?.querySelector('button')
    start?.focus()
  }, [aside])
  if (!offer) return null
  const [only] = offer.moves
  const single = offer.moves.length === 1
  const listed = single && isListed(board, only)
  const quantities = single ? null : board.quantities?.(offer.moves, state.view, language)
  const which = quantities?.ask ?? words.which
  const wide = quantities?.each.some(({ brings }) => brings.length > SHORT) ?? false
  const title = (move: Move): string =>
    (listed && board.outcome?.title(move, state.view, language)) || text.move(move, state.view, names)
  const close = (): void => {
    table.cancel()
    if (offer.at instanceof HTMLElement) offer.at.focus()
  }
  return (
    <Popover at={offer.at} className="offer" aside={aside}>
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
        <div className={`offer-moves ${quantities ? 'offer-quantities' : ''} ${wide ? 'offer-wide' : ''}`}>
          {offer.moves.map((move, place) => (
            <button
              key={JSON.stringify(move)}
              type="button"
              className={`button ${single ? 'button-primary' : 'move'}`}
              // A finger that stays on it is shown what it would do.
              ref={means([move])}
              aria-description={quantities ? text.move(move, state.view, names) : undefined}
              onPointerEnter={() => table.point(move)}
              onFocus={() => table.point(move)}
              onClick={() => table.play(move)}
            >
              {single ? words.confirm : (short(quantities?.each[place]) ?? text.move(move, state.view, names))}
            </button>
          ))}
        </div>
        {!single && (aside || (!quantities && told > 0)) && (
          <div className="offer-preview" style={{ '--told': told } as CSSProperties}>
            {preview && <PreviewOf move={aside ? only : undefined} preview={preview} />}
          </div>
        )}
      </div>
    </Popover>
  )
}

/** As much as three of them have room for beside one another. */
const SHORT = 8

const NONE: readonly Move[] = []

/** How much is told at most of what one of several moves does beyond its name: only for that room is kept. */
function useTold(moves: readonly Move[]): number {
  const { client } = useTableContext()
  const [told, setTold] = useState({ moves: NONE, most: 0 })
  useEffect(() => {
    if (moves.length < 2) return
    let current = true
    Promise.all(moves.map((move) => client.preview(move))).then(
      (previews) => current && setTold({ moves, most: Math.max(...previews.map(newsOf)) }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [client, moves])
  return told.moves === moves ? told.most : 0
}

/** How many, and what that brings; the whole sentence is for those who hear it. */
function short(quantity: Quantity | undefined): ReactNode {
  return (
    quantity && (
      <>
        <b>{quantity.many}</b> {quantity.brings}
      </>
    )
  )
}
