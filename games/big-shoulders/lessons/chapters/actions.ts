import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { BigShoulders } from '../../types.ts'
import { own, staffed } from '../own.ts'

/** The first Action Phase. */
export const actions = {
  starts: ({ question, view }) => question?.step === 'action-turn' && view.board.decade === 1,
  beats: {
    partners: { asked: 'action-turn', at: () => ['spaces'], rule: 'BS-ACT-02' },
    houses: { asked: 'action-turn', at: () => ['city'], rule: 'BS-ACT-13' },
    hire: {
      asked: 'action-turn',
      when: (sight) => {
        const company = own(sight)
        return company !== null && !staffed(company, 1)
      },
      at: () => [at.space('hire-workers'), 'job-market'],
      rule: 'BS-ACT-20',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'place' && move.space === 'hire-workers',
        others: {
          appeal: { is: (move) => move.type === 'place' && move.space === 'e1-appeal-2' },
          manager: { is: (move) => move.type === 'place' && move.space === 'hire-manager' },
          dividend: { is: (move) => move.type === 'place' && move.space === 'extra-dividends' },
        },
      },
    },
    first: {
      asked: 'hire-workers',
      when: (sight) => {
        const company = own(sight)
        return company !== null && !staffed(company, 1)
      },
      at: (sight) => [at.factory(own(sight)?.id ?? 'fairbank', 1)],
      rule: 'BS-OPR-13',
      move: { lead: 'lead', is: (move) => move.type === 'hire' && move.factory === 1, again: true },
    },
    second: {
      asked: 'hire-workers',
      at: (sight) => [at.factory(own(sight)?.id ?? 'fairbank', 2)],
      rule: 'BS-OPR-22',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'hire' && move.factory === 2,
        others: { stop: { is: ({ type }) => type === 'stop-hiring' } },
      },
    },
    confirm: {
      asked: 'action-turn',
      when: ({ question }) => question?.step === 'action-turn' && question.params.placed,
      move: { lead: 'lead', is: ({ type }) => type === 'end-action-turn' },
    },
    funds: {
      asked: 'action-turn',
      when: ({ question }) => question?.step === 'action-turn' && !question.params.placed,
      at: () => [at.space('fundraising-40')],
      rule: 'BS-ACT-27',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'place' && move.space === 'fundraising-40',
        others: {
          appeal: { is: (move) => move.type === 'place' && move.space === 'e1-appeal-2', reply: 'accept' },
        },
      },
    },
    over: {
      asked: 'action-turn',
      when: ({ question }) => question?.step === 'action-turn' && question.params.placed,
      at: () => ['appeal'],
      rule: 'BS-OPR-01',
      move: { lead: 'lead', is: ({ type }) => type === 'end-action-turn' },
    },
  },
} as const satisfies Chapter<BigShoulders>
