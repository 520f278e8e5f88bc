import { SeatMark, Spot, seatColor } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { memo } from 'react'
import { type BuildingId, buildingOf, DECADES, type Decade } from '../../components/index.ts'
import { useDrawing, useTerms } from '../context.ts'
import { EffectSigns } from '../effect.tsx'
import { shows } from '../explain/things.ts'
import { Glyph } from '../glyphs.tsx'
import { at } from '../places.ts'
import { STREET, streetOf } from './geography.ts'
import { Ground, LINE, on } from './ground.tsx'
import { HOUSE, House } from './house.tsx'
import { Pawns } from './pawn.tsx'
import { usePlacing } from './placing.ts'
import { Works } from './works.tsx'

const SEATS = [0, 1, 2, 3] as const
const LOTS = [0, 1, 2, 3, 4] as const

/** A street for every player: the works of the companies they direct, then a lot for each Decade. */
export function Blocks() {
  const { board } = useDrawing()
  const lawns = SEATS.map((seat) => <Lawn key={seat} seat={seat} built={board.players[seat]?.built.length ?? null} />)
  return (
    <Ground id="city" art={lawns}>
      {board.players.map((_, seat) => (
        <Street key={seat} seat={seat} />
      ))}
    </Ground>
  )
}

function Street({ seat }: { readonly seat: Seat }) {
  const { board, names } = useDrawing()
  const { x, y } = streetOf(seat)
  const built = board.players[seat]?.built ?? []
  const whole = { x: x - 10, y: y - HOUSE.h, w: STREET.works + LOTS.length * STREET.lot, h: HOUSE.h + 10 }
  return (
    <>
      <span data-place={`city:seat:${seat}`} style={on('city', whole)} />
      <span className="bs-owner" style={on('city', { x: x - 10, y: y - 30, w: 40, h: 40 })}>
        <SeatMark seat={seat} size={38} label={names.seat(seat)} />
      </span>
      <Works seat={seat} />
      {LOTS.map((lot) => {
        const building = built[lot]
        const left = x + STREET.works + lot * STREET.lot
        if (building) return <Played key={building} building={building} owner={seat} x={left} y={y} />
        const year = DECADES[(lot + 1) as Decade].year
        return (
          <span
            key={lot}
            className="bs-lot"
            style={on('city', { x: left + 8, y: y - 48, w: 76, h: 32 })}
            {...shows('part', 'lot')}
          >
            {year}
          </span>
        )
      })}
    </>
  )
}

interface PlayedProps {
  readonly building: BuildingId
  readonly owner: Seat
  readonly x: number
  readonly y: number
}

function Played({ building, owner, x, y }: PlayedProps) {
  const { words, book } = useTerms()
  const { moves, why, seats } = usePlacing(building)
  const { payer, amount, effect } = buildingOf(building)
  const pays = `${words.owner} $${amount} ${payer === 'company' ? words.fromCompany : words.fromBank}`
  return (
    <div data-place={at.space(building)} style={on('city', { x: x - 6, y: y - HOUSE.h - 1, w: HOUSE.w, h: HOUSE.h })}>
      <Spot
        moves={moves}
        why={why}
        label={`${book.buildings[building]}. ${pays}`}
        className={`building bs-building ${seats.length > 0 ? 'bs-used' : ''}`}
        {...shows('building', building)}
      >
        <House building={building} owner={owner} />
        <span className="bs-signboard">
          <EffectSigns effect={effect} />
          <span className="bs-fee">
            <Glyph name={payer === 'company' ? 'share' : 'bank'} size={22} />
            <b>${amount}</b>
          </span>
        </span>
        <Pawns seats={seats} size={48} />
      </Spot>
    </div>
  )
}

interface LawnProps {
  readonly seat: Seat
  /** How many houses stand there; null where nobody plays. */
  readonly built: number | null
}

/** The ground of a street: a scaffold where the next house will stand, a park where nobody plays. */
const Lawn = memo(function Lawn({ seat, built }: LawnProps) {
  const { x, y } = streetOf(seat)
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon
        points="0,0 846,0 866,-82 20,-82"
        fill={built === null ? 'var(--bs-meadow)' : 'var(--bs-pavement)'}
        stroke={LINE}
        strokeWidth="2"
      />
      {built === null ? (
        <Park seat={seat} />
      ) : (
        <>
          <polygon points="0,0 846,0 846,8 0,8" fill={seatColor(seat)} stroke={LINE} strokeWidth="1.5" />
          {LOTS.map((lot) => (
            <Lot key={lot} x={STREET.works + lot * STREET.lot} next={lot === built} />
          ))}
        </>
      )}
    </g>
  )
})

function Lot({ x, next }: { readonly x: number; readonly next: boolean }) {
  return (
    <g transform={`translate(${x} -12)`}>
      <polygon
        points="-9,0 97,0 121,-54 17,-54"
        fill={next ? 'var(--bs-site)' : 'var(--bs-meadow)'}
        stroke={LINE}
        strokeWidth="1.5"
        strokeDasharray="7 5"
      />
      {next ? (
        <g stroke="#6b4a25" strokeWidth="4" fill="none">
          <path d="M17 -8V-84M51 -8V-84M85 -8V-84M9 -50H95M9 -82H95" />
          <path d="M17 -82L51 -50M51 -82L85 -50" strokeWidth="2.5" />
          <path d="M97 -10V-104L59 -92V-74" stroke="#34302c" />
        </g>
      ) : (
        <>
          <use href="#bs-tree" x="64" y="-82" width="32" height="40" />
          <use href="#bs-tree" x="22" y="-76" width="28" height="35" />
        </>
      )}
    </g>
  )
}

function Park({ seat }: { readonly seat: number }) {
  return (
    <>
      {Array.from({ length: 14 }, (_, i) => (
        <use
          key={i}
          href="#bs-tree"
          x={40 + i * 57 + ((i * 29 + seat * 13) % 20)}
          y={-88 + ((i * 37 + seat * 11) % 42)}
          width="36"
          height="46"
        />
      ))}
      <path
        d="M60 -18q180 -46 380 -18t360 -20"
        fill="none"
        stroke="var(--bs-pavement)"
        strokeWidth="12"
        strokeOpacity=".7"
      />
    </>
  )
}
