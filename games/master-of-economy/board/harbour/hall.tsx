import { SeatMark } from '@boardroom/board-kit'
import { memo } from 'react'
import { managedBy } from '../../model/players.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Crest } from '../signs.tsx'
import { Ground, LINE, on } from './ground.tsx'

const CHAIRS = [
  { x: 2000, y: 992 },
  { x: 2196, y: 992 },
  { x: 2000, y: 1096 },
  { x: 2196, y: 1096 },
] as const

/** The shareholders' meeting from outside: who sits at the table, and which companies they manage. */
export function Hall() {
  const { board, words, names } = useDrawing()
  return (
    <Ground id="hall" art={<House />}>
      <h3 className="me-hall-name" style={on('hall', { x: 1960, y: 950, w: 428, h: 34 })}>
        {words.places.hall}
      </h3>
      <p className="me-hall-when" style={on('hall', { x: 2030, y: 1046, w: 288, h: 44 })}>
        {board.phase === 'meeting' ? words.hallNow : words.hallWhen}
      </p>
      {board.players.map((_, seat) => {
        const { x, y } = CHAIRS[seat] ?? CHAIRS[0]
        return (
          <span
            key={seat}
            className="me-chair-small"
            data-place={at.chair(seat)}
            data-now={names.seat(seat)}
            {...shows('part', 'hall')}
            style={on('hall', { x, y, w: 152, h: 50 })}
          >
            <SeatMark seat={seat} size={26} label={names.seat(seat)} />
            {managedBy(board, seat).map((id) => (
              <Crest key={id} company={id} size={30} label />
            ))}
          </span>
        )
      })}
    </Ground>
  )
}

const House = memo(function House() {
  return (
    <>
      <path d="M1958 984L2174 940L2390 984V1158H1958z" fill="var(--me-timber)" stroke={LINE} strokeWidth="3" />
      <path d="M1972 986H2376V1158H1972z" fill="var(--me-timber-2)" />
      {[1014, 1046, 1078, 1110, 1142].map((y) => (
        <path key={y} d={`M1972 ${y}H2376`} stroke="var(--me-timber)" strokeWidth="2" />
      ))}
      <ellipse cx="2174" cy="1076" rx="182" ry="42" fill="#2c1a12" />
      <ellipse cx="2174" cy="1070" rx="182" ry="42" fill="#b67b45" stroke={LINE} strokeWidth="3" />
      <ellipse cx="2174" cy="1068" rx="156" ry="31" fill="var(--me-felt)" />
    </>
  )
})
