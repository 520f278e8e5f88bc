import { type PrestigeId, ROTATIONS } from '../../components/index.ts'
import { pointsTo } from '../city/building.tsx'
import { PrestigeModel } from '../city/yard.tsx'
import { useDrawing, usePicking } from '../context.ts'
import { shows } from '../explain/things.ts'
import { Sign } from '../signs.tsx'

/** The chosen prestige building, to be turned before it is placed. */
export function Turntable({ building }: { readonly building: PrestigeId }) {
  const { words, book } = useDrawing()
  const { rotation, pick } = usePicking()
  const turn = (by: number): void => {
    const next = ROTATIONS[(ROTATIONS.indexOf(rotation) + by + ROTATIONS.length) % ROTATIONS.length]
    if (next !== undefined) pick({ rotation: next })
  }
  return (
    <section className="rc-paper rc-turntable" {...shows('prestige', building)}>
      <PrestigeModel building={building} rotation={rotation} />
      <div className="rc-turn-body">
        <b>{book.prestigeBuildings[building]}</b>
        <span className="rc-turn-buttons" {...shows('part', 'turn')}>
          <button type="button" className="button" onClick={() => turn(-1)} aria-label={words.turnLeft}>
            <Sign name="turn" />
          </button>
          <button type="button" className="button rc-mirrored" onClick={() => turn(1)} aria-label={words.turnRight}>
            <Sign name="turn" />
          </button>
        </span>
        <small aria-live="polite">{words.pointing(pointsTo(building, rotation))}</small>
      </div>
    </section>
  )
}
