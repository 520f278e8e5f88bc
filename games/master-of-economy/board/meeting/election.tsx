import { Spot, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { CompanyId } from '../../components/index.ts'
import { isSeat } from '../../model/money.ts'
import { votesOf } from '../../model/shares.ts'
import { boundToStand, largestHolder } from '../../steps/meeting/election.ts'
import type { MasterOfEconomyMove } from '../../types.ts'
import { currentOf, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { TrayFace } from './tray.tsx'

interface ElectionProps {
  readonly company: CompanyId
  readonly candidates: readonly Seat[]
}

/** A tray for every candidate: the ballots they bring themselves, and yours, if you give them. */
export function Election({ company, candidates }: ElectionProps) {
  const { board, view, words, book, names } = useDrawing()
  const decider = largestHolder(board, company)
  const tie = words.tie(isSeat(decider) ? names.seat(decider) : book.companies[decider])
  return (
    <div className="me-election" {...shows('part', 'election')}>
      {candidates.map((candidate) => (
        <Tray key={candidate} company={company} candidate={candidate} />
      ))}
      <p className="me-tie">{currentOf(view).step === 'tie-break' ? words.tieNow : tie}</p>
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
  const piles = [{ seat: candidate, votes: theirs }]
  const yours = mine > 0 && (given || pointed) && seat !== null ? [{ seat, votes: mine, yours: true }] : []
  const face = (
    <TrayFace
      candidate={candidate}
      votes={theirs}
      next={given || pointed || asked ? theirs + mine : undefined}
      piles={[...piles, ...yours]}
      bound={boundToStand(board, company).includes(candidate)}
      note={candidate === seat ? words.ifYours : words.ifOwn(names.seat(candidate))}
    />
  )
  if (!asked)
    return (
      <div className="me-tray" data-place={at.tray(candidate)}>
        {face}
      </div>
    )
  return (
    <Spot
      moves={moves.filter((move) => move.type === type && move.candidate === candidate)}
      why={{ type, candidate }}
      label={names.seat(candidate)}
      className="me-tray"
      data-late=""
      place={at.tray(candidate)}
    >
      {face}
    </Spot>
  )
}
