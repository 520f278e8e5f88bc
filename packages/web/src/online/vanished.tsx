import { Icon } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { SeatSummary, TableSummary } from '@boardroom/wire'
import { useSettings } from '../settings.ts'
import { ifSure } from '../shell/ask.tsx'
import { usePeopleWords } from '../words/people.ts'
import { api } from './api.ts'
import type { Online } from './context.ts'
import { seatName } from './names.ts'
import { spanIn } from './time.ts'
import { useNow } from './use-now.ts'

/** As the server sees it: asked for longer than the clock or the patience of the table allow. */
function isGone({ patience }: TableSummary, { kind, deputy, askedSince, left }: SeatSummary, now: number): boolean {
  if (kind !== 'person' || deputy !== null || askedSince === null) return false
  const times = [left, patience].filter((time) => time !== null)
  return times.length > 0 && askedSince + Math.min(...times) <= now
}

/** Whether a seat's owner is not there to be asked: vanished, or a bot plays for them. */
export function isAway(table: TableSummary, seat: SeatSummary, now: number): boolean {
  return isGone(table, seat, now) || (seat.kind === 'person' && seat.deputy !== null)
}

/** Somebody keeps the table waiting: what those who are left can do about it. */
export function VanishedStrip({ online }: { readonly online: Online }) {
  const { vanished } = usePeopleWords()
  const { language } = useSettings()
  const { table, remote, ahead } = online
  const mayWait = table.patience !== null || table.clock.kind !== 'none'
  const now = useNow(mayWait && table.status === 'running' ? 1000 : null) - ahead
  const own = table.you.seat
  const gone = table.seats.filter((seat) => isGone(table, seat, now))
  if (own === null || table.status !== 'running' || table.proposal) return null
  if (gone.length === 0 || gone.some(({ seat }) => seat === own)) return null
  const since = Math.min(...gone.map(({ askedSince }) => askedSince ?? now))
  const names = gone.map(seatName).join(', ')
  return (
    <div className="strip strip-proposal" role="alert">
      <p>
        <Icon name="clock" size={16} /> <strong>{vanished.waiting(names, spanIn(language, now - since))}</strong>
      </p>
      <span className="actions">
        <button type="button" className="button" onClick={() => void remote.tell(() => api.playOn(remote.id))}>
          <Icon name="bot" size={16} /> {vanished.playOn}
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            void ifSure(vanished.claimSure, () => remote.tell(() => api.propose(remote.id, { kind: 'claim' })))
          }
        >
          <Icon name="flag" size={16} /> {vanished.claim}
        </button>
      </span>
    </div>
  )
}

/** How a game ended that somebody has left. */
export function useClaimText(table: TableSummary): string | null {
  const { vanished } = usePeopleWords()
  const names = (seats: readonly Seat[]): string =>
    seats.flatMap((seat) => (table.seats[seat] ? seatName(table.seats[seat]) : [])).join(', ')
  if (!table.claim) return null
  return vanished.claimed(names(table.claim.stayed), names(table.claim.gone), table.claim.stayed.length)
}
