import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { BigShoulders } from '../../types.ts'
import { Purses } from '../pictures.tsx'

/** Before the first decade everybody founds a company. */
export const company = {
  starts: ({ question }) => question?.step === 'founding',
  beats: {
    aim: { picture: Purses, rule: 'BS-GEN-02' },
    city: { at: () => ['exchange'] },
    found: {
      asked: 'founding',
      at: () => [at.price(35)],
      rule: 'BS-FND-03',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'found' && move.company === 'fairbank' && move.par === 35,
        others: {
          dearer: { is: (move) => move.type === 'found' && move.company === 'fairbank' },
        },
      },
    },
  },
} as const satisfies Chapter<BigShoulders>
