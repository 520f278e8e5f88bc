import { useHands } from '@boardroom/board-kit'
import { useState } from 'react'
import { useDrawing } from '../context.ts'
import { BuildingCard } from './card.tsx'

/** One's own Buildings: face down between turns where people share a screen. */
export function Hand() {
  const { board, words, seat, shared } = useDrawing()
  const { asked } = useHands()
  const [peeking, setPeeking] = useState(false)
  const own = seat === null ? undefined : board.players[seat]
  if (!own || typeof own.hand === 'number' || typeof own.kept === 'number') return null
  const chosen = typeof own.chosen === 'object' ? own.chosen : null
  const tiles = [...(chosen ? [chosen.play] : []), ...own.kept, ...own.hand]
  // While one chooses among them they lie on the table.
  if (tiles.length === 0 || (board.phase === 'building' && asked)) return null
  const open = !shared || board.phase === 'building' || peeking
  return (
    <section className="bs-hand hand" aria-label={words.hand}>
      {open ? (
        tiles.map((building) => <BuildingCard key={building} building={building} small />)
      ) : (
        <p className="quiet">{words.handHidden}</p>
      )}
      {shared && board.phase !== 'building' && (
        <button type="button" className="button button-quiet" onClick={() => setPeeking(!peeking)}>
          {peeking ? words.hide : words.peek}
        </button>
      )}
    </section>
  )
}
