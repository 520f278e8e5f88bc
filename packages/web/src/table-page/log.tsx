import { Icon, SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyEntry } from '../table/client.ts'
import { useWords } from '../words/index.ts'
import { type TableContextValue, useTableContext } from './context.ts'

interface Turn {
  readonly key: string
  readonly seat: Seat | null
  readonly entries: readonly AnyEntry[]
}

/** Turns shown at once; the rest on demand. */
const SHOWN = 40

/** The log as sentences, grouped by turn; a click shows the position it made. */
export function Log({ at, show }: { readonly at: number | null; readonly show: (seq: number) => void }) {
  const { state, names, text, board, language } = useTableContext()
  const teller = useMemo(() => ({ names, text, board, language }), [names, text, board, language])
  const words = useWords().table
  const [shown, setShown] = useState(SHOWN)
  const end = useRef<HTMLDivElement>(null)
  const turns = useMemo(() => turnsOf(state.log, state.movers), [state.log, state.movers])
  const count = turns.length
  useEffect(() => {
    const box = end.current?.parentElement
    if (!box || at !== null) return
    box.scrollTop = box.scrollHeight
    // Turns take their true height when they come into sight.
    const frame = requestAnimationFrame(() => {
      box.scrollTop = box.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [count, at, state.log.length])
  return (
    <section className="log" aria-label={words.log} tabIndex={-1}>
      {count > shown && (
        <button type="button" className="button button-quiet" onClick={() => setShown(shown + 200)}>
          …
        </button>
      )}
      {turns.slice(-shown).map((turn) => (
        <LogTurn
          key={turn.key}
          turn={turn}
          at={at !== null && turn.entries.some(({ seq }) => seq === at) ? at : null}
          teller={teller}
          hint={words.moment}
          show={show}
        />
      ))}
      <div ref={end} />
    </section>
  )
}

function turnsOf(log: readonly AnyEntry[], movers: readonly Seat[]): Turn[] {
  const turns: { key: string; seat: Seat | null; entries: AnyEntry[] }[] = []
  for (const [place, logged] of log.entries()) {
    const seat = movers[logged.seq - 1] ?? null
    const last = turns.at(-1)
    if (last && last.seat === seat) last.entries.push(logged)
    else turns.push({ key: `${place}-${seat}`, seat, entries: [logged] })
  }
  return turns
}

/** What is needed to put entries into words; the same from move to move. */
type Teller = Pick<TableContextValue, 'names' | 'text' | 'board' | 'language'>

interface LogTurnProps {
  readonly turn: Turn
  /** The moment on screen, if it belongs to this turn. */
  readonly at: number | null
  readonly teller: Teller
  readonly hint: string
  readonly show: (seq: number) => void
}

/** Drawn again only when something in it has changed: a long game has hundreds of these. */
const LogTurn = memo(
  function LogTurn({ turn: { seat, entries }, at, teller, hint, show }: LogTurnProps) {
    const { names, text, board, language } = teller
    return (
      <div className="log-turn">
        {seat !== null && (
          <h3>
            <SeatMark seat={seat} size={12} /> {names.seat(seat)}
          </h3>
        )}
        <ul>
          {entries.map((logged, place) => {
            const heading = board.heading(logged, language)
            return (
              <li key={place} className={heading ? 'log-heading' : undefined}>
                <button
                  type="button"
                  className={`log-line ${logged.seq === at ? 'log-now' : ''}`}
                  onClick={() => show(logged.seq)}
                  title={hint}
                >
                  {!heading && <Icon name={board.entryIcon(logged.entry)} size={14} />}
                  <span>{heading ?? text.entry(logged.entry, names)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    )
  },
  (before, after) =>
    before.turn.key === after.turn.key &&
    before.turn.entries.length === after.turn.entries.length &&
    before.turn.entries.at(-1) === after.turn.entries.at(-1) &&
    before.at === after.at &&
    before.teller === after.teller,
)
