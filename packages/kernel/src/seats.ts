import type { Seat } from './step.ts'

interface Round {
  readonly seats: number
}

/** The next seat clockwise. */
export function leftOf({ seats }: Round, seat: Seat): Seat {
  return (seat + 1) % seats
}

/** All seats clockwise, beginning with this one. */
export function clockwiseFrom({ seats }: Round, seat: Seat): Seat[] {
  const round: Seat[] = []
  for (let i = 0; i < seats; i++) round.push((seat + i) % seats)
  return round
}
