import {
  COLUMNS,
  type Column,
  DEMAND_ROWS,
  DEMAND_TILES,
  type DemandTileId,
  PRINTED_MIDDLE,
  X_TILE,
} from '../components/index.ts'
import type { DemandRow, DemandSpot } from '../state.ts'
import type { Turn } from '../types.ts'

/** From the right: the order in which positions are filled (BS-SET-04, BS-CLN-07). */
export const FILL_ORDER: readonly Column[] = ['right', 'middle', 'left']

export function capacityOf(tile: DemandTileId): number {
  return DEMAND_TILES[tile].capacity
}

/** How many more Goods fit on a position; the printed left space takes any number (BS-DST-09 to 11). */
export function roomOn(column: Column, spot: DemandSpot): number {
  if (spot.tile) return capacityOf(spot.tile) - spot.goods
  if (column === 'left') return Number.POSITIVE_INFINITY
  return column === 'middle' ? PRINTED_MIDDLE - spot.goods : 0
}

/** Whether nothing more can be sold in the row (BS-DST-08); the X tile has no room and so counts as full. */
export function isRowFull(row: DemandRow): boolean {
  return COLUMNS.every((column) => roomOn(column, row[column]) === 0)
}

/** Removes filled tiles, closes the gaps to the right and fills up from the deck (BS-CLN-04 to 07). */
export function renewDemand(turn: Turn): void {
  const { state } = turn
  for (const industry of DEMAND_ROWS) {
    const row = state.demand[industry]
    for (const column of FILL_ORDER) {
      const spot = row[column]
      if (spot.tile && (spot.goods === capacityOf(spot.tile) || spot.tile === X_TILE)) {
        state.removed.demand.push(spot.tile)
        turn.log({ type: 'demand-removed', row: industry, tile: spot.tile })
        row[column] = { tile: null, goods: 0 }
      } else if (!spot.tile && spot.goods === PRINTED_MIDDLE) {
        spot.goods = 0
      }
    }
    shiftRight(row)
  }
  fillDemand(turn)
}

/** Tiles move right over empty positions, with the Goods on them; Goods on the printed middle space stay there. */
function shiftRight(row: DemandRow): void {
  const tiles = FILL_ORDER.map((column) => row[column]).filter((spot) => spot.tile)
  const printed = row.middle.tile ? 0 : row.middle.goods
  for (const column of FILL_ORDER) row[column] = tiles.shift() ?? { tile: null, goods: 0 }
  if (!row.middle.tile) row.middle.goods = printed
}

function fillDemand(turn: Turn): void {
  const { state } = turn
  for (const column of FILL_ORDER) {
    for (const industry of DEMAND_ROWS) {
      if (state.demand[industry][column].tile) continue
      const tile = state.demandDeck.shift()
      if (!tile) return
      turn.reveal()
      state.demand[industry][column] = { tile, goods: 0 }
      turn.log({ type: 'demand-revealed', row: industry, column, tile })
    }
  }
}
