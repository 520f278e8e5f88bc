import type { Seat } from '@boardroom/kernel'
import { playerAt } from './players.ts'
import type { Table } from './types.ts'

/** Each of the three further Partners can be gained once; in the Action Phase it is unplaced at once (BS-ACT-06). */
export function gainPartner(table: Table, seat: Seat, from: 'building' | 'appeal' | 'factories'): void {
  const { partners } = playerAt(table.state, seat)
  if (from === 'building') partners.onBuildingSpace = false
  else if (from === 'appeal') partners.onAppealTrack = false
  else partners.reserved = 'gained'
  partners.active++
  partners.unplaced++
  table.log({ type: 'partner', seat, from })
}
