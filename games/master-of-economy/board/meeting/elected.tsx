import { SeatMark } from '@boardroom/board-kit'
import type { CompanyId } from '../../components/index.ts'
import { inPlay, useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Crest } from '../signs.tsx'

interface ElectedProps {
  /** The company whose ballots are only counted. */
  readonly but: CompanyId | null
}

/** Who has been elected for the next year, company by company, with the ballots counted. */
export function Elected({ but }: ElectedProps) {
  const { board, log, words, names } = useDrawing()
  const decided = inPlay(board).flatMap(({ id, company }) => {
    const seat = board.elected[id]
    if (seat === null || id === but) return []
    const vote = log.findLast(({ entry }) => entry.type === 'election-vote' && entry.company === id)?.entry
    const since = log.findLastIndex(({ entry }) => entry.type === 'phase' && entry.phase === 'meeting')
    const ballots =
      vote?.type === 'election-vote' && log.findIndex(({ entry }) => entry === vote) > since ? vote.ballots : []
    const before = company.manager
    return [{ id, seat, before, changed: seat !== before, tally: tallyOf(ballots) }]
  })
  if (decided.length === 0) return null
  return (
    <ul className="me-elected" aria-label={words.electedTitle}>
      {decided.map(({ id, seat, before, changed, tally }) => (
        <li key={id} className={`me-${id} ${changed ? 'me-elected-new' : ''}`} {...shows('part', 'election')}>
          <Crest company={id} size={26} label />
          {changed && before !== null && (
            <>
              <SeatMark seat={before} size={16} label={names.seat(before)} /> →
            </>
          )}
          <SeatMark seat={seat} size={16} /> <b>{names.seat(seat)}</b>
          {tally.length > 1 && (
            <small>{tally.map(({ candidate, votes }) => `${names.seat(candidate)} ${votes}`).join(' : ')}</small>
          )}
          {changed && <em>{words.newManager}</em>}
        </li>
      ))}
    </ul>
  )
}

function tallyOf(ballots: readonly { votes: number; candidate: number }[]): { candidate: number; votes: number }[] {
  const sums = new Map<number, number>()
  for (const { candidate, votes } of ballots) sums.set(candidate, (sums.get(candidate) ?? 0) + votes)
  return [...sums].map(([candidate, votes]) => ({ candidate, votes })).sort((a, b) => b.votes - a.votes)
}
