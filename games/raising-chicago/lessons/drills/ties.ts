import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { SLOTS, type SlotId } from '../../components/index.ts'
import { slotAt } from '../../model/auction.ts'
import type { RaisingChicago, RaisingChicagoMove } from '../../types.ts'
import { bidsLast, missingFor, roundOf, type Seen, slotsWithoutBid, winnerAfter } from '../facts.ts'

/** Whether a bid turns a project that somebody else would win. */
function turns(move: RaisingChicagoMove, sight: Seen): boolean {
  if (move.type !== 'place') return false
  return winnerAfter(sight, move.slot) !== sight.seat && winnerAfter(sight, move.slot, move) === sight.seat
}

/** The slots that the last marker can turn. */
function turned(sight: Seen): SlotId[] {
  return SLOTS.filter((slot) =>
    sight.moves.some((move) => move.type === 'place' && move.slot === slot && turns(move, sight)),
  )
}

/** The slot of the task: the only one that can be turned, with squares that do and squares that do not. */
export function disputed(sight: Seen): SlotId | null {
  const [slot, ...others] = turned(sight)
  if (!slot || others.length > 0) return null
  const misses = sight.moves.some((move) => move.type === 'place' && move.slot === slot && !turns(move, sight))
  const { project } = slotAt(sight.view.board, slot)
  return misses && project && missingFor(sight, project) === 0 ? slot : null
}

/** The last marker of an auction: who wins a tie. */
export const ties = {
  minutes: 2,
  seed: 'drill/18',
  bots: 'greedy',
  starts: (sight) =>
    sight.question?.step === 'bid' &&
    roundOf(sight) <= 3 &&
    bidsLast(sight) &&
    slotsWithoutBid(sight).length === 0 &&
    disputed(sight) !== null,
  beats: {
    count: { at: () => [at.auction], rule: 'RC-WIN-02' },
    tie: { at: (sight) => SLOTS.filter((slot) => slot === disputed(sight)).map(at.slot), rule: 'RC-WIN-03' },
    turn: {
      asked: 'bid',
      rule: 'RC-WIN-03',
      move: {
        lead: 'find',
        is: turns,
        others: {
          lower: { is: (move, sight) => move.type === 'place' && move.slot === disputed(sight) },
          mine: { is: (move, sight) => move.type === 'place' && winnerAfter(sight, move.slot) === sight.seat },
        },
      },
    },
  },
} as const satisfies Drill<RaisingChicago>
