import { SeatMark } from '@boardroom/board-kit'
import { GOAL_REWARD, type GoalId } from '../../components/index.ts'
import { goalWinners } from '../../scoring.ts'
import { useDrawing } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Glyph, type GlyphName } from '../glyphs.tsx'
import { at } from '../places.ts'
import { Ground, LINE, on, Sign } from './ground.tsx'

const SIGNS: Readonly<Record<GoalId, GlyphName | string>> = {
  'most-managers': 'manager',
  'highest-appeal': 'appeal',
  'most-salespeople': 'salesperson',
  'most-company-cash': 'money',
  'most-capital-assets': 'asset',
  'most-partners': 'partner',
  'most-workers': 'worker',
  'most-common': '10%',
  'most-automation': 'automation',
  'most-preferred': '20%',
}

const PENNANT = { x: 1884, w: 92, step: 100 } as const

/** The Goals in play as pennants, and who would accomplish them now. */
export function Goals() {
  const { board, words, book, names } = useDrawing()
  if (board.goals.length === 0) return null
  return (
    <Ground
      id="goals"
      art={
        <>
          <path d="M1732 1028V912M2388 1028V912" stroke="#4a2f18" strokeWidth="8" />
          <path d="M1732 918Q2060 930 2388 918" stroke={LINE} strokeWidth="3.5" fill="none" />
          {board.goals.map((goal, i) => (
            <g key={goal} transform={`translate(${PENNANT.x + i * PENNANT.step} 921)`}>
              <path d="M0 0h92v90l-46 14l-46 -14z" fill="var(--bs-oxblood)" stroke={LINE} strokeWidth="2.5" />
              <path d="M7 6h78v79l-39 12l-39 -12z" fill="none" stroke="#c9983a" strokeWidth="2" />
            </g>
          ))}
        </>
      }
    >
      <Sign place="goals" x={1740} y={932}>
        {words.goals}
      </Sign>
      <b className="bs-reward" style={on('goals', { x: 1738, y: 978, w: 142, h: 36 })}>
        {words.each(GOAL_REWARD)}
      </b>
      <ul>
        {board.goals.map((goal, i) => {
          const sign = SIGNS[goal]
          return (
            <li
              key={goal}
              className="bs-goal"
              data-place={at.goal(goal)}
              {...shows('goal', goal)}
              style={on('goals', { x: PENNANT.x + i * PENNANT.step, y: 921, w: PENNANT.w, h: 104 })}
            >
              <span className="visually-hidden">{book.goals[goal]}</span>
              {sign.endsWith('%') ? <b>{sign}</b> : <Glyph name={sign as GlyphName} size={40} />}
              <span className="bs-leaders">
                {goalWinners(board, goal).map((seat) => (
                  <SeatMark key={seat} seat={seat} size={22} label={names.seat(seat)} />
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </Ground>
  )
}
