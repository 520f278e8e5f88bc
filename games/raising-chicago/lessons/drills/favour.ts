import type { Drill } from '@boardroom/board-kit'
import { RESOURCES } from '../../components/index.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../../types.ts'
import { favoursIn, isPay, jokersIn, own, type Pay, type Seen, shortOf } from '../facts.ts'

/** What a payment takes away; a joker is worth a little more than a plain resource. */
export function spentBy(pay: Pay): number {
  return RESOURCES.reduce((sum, resource) => {
    const way = pay[resource]
    return sum + (typeof way === 'object' && way !== null ? way.plain + 1.5 * way.joker : 0)
  }, 0)
}

function full({ moves }: Seen): Pay[] {
  return moves.filter(isPay).filter((pay) => shortOf(pay).length === 0)
}

/** In full, and for as little as possible. */
function isCheapest(move: RaisingChicagoMove, sight: Seen): boolean {
  if (!isPay(move) || shortOf(move).length > 0) return false
  return spentBy(move) === Math.min(...full(sight).map(spentBy))
}

/** A favour settles a whole kind: which one? */
export const favour = {
  minutes: 2,
  seed: 'drill/26',
  bots: 'greedy',
  starts: (sight) => {
    if (sight.question?.step !== 'payment' || own(sight).hold.favour !== 1 || own(sight).tiles.length > 0) return false
    const ways = full(sight)
    const settled = new Set(ways.flatMap(favoursIn))
    return ways.length > 1 && ways.every((pay) => favoursIn(pay).length === 1) && settled.size > 1
  },
  beats: {
    means: { at: () => ['desk'], rule: 'RC-PAY-03' },
    power: { at: () => ['desk'], rule: 'RC-PAY-07' },
    pay: {
      asked: 'payment',
      rule: 'RC-PAY-07',
      move: {
        lead: 'find',
        is: isCheapest,
        others: {
          short: { is: (move) => isPay(move) && shortOf(move).length > 0 },
          jokers: { is: (move) => isPay(move) && jokersIn(move) > 0 },
          exchange: { is: (move) => move.type === 'exchange' },
        },
      },
    },
  },
} as const satisfies Drill<RaisingChicago>
