import { Icon } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { TableSummary } from '@boardroom/wire'
import { Link } from '../shell/router.tsx'
import { sayProblem, useOnlineWords } from '../words/online.ts'
import { usePeopleWords } from '../words/people.ts'
import { api } from './api.ts'
import { type Online, useOnlineTable } from './context.ts'
import { seatName } from './names.ts'
import { useNow } from './use-now.ts'
import { isAway, useClaimText, VanishedStrip } from './vanished.tsx'

interface StripProps {
  /** The past moment on screen, as a number of moves. */
  readonly at: number | null
  readonly show: (moves: number) => void
}

/** Above the prompt of an online table: the line's state, what went wrong, what is proposed. */
export function OnlineStrip({ at, show }: StripProps) {
  const online = useOnlineTable()
  const words = useOnlineWords()
  if (!online) return null
  const { table, connection, problem, sending, remote } = online
  const seated = table.you.seat !== null
  const running = table.status === 'running'
  return (
    <div className="online-strip">
      {connection === 'reconnecting' && (
        <p className="strip strip-warn" role="status">
          <Icon name="globe" size={16} /> {words.table.reconnecting} {sending && words.table.pending}
        </p>
      )}
      {problem && (
        <p className="strip strip-warn" role="alert">
          <span>{sayProblem(words, problem)}</span>
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label="OK"
            onClick={() => remote.settle()}
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
      {table.status === 'cancelled' && <EndStrip table={table} />}
      <VanishedStrip online={online} />
      {!seated && running && (
        <p className="strip">
          <Icon name="eye" size={16} /> {words.table.watching}
        </p>
      )}
      {table.proposal && running && <ProposalStrip online={online} show={show} />}
      {at !== null && seated && running && !table.proposal && (
        <p className="strip">
          <button type="button" className="button" onClick={() => void remote.proposeUndo(at)}>
            <Icon name="undo" size={16} /> {words.table.proposeUndo}
          </button>
        </p>
      )}
    </div>
  )
}

function EndStrip({ table }: { readonly table: TableSummary }) {
  const { table: words, lobby } = useOnlineWords()
  return (
    <div className="strip strip-end">
      <p>{useClaimText(table) ?? words.cancelled}</p>
      <Link to="/lobby" className="button">
        {lobby.title}
      </Link>
    </div>
  )
}

function ProposalStrip({ online, show }: { readonly online: Online; readonly show: (moves: number) => void }) {
  const words = useOnlineWords().table
  const { vanished } = usePeopleWords()
  const now = useNow(null) - online.ahead
  const { table, remote } = online
  const { proposal } = table
  if (!proposal) return null
  const name = (seat: Seat): string => {
    const of = table.seats[seat]
    return of ? seatName(of) : `${seat + 1}`
  }
  const own = table.you.seat
  const missing = table.seats.filter(
    (each) =>
      each.kind === 'person' &&
      !proposal.agreed.includes(each.seat) &&
      !(proposal.kind === 'claim' && isAway(table, each, now)),
  )
  // Whoever reads this knows of the answer still owed by oneself: the buttons ask for it.
  const others = missing.filter(({ seat }) => seat !== own)
  const moves = proposal.to === null ? 0 : remote.movesAfter(proposal.to)
  const answer = (agree: boolean): void => void remote.tell(() => api.answer(remote.id, agree))
  return (
    <div className="strip strip-proposal" role="alert">
      <p>
        <strong>
          {proposal.kind === 'undo'
            ? words.proposedUndo(name(proposal.by), moves)
            : proposal.kind === 'claim'
              ? vanished.proposed(name(proposal.by))
              : words.proposedCancel(name(proposal.by))}
        </strong>{' '}
        {others.length > 0 && words.waitingFor(others.map(({ seat }) => name(seat)).join(', '))}
      </p>
      <span className="actions">
        {proposal.kind === 'undo' && (
          <button type="button" className="button button-quiet" onClick={() => show(moves)}>
            {words.seeMoment}
          </button>
        )}
        {own !== null && !proposal.agreed.includes(own) && (
          <button type="button" className="button" onClick={() => answer(true)}>
            <Icon name="check" size={16} /> {words.agree}
          </button>
        )}
        {own !== null && (
          <button type="button" className="button" onClick={() => answer(false)}>
            {proposal.by === own ? words.withdraw : words.decline}
          </button>
        )}
      </span>
    </div>
  )
}
