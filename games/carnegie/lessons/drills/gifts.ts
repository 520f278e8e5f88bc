import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { type DonationId, donationOf } from '../../components/index.ts'
import { wouldScore } from '../../scoring.ts'
import type { Carnegie } from '../../types.ts'
import { roundOf, type Seen } from '../facts.ts'

export function scoreNow({ view, seat }: Seen, donation: DonationId): number {
  return wouldScore(view.board, seat, donation)
}

/** The free donation that would score the most as things stand, if it is clearly the best. */
export function bestGift(sight: Seen): DonationId | null {
  const free = sight.moves.flatMap((move) => (move.type === 'donate' ? [move.donation] : []))
  const [best, next] = free.toSorted((a, b) => scoreNow(sight, b) - scoreNow(sight, a))
  if (!best || !next || scoreNow(sight, best) < 8) return null
  return scoreNow(sight, best) - scoreNow(sight, next) >= 2 ? best : null
}

/** Donations: which one fits. */
export const gifts = {
  minutes: 3,
  seed: 'drill/8',
  bots: 'greedy',
  starts: (sight) =>
    sight.question?.step === 'event' && roundOf(sight) >= 8 && roundOf(sight) <= 15 && bestGift(sight) !== null,
  beats: {
    price: { at: () => [at.donation('edu-any')], rule: 'CG-DON-03' },
    limit: { at: () => ['desk'], rule: 'CG-DON-08' },
    give: {
      asked: 'event',
      rule: 'CG-DON-07',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'donate' && move.donation === bestGift(sight),
        others: {
          paid: { is: (move) => move.type === 'donate' && donationOf(move.donation).formula.kind === 'pay' },
          less: { is: ({ type }) => type === 'donate' },
          end: { is: ({ type }) => type === 'end-event' },
          home: { is: ({ type }) => type === 'return', reply: 'accept' },
        },
      },
    },
  },
} as const satisfies Drill<Carnegie>
