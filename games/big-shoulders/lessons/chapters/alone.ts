import type { Chapter } from '@boardroom/board-kit'
import type { BigShoulders } from '../../types.ts'
import { Steps } from '../pictures.tsx'

/** From the third decade on the guide lets go. */
export const alone = {
  starts: ({ view }) => view.board.decade >= 3,
  beats: {
    partner: { asked: 'stock-turn', at: () => ['goals'], rule: 'BS-END-04' },
    letGo: { picture: Steps },
  },
} as const satisfies Chapter<BigShoulders>
