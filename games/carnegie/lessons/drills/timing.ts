import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { ACTIONS, type ActionId, departmentOf } from '../../components/index.ts'
import { activeAt, departmentAt } from '../../model/company.ts'
import type { Carnegie } from '../../types.ts'
import { eventIf, own, paidBy, roundOf, type Seen } from '../facts.ts'

/** Uses of departments that an action gives the learner. */
export function usesOf(sight: Seen, action: ActionId): number {
  const player = own(sight)
  return player.departments.reduce((sum, _, space) => {
    const id = departmentAt(player, space)
    return id && departmentOf(id).type === action ? sum + activeAt(player, space) : sum
  }, 0)
}

/** People of others in the region that an action would call. */
export function paidOthers(sight: Seen, action: ActionId): number {
  const { income } = eventIf(sight, action)
  if (!income) return 0
  return sight.view.board.players.reduce(
    (sum, { missions }, seat) => (seat === sight.seat ? sum : sum + missions[income]),
    0,
  )
}

/** The only action that pays the learner, if nobody else is there and no other action has more people ready. */
export function ownCall(sight: Seen): ActionId | null {
  const [only, ...others] = ACTIONS.filter((action) => paidBy(sight, action) > 0)
  if (!only || others.length > 0) return null
  const most = Math.max(...ACTIONS.map((action) => usesOf(sight, action)))
  return paidOthers(sight, only) === 0 && usesOf(sight, only) === most ? only : null
}

/** Which row to choose: income for oneself, not for others. */
export const timing = {
  minutes: 2,
  seats: 3,
  options: { difficulty: 'normal', startPlayer: 'random' },
  seed: 'drill/2',
  bots: 'greedy',
  starts: (sight) =>
    sight.question?.step === 'choose-action' &&
    roundOf(sight) > 3 &&
    ownCall(sight) !== null &&
    ACTIONS.some((action) => paidOthers(sight, action) > 0),
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
          theirs: { is: (move, sight) => move.type === 'choose-action' && paidOthers(sight, move.action) > 0 },
          gift: { is: (move, sight) => move.type === 'choose-action' && eventIf(sight, move.action).donation },
        },
      },
    },
  },
} as const satisfies Drill<Carnegie>
