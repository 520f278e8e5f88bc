import { frame, itemAt, type MoveOf, oneOf } from '@boardroom/kernel'
import { BUILD_GOODS, SPACES, type Space, spaceOf, TILE_IDS, type TileId } from '../../components/index.ts'
import { activeAt, inactiveAt, isStaffed, spaceWith } from '../../model/company.ts'
import { playerAt, turnOf } from '../../model/players.ts'
import { change } from '../../model/supply.ts'
import type { Refused } from '../../refusals.ts'
import type { CarnegieState, Player, PublicPlayer } from '../../state.ts'
import type { Kind } from '../../types.ts'
import { assigning } from './assign.ts'
import { canUse, putToWork, refuseUse } from './using.ts'

const fields = { tile: oneOf(TILE_IDS), space: oneOf(SPACES) }

export type BuildDepartment = MoveOf<'build-department', typeof fields>

const MOVES = new Map<TileId, readonly BuildDepartment[]>(
  TILE_IDS.map((tile) => [tile, SPACES.map((space) => ({ type: 'build-department', tile, space }))]),
)

/** One use of Strategic Planning: a new department on a space without one (CG-MGT-02 to CG-MGT-10). */
export const buildDepartment: Kind<object, BuildDepartment> = {
  type: 'build-department',
  rule: 'CG-MGT-02',
  fields,
  candidates(state, _params, seat) {
    const player = playerAt(state, seat)
    const own = turnOf(state)
    const moves: BuildDepartment[] = []
    if (own.action !== 'management' || player.goods < BUILD_GOODS.staffed) return moves
    if (!canUse(player, own, spaceWith(player, 'start-planning'))) return moves
    for (const tile of player.reserve ? [player.reserve] : TILE_IDS) {
      if (refuseTile(state, player, tile)) continue
      const onto = MOVES.get(tile) ?? []
      for (let space = 0; space < onto.length; space++) {
        if (player.departments[space] === null) moves.push(itemAt(onto, space))
      }
    }
    return moves
  },
  refuse(state, _params, seat, { tile, space }) {
    const player = playerAt(state, seat)
    const refusal = refuseUse(player, turnOf(state), 'start-planning', false) ?? refuseTile(state, player, tile)
    if (refusal) return refusal
    const site = spaceOf(space)
    if (player.departments[site] !== null) {
      return player.departments.includes(null) ? { rule: 'CG-MGT-04' } : { rule: 'CG-MGT-10' }
    }
    const goods = buildCost(player, tile, site)
    return player.goods < goods ? { rule: 'CG-MGT-02', goods, have: player.goods } : null
  },
  apply(turn, _params, seat, { tile, space }) {
    const { state } = turn
    const player = playerAt(state, seat)
    const site = spaceOf(space)
    const goods = buildCost(player, tile, site)
    putToWork(turn, player, turnOf(state), 'start-planning', null)
    change(state, seat, { goods: -goods })
    if (player.reserve) player.reserve = null
    else state.display[tile]--
    player.departments[site] = tile
    turn.log({ type: 'built', seat, tile, space, goods })
    if (isStaffed(player, 'property')) turn.next(frame(assigning, { seat, space }))
  },
}

/** The reserved tile first, then what is on display and not yet in the company (CG-MGT-05 to CG-MGT-07). */
function refuseTile(state: CarnegieState, player: Player, tile: TileId): Refused | null {
  if (player.reserve) return player.reserve === tile ? null : { rule: 'CG-MGT-05', tile: player.reserve }
  if (player.departments.includes(tile)) return { rule: 'CG-MGT-07', tile }
  return state.display[tile] > 0 ? null : { rule: 'CG-MGT-06' }
}

/** Cheaper where an own employee stands; the New Lobby costs more (CG-MGT-02, CG-MGT-08). */
export function buildCost(player: PublicPlayer, tile: TileId, space: Space): number {
  const staffed = activeAt(player, space) + inactiveAt(player, space) > 0
  const goods = staffed ? BUILD_GOODS.staffed : BUILD_GOODS.empty
  return tile === 'new-lobby' ? goods + BUILD_GOODS.newLobby : goods
}
