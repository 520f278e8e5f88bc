import type { Seat } from '@boardroom/kernel'
import type { CompanyId } from '../components/index.ts'
import type { PublicPlayer } from '../state.ts'
import type { Turn } from '../types.ts'
import { playerAt } from './players.ts'

/** Whether the reserved Partner waits for all factories of this company: on its charter, or in the pool (BS-DIR-11). */
export function waitsFor({ partners, startingCompany }: PublicPlayer, id: CompanyId): boolean {
  return (partners.reserved === 'charter' && startingCompany === id) || partners.reserved === 'pool'
}

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
