import { Spot, StageArt, stepOf } from '@boardroom/board-kit'
import { OUTSKIRTS_SITE_IDS, type OutskirtsSiteId } from '../../components/index.ts'
import { isBuilding } from '../../state.ts'
import type { RaisingChicagoMove } from '../../types.ts'
import { useDrawing, useMeant } from '../context.ts'
import { shows } from '../explain/things.ts'
import { ownerColor, ownerName } from '../owner.tsx'
import { at } from '../places.ts'
import { TileFace } from '../tile-face.tsx'
import { House } from './building.tsx'
import { outskirtsRect } from './geography.ts'
import { Ground, on, Plate } from './ground.tsx'

/** The prairie west of the river: a tile stands on its lot as a sign until a building is moved there. */
export function Outskirts() {
  const { words } = useDrawing()
  return (
    <Ground id="outskirts">
      <Plate place="outskirts" at={{ x: 8, y: 4, w: 150, h: 24 }}>
        {words.places.outskirts}
      </Plate>
      {OUTSKIRTS_SITE_IDS.map((id, index) => (
        <OutskirtsSpot key={id} id={id} index={index} />
      ))}
    </Ground>
  )
}

function OutskirtsSpot({ id, index }: { readonly id: OutskirtsSiteId; readonly index: number }) {
  const drawing = useDrawing()
  const { board, after, words, book, view } = drawing
  const moves = useMeant('move', ({ site }) => site === id)
  const there = board.outskirts[index]
  const next = after?.outskirts[index]
  if (there === undefined) return null
  const ghost = next !== undefined && isBuilding(next) && !isBuilding(there)
  const shown = ghost ? next : there
  const what = isBuilding(there)
    ? `${book.projects[there.project]}, ${ownerName(drawing, there.owner)}, ${words.storeys(there.storeys)}`
    : `${book.tiles[there]}: ${words.tileDoes(there)}`
  const why: RaisingChicagoMove | null =
    stepOf(view) === 'move' && isBuilding(there) ? { type: 'move', site: id } : null
  const rect = outskirtsRect(index)
  return (
    <Spot
      moves={moves}
      why={why}
      label={`${words.outskirtsSite(index + 1)}: ${what}`}
      className={`rc-outskirts-site ${ghost ? 'rc-ghost' : ''}`}
      style={on('outskirts', rect)}
      place={at.outskirts(id)}
      {...shows('outskirts', id)}
    >
      <span className="rc-outskirts-face">
        <StageArt rect={{ x: 0, y: -rect.h, w: rect.w, h: rect.h }}>
          <path className="rc-prairie-lot" d="M2 -4h66l14 -30h-66z" />
          {isBuilding(shown) ? (
            <g transform="translate(2 -6)">
              <House {...shown} />
            </g>
          ) : (
            <path d="M43 -26v18" stroke="#20160f" strokeWidth="4" />
          )}
        </StageArt>
        {isBuilding(shown) ? (
          <b className="rc-height" style={{ borderColor: ownerColor(shown.owner) }}>
            {shown.storeys}
          </b>
        ) : (
          <TileFace tile={shown} />
        )}
      </span>
    </Spot>
  )
}
