import { Spot, useHands } from '@boardroom/board-kit'
import { PRESTIGE_BANNER, type PrestigeId, ROTATIONS } from '../components/index.ts'
import { Banner } from './banners.tsx'
import { PrestigeArt, pointsTo } from './building-art.tsx'
import { aboutOf, stepOf, useDrawing, useMeant, usePicking } from './context.ts'
import { at } from './places.ts'
import { Sign } from './signs.tsx'

/** The prestige buildings to choose from, their banner, and how many are still to come. */
export function PrestigeArea() {
  const { board, words, view } = useDrawing()
  const { asked } = useHands()
  const { building } = aboutOf(view)
  const turning = asked && stepOf(view) === 'prestige-site' && building !== undefined
  return (
    <div className="rc-prestige-area" data-place={at.yard}>
      <h4>{words.prestigeArea}</h4>
      <div className="rc-prestige-row">
        {turning ? (
          <Turntable building={building} />
        ) : (
          <>
            <Banner index={PRESTIGE_BANNER} />
            {board.display.map((each, space) => each && <Choice key={space} building={each} />)}
            <span className="rc-stack" title={words.prestigeStack(board.prestigeStack)}>
              +{board.prestigeStack}
              <span className="visually-hidden">{words.prestigeStack(board.prestigeStack)}</span>
            </span>
          </>
        )}
      </div>
    </div>
  )
}

function Choice({ building }: { readonly building: PrestigeId }) {
  const { words, book } = useDrawing()
  const moves = useMeant('choose-prestige', (move) => move.building === building)
  const label = `${book.prestigeBuildings[building]}: ${words.arrows(building)}`
  return (
    <Spot moves={moves} label={label} className="rc-prestige-choice">
      <span className="rc-prestige-face" title={label}>
        <PrestigeArt prestige={building} rotation={0} />
      </span>
    </Spot>
  )
}

/** The chosen building, to be turned before it is placed. */
function Turntable({ building }: { readonly building: PrestigeId }) {
  const { words, book } = useDrawing()
  const { rotation, pick } = usePicking()
  const turn = (by: number): void => {
    const next = ROTATIONS[(ROTATIONS.indexOf(rotation) + by + ROTATIONS.length) % ROTATIONS.length]
    if (next !== undefined) pick({ rotation: next })
  }
  return (
    <div className="rc-turntable">
      <span className="rc-prestige-face">
        <PrestigeArt prestige={building} rotation={rotation} />
      </span>
      <div className="rc-turn-body">
        <b>{book.prestigeBuildings[building]}</b>
        <span className="rc-turn-buttons">
          <button type="button" className="button" onClick={() => turn(-1)} aria-label={words.turnLeft}>
            <Sign name="turn" />
          </button>
          <button type="button" className="button rc-mirrored" onClick={() => turn(1)} aria-label={words.turnRight}>
            <Sign name="turn" />
          </button>
        </span>
        <small aria-live="polite">{words.pointing(pointsTo(building, rotation))}</small>
      </div>
    </div>
  )
}
