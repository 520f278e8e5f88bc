import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { MasterOfEconomy } from '../../types.ts'
import { built, company, companyId, needed } from '../facts.ts'

/** Buying what the works will eat. */
export const inputs = {
  minutes: 2,
  seed: 'drill/5',
  starts: (sight) =>
    sight.question?.step === 'bidding' &&
    sight.question.params.placed.length === 0 &&
    sight.view.board.year < 4 &&
    built(sight) >= 2 &&
    (company(sight)?.cash ?? 0) >= 5 &&
    needed(sight).length > 0,
  beats: {
    eats: { at: (sight) => [at.company(companyId(sight) ?? 'blue-eyes')], rule: 'ME-SUP-01' },
    later: { at: (sight) => [at.warehouse(companyId(sight) ?? 'blue-eyes')], rule: 'ME-SUP-04' },
    buy: {
      asked: 'bidding',
      rule: 'ME-TRD-05',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'place-buy' && needed(sight).includes(move.good),
        others: {
          other: { is: ({ type }) => type === 'place-buy' },
          end: { is: ({ type }) => type === 'end-bids' },
        },
      },
    },
  },
} as const satisfies Drill<MasterOfEconomy>
