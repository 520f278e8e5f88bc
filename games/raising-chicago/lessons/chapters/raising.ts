import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { RaisingChicago } from '../../types.ts'
import { houses, isPlain, rewardAt, roundOf, runningKind } from '../facts.ts'

/** What was won is paid for and raised. */
export const raising = {
  starts: (sight) => sight.question?.step === 'payment' && roundOf(sight) === 1,
  beats: {
    award: { asked: 'payment', at: ({ seat }) => [at.auction, at.row(seat)], rule: 'RC-WIN-02' },
    pay: {
      asked: 'payment',
      when: (sight) => houses(sight).length === 0,
      at: () => ['desk'],
      rule: 'RC-PAY-04',
      move: {
        lead: 'lead',
        is: isPlain,
        others: { exchange: { is: (move) => move.type === 'exchange' } },
      },
    },
    reward: { asked: 'raise', when: (sight) => houses(sight).length === 0, at: () => ['desk'], rule: 'RC-RAI-03' },
    site: {
      asked: 'raise',
      when: (sight) => houses(sight).length === 0,
      at: () => [at.site('site-19'), at.banner('banner-space-3')],
      rule: 'RC-RAI-05',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'raise' && move.site === 'site-19',
        others: {
          middle: { is: (move) => move.type === 'raise' && rewardAt(move.site) === 'prestige' },
          corner: { is: (move) => move.type === 'raise' && rewardAt(move.site) === 'joker' },
        },
      },
    },
    again: {
      asked: 'payment',
      when: (sight) => houses(sight).length > 0 && runningKind(sight) === 'raise',
      at: () => ['desk'],
      rule: 'RC-CRD-01',
      move: { lead: 'advise', is: isPlain },
    },
    corner: {
      asked: 'raise',
      when: (sight) => houses(sight).length > 0 && roundOf(sight) === 1,
      at: () => [at.site('site-08'), at.site('site-40')],
      rule: 'RC-RAI-07',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'raise' && (move.site === 'site-08' || move.site === 'site-40'),
        others: {
          middle: { is: (move) => move.type === 'raise' && rewardAt(move.site) === 'prestige' },
        },
      },
    },
  },
} as const satisfies Chapter<RaisingChicago>
