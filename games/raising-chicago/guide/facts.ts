import type { View } from '@boardroom/kernel'
import type { RaisingChicago } from '../types.ts'

/** Bid markers that lie on cards by now. */
export function placed({ board }: View<RaisingChicago>): number {
  return board.slots.flatMap(({ markers }) => markers).filter((marker) => marker !== null).length
}

/** Sites of the city with something on them. */
export function builtOn({ board }: View<RaisingChicago>): number {
  return board.city.filter((site) => site !== null).length
}
