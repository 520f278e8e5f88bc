import { PointingContext, SeatMark, Spot, stepOf, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { useContext, useState } from 'react'
import { ACTIONS, type ActionId, ROW_END } from '../components/index.ts'
import { donationCost } from '../model/donations.ts'
import { type Event, eventAt, eventOf, rowFor } from '../model/timeline.ts'
import { readyFor } from '../steps/departments/using.ts'
import type { CarnegieMove } from '../types.ts'
import type { Board } from '../view.ts'
import { useDrawing } from './context.ts'
import { shows } from './explain/things.ts'
import { at } from './places.ts'
import { Roomy } from './roomy.tsx'
import { Sign } from './signs.tsx'

/** The timeline as a ribbon: four actions, each with its events, what choosing it triggers, and for whom. */
export function Ribbon() {
  const { words, view } = useDrawing()
  // A phone has room for one row and what comes next in the others; all four are seen when one is chosen, when a guide
  // points at them, or when they are asked for.
  const [asked, setAsked] = useState(false)
  const pointed = useContext(PointingContext)?.places.some((place) => place.startsWith(at.timeline))
  const needed = pointed || stepOf(view) === 'choose-action'
  const whole = needed || asked
  return (
    <section
      className={`ribbon-dock cg-ribbon ${whole ? 'cg-ribbon-whole' : ''}`}
      aria-label={words.timeline}
      data-place={at.timeline}
    >
      <StartPlayer />
      {ACTIONS.map((action) => (
        <Row key={action} action={action} />
      ))}
      {!needed && (
        <button
          type="button"
          className="cg-unroll"
          aria-expanded={asked}
          aria-label={asked ? words.foldTimeline : words.timeline}
          onClick={() => setAsked(!asked)}
        >
          {asked ? '▴' : '▾'}
        </button>
      )}
    </section>
  )
}

/** The locomotive goes to whoever begins the round. */
function StartPlayer() {
  const { board, words, view, names } = useDrawing()
  if (board.players.length === 1 || stepOf(view) === 'sides') return <span className="cg-start-player" />
  const name = names.seat(board.startPlayer)
  return (
    <span className="cg-start-player" data-now={name} {...shows('part', 'start-player')}>
      <Sign name="railroad" size={26} label={words.startPlayer} />
      <SeatMark seat={board.startPlayer} size={16} label={name} />
    </span>
  )
}

function Row({ action }: { readonly action: ActionId }) {
  const { board, book, words, view } = useDrawing()
  const { moves } = useHands<CarnegieMove>()
  const meant = moves.filter(
    (move) => (move.type === 'choose-action' || move.type === 'play-joker') && move.action === action,
  )
  const event = useEventWords(action)
  const { chosen, turn } = board
  const happenings = happeningsOf(board, action)
  const crowd = happenings > TOO_MUCH ? 'cg-crowded cg-overfull' : happenings >= MUCH ? 'cg-crowded' : ''
  const asksJoker = stepOf(view) === 'department-turn'
  const acting = chosen ? chosen.action === action : false
  const jokered = turn?.action === action && !acting
  const why: CarnegieMove | null = asksJoker ? { type: 'play-joker', action } : null
  return (
    <Spot
      moves={meant}
      why={why}
      label={`${book.actions[action]}: ${event}`}
      className={`cg-row cg-type-${action} ${acting ? 'cg-row-now' : ''}`}
      place={at.row(action)}
      {...shows('action', action)}
    >
      <span className={`cg-action cg-type-${action}`}>
        <Sign name={action} size={26} />
        <Ready action={action} />
      </span>
      <span className={`cg-row-head ${crowd}`}>
        <b>
          <RowName action={action} />
          {jokered && <Sign name="joker" size={18} label={words.joker} />}
        </b>
        <Consequence action={action} />
      </span>
      <span className="cg-cells">
        <i className="cg-start" data-place={at.cell(action, 0)}>
          {board.markers[action] === 0 && <Marker action={action} />}
        </i>
        {Array.from({ length: ROW_END }, (_, i) => (
          <Cell key={i} row={action} cell={i + 1} />
        ))}
      </span>
    </Spot>
  )
}

/** So much that happens leaves a long name little room: it is written smaller, or gives way to a short one. */
const MUCH = 3
const TOO_MUCH = 4

function RowName({ action }: { readonly action: ActionId }) {
  const { board, words } = useDrawing()
  const whole = words.shortActions[action]
  return action === 'hr' && happeningsOf(board, action) >= TOO_MUCH ? (
    <Roomy whole={whole} short={words.short['start-hr']} />
  ) : (
    whole
  )
}

function happeningsOf(board: Board, action: ActionId): number {
  if (board.phase === 'over') return 0
  const { income, donation } = eventOf(board, action)
  const returning = board.players.filter(({ missions }) => income && missions[income] > 0).length
  return returning + Number(donation) + Number(rowFor(board, action) !== action)
}

/** The own employees that could work in departments of this action; the permanent one counts. */
function Ready({ action }: { readonly action: ActionId }) {
  const { board, seat, words } = useDrawing()
  const player = seat === null ? undefined : board.players[seat]
  if (!player) return null
  const ready = readyFor(player, action)
  return (
    <span
      className={`cg-ready ${ready === 0 ? 'cg-none' : ''}`}
      data-now={words.ready(ready)}
      {...shows('part', 'ready')}
    >
      <Sign name="permanent" size={15} label={words.ready(ready)} />
      {ready}
    </span>
  )
}

function Cell({ row, cell }: { readonly row: ActionId; readonly cell: number }) {
  const { board, book, words } = useDrawing()
  const { income, donation } = eventAt(board, row, cell)
  const marker = board.markers[row]
  const now = board.chosen?.row === row && cell === marker + 1
  const next = !board.chosen && cell === marker + 1
  const before = cell - marker - 1
  return (
    <span
      className={`cg-cell ${income ? `cg-in-${income}` : 'cg-in-donation'} ${income && donation ? 'cg-both' : ''} ${cell <= marker ? 'cg-past' : ''} ${now ? 'cg-now' : next ? 'cg-next' : ''} `}
      data-place={at.cell(row, cell)}
      data-now={before > 0 ? words.later(before) : undefined}
      {...shows('cell', `${row}/${cell}`)}
    >
      {income && <Sign name={income} size={20} label={book.regions[income].name} />}
      {donation && <Sign name="donation" size={20} label={words.donation} />}
      {cell === marker && <Marker action={row} />}
    </span>
  )
}

function Marker({ action }: { readonly action: ActionId }) {
  return (
    <span className="cg-marker">
      <Sign name={action} size={16} />
    </span>
  )
}

/** What the next event of an action does, and to whom. */
function Consequence({ action }: { readonly action: ActionId }) {
  const { board, book, words, seat } = useDrawing()
  if (board.phase === 'over') return null
  const event = eventOf(board, action)
  const row = rowFor(board, action)
  const own = seat === null ? undefined : board.players[seat]
  return (
    <span className="cg-consequence">
      {row !== action && (
        <span className="cg-flip" data-now={words.flips(book.actions[row])}>
          ↻ <Sign name={row} size={16} label={words.flips(book.actions[row])} />
        </span>
      )}
      {event.income && (
        <span className={`cg-event cg-in-${event.income}`}>
          <Sign name={event.income} size={16} /> <span className="cg-wide">{book.regions[event.income].name}</span>
        </span>
      )}
      {event.income && <Returning event={event} />}
      {event.donation && (
        <span className="cg-event cg-in-donation">
          <Sign name="donation" size={16} label={words.donation} />
          {own && <b> ${donationCost(own)}</b>}
        </span>
      )}
    </span>
  )
}

/** Whose employees could come home. */
function Returning({ event: { income } }: { readonly event: Event }) {
  const { board, names, words } = useDrawing()
  const there = board.players
    .map((player, seat) => ({ seat, count: income ? player.missions[income] : 0 }))
    .filter(({ count }) => count > 0)
  if (there.length === 0) return <span className="cg-nobody cg-wide">{words.nobodyThere}</span>
  return there.map(({ seat, count }: { seat: Seat; count: number }) => (
    <span
      key={seat}
      className="cg-returning"
      data-now={words.onMission(names.seat(seat), count)}
      {...shows('part', 'returning')}
    >
      <SeatMark seat={seat} size={14} label={names.seat(seat)} />
      {count}
    </span>
  ))
}

/** The same as a sentence. */
function useEventWords(action: ActionId): string {
  const { board, book, words, names } = useDrawing()
  if (board.phase === 'over') return words.roundOf(board.round)
  const { income, donation } = eventOf(board, action)
  const parts = [
    ...(income ? [words.incomeFor(book.regions[income].in)] : []),
    ...(income
      ? board.players.flatMap((player, seat) =>
          player.missions[income] > 0 ? [words.onMission(names.seat(seat), player.missions[income])] : [],
        )
      : []),
    ...(donation ? [words.donation] : []),
  ]
  return parts.join(', ')
}
