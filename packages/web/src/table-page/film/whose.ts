import type { Seat } from '@boardroom/kernel'

/** Whom something happens to: the seat that its entry names, and else whoever moved. Often one's move brings about what another gets. */
export function whoseIs(entry: object, mover: Seat | undefined): Seat | undefined {
  return 'seat' in entry && typeof entry.seat === 'number' ? entry.seat : mover
}
