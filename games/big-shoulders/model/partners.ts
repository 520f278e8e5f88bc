import type { Seat } from '@boardroom/kernel'
import type { Turn } from '../types.ts'
import { playerAt } from './players.ts'

/** Each of the three further Partners can be gained once; in the Action Phase it is unplaced at once (BS-ACT-06). */
export function gainPartner(turn: Turn, seat: Seat, from: 'building' | 'appeal' | 'factories'): void {
  const { partners } = playerAt(turn.state, seat)
  if (from === 'building') partners.onBuildingSpace = false
  else if (from === 'appeal') partners.onAppealTrack = false
  else partners.reserved = 'gained'
  partners.active++
  partners.unplaced++
  turn.log({ type: 'partner', seat, from })
}
