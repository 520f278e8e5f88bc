import type { Names, Seat } from '@boardroom/kernel'
import { printable } from './draw/text.ts'

/** Names in the order of the alphabet, so that they tell the order of the seats. */
const BY_SEAT = ['Anna', 'Bertha', 'Carl', 'Dora', 'Emil', 'Frieda', 'Gustav', 'Helene']

export function defaultNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => BY_SEAT[seat] ?? `${seat}`)
}

export function namesOf(list: readonly string[]): Names {
  const clean = list.map(printable)
  return { seat: (seat: Seat) => clean[seat] ?? `${seat}` }
}
