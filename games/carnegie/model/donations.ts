import {
  BASE_CAP,
  COMMUNICATIONS_COST,
  DONATION_COST,
  DONATION_IDS,
  type DonationId,
  PROJECTS,
} from '../components/index.ts'
import type { Public, PublicPlayer } from '../state.ts'
import { isStaffed } from './company.ts'
import { capRaise } from './tabs.ts'

/** What the next donation costs (CG-DON-03 to CG-DON-05). */
export function donationCost(player: PublicPlayer): number {
  const base = isStaffed(player, 'communications') ? COMMUNICATIONS_COST : DONATION_COST
  return base * (player.donations.length + 1)
}

/** Whether any disc lies on a donation (CG-DON-02). */
export function isTaken(state: Public, donation: DonationId): boolean {
  if (state.neutral.donations.includes(donation) || isAndrews(state, donation)) return true
  for (const player of state.players) if (player.donations.includes(donation)) return true
  return false
}

function isAndrews(state: Public, donation: DonationId): boolean {
  return state.andrew?.donations.includes(donation) ?? false
}

/** Whether another player, Andrew included, made a donation that this one did not (CG-DEP-15). */
export function isCopyable(state: Public, player: PublicPlayer, donation: DonationId): boolean {
  if (player.donations.includes(donation)) return false
  if (isAndrews(state, donation)) return true
  for (const other of state.players) if (other.donations.includes(donation)) return true
  return false
}

export function freeDonations(state: Public): DonationId[] {
  return DONATION_IDS.filter((donation) => !isTaken(state, donation))
}

/** The most each own donation may score (CG-DON-08). */
export function capOf(player: PublicPlayer): number {
  let cap: number = BASE_CAP
  for (const project of PROJECTS) cap += capRaise(project, player.tabs[project])
  return cap
}
