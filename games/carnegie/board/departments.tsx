import { Spot, useHands } from '@boardroom/board-kit'
import {
  ACTIONS,
  type ActionId,
  departmentOf,
  spaceId,
  TILE_IDS,
  type TileId,
  tileNumber,
} from '../components/index.ts'
import type { CarnegieMove } from '../types.ts'
import { soft, stepOf, useDrawing, usePicking } from './context.ts'
import { Functions } from './face.tsx'
import { Grip } from './grip.tsx'
import { at } from './places.ts'
import { Sign } from './signs.tsx'

/** The department tiles on display, by type. */
export function Departments() {
  const { words, book } = useDrawing()
  return (
    <section className="cg-panel" aria-label={words.display}>
      <h3>{words.display}</h3>
      <div className="cg-display">
        {ACTIONS.map((type) => (
          <div key={type} className="cg-display-type">
            <h4>
              <Sign name={type} size={16} /> {book.actions[type]}
            </h4>
            {TILE_IDS.filter((tile) => departmentOf(tile).type === type).map((tile) => (
              <Tile key={tile} tile={tile} type={type} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

function Tile({ tile, type }: { readonly tile: TileId; readonly type: ActionId }) {
  const { board, book, words, view, seat } = useDrawing()
  const { moves, asked } = useHands<CarnegieMove>()
  const { picked, pick } = usePicking()
  const all = moves as readonly CarnegieMove[]
  const reserve = all.filter((move) => move.type === 'pick-department' && move.tile === tile)
  const builds = all.filter((move) => move.type === 'build-department' && move.tile === tile)
  const copies = board.display[tile]
  const own = seat === null ? undefined : board.players[seat]
  const label = `${book.departments[tile]}, ${words.copies(copies)}`
  const className = `cg-tile cg-type-${type} ${copies === 0 && own?.reserve !== tile ? 'cg-gone' : ''}`
  const face = (
    <>
      <span className="cg-room-head">
        <small className="cg-number">{tileNumber(tile)}</small>
        <b>{soft(book.departments[tile])}</b>
      </span>
      <span className="cg-functions">
        <Functions department={tile} />
      </span>
      <span className="cg-tile-foot">
        <Desks tile={tile} />
        <span className="cg-copies" title={words.copies(copies)}>
          ×{copies}
        </span>
      </span>
    </>
  )
  if (builds.length > 0) {
    const chosen = picked?.kind === 'tile' && picked.tile === tile
    return (
      <Grip
        place={at.tile(tile)}
        label={`${label}, ${words.takeTile}`}
        chosen={chosen}
        className={className}
        onClick={() => pick(chosen ? null : { kind: 'tile', tile })}
      >
        {face}
      </Grip>
    )
  }
  const site = own?.departments.indexOf(null) ?? -1
  const building = asked && stepOf(view) === 'department-turn' && board.turn?.action === 'management' && site >= 0
  const why: CarnegieMove | null =
    stepOf(view) === 'pick-department'
      ? { type: 'pick-department', tile }
      : building
        ? { type: 'build-department', tile, space: spaceId(site) }
        : null
  return (
    <Spot moves={reserve} why={why} label={label} className={className} place={at.tile(tile)}>
      {face}
    </Spot>
  )
}

function Desks({ tile }: { readonly tile: TileId }) {
  const { words } = useDrawing()
  const { desks, deskCost } = departmentOf(tile)
  return (
    <span className="cg-tile-desks">
      {Array.from({ length: desks }, (_, i) => (
        <span key={i} className="cg-desk cg-desk-free" title={words.desk(deskCost)}>
          ${deskCost}
        </span>
      ))}
    </span>
  )
}
