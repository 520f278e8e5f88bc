import { SeatMark, Spot, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { CompanyId } from '../../components/index.ts'
import { votesOf } from '../../model/shares.ts'
import type { MasterOfEconomyMove } from '../../types.ts'
import { currentOf, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'

interface ElectionProps {
  readonly company: CompanyId
  readonly candidates: readonly Seat[]
}

/** A tray for every candidate: the ballots they bring themselves, and yours, if you give them. */
export function Election({ company, candidates }: ElectionProps) {
  const { view, words } = useDrawing()
  return (
    <div className="me-election" {...shows('part', 'election')}>
      {candidates.map((candidate) => (
        <Tray key={candidate} company={company} candidate={candidate} />
      ))}
      <p className="me-tie">{currentOf(view).step === 'tie-break' ? words.tieNow : words.tie}</p>
    </div>
  )
}

function Tray({ company, candidate }: { readonly company: CompanyId; readonly candidate: Seat }) {
  const { board, view, words, names, seat } = useDrawing()
  const { asked, chosen, moves } = useHands<MasterOfEconomyMove>()
  const type = currentOf(view).step === 'tie-break' ? 'break-tie' : 'elect'
  const theirs = votesOf(board, company, candidate)
  const given = seat !== null && board.ballots[seat] === candidate
  const pointed = chosen.some((move) => 'candidate' in move && move.candidate === candidate)
  const mine = seat === null || seat === candidate || type === 'break-tie' ? 0 : votesOf(board, company, seat)
  const counts = given || pointed || asked
  const face = (
    <>
      <span className="me-tray-head">
        <SeatMark seat={candidate} size={22} /> <strong>{names.seat(candidate)}</strong>
        <b>
          {theirs}
          {mine > 0 && counts && <em> → {theirs + mine}</em>}
        </b>
      </span>
      <span className="me-ballots" aria-hidden="true">
        <Ballots seat={candidate} count={theirs} />
        {mine > 0 && (given || pointed) && seat !== null && <Ballots seat={seat} count={mine} yours />}
      </span>
      <small>{candidate === seat ? words.ifYours : words.ifOwn(names.seat(candidate))}</small>
    </>
  )
  if (!asked) return <div className="me-tray">{face}</div>
  return (
    <Spot
      moves={moves.filter((move) => move.type === type && move.candidate === candidate)}
      why={{ type, candidate }}
      label={names.seat(candidate)}
      className="me-tray"
    >
      {face}
    </Spot>
  )
}

const MANY = 20

function Ballots({ seat, count, yours }: { readonly seat: Seat; readonly count: number; readonly yours?: boolean }) {
  return (
    <>
      {Array.from({ length: Math.min(MANY, count) }, (_, i) => (
        <i key={i} className={yours ? 'me-ballot me-ballot-yours' : 'me-ballot'}>
          <SeatMark seat={seat} size={11} />
        </i>
      ))}
      {count > MANY && <span>+{count - MANY}</span>}
    </>
  )
}
