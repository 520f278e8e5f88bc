import { Spot, useHands } from '@boardroom/board-kit'
import { useState } from 'react'
import type { BuildingId } from '../../components/index.ts'
import type { BigShouldersMove } from '../../types.ts'
import { useDrawing, useTerms } from '../context.ts'
import { BuildingCard } from '../desk/card.tsx'
import { shows } from '../explain/things.ts'

/** Buildings to choose from: first the one to play, then the one to discard. */
export function BuildingChoice() {
  const { board, words, seat } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const own = seat === null ? undefined : board.players[seat]
  const [wanted, setWanted] = useState<BuildingId | null>(null)
  if (!own || typeof own.hand === 'number' || own.hand.length === 0) return null
  const known = moves
  const playing = known.some(({ type }) => type === 'build')
  const play = wanted && own.hand.includes(wanted) ? wanted : null
  return (
    <section className="bs-paper bs-choice hand" aria-label={words.hand}>
      <h3>{playing ? (play ? words.chooseDiscard : words.choosePlay) : words.chooseKeep}</h3>
      <div className="bs-choice-cards">
        {own.hand.map((building) => {
          if (!playing || (play && play !== building))
            return <Choice key={building} building={building} play={play} moves={known} />
          return (
            <Candidate
              key={building}
              building={building}
              chosen={play === building}
              choose={() => setWanted(play ? null : building)}
            />
          )
        })}
      </div>
    </section>
  )
}

interface CandidateProps {
  readonly building: BuildingId
  readonly chosen: boolean
  readonly choose: () => void
}

/** A card that would be played; choosing it is not yet a move. */
function Candidate({ building, chosen, choose }: CandidateProps) {
  const { book, words } = useTerms()
  return (
    <button
      type="button"
      className={`bs-candidate spot-open ${chosen ? 'bs-candidate-chosen' : ''}`}
      aria-pressed={chosen}
      onClick={choose}
    >
      <span className="visually-hidden">{`${words.playThis}: ${book.buildings[building]}`}</span>
      <span aria-hidden="true">
        <BuildingCard building={building} />
        <em>{chosen ? words.playsThis : words.playThis}</em>
      </span>
    </button>
  )
}

interface ChoiceProps {
  readonly building: BuildingId
  readonly play: BuildingId | null
  readonly moves: readonly BigShouldersMove[]
}

function Choice({ building, play, moves }: ChoiceProps) {
  const { book, words } = useTerms()
  const meant = moves.filter(
    (move) =>
      (move.type === 'build' && move.play === play && move.discard === building) ||
      (move.type === 'keep-building' && move.building === building),
  )
  const verb = play ? words.discardThis : words.keepThis
  return (
    <Spot
      moves={meant}
      label={`${verb}: ${book.buildings[building]}`}
      className="bs-candidate"
      {...shows('building', building)}
    >
      <BuildingCard building={building} />
      {meant.length > 0 && <em>{verb}</em>}
    </Spot>
  )
}
