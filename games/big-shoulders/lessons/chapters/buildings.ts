import type { Chapter } from '@boardroom/board-kit'
import type { BigShoulders } from '../../types.ts'

/** The first Building Phase. */
export const buildings = {
  starts: ({ question, view }) => question?.step === 'choose-buildings' && view.board.decade === 1,
  beats: {
    hand: { asked: 'choose-buildings', at: ({ seat }) => [`city:seat:${seat}`] },
    build: {
      asked: 'choose-buildings',
      rule: 'BS-BLD-03',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'build' && move.play === 'e1-appeal-2' && move.discard === 'e1-wood-steel',
        others: {
          keeps: { is: (move) => move.type === 'build' && move.play === 'e1-appeal-2', reply: 'accept' },
        },
      },
    },
  },
} as const satisfies Chapter<BigShoulders>
