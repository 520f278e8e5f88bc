import { type Frame, frame, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import {
  type CardId,
  OUTSKIRTS_TILE_IDS,
  type OutskirtsTileId,
  outskirtsTileOf,
  SITES,
  type TileEffect,
} from '../../components/index.ts'
import { sideOf } from '../../model/auction.ts'
import { buildingAt } from '../../model/city.ts'
import { companyAt } from '../../model/companies.ts'
import { give } from '../../model/rewards.ts'
import type { Refused } from '../../refusals.ts'
import type { Company, Public, RaisingChicagoState } from '../../state.ts'
import type { Kind, Turn } from '../../types.ts'
import { addStorey } from './add-storey.ts'
import { chooseCard } from './choose-card.ts'
import { copiesLeft, copyTile } from './copy-tile.ts'
import { swapBanners } from './swap-banners.ts'
import { takeFour } from './take-four.ts'
import { train } from './train.ts'

const fields = { tile: oneOf(OUTSKIRTS_TILE_IDS) }

export type UseTile = MoveOf<'use-tile', typeof fields>

const MOVES = new Map(OUTSKIRTS_TILE_IDS.map((tile) => [tile, { type: 'use-tile', tile } satisfies UseTile]))
const NONE: readonly UseTile[] = []

/** An outskirts tile is used once and leaves the game (RC-OUT-01). Its choices follow as questions of their own. */
export const useTile: Kind<object, UseTile> = {
  type: 'use-tile',
  rule: 'RC-OUT-01',
  fields,
  candidates(state, _params, seat) {
    const { tiles } = companyAt(state, seat)
    return tiles.length === 0 ? NONE : tiles.flatMap((tile) => MOVES.get(tile) ?? [])
  },
  refuse(state, _params, seat, { tile }) {
    if (!companyAt(state, seat).tiles.includes(tile)) return { rule: 'RC-OUT-01', tile }
    const { effect } = outskirtsTileOf(tile)
    return effect && refuseEffect(state, seat, effect)
  },
  apply(turn, _params, seat, { tile }) {
    const { state } = turn
    const { tiles } = companyAt(state, seat)
    tiles.splice(tiles.indexOf(tile), 1)
    state.box.push(tile)
    turn.log({ type: 'used-tile', seat, tile })
    const { rewards, effect } = outskirtsTileOf(tile)
    for (const reward of rewards) give(turn, seat, reward, 'tile')
    if (effect) begin(turn, seat, effect)
  },
}

/** What decides whether a tile does anything; views have it too. */
interface Grounds extends Pick<Public, 'slots' | 'city' | 'fields'> {
  readonly companies: readonly Pick<Company, 'tiles' | 'cards'>[]
}

/** Tiles of a company that would do something now. */
export function usableTiles(state: Grounds, seat: Seat): OutskirtsTileId[] {
  const { tiles = [] } = state.companies[seat] ?? {}
  return tiles.filter((tile) => {
    const { effect } = outskirtsTileOf(tile)
    return effect === null || refuseEffect(state, seat, effect) === null
  })
}

export function canUseTile(state: Grounds, seat: Seat): boolean {
  return usableTiles(state, seat).length > 0
}

function refuseEffect(state: Grounds, seat: Seat, effect: TileEffect): Refused | null {
  switch (effect) {
    case 'uncovered':
      return cardsInArea(state).length > 0 ? null : { rule: 'RC-OUT-08' }
    case 'project-area':
      return cardsInArea(state).length > 0 ? null : { rule: 'RC-OUT-09' }
    case 'own-cards':
      return state.companies[seat]?.cards.length ? null : { rule: 'RC-OUT-10' }
    case 'storey':
      return SITES.some((site) => buildingAt(state, site.index)?.owner === seat) ? null : { rule: 'RC-OUT-11' }
    case 'neighbourhoods':
      return state.fields.some((tile) => tile !== null) ? null : { rule: 'RC-OUT-17' }
    case 'track':
    case 'resources':
    case 'banners':
      return null
  }
}

function begin(turn: Turn, seat: Seat, effect: TileEffect): void {
  const { state } = turn
  switch (effect) {
    case 'project-area':
      takeRoundSpaces(turn, seat, cardsInArea(state))
      return
    case 'own-cards':
      takeRoundSpaces(turn, seat, companyAt(state, seat).cards)
      return
    default:
      turn.next(questionOf(state, seat, effect))
  }
}

type Asked = Exclude<TileEffect, 'project-area' | 'own-cards'>

function questionOf(state: RaisingChicagoState, seat: Seat, effect: Asked): Frame {
  switch (effect) {
    case 'uncovered':
      return frame(chooseCard, { seat })
    case 'storey':
      return frame(addStorey, { seat })
    case 'track':
      return frame(train, { seat })
    case 'resources':
      return frame(takeFour, { seat })
    case 'banners':
      return frame(swapBanners, { seat })
    case 'neighbourhoods':
      return frame(copyTile, { seat, copied: [], left: copiesLeft(state) })
  }
}

/** Each round space once, one-time rewards included (RC-OUT-09, RC-OUT-10). */
function takeRoundSpaces(turn: Turn, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) give(turn, seat, sideOf(turn.state.seats, card).reward, 'card')
}

function cardsInArea({ slots }: Pick<Public, 'slots'>): CardId[] {
  return slots.flatMap(({ card }) => card ?? [])
}
