import { botName } from '@boardroom/bots/names'
import type { SeatSummary } from '@boardroom/wire'

export function seatName({ seat, kind, name }: SeatSummary): string {
  return kind === 'bot' ? botName(seat) : (name ?? `${seat + 1}`)
}
