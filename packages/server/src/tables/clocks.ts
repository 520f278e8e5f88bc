import type { Seat } from '@boardroom/kernel'
import type { ClockRule, SeatRecord, TableRecord } from '../storage/records.ts'

const DAY = 24 * 60 * 60 * 1000

/** After how long a seat is reminded at a table without a clock. */
const PATIENCE = DAY

/** The time a seat begins with. */
export function fullClock(rule: ClockRule): number | null {
  switch (rule.kind) {
    case 'none':
      return null
    case 'live':
      return rule.bank
    case 'days':
      return rule.days * DAY
  }
}

export interface Turn {
  readonly now: number
  /** The number of the event. */
  readonly seq: number
  /** Who made it; null at the start. */
  readonly mover: Seat | null
  readonly asked: readonly Seat[]
  /** Whether the table still asks what it asked before. */
  readonly sameQuestion: boolean
}

/** The seats after an event: who is asked since when, and what is left on the clocks, which run only meanwhile. */
export function turnSeats(seats: readonly SeatRecord[], rule: ClockRule, turn: Turn): SeatRecord[] {
  return seats.map((seat) => {
    const asked = turn.asked.includes(seat.seat)
    const goesOn = asked && seat.askedSince !== null && seat.seat !== turn.mover
    const left = goesOn ? seat.left : leftAfter(seat, rule, turn, asked)
    const askedSince = goesOn ? seat.askedSince : asked ? turn.now : null
    const askedSeq = goesOn && turn.sameQuestion ? seat.askedSeq : asked ? turn.seq : null
    // A seat of which nothing changes stays the same, and need not be written or compared.
    const isSame = left === seat.left && askedSince === seat.askedSince && askedSeq === seat.askedSeq
    return isSame ? seat : { ...seat, left, askedSince, askedSeq }
  })
}

function leftAfter(seat: SeatRecord, rule: ClockRule, turn: Turn, asked: boolean): number | null {
  if (rule.kind === 'none') return null
  if (rule.kind === 'days' || seat.left === null) return fullClock(rule)
  if (seat.askedSince === null) return seat.left
  // Asked by another process, whose clock may be ahead of ours: no time is ever won by that.
  const thought = Math.max(0, turn.now - seat.askedSince)
  const left = Math.max(0, seat.left - thought)
  // The increment is for a turn, not for each of its small moves.
  return seat.seat === turn.mover && !asked ? left + rule.increment : left
}

/** When a seat's time is up, or null if it has all the time in the world. */
export function deadline(table: TableRecord, seat: SeatRecord): number | null {
  if (seat.askedSince === null || seat.kind !== 'person' || seat.deputy !== null) return null
  if (seat.left !== null) return seat.askedSince + seat.left
  return table.absence === 'remind' ? seat.askedSince + PATIENCE : null
}

/** When somebody has to look at the clocks again. */
export function nextDeadline(table: TableRecord): number | null {
  const deadlines = table.seats.map((seat) => deadline(table, seat)).filter((at) => at !== null)
  return deadlines.length > 0 ? Math.min(...deadlines) : null
}

/** How often a seat is reminded again. */
export const REMINDER = DAY
