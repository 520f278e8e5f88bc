import type { SeatSummary } from '@boardroom/wire'

/** Bots have no names of their own; these tell them apart. */
const BOT_NAMES = ['Cyrus', 'Marshall', 'Philip', 'Bertha', 'Louis', 'Jane']

export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? `${seat + 1}`
}

export function seatName({ seat, kind, name }: SeatSummary): string {
  return kind === 'bot' ? botName(seat) : (name ?? `${seat + 1}`)
}
