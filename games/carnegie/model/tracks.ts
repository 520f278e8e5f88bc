import { LEVELS, type Level, type RegionId, TRACK_END, trackSpace } from '../components/index.ts'
import type { Public, PublicPlayer } from '../state.ts'
import { isStaffed } from './company.ts'

export function levelOf(player: PublicPlayer, region: RegionId): Level {
  return trackSpace(region, player.transport[region]).level
}

/** Place of a level among all, from 0 for the lowest. */
export function rankOf(player: PublicPlayer, region: RegionId): number {
  return LEVELS.indexOf(levelOf(player, region))
}

/** Research points for the next space, or null at the end; the telegraph saves one (CG-TRA-02, CG-TRA-07). */
export function advanceCost(player: PublicPlayer, region: RegionId): number | null {
  const { step } = trackSpace(region, player.transport[region])
  if (step === null || step === 1) return step
  return isStaffed(player, 'telegraph') ? step - 1 : step
}

/** Whether anybody, Andrew included, is on the last space (CG-TRA-04). */
export function isLastTaken(state: Pick<Public, 'players' | 'andrew'>, region: RegionId): boolean {
  if (state.andrew?.transport[region] === TRACK_END) return true
  for (const player of state.players) if (player.transport[region] === TRACK_END) return true
  return false
}
