import { itemAt, type Seat } from '@boardroom/kernel'
import {
  FIELDS,
  type Field,
  type FieldIndex,
  type OutskirtsTileId,
  outskirtsTileOf,
  TILE_STOREY_PRESTIGE,
} from '../../components/index.ts'
import { fieldWinner, storeysAround } from '../../model/city.ts'
import type { Company, Public } from '../../state.ts'
import { asking } from '../../types.ts'
import { useTile } from './use-tile.ts'
import { pass } from './window.ts'

export interface BeforeAward {
  readonly waiting: Seat[]
  /** Fields that are about to be awarded. */
  readonly fields: readonly FieldIndex[]
}

/** Between raising a building and awarding what it encloses, for an owner whose tiles could decide it (RC-OUT-02). */
export const beforeAward = asking({
  name: 'before-award',
  seats: (state, { waiting, fields }: BeforeAward) =>
    waiting.filter((seat) => fieldsInReach(state, seat, fields).length > 0),
  moves: [useTile, pass],
})

/** What decides here; views have it too. */
interface Standing extends Pick<Public, 'city' | 'ranking'> {
  readonly companies: readonly Pick<Company, 'prestige' | 'tiles'>[]
}

/** Fields that a storey more, or prestige that breaks a tie, would win; all else could have been done before. */
export function fieldsInReach(state: Standing, seat: Seat, fields: readonly FieldIndex[]): FieldIndex[] {
  const { tiles = [] } = state.companies[seat] ?? {}
  return tiles.length === 0 ? [] : fields.filter((field) => couldWin(state, seat, itemAt(FIELDS, field), tiles))
}

/** A field that would otherwise go to somebody else, or to nobody. */
function couldWin(state: Standing, seat: Seat, field: Field, tiles: readonly OutskirtsTileId[]): boolean {
  const mine = storeysAround(state, field, seat)
  if (mine === 0 || fieldWinner(state, field) === seat) return false
  const storey = tiles.some((tile) => outskirtsTileOf(tile).effect === 'storey')
  const storeys = mine + (storey ? 1 : 0)
  if (storeysAround(state, field, 'third') >= storeys) return false
  const gain = tiles.reduce((sum, tile) => sum + prestigeOf(tile), 0)
  return state.ranking.every((other) => {
    const theirs = storeysAround(state, field, other)
    return other === seat || theirs < storeys || (theirs === storeys && couldOutrank(state, seat, other, gain))
  })
}

function prestigeOf(tile: OutskirtsTileId): number {
  const { rewards, effect } = outskirtsTileOf(tile)
  const extra = effect === 'storey' ? TILE_STOREY_PRESTIGE : 0
  return rewards.reduce((sum, reward) => sum + (reward.type === 'prestige' ? reward.amount : 0), extra)
}

/** A disc that arrives on an occupied field lies on top (RC-PRE-02). */
function couldOutrank({ ranking, companies }: Standing, seat: Seat, other: Seat, gain: number): boolean {
  if (ranking.indexOf(seat) < ranking.indexOf(other)) return true
  return gain > 0 && (companies[seat]?.prestige ?? 0) + gain >= (companies[other]?.prestige ?? 0)
}
