import { Icon, SeatMark } from '@boardroom/board-kit'
import type { SeatSummary, TableSummary } from '@boardroom/wire'
import { SHELF } from '../games.ts'
import { useSettings } from '../settings.ts'
import { coloursOf } from '../shell/game-window.tsx'
import { OwnMark } from '../shell/own-mark.tsx'
import { Link } from '../shell/router.tsx'
import { useWords } from '../words/index.ts'
import { useOnlineWords } from '../words/online.ts'
import { seatName } from './names.ts'
import { spanIn, timeLeft } from './time.ts'

/** One online table in a list: who sits there, whose turn it is and since when. */
export function OnlineTableLine({ table }: { readonly table: TableSummary }) {
  const online = useOnlineWords()
  const words = useWords()
  const { title } = table
  const shelf = SHELF.get(table.game)
  const yours = table.seats.some(({ seat, askedSince }) => seat === table.you.seat && askedSince !== null)
  return (
    <li className={`table-line ${yours ? 'table-yours' : ''}`} style={shelf && coloursOf(shelf)}>
      {shelf && <img className="table-picture" src={shelf.picture} alt="" width="96" height="42" />}
      <Link to={`/table/${table.id}`} className="table-link">
        <strong>{title}</strong>
        <span className="table-seats">
          {table.seats.map((seat) => (
            <SeatName key={seat.seat} seat={seat} own={seat.seat === table.you.seat} free={online.line.freeSeat} />
          ))}
        </span>
        <Standing table={table} yours={yours} />
        {yours && <span className="button button-primary table-go">{words.nav.play}</span>}
      </Link>
    </li>
  )
}

interface SeatNameProps {
  readonly seat: SeatSummary
  readonly own: boolean
  readonly free: string
}

function SeatName({ seat, own, free }: SeatNameProps) {
  const words = useWords()
  if (seat.kind === 'open') {
    return (
      <span className="facts">
        <SeatMark seat={seat.seat} size={13} /> {free}
      </span>
    )
  }
  return (
    <span>
      <SeatMark seat={seat.seat} size={13} /> {seatName(seat)} {own && <OwnMark />}
      {seat.kind === 'bot' && <Icon name="bot" size={14} label={words.table.bot} />}
    </span>
  )
}

function Standing({ table, yours }: { readonly table: TableSummary; readonly yours: boolean }) {
  const { line } = useOnlineWords()
  const { language } = useSettings()
  if (table.status === 'cancelled') return <span className="facts">{line.cancelled}</span>
  if (table.status === 'over') {
    const winners = (table.result?.winners ?? []).flatMap((seat) => table.seats[seat] ?? [])
    return <span className="facts">{winners.length > 0 ? line.won(winners.map(seatName).join(', ')) : line.over}</span>
  }
  if (table.status === 'open') {
    const free = table.seats.filter(({ kind }) => kind === 'open').length
    return <span className="facts">{free > 0 ? line.waiting(free) : line.ready}</span>
  }
  const asked = table.seats.filter(({ askedSince }) => askedSince !== null)
  const since = Math.min(...asked.map(({ askedSince }) => askedSince ?? Number.POSITIVE_INFINITY))
  const left = yours ? leftOf(table) : 0
  const turn = yours ? line.yourTurn : line.turnOf(asked.map(seatName).join(', '))
  return (
    <span className={yours ? 'your-turn' : 'facts'}>
      {turn}
      {Number.isFinite(since) && (
        <>, {left > 0 ? line.left(timeLeft(language, left)) : line.since(spanIn(language, Date.now() - since))}</>
      )}
    </span>
  )
}

/** What is left on one's own clock; nothing at a table without one. */
function leftOf({ seats, you }: TableSummary): number {
  const own = seats.find(({ seat }) => seat === you.seat)
  return own?.askedSince && own.left !== null ? own.left - (Date.now() - own.askedSince) : 0
}
