import { SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { CSSProperties } from 'react'
import { useDrawing } from '../context.ts'

/** Ballots of one voter, face up. */
export interface Pile {
  readonly seat: Seat
  readonly votes: number
  /** Laid there for a look: they are still in one's hand. */
  readonly yours?: boolean
  /** As the so-manieth they fall, while the film counts. */
  readonly turn?: number | undefined
}

interface TrayFaceProps {
  readonly candidate: Seat
  readonly votes: number
  /** So many there would be. */
  readonly next?: number | undefined
  readonly piles: readonly Pile[]
  readonly note: string
  /** Who holds most shares cannot decline. */
  readonly bound?: boolean
}

/** A candidate’s tray: whose it is, the ballots in it, and how many there are. */
export function TrayFace({ candidate, votes, next, piles, note, bound }: TrayFaceProps) {
  const { words, names } = useDrawing()
  return (
    <>
      <span className="me-tray-head">
        <SeatMark seat={candidate} size={22} /> <strong>{names.seat(candidate)}</strong>
        <b>
          {votes}
          {next !== undefined && next !== votes && <em> → {next}</em>}
        </b>
      </span>
      <span className="me-ballots" aria-hidden="true">
        {piles.map((pile, i) => (
          <Ballots key={i} {...pile} />
        ))}
      </span>
      {bound && <small className="me-tray-bound">{words.bound}</small>}
      <small>{note}</small>
    </>
  )
}

const MANY = 20

function Ballots({ seat, votes, yours, turn }: Pile) {
  const falls = turn === undefined ? '' : 'me-ballot-falls'
  const style = turn === undefined ? undefined : ({ '--me-turn': turn } as CSSProperties)
  return (
    <>
      {Array.from({ length: Math.min(MANY, votes) }, (_, i) => (
        <i key={i} className={`me-ballot ${yours ? 'me-ballot-yours' : ''} ${falls}`} style={style}>
          <SeatMark seat={seat} size={11} />
        </i>
      ))}
      {votes > MANY && <span>+{votes - MANY}</span>}
    </>
  )
}
