import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { BigShoulders } from '../../types.ts'
import { own, shares as sharesHeld } from '../own.ts'

/** The first Stock Phase. */
export const shares = {
  starts: ({ question, view }) => question?.step === 'stock-turn' && view.board.decade === 1,
  beats: {
    ten: { asked: 'stock-turn', at: () => ['exchange'], rule: 'BS-CRT-01' },
    buy: {
      asked: 'stock-turn',
      when: (sight) => sharesHeld(sight) < 4,
      at: () => ['desk'],
      rule: 'BS-STK-03',
      move: {
        lead: 'lead',
        is: (move, sight) =>
          move.type === 'buy' && move.company === own(sight)?.id && move.kind === 'common' && move.from === 'charter',
        others: {
          strangers: { is: (move) => move.type === 'buy' },
          pass: { is: (move) => move.type === 'pass-stock' },
        },
      },
    },
    bought: {
      asked: 'stock-turn',
      when: ({ question }) => question?.step === 'stock-turn' && question.params.bought,
      at: (sight) => [at.treasury(own(sight)?.id ?? 'fairbank')],
      move: { lead: 'lead', is: ({ type }) => type === 'end-stock-turn' },
    },
    pass: {
      asked: 'stock-turn',
      move: {
        lead: 'lead',
        is: ({ type }) => type === 'pass-stock',
        others: { sell: { is: ({ type }) => type === 'sell' } },
      },
      rule: 'BS-STK-08',
    },
  },
} as const satisfies Chapter<BigShoulders>
