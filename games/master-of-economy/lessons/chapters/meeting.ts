import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { MasterOfEconomy } from '../../types.ts'
import { ownCompany } from '../facts.ts'

/** The end of the year: out of the company's purse into one's own. */
export const meeting = {
  starts: (sight) => sight.question?.step === 'embezzlement',
  beats: {
    purses: { asked: 'embezzlement', at: ({ seat }) => [at.chair(seat)], rule: 'ME-MTG-01' },
    embezzle: {
      asked: 'embezzlement',
      rule: 'ME-MTG-03',
      move: { lead: 'advise', is: (move) => move.type === 'embezzle' && move.amount === 0 },
    },
    dividend: {
      asked: 'dividend-vote',
      rule: 'ME-MTG-13',
      move: { lead: 'advise', is: (move) => move.type === 'vote' && move.yes },
    },
    keep: {
      asked: 'buy-backs',
      rule: 'ME-MTG-31',
      move: { lead: 'advise', is: ({ type }) => type === 'end-buy-back' },
    },
    stand: {
      asked: 'candidature',
      rule: 'ME-MTG-41',
      move: { lead: 'free', is: (move) => move.type === 'stand' && !move.stand },
    },
    invest: {
      asked: 'player-deal',
      at: () => [at.packets('yellow-submarines')],
      rule: 'ME-MTG-61',
      move: {
        lead: 'advise',
        is: (move, { moves }) =>
          move.type === 'buy-packet' &&
          move.issuer === 'yellow-submarines' &&
          !moves.some((each) => each.type === 'buy-packet' && each.issuer === move.issuer && each.size > move.size),
        others: {
          own: { is: (move, sight) => move.type === 'buy-packet' && move.issuer === ownCompany(sight) },
          small: { is: (move) => move.type === 'buy-packet' && move.size < 7 },
          pass: { is: ({ type }) => type === 'no-deal' },
        },
      },
    },
    support: {
      asked: 'support',
      when: (sight) => sight.question?.step === 'support' && sight.question.params.company === ownCompany(sight),
      at: () => [at.order],
      rule: 'ME-ORD-05',
      move: { lead: 'advise', is: (move) => move.type === 'support' && move.markers === 1 },
    },
    farewell: {
      asked: 'investment',
      when: ({ view }) => view.board.year > 1,
      at: () => [at.clock],
      rule: 'ME-END-01',
    },
  },
} as const satisfies Chapter<MasterOfEconomy>
