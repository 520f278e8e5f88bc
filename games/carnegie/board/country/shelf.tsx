import { Spot, StagePlace, stepOf, useHands } from '@boardroom/board-kit'
import {
  ACTIONS,
  type ActionId,
  departmentOf,
  spaceId,
  TILE_IDS,
  type TileId,
  tileNumber,
} from '../../components/index.ts'
import type { CarnegieMove } from '../../types.ts'
import { useDrawing, usePicking } from '../context.ts'
import { Functions } from '../desk/face.tsx'
import { Grip } from '../desk/grip.tsx'
import { shows } from '../explain/things.ts'
import { at } from '../places.ts'
import { Roomy } from '../roomy.tsx'
import { Sign } from '../signs.tsx'
import { AMERICA } from './geography.ts'

/** The shelf of department tiles, a row for each type. */
export function Shelf() {
  const { words, book } = useDrawing()
  return (
    <StagePlace id="departments" at={AMERICA.places.departments} label={words.display} className="cg-place cg-shelf">
      <h3 className="cg-wall-title" data-covers="">
        {words.displayShort}
      </h3>
      <div className="cg-tiles" data-clear="" data-covers="">
        {ACTIONS.map((type) => (
          <div key={type} className={`cg-tile-row cg-type-${type}`}>
            <h4 {...shows('action', type)}>
              <Sign name={type} size={19} label={book.actions[type]} />
            </h4>
            {TILE_IDS.filter((tile) => departmentOf(tile).type === type).map((tile) => (
              <Tile key={tile} tile={tile} type={type} />
            ))}
          </div>
        ))}
      </div>
    </StagePlace>
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
  const gone = copies === 0 && own?.reserve !== tile
  const className = `cg-tile cg-type-${type} ${gone ? 'cg-gone' : ''} ${copies > 1 ? 'cg-two' : ''}`
  const face = <TileFace tile={tile} copies={copies} />
  if (builds.length > 0) {
    const chosen = picked?.kind === 'tile' && picked.tile === tile
    return (
      <Grip
        place={at.tile(tile)}
        mark={shows('department', tile)}
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
    <Spot
      moves={reserve}
      why={why}
      label={label}
      className={className}
      place={at.tile(tile)}
      {...shows('department', tile)}
    >
      {face}
    </Spot>
  )
}

function TileFace({ tile, copies }: { readonly tile: TileId; readonly copies: number }) {
  const { words } = useDrawing()
  const { desks, deskCost } = departmentOf(tile)
  const long = words.long[tile]
  return (
    <>
      <span
        className={`cg-tile-name ${long ? 'cg-long-tile' : ''}`}
        data-now={`${words.tileNumber(tileNumber(tile))}, ${words.copies(copies)}`}
      >
        <b>{long ? <Roomy whole={long} short={words.short[tile]} /> : words.short[tile]}</b>
        <small>{copies > 1 ? `×${copies}` : ''}</small>
      </span>
      <span className="cg-tile-print">
        <Functions department={tile} />
        {desks > 0 && (
          <span className="cg-tile-desks" data-now={words.desk(deskCost)}>
            {Array.from({ length: desks }, (_, i) => (
              <span key={i} className="cg-mini-desk">
                ${deskCost}
              </span>
            ))}
          </span>
        )}
      </span>
      {copies > 0 && <span className="cg-tile-does">{words.does[tile]}</span>}
    </>
  )
}
