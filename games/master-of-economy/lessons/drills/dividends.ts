import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { MasterOfEconomy } from '../../types.ts'
import { allVotes, companyId, votes } from '../facts.ts'

/** A dividend of one's own company: who gets most of it. */
export const dividends = {
  minutes: 2,
  seed: 'drill/1',
  starts: (sight) => {
    const id = companyId(sight)
    if (sight.question?.step !== 'dividend-vote' || !id) return false
    const mine = votes(sight, id, sight.seat)
    return 2 * mine > allVotes(sight, id) && mine < allVotes(sight, id)
  },
  beats: {
    // The harbour lies behind the hall: both purses are on the desk, the own votes on the chair.
    purses: { rule: 'ME-GEN-03' },
    share: { at: ({ seat }) => [at.chair(seat)], rule: 'ME-MTG-13' },
    vote: {
      asked: 'dividend-vote',
      rule: 'ME-MTG-11',
      move: { lead: 'find', is: (move) => move.type === 'vote' && move.yes },
    },
  },
} as const satisfies Drill<MasterOfEconomy>
