import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { BigShoulders } from '../../types.ts'
import { Purses } from '../pictures.tsx'

/** Before the first decade everybody founds a company. */
export const company = {
  starts: ({ question }) => question?.step === 'founding',
  beats: {
    aim: { picture: Purses },
    exchange: { at: () => ['exchange'] },
    charter: {},
    found: {
      asked: 'founding',
      at: () => [at.price(40)],
      rule: 'BS-FND-03',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'found' && move.company === 'fairbank' && move.par === 40,
        others: {
          cheaper: { is: (move) => move.type === 'found' && move.company === 'fairbank' && move.par < 40 },
          dearer: { is: (move) => move.type === 'found' && move.company === 'fairbank' },
        },
      },
    },
  },
} as const satisfies Chapter<BigShoulders>
