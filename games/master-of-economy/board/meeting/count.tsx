import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import type { Scene } from './scene.ts'
import { TrayFace } from './tray.tsx'

/** The ballots of an election as they are counted: each voter's fall into the tray of whom they are for. */
export function Count({ scene: { candidates, ballots, counting, elected } }: { readonly scene: Scene }) {
  const { words, names } = useDrawing()
  if (ballots.length === 0) return null
  return (
    <div className="me-election" {...shows('part', 'election')}>
      {candidates.map((candidate) => {
        const piles = ballots.flatMap((ballot, turn) =>
          ballot.candidate === candidate ? [{ ...ballot, turn: counting ? turn : undefined }] : [],
        )
        const won = candidate === elected
        return (
          <div
            key={candidate}
            className={`me-tray ${won ? 'me-tray-won' : ''} ${elected !== null && !won ? 'me-tray-lost' : ''}`}
            data-place={at.tray(candidate)}
          >
            <TrayFace
              candidate={candidate}
              votes={piles.reduce((sum, { votes }) => sum + votes, 0)}
              piles={piles}
              note={won ? words.managerNext : words.votesFrom(piles.map(({ seat }) => names.seat(seat)))}
            />
          </div>
        )
      })}
    </div>
  )
}
