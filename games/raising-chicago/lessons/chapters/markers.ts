import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { RaisingChicago } from '../../types.ts'
import { markersOn, missingFor, moveSlot, placedBy, roundOf } from '../facts.ts'

/** The second auction: what came back, what the cards brought, and a blue project. */
export const markers = {
  starts: (sight) => sight.question?.step === 'bid' && roundOf(sight) === 2,
  beats: {
    cards: { at: () => ['desk'], rule: 'RC-PRO-01', when: (sight) => placedBy(sight) === 0 },
    more: { at: ({ seat }) => [at.row(seat)], rule: 'RC-ANN-06', when: (sight) => placedBy(sight) === 0 },
    blue: {
      asked: 'bid',
      when: (sight) => placedBy(sight) === 0 && moveSlot(sight) === 'I',
      at: () => [at.square('I', 'tr')],
      rule: 'RC-MOV-01',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'place' && move.slot === 'I' && move.square === 'tr',
        others: {
          square: { is: (move) => move.type === 'place' && move.slot === 'I' },
        },
      },
    },
    cheap: {
      asked: 'bid',
      when: (sight) => placedBy(sight) === 1 && markersOn(sight, 'V', 0) === 0,
      at: () => [at.slot('V')],
      rule: 'RC-RAI-03',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'place' && move.slot === 'V' && (move.square === 'tr' || move.square === 'br'),
        others: {
          dear: {
            is: (move, sight) => {
              if (move.type !== 'place') return false
              const project = sight.view.board.slots[['I', 'II', 'III', 'IV', 'V'].indexOf(move.slot)]?.project
              return !!project && missingFor(sight, project) > 1
            },
          },
        },
      },
    },
    harvest: {
      asked: 'bid',
      when: (sight) => placedBy(sight) === 2,
      at: () => [at.slot('II')],
      rule: 'RC-BID-07',
      move: {
        lead: 'free',
        is: (move) => move.type === 'place' && (move.slot === 'II' || move.slot === 'V') && move.square !== 'tl',
      },
    },
    sure: {
      asked: 'bid',
      when: (sight) => placedBy(sight) === 3 && markersOn(sight, 'V', 0) === 1,
      rule: 'RC-RAI-06',
      move: {
        lead: 'free',
        is: (move) => move.type === 'place' && move.slot === 'V' && move.square !== 'tl',
      },
    },
  },
} as const satisfies Chapter<RaisingChicago>
