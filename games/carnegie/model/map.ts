import { itemAt, type Seat } from '@boardroom/kernel'
import { type CityId, cityOf, leftToRight, SLOTS, type Slot } from '../components/index.ts'
import type { CarnegieState, Owner, Public } from '../state.ts'

/** The first free space of a city from the left, whatever it takes (CG-AFF-04). */
export function firstFreeSlot(state: CarnegieState, city: CityId): Slot | null {
  return leftToRight(city).find((slot) => state.slots[slot.index] === null) ?? null
}

/** The spaces with somebody's discs. */
export function slotsOf(state: Pick<Public, 'slots'>, owner: Owner): Slot[] {
  const own: Slot[] = []
  for (let i = 0; i < SLOTS.length; i++) if (state.slots[i] === owner) own.push(itemAt(SLOTS, i))
  return own
}

/** VP of the cities for somebody's projects, once for each (CG-END-07). */
export function cityVp(state: Pick<Public, 'slots'>, owner: Owner): number {
  let sum = 0
  for (let i = 0; i < SLOTS.length; i++) if (state.slots[i] === owner) sum += cityOf(itemAt(SLOTS, i).city).vp
  return sum
}

export function placeProject(state: CarnegieState, seat: Seat, slot: Slot): void {
  state.slots[slot.index] = seat
}
