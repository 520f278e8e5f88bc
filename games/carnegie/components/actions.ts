import { itemAt } from '@boardroom/kernel'
/** The four actions, from the top row of the timeline to the bottom (rulebook). */
export const ACTIONS = ['hr', 'management', 'construction', 'rnd'] as const
export type ActionId = (typeof ACTIONS)[number]

/** The row below; below the last comes the first (CG-ACT-04). */
export function rowBelow(action: ActionId): ActionId {
  return itemAt(ACTIONS, (ACTIONS.indexOf(action) + 1) % ACTIONS.length)
}
