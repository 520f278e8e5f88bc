import { Icon, type SeatFigure, SeatMark } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { Fragment } from 'react'
import { SeatClock, SeatPresence } from '../online/seat-note.tsx'
import { OwnMark } from '../shell/own-mark.tsx'
import type { AnyView } from '../table/client.ts'
import { ownSeat, useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'

interface SeatsProps {
  readonly view: AnyView
  /** The position after the move that is pointed at. */
  readonly after: AnyView | null
  /** Whether it is known who won, if somebody has. */
  readonly told?: boolean
  readonly open: (seat: Seat) => void
}

/** A strip for every seat: who it is, whether it is asked, and the numbers that matter. */
export function Seats({ view, after, told = true, open }: SeatsProps) {
  const { client, state, names, board, language } = useTableContext()
  const words = useWords().table
  // At a screen that is handed round, everybody is meant.
  const own = client.local.length > 1 || state.seats.length === 1 ? null : ownSeat(state)
  return (
    <section className="seats" aria-label={words.seats}>
      {state.seats.map(({ bot }, seat) => {
        const asked = view.asked.includes(seat)
        const name = names.seat(seat)
        return (
          <button
            key={seat}
            type="button"
            className={`seat-strip ${asked ? 'seat-asked' : ''}`}
            data-place={`seat:${seat}`}
            style={{ borderInlineStartColor: `var(--seat-${seat})` }}
            onClick={() => open(seat)}
            title={words.seatOpen(name)}
          >
            <span className="seat-name">
              <SeatMark seat={seat} size={16} />
              <strong>{name}</strong>
              {seat === own && <OwnMark />}
              {bot && <Icon name="bot" size={15} label={words.bot} />}
              <SeatPresence seat={seat} />
              {asked && <em>{words.asked}</em>}
              {told && view.result?.winners.includes(seat) && <Icon name="trophy" size={16} label={words.winner} />}
            </span>
            <SeatClock seat={seat} />
            <Figures of={board.figures(view, seat, language, after)} seat={seat} />
            {board.Holdings && (
              <span className="seat-holdings">
                <board.Holdings view={view} seat={seat} />
              </span>
            )}
          </button>
        )
      })}
    </section>
  )
}

function Figures({ of: figures, seat }: { readonly of: readonly SeatFigure[]; readonly seat: Seat }) {
  return (
    <span className="seat-figures" data-lines={figures.some(({ breaks }) => breaks) || undefined}>
      {figures.map(({ icon, label, value, next, note, sign, breaks, place, mark }) => (
        <Fragment key={label}>
          {breaks && <i className="seat-break" />}
          <span title={mark ? undefined : label} data-place={place ?? `seat:${seat}:${icon}`} {...mark}>
            {sign ?? <Icon name={icon} size={14} label={label} />}
            {sign && <span className="visually-hidden">{label}</span>}{' '}
            {next === undefined ? value : <Next from={value} to={next} />}
            {note && <small>{note}</small>}
          </span>
        </Fragment>
      ))}
    </span>
  )
}

function Next({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <>
      <s>{from} </s>
      <span className="seat-next">→ {to}</span>
    </>
  )
}
