import type { Seat } from '@boardroom/kernel'
import { useSettings } from '../settings.ts'
import { useOnlineWords } from '../words/online.ts'
import { useOnlineTable } from './context.ts'
import { clockFace } from './time.ts'
import { useNow } from './use-now.ts'

/** On the strip of a seat at an online table: whether its owner is there, and the clock. That one is there oneself is known. */
export function SeatNote({ seat }: { readonly seat: Seat }) {
  const online = useOnlineTable()
  const words = useOnlineWords().table
  const of = online?.table.seats[seat]
  if (!online || !of) return null
  const here = online.presence.seats.includes(seat)
  const said = of.deputy ? words.deputy : here ? words.here : words.away
  return (
    <>
      {of.kind === 'person' && seat !== online.table.you.seat && (
        <span className={`presence ${here ? 'presence-here' : ''}`} role="img" aria-label={said} title={said} />
      )}
      <SeatClock
        left={of.left}
        since={of.askedSince}
        ahead={online.ahead}
        running={online.table.status === 'running'}
      />
    </>
  )
}

interface SeatClockProps {
  readonly left: number | null
  readonly since: number | null
  readonly ahead: number
  readonly running: boolean
}

function SeatClock({ left, since, ahead, running }: SeatClockProps) {
  const words = useOnlineWords().table
  const { language } = useSettings()
  const ticks = left !== null && since !== null && running
  const now = useNow(ticks ? 1000 : null)
  if (left === null || !running) return null
  const rest = since === null ? left : left - Math.max(0, now - ahead - since)
  const late = rest <= 0
  return (
    <span
      className={`seat-clock ${ticks ? 'seat-clock-runs' : ''} ${late ? 'seat-clock-late' : ''}`}
      title={late ? words.late : words.time}
    >
      {clockFace(rest, language)}
    </span>
  )
}
