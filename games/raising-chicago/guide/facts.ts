import type { View } from '@boardroom/kernel'
import { isBuilding } from '../state.ts'
import type { RaisingChicago } from '../types.ts'

/** Bid markers that lie on cards by now. */
export function placed({ board }: View<RaisingChicago>): number {
  return board.slots.flatMap(({ markers }) => markers).filter((marker) => marker !== null).length
}

/** Sites of the city with something on them. */
export function builtOn({ board }: View<RaisingChicago>): number {
  return board.city.filter((site) => site !== null).length
}

/** Outskirts sites on which a tile still lies. */
export function tilesLeft({ board }: View<RaisingChicago>): number {
  return board.outskirts.filter((there) => !isBuilding(there)).length
}
