import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { MasterOfEconomy } from '../../types.ts'
import { allVotes, companyId, votes } from '../facts.ts'

/** An election that can be won: more than half of the votes are one's own. */
export const chair = {
  minutes: 2,
  seed: 'drill/38',
  starts: (sight) => {
    const id = companyId(sight)
    if (sight.question?.step !== 'candidature' || !id) return false
    if (sight.view.board.companies[id]?.manager === sight.seat) return false
    return 2 * votes(sight, id, sight.seat) > allVotes(sight, id)
  },
  beats: {
    votes: { at: ({ seat }) => [at.chair(seat)], rule: 'ME-MTG-43' },
    office: { rule: 'ME-MTG-02' },
    stand: {
      asked: 'candidature',
      rule: 'ME-MTG-41',
      move: { lead: 'find', is: (move) => move.type === 'stand' && move.stand },
    },
  },
} as const satisfies Drill<MasterOfEconomy>
