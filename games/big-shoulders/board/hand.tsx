import { Spot, useHands } from '@boardroom/board-kit'
import { useState } from 'react'
import type { BuildingId } from '../components/index.ts'
import type { BigShouldersMove } from '../types.ts'
import { BuildingFace } from './city.tsx'
import { useDrawing, useTerms } from './context.ts'

/** One's own Buildings: face down between turns where people share a screen. */
export function Hand() {
  const { board, words, seat, shared } = useDrawing()
  const [peeking, setPeeking] = useState(false)
  const own = seat === null ? undefined : board.players[seat]
  if (!own || typeof own.hand === 'number' || typeof own.kept === 'number') return null
  const tiles = [...own.kept, ...own.hand]
  const chosen = typeof own.chosen === 'object' ? own.chosen : null
  if (tiles.length === 0 && !chosen) return null
  const choosing = board.phase === 'building'
  const open = !shared || choosing || peeking
  return (
    <section className="panel hand" aria-label={words.hand}>
      <h3>
        {words.hand}
        {choosing && <small>{chosen ? words.chosenHand : words.handHelp}</small>}
        {shared && !choosing && (
          <button type="button" className="button button-quiet" onClick={() => setPeeking(!peeking)}>
            {peeking ? words.hide : words.peek}
          </button>
        )}
      </h3>
      {open ? (
        <div className="buildings">
          {chosen && (
            <div className="building building-chosen">
              <BuildingFace building={chosen.play} inHand />
            </div>
          )}
          {own.kept.map((building) => (
            <div key={building} className="building building-chosen">
              <BuildingFace building={building} inHand />
            </div>
          ))}
          {own.hand.map((building) => (
            <HandTile key={building} building={building} />
          ))}
        </div>
      ) : (
        <p className="quiet">{words.handHidden}</p>
      )}
    </section>
  )
}

function HandTile({ building }: { readonly building: BuildingId }) {
  const { book } = useTerms()
  const { moves } = useHands<BigShouldersMove>()
  const meant = moves.filter(
    (move) =>
      (move.type === 'build' && move.play === building) ||
      (move.type === 'keep-building' && move.building === building),
  )
  return (
    <Spot moves={meant} label={book.buildings[building]} className="building">
      <BuildingFace building={building} inHand />
    </Spot>
  )
}
