import { Icon, SeatMark } from '@boardroom/board-kit'
import { type Game, type GameTypes, ruleOf, type Seat } from '@boardroom/kernel'
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { RuleLink } from '../help/rule-link.tsx'
import { type Rules, useRules } from '../help/use-rules.ts'
import type { AnyEntry } from '../table/client.ts'
import { type TableContextValue, useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { type Turn, turnsOf } from './turns.ts'

/** Turns shown at once; the rest on demand. */
const SHOWN = 40
/** In the past the log shows the turns around the moment, in stretches, so that it stands still from step to step. */
const STRETCH = 16

/** What has been told up to now, and the moment on screen. */
interface Told {
  readonly log: readonly AnyEntry[]
  readonly movers: readonly Seat[]
  readonly at: number | null
}

interface LogProps {
  readonly at: number | null
  /** What may be told already: not more than the film has shown. */
  readonly log: readonly AnyEntry[]
  readonly show: (seq: number) => void
}

/** The log of the table. The board is drawn first: who leafs quickly through a game waits for no sentence. */
export function Log({ at, log, show }: LogProps) {
  const { state, names, text, board, language, opened } = useTableContext()
  const { movers } = state
  // What rules are called is read by who comes near them.
  const [near, setNear] = useState(false)
  const rules = useRules(opened, near)
  const teller = useMemo(
    () => ({ names, text, board, language, rules, game: opened.game }),
    [names, text, board, language, rules, opened],
  )
  const told = useDeferredValue(useMemo(() => ({ log, movers, at }), [log, movers, at]))
  return <ToldLog told={told} teller={teller} show={show} near={setNear} />
}

interface ToldLogProps {
  readonly told: Told
  readonly teller: Teller
  readonly show: (seq: number) => void
  readonly near: (near: boolean) => void
}

/** The log as sentences, grouped by turn; a click shows the position it made. */
const ToldLog = memo(function ToldLog({ told: { log, movers, at }, teller, show, near }: ToldLogProps) {
  const words = useWords().table
  const [shown, setShown] = useState(SHOWN)
  const box = useRef<HTMLElement>(null)
  const { board, language } = teller
  const turns = useMemo(
    () =>
      turnsOf(
        log,
        movers,
        (logged) => board.heading(logged, language) !== null || board.course?.includes(logged.entry.type) === true,
      ),
    [log, movers, board, language],
  )
  // A move may leave nothing to read; the moment is marked at the last thing before it.
  const mark = at === null ? null : (log.findLast(({ seq }) => seq <= at)?.seq ?? null)
  const [first, end] = mark === null ? [Math.max(0, turns.length - shown), turns.length] : stretchAround(turns, mark)
  useEffect(() => {
    // With the next picture: scrolling at once would have the page laid out once more.
    const frame = requestAnimationFrame(() => {
      // The log grows upwards from its end, so its end is at zero.
      if (at === null) box.current?.scrollTo(0, 0)
      else box.current?.querySelector('.log-now')?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [at])
  return (
    <section
      className="log"
      aria-label={words.log}
      tabIndex={-1}
      ref={box}
      onPointerEnter={() => near(true)}
      onFocus={() => near(true)}
    >
      <div>
        {first > 0 && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => (mark === null ? setShown(shown + 200) : show(lastSeq(turns[first - 1])))}
          >
            {words.earlierTurns}
          </button>
        )}
        {turns.slice(first, end).map((turn) => (
          <LogTurn
            key={turn.key}
            turn={turn}
            at={mark !== null && turn.entries.some(({ seq }) => seq === mark) ? mark : null}
            teller={teller}
            hint={words.moment}
            show={show}
          />
        ))}
        {end < turns.length && (
          <button type="button" className="button button-quiet" onClick={() => show(lastSeq(turns[end]))}>
            {words.laterTurns}
          </button>
        )}
      </div>
    </section>
  )
})

function lastSeq(turn: Turn | undefined): number {
  return turn?.entries.at(-1)?.seq ?? 0
}

/** The turns to show around a moment: its own stretch and one on each side. */
function stretchAround(turns: readonly Turn[], seq: number): readonly [first: number, end: number] {
  const place = turns.findIndex((turn) => lastSeq(turn) >= seq)
  const stretch = Math.floor(place / STRETCH)
  return [Math.max(0, (stretch - 1) * STRETCH), Math.min(turns.length, (stretch + 2) * STRETCH)]
}

/** From something that happened to the help for its rule. */
function EntryRule({ teller: { rules, game }, entry }: { readonly teller: Teller; readonly entry: AnyEntry['entry'] }) {
  const rule = ruleOf(game, entry)
  const title = rules?.[rule]?.title ?? ''
  return (
    <RuleLink game={game.id} rule={rule} className="log-rule" label={title ? `${rule}: ${title}` : rule} title={title}>
      <span aria-hidden="true">?</span>
    </RuleLink>
  )
}

/** What is needed to put entries into words; the same from move to move. */
type Teller = Pick<TableContextValue, 'names' | 'text' | 'board' | 'language'> & {
  readonly rules: Rules | null
  readonly game: Game<GameTypes>
}

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
                  {!heading &&
                    (board.entrySign?.(logged.entry, 14) ?? <Icon name={board.entryIcon(logged.entry)} size={14} />)}
                  <span>{heading ?? text.entry(logged.entry, names)}</span>
                </button>
                {!heading && <EntryRule teller={teller} entry={logged.entry} />}
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
