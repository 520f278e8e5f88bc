import type { OutskirtsTileId, SlotId, Square } from '../components/index.ts'
import type { RaisingChicagoMove } from '../types.ts'

/** The companies of the atlas with three or four players. */
export const BLUE = 0
export const PURPLE = 1
export const GREEN = 2
export const WHITE = 3

/** With two players purple sits first, and white is the third colour. */
export const TWO = { purple: 0, blue: 1 } as const

export function place(slot: SlotId, square: Square, marker: 'own' | 'third' = 'own'): RaisingChicagoMove {
  return { type: 'place', marker, slot, square }
}

export function useTile(number: number): RaisingChicagoMove {
  return { type: 'use-tile', tile: `outskirts-tile-${String(number).padStart(2, '0')}` as OutskirtsTileId }
}
