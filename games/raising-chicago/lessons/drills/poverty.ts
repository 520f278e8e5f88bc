import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../../types.ts'
import { isPay, own, type Pay, povertyCost, type Seen, shortOf } from '../facts.ts'
import { spentBy } from './favour.ts'

function once({ moves }: Seen): Pay[] {
  return moves.filter(isPay).filter((pay) => shortOf(pay).length === 1)
}

/** One step only, and as little as possible paid besides. */
function isBest(move: RaisingChicagoMove, sight: Seen): boolean {
  return isPay(move) && shortOf(move).length === 1 && spentBy(move) === Math.min(...once(sight).map(spentBy))
}

/** Not enough for everything: where to be short. */
export const poverty = {
  minutes: 2,
  seed: 'drill/20',
  bots: 'greedy',
  starts: (sight) => {
    if (sight.question?.step !== 'payment' || own(sight).tiles.length > 0 || own(sight).hold.favour > 0) return false
    if (povertyCost(sight, 1) < 2) return false
    const pays = sight.moves.filter(isPay)
    const kinds = new Set(once(sight).flatMap(shortOf))
    return pays.every((pay) => shortOf(pay).length > 0) && pays.some((pay) => shortOf(pay).length > 1) && kinds.size > 1
  },
  beats: {
    step: { at: (sight) => [at.poverty(own(sight).poverty), at.poverty(own(sight).poverty + 1)], rule: 'RC-PAY-11' },
    kinds: { at: () => ['desk'], rule: 'RC-PAY-11' },
    pay: {
      asked: 'payment',
      rule: 'RC-PAY-11',
      move: {
        lead: 'find',
        is: isBest,
        others: {
          twice: { is: (move) => isPay(move) && shortOf(move).length > 1 },
          dearer: { is: isPay },
          exchange: { is: (move) => move.type === 'exchange' },
        },
      },
    },
  },
} as const satisfies Drill<RaisingChicago>
