import { SeatMark } from '@boardroom/board-kit'
import { useCallback, useEffect, useState } from 'react'
import '../styles/online.css'
import type { TableSummary } from '@boardroom/wire'
import { SHELF } from '../games.ts'
import { api, codeOf } from '../online/api.ts'
import { HowToPlay } from '../online/how-to-play.tsx'
import { NameForm } from '../online/name-form.tsx'
import { seatName } from '../online/names.ts'
import { usePerson } from '../online/person.ts'
import { Sitter } from '../online/sitter.tsx'
import { DeadEnd } from '../shell/dead-end.tsx'
import { GameFacts, LearnFirst } from '../shell/game-facts.tsx'
import { go, Link } from '../shell/router.tsx'
import { useWords } from '../words/index.ts'
import { sayProblem, useOnlineWords } from '../words/online.ts'

/** Where an invite link leads: a name, and the seat is taken. */
export function Join({ table: id, invite }: { readonly table: string; readonly invite: string }) {
  const { join } = useOnlineWords()
  const { loading } = useWords()
  const person = usePerson()
  const [table, setTable] = useState<TableSummary | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const look = useCallback(() => {
    setProblem(null)
    api.invited(id, invite).then(setTable, (failure) => setProblem(codeOf(failure)))
  }, [id, invite])
  useEffect(look, [look])
  const seated = table !== null && table.you.seat !== null
  useEffect(() => {
    if (seated) go(`/table/${id}`, 'replace')
  }, [seated, id])
  if (problem) return <NoInvitation problem={problem} again={look} />
  if (!table || seated) return <p className="loading">{loading}</p>
  const host = table.seats.find((seat) => seat.host)
  const kept = table.seats.find((seat) => seat.invite === invite)
  const shelf = SHELF.get(table.game)
  const sit = async (): Promise<void> => {
    await api.join(id, { invite })
    go(`/table/${id}`, 'replace')
  }
  return (
    <div className="beside-game invitation">
      {shelf && (
        <GameFacts game={table.game} shelf={shelf} learnElsewhere>
          <Chairs table={table} own={kept?.seat ?? null} />
        </GameFacts>
      )}
      <div className="join">
        <div className="join-card">
          <h1>{!kept ? join.taken : host ? join.title(seatName(host)) : join.titleUnknown}</h1>
          {kept ? (
            <>
              <p>{host ? join.text(seatName(host), table.title) : join.textUnknown}</p>
              <NameForm label={person ? join.goAs(person.name) : join.go} act={sit} />
            </>
          ) : (
            <p>{join.takenHelp}</p>
          )}
          <Link to={`/table/${id}`} className={kept ? 'button button-quiet' : 'button'}>
            {kept ? join.watch : join.look}
          </Link>
        </div>
        <HowToPlay table={table} />
        <LearnFirst game={table.game} />
      </div>
    </div>
  )
}

const WRONG = new Set(['no-table', 'bad-input'])

/** Nobody is asked for a name where no chair is kept. */
function NoInvitation({ problem, again }: { readonly problem: string; readonly again: () => void }) {
  const words = useOnlineWords()
  const { join } = words
  if (WRONG.has(problem)) return <DeadEnd title={join.wrong} text={join.wrongHelp} />
  return (
    <DeadEnd title={join.titleUnknown} text={sayProblem(words, problem)}>
      <button type="button" className="button button-primary" onClick={again}>
        {join.again}
      </button>
    </DeadEnd>
  )
}

interface ChairsProps {
  readonly table: TableSummary
  /** The one that is kept for whoever looks. */
  readonly own: number | null
}

/** Who sits where, and the chairs that are free. */
function Chairs({ table, own }: ChairsProps) {
  const { line, join } = useOnlineWords()
  return (
    <ol className="chairs">
      {table.seats.map((seat) => {
        const mine = seat.seat === own
        const name = mine ? join.chairs.own : seat.kind === 'open' ? line.freeSeat : seatName(seat)
        return (
          <li
            key={seat.seat}
            className={`chair chair-${mine ? 'own' : seat.kind}`}
            style={{ borderColor: `var(--seat-${seat.seat})` }}
          >
            <Sitter seat={seat} />
            <span>
              <strong>
                <SeatMark seat={seat.seat} size={15} /> {name}
              </strong>
              <small>{join.chairs[mine ? 'kept' : seat.host ? 'host' : seat.kind]}</small>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
