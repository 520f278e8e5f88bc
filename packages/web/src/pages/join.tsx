import { SeatMark } from '@boardroom/board-kit'
import { useEffect, useState } from 'react'
import '../styles/online.css'
import type { TableSummary } from '@boardroom/wire'
import { SHELF } from '../games.ts'
import { api } from '../online/api.ts'
import { HowToPlay } from '../online/how-to-play.tsx'
import { NameForm } from '../online/name-form.tsx'
import { seatName } from '../online/names.ts'
import { usePerson } from '../online/person.ts'
import { Sitter } from '../online/sitter.tsx'
import { GameFacts } from '../shell/game-facts.tsx'
import { go, Link } from '../shell/router.tsx'
import { useOnlineWords } from '../words/online.ts'

/** Where an invite link leads: a name, and the seat is taken. */
export function Join({ table: id, invite }: { readonly table: string; readonly invite: string }) {
  const { join } = useOnlineWords()
  const person = usePerson()
  const [table, setTable] = useState<TableSummary | null>(null)
  useEffect(() => {
    api.invited(id, invite).then(setTable, () => undefined)
  }, [id, invite])
  const seated = table !== null && table.you.seat !== null
  useEffect(() => {
    if (seated) go(`/table/${id}`, 'replace')
  }, [seated, id])
  const host = table?.seats.find((seat) => seat.host)
  const shelf = table && SHELF.get(table.game)
  const sit = async (): Promise<void> => {
    await api.join(id, { invite })
    go(`/table/${id}`, 'replace')
  }
  return (
    <div className="beside-game invitation">
      {table && shelf && (
        <GameFacts game={table.game} shelf={shelf}>
          <Chairs table={table} />
        </GameFacts>
      )}
      <div className="join">
        <div className="join-card">
          <h1>{host ? join.title(seatName(host)) : join.titleUnknown}</h1>
          <p>{table && host ? join.text(seatName(host), table.title) : join.textUnknown}</p>
          <NameForm label={person ? join.goAs(person.name) : join.go} act={sit} />
          {table && (
            <Link to={`/table/${id}`} className="button button-quiet">
              {join.watch}
            </Link>
          )}
        </div>
        {table && <HowToPlay table={table} />}
      </div>
    </div>
  )
}

/** Who sits where, and the chairs that are free. */
function Chairs({ table }: { readonly table: TableSummary }) {
  const { line, join } = useOnlineWords()
  return (
    <ol className="chairs">
      {table.seats.map((seat) => (
        <li key={seat.seat} className={`chair chair-${seat.kind}`} style={{ borderColor: `var(--seat-${seat.seat})` }}>
          <Sitter seat={seat} />
          <span>
            <strong>
              <SeatMark seat={seat.seat} size={15} /> {seat.kind === 'open' ? line.freeSeat : seatName(seat)}
            </strong>
            <small>{seat.host ? join.chairs.host : join.chairs[seat.kind]}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}
