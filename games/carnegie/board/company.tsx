import { SeatMark, useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import { useState } from 'react'
import { PROJECTS, SPACES } from '../components/index.ts'
import { playerOf, useDrawing, usePicking } from './context.ts'
import { Room } from './room.tsx'
import { Sign } from './signs.tsx'
import { Tab } from './tabs.tsx'
import { Treasury } from './treasury.tsx'

/** The company in sight: one's own, or another seat's on request. */
function useShownSeat(): readonly [Seat, (seat: Seat) => void] {
  const { seat, board } = useDrawing()
  const [shown, setShown] = useState<Seat | null>(null)
  return [shown ?? seat ?? board.turn?.seat ?? board.startPlayer, setShown]
}

export function CompanySection() {
  const { board, words, names, seat } = useDrawing()
  const [shown, show] = useShownSeat()
  return (
    <section className="cg-panel" aria-label={words.companyOf(names.seat(shown))}>
      <h3>
        {shown === seat ? words.yourCompany : words.companyOf(names.seat(shown))}
        <Pool seat={shown} />
      </h3>
      {board.players.length > 1 && (
        <fieldset className="cg-seats" aria-label={words.companies}>
          {board.players.map((_, other) => (
            <button key={other} type="button" aria-pressed={other === shown} onClick={() => show(other)}>
              <SeatMark seat={other} size={14} /> {names.seat(other)}
            </button>
          ))}
        </fieldset>
      )}
      <Treasury seat={shown} />
      <CompanyBoard seat={shown} live={shown === seat} />
      {shown !== seat && (
        <div className="cg-tab-list">
          {PROJECTS.map((project) => (
            <Tab key={project} seat={shown} project={project} live={false} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Steps and research points still to be spent. */
function Pool({ seat }: { readonly seat: Seat }) {
  const { board, words } = useDrawing()
  const { picked, pick } = usePicking()
  const { asked } = useHands()
  const { turn } = board
  if (turn?.seat !== seat) return null
  return (
    <span className="cg-pool">
      {turn.steps > 0 && (
        <b title={words.steps(turn.steps)}>
          {turn.steps} <Sign name="steps" size={18} label={words.steps(turn.steps)} />
        </b>
      )}
      {turn.research > 0 && (
        <b title={words.research(turn.research)}>
          {turn.research} <Sign name="bulb" size={18} label={words.research(turn.research)} />
        </b>
      )}
      {picked?.kind === 'employee' ? (
        <>
          <small>{words.nowRoom}</small>
          <button type="button" className="button button-quiet cg-small" onClick={() => pick(null)}>
            {words.putBack}
          </button>
        </>
      ) : (
        asked && turn.steps > 0 && <small>{words.takeEmployee}</small>
      )}
    </span>
  )
}

interface CompanyBoardProps {
  readonly seat: Seat
  readonly live: boolean
}

/** Four rows of four rooms; departments in the top row are worth more. */
export function CompanyBoard({ seat, live }: CompanyBoardProps) {
  const { board, words } = useDrawing()
  const player = playerOf(board, seat)
  return (
    <section className="cg-rooms" aria-label={words.rooms}>
      {SPACES.map((id, space) => (
        <Room key={id} seat={seat} player={player} space={space} live={live} />
      ))}
    </section>
  )
}
