import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { FIELDS } from '../../components/index.ts'
import type { RaisingChicago } from '../../types.ts'
import { enclosedAt, placedBy, roundOf, type Seen } from '../facts.ts'

/** Sites that would enclose something now. */
function closing(sight: Seen): { readonly field: number; readonly winner: number | null }[] {
  return sight.moves.flatMap((move) => (move.type === 'raise' ? enclosedAt(sight, move.site) : []))
}

/** The third round: the learner bids alone; the guide explains what is new, and lets go. */
export const alone = {
  starts: (sight) => sight.question?.step === 'bid' && roundOf(sight) === 3,
  beats: {
    dearer: { asked: 'bid', at: () => [at.auction, 'desk'], rule: 'RC-CMP-04', when: (sight) => placedBy(sight) === 0 },
    poverty: { asked: 'bid', at: () => [at.poverty(1)], rule: 'RC-PAY-11', when: (sight) => placedBy(sight) === 0 },
    plan: { asked: 'bid', at: ({ seat }) => [at.row(seat)], rule: 'RC-WIN-07', when: (sight) => placedBy(sight) === 0 },
    fields: {
      asked: 'raise',
      when: (sight) => closing(sight).length > 0,
      at: (sight) =>
        closing(sight)
          .slice(0, 2)
          .flatMap(({ field }) => FIELDS[field]?.id ?? [])
          .map(at.field),
      rule: 'RC-NBH-04',
    },
    farewell: {
      asked: 'bid',
      when: (sight) => roundOf(sight) > 3 && placedBy(sight) === 0,
      at: () => [at.ward(4)],
      rule: 'RC-END-04',
    },
  },
} as const satisfies Chapter<RaisingChicago>
