import { Spot } from '@boardroom/board-kit'
import { OUTSKIRTS_SITE_IDS, type OutskirtsSiteId } from '../components/index.ts'
import { isBuilding } from '../state.ts'
import type { RaisingChicagoMove } from '../types.ts'
import { BuildingArt } from './building-art.tsx'
import { stepOf, useDrawing, useMeant } from './context.ts'
import { ownerName } from './owner.tsx'
import { at } from './places.ts'
import { TileFace } from './tile-face.tsx'

/** The eight sites at the outskirts: a tile to be taken, or the building that was moved there. */
export function Outskirts() {
  const { words } = useDrawing()
  return (
    <div className="rc-outskirts">
      <h4>{words.outskirts}</h4>
      <div className="rc-outskirts-row">
        {OUTSKIRTS_SITE_IDS.map((id, index) => (
          <OutskirtsSpot key={id} id={id} index={index} />
        ))}
      </div>
    </div>
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
  return (
    <Spot
      moves={moves}
      why={why}
      label={`${words.outskirtsSite(index + 1)}: ${what}`}
      className={`rc-outskirts-site ${ghost ? 'rc-ghost' : ''}`}
      place={at.outskirts(id)}
    >
      <span className="rc-outskirts-face" title={what}>
        {isBuilding(shown) ? (
          <>
            <BuildingArt {...shown} />
            <b className="rc-height">{shown.storeys}</b>
          </>
        ) : (
          <TileFace tile={shown} />
        )}
      </span>
    </Spot>
  )
}
