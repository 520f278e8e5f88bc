import { Icon, SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from '../shell/router.tsx'
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
  const { state, names, text, board, language, opened } = useTableContext()
  const teller = useMemo(
    () => ({ names, text, board, language, game: opened.id }),
    [names, text, board, language, opened],
  )
  const words = useWords().table
  const [shown, setShown] = useState(SHOWN)
  const box = useRef<HTMLElement>(null)
  const turns = useMemo(() => turnsOf(state.log, state.movers), [state.log, state.movers])
  const count = turns.length
  useEffect(() => {
    // The log grows upwards from its end, so its end is at zero.
    if (at === null) box.current?.scrollTo(0, 0)
  }, [at, state.log.length])
  return (
    <section className="log" aria-label={words.log} tabIndex={-1} ref={box}>
      <div>
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
      </div>
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

/** From something that happened to the help for its rule. */
function RuleLink({
  teller: { board, text, game },
  entry,
}: {
  readonly teller: Teller
  readonly entry: AnyEntry['entry']
}) {
  const rule = board.entryRule?.(entry)
  const help = rule && text.rules[rule]
  if (!help) return null
  return (
    <Link to={`/rules/${game}/${rule}`} className="log-rule" label={`${rule}: ${help.title}`} title={help.title}>
      <Icon name="help" size={13} />
    </Link>
  )
}

/** What is needed to put entries into words; the same from move to move. */
type Teller = Pick<TableContextValue, 'names' | 'text' | 'board' | 'language'> & { readonly game: string }

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
              <li key={place} className={heading ? 'log-heading' : 'log-entry'}>
                <button
                  type="button"
                  className={`log-line ${logged.seq === at ? 'log-now' : ''}`}
                  onClick={() => show(logged.seq)}
                  title={hint}
                >
                  {!heading && <Icon name={board.entryIcon(logged.entry)} size={14} />}
                  <span>{heading ?? text.entry(logged.entry, names)}</span>
                </button>
                {!heading && <RuleLink teller={teller} entry={logged.entry} />}
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
