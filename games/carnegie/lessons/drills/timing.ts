import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { ACTIONS, type ActionId, departmentOf } from '../../components/index.ts'
import { activeAt, departmentAt } from '../../model/company.ts'
import type { Carnegie } from '../../types.ts'
import { eventIf, own, paidBy, roundOf, type Seen } from '../facts.ts'

/** Uses of departments that an action gives the learner. */
function usesOf(sight: Seen, action: ActionId): number {
  const player = own(sight)
  return player.departments.reduce((sum, _, space) => {
    const id = departmentAt(player, space)
    return id && departmentOf(id).type === action ? sum + activeAt(player, space) : sum
  }, 0)
}

/** The only action that pays the learner and for which people stand ready. */
function ownCall(sight: Seen): ActionId | null {
  const [only, ...others] = ACTIONS.filter((action) => paidBy(sight, action) > 0 && usesOf(sight, action) > 0)
  return only && others.length === 0 && usesOf(sight, only) >= 2 ? only : null
}

/** It brings people home, but nobody stands in its departments. */
function isEmpty(sight: Seen, action: ActionId): boolean {
  return paidBy(sight, action) > 0 && usesOf(sight, action) === 0
}

/** Which row to choose: one that pays, for an action that can be used. */
export const timing = {
  minutes: 2,
  seed: 'drill/timing/12',
  bots: 'greedy',
  within: 300,
  starts: (sight) =>
    sight.question?.step === 'choose-action' &&
    roundOf(sight) > 3 &&
    ownCall(sight) !== null &&
    ACTIONS.some((action) => isEmpty(sight, action)) &&
    ACTIONS.some((action) => paidBy(sight, action) === 0 && usesOf(sight, action) > 0),
  beats: {
    both: { at: () => [at.timeline], rule: 'CG-ACT-02' },
    who: { at: () => [at.timeline], rule: 'CG-INC-08' },
    choose: {
      asked: 'choose-action',
      rule: 'CG-ACT-01',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'choose-action' && move.action === ownCall(sight),
        others: {
          empty: { is: (move, sight) => move.type === 'choose-action' && isEmpty(sight, move.action) },
          gift: { is: (move, sight) => move.type === 'choose-action' && eventIf(sight, move.action).donation },
          unpaid: { is: ({ type }) => type === 'choose-action' },
        },
      },
    },
  },
} as const satisfies Drill<Carnegie>
