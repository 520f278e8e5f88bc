import { useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { memo } from 'react'
import { SPACES } from '../../components/index.ts'
import { playerAt } from '../../model/players.ts'
import { useDrawing, usePicking } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Sign } from '../signs.tsx'
import { Room } from './room.tsx'

interface HouseProps {
  readonly seat: Seat
  /** The own company, where things can be pointed at. */
  readonly live: boolean
}

/** The house in section: four floors of four rooms; departments in the top row are worth more. */
export function House({ seat, live }: HouseProps) {
  const { board, words, names } = useDrawing()
  const player = playerAt(board, seat)
  return (
    <section className="cg-house" aria-label={words.rooms} data-clear="">
      <Gable />
      <h3 className="cg-house-name">{words.firm(names.seat(seat))}</h3>
      <Pool seat={seat} />
      <div className="cg-rooms">
        {SPACES.map((id, space) => (
          <Room key={id} seat={seat} player={player} space={space} live={live} />
        ))}
      </div>
    </section>
  )
}

const Gable = memo(function Gable() {
  return (
    <svg className="cg-gable" viewBox="0 0 492 46" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="cg-gable-wall"
        d="M0 46V38C18 36 38 38 64 34C108 26 118 2 178 2H314C374 2 384 26 428 34C454 38 474 36 492 38V46Z"
      />
      <path
        className="cg-gable-line"
        d="M6 43C48 43 78 43 100 29C124 11 138 7 180 7H312C354 7 368 11 392 29C414 43 444 43 486 43"
      />
      <path
        className="cg-gable-line"
        d="M142 38C124 38 122 18 136 17C145 18 142 28 135 25M132 35C114 32 106 42 88 40M350 38C368 38 370 18 356 17C347 18 350 28 357 25M360 35C378 32 386 42 404 40"
      />
    </svg>
  )
})

/** Steps and research points still to be spent, and what to do with whoever is in hand. */
function Pool({ seat }: { readonly seat: Seat }) {
  const { board, words } = useDrawing()
  const { picked, pick } = usePicking()
  const { asked } = useHands()
  const { turn } = board
  if (turn?.seat !== seat || (turn.steps === 0 && turn.research === 0)) return null
  return (
    <span className="cg-pool">
      {turn.steps > 0 && (
        <b data-now={asked ? words.takeEmployee : words.steps(turn.steps)} {...shows('part', 'steps')}>
          {turn.steps} <Sign name="steps" size={17} label={words.steps(turn.steps)} />
        </b>
      )}
      {turn.research > 0 && (
        <b data-now={words.research(turn.research)} {...shows('part', 'research')}>
          {turn.research} <Sign name="bulb" size={17} label={words.research(turn.research)} />
        </b>
      )}
      {picked?.kind === 'employee' && (
        <button type="button" className="cg-put-back" onClick={() => pick(null)}>
          {words.putBack}
        </button>
      )}
    </span>
  )
}
