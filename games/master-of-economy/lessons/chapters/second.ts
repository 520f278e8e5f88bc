import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { MasterOfEconomy } from '../../types.ts'
import { bestCell, company, companyId, isIn, offersOf, ownCompany } from '../facts.ts'

/** The second half-year: the works run, and the goods are sold dearly. */
export const second = {
  starts: (sight) => sight.question?.step === 'investment' && isIn(sight, 1, 'investment-2'),
  beats: {
    wait: {
      asked: 'investment',
      rule: 'ME-INV-01',
      move: { lead: 'advise', is: ({ type }) => type === 'end-investment' },
    },
    feed: {
      asked: 'supply',
      at: (sight) => [at.company(companyId(sight) ?? 'blue-eyes')],
      rule: 'ME-SUP-01',
      move: {
        lead: 'lead',
        again: true,
        is: ({ type }) => type === 'supply',
        others: { end: { is: ({ type }) => type === 'end-supply' } },
      },
    },
    fed: {
      asked: 'supply',
      rule: 'ME-PRD-01',
      move: { lead: 'advise', is: ({ type }) => type === 'end-supply' },
    },
    alone: {
      asked: 'bidding',
      when: (sight) => (company(sight)?.goods.coal ?? 0) > 1 && offersOf(sight, 'coal') === 0,
      at: () => [at.row('coal')],
      rule: 'ME-TRD-18',
      move: {
        lead: 'advise',
        is: (move, sight) =>
          move.type === 'place-offer' && move.good === 'coal' && move.cell === bestCell(sight, 'coal'),
        others: { lower: { is: (move) => move.type === 'place-offer' && move.good === 'coal' } },
      },
    },
    power: {
      asked: 'bidding',
      when: (sight) => (company(sight)?.goods.electricity ?? 0) > 1 && offersOf(sight, 'electricity') === 0,
      at: () => [at.row('electricity')],
      rule: 'ME-TRD-19',
      move: {
        lead: 'advise',
        is: (move, sight) =>
          move.type === 'place-offer' && move.good === 'electricity' && move.cell === bestCell(sight, 'electricity'),
      },
    },
    keep: {
      asked: 'bidding',
      when: (sight) => offersOf(sight, 'coal') + offersOf(sight, 'electricity') > 0,
      at: (sight) => [at.warehouse(ownCompany(sight) ?? 'blue-eyes')],
      rule: 'ME-SUP-07',
      move: {
        lead: 'free',
        is: ({ type }) => type === 'end-bids',
        others: {
          material: { is: (move) => move.type === 'place-offer' && move.good === 'building-materials' },
        },
      },
    },
  },
} as const satisfies Chapter<MasterOfEconomy>
