import type { Seat } from '@boardroom/kernel'
import { useSettings } from '../settings.ts'
import { useOnlineWords } from '../words/online.ts'
import { useOnlineTable } from './context.ts'
import { clockFace } from './time.ts'
import { useNow } from './use-now.ts'

/** On the strip of a seat at an online table: whether its owner is there. That one is there oneself is known. */
export function SeatPresence({ seat }: { readonly seat: Seat }) {
  const online = useOnlineTable()
  const words = useOnlineWords().table
  const of = online?.table.seats[seat]
  if (of?.kind !== 'person' || seat === online?.table.you.seat) return null
  const here = online?.presence.seats.includes(seat)
  const said = of.deputy ? words.deputy : here ? words.here : words.away
  return <span className={`presence ${here ? 'presence-here' : ''}`} role="img" aria-label={said} title={said} />
}

/** What is left on the clock of a seat. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const online = useOnlineTable()
  const of = online?.table.seats[seat]
  if (!online || !of || of.left === null || online.table.status !== 'running') return null
  return <Clock left={of.left} since={of.askedSince} ahead={online.ahead} />
}

interface ClockProps {
  readonly left: number
  readonly since: number | null
  readonly ahead: number
}

function Clock({ left, since, ahead }: ClockProps) {
  const words = useOnlineWords().table
  const { language } = useSettings()
  const ticks = since !== null
  const now = useNow(ticks ? 1000 : null)
  const rest = since === null ? left : left - Math.max(0, now - ahead - since)
  const late = rest <= 0
  const { rough, fine, unit } = clockFace(rest, language)
  return (
    <span
      className={`seat-clock ${ticks ? 'seat-clock-runs' : ''} ${late ? 'seat-clock-late' : ''}`}
      title={late ? words.late : words.time}
    >
      {rough}
      {fine && <span className="seat-clock-fine">{fine}</span>}
      {unit}
    </span>
  )
}
