import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { RaisingChicago } from '../../types.ts'
import { markersOn, placedBy, roundOf, winnerAfter } from '../facts.ts'
import { Storeys } from '../pictures.tsx'

/** Three markers, five projects: what a bid is. */
export const auction = {
  starts: (sight) => sight.question?.step === 'bid' && roundOf(sight) === 1,
  beats: {
    aim: { picture: Storeys, rule: 'RC-GEN-01', when: (sight) => placedBy(sight) === 0 },
    city: { at: () => ['city'], when: (sight) => placedBy(sight) === 0 },
    projects: { at: () => [at.auction], rule: 'RC-RAI-01', when: (sight) => placedBy(sight) === 0 },
    card: { at: () => [at.slot('I')], rule: 'RC-BID-07', when: (sight) => placedBy(sight) === 0 },
    first: {
      asked: 'bid',
      when: (sight) => placedBy(sight) === 0,
      at: () => [at.square('I', 'tr')],
      rule: 'RC-BID-05',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'place' && move.slot === 'I' && move.square === 'tr',
        others: {
          toll: { is: (move) => move.type === 'place' && move.square === 'tl' },
          square: { is: (move) => move.type === 'place' && move.slot === 'I' },
        },
      },
    },
    turn: { at: ({ seat }) => [at.row(seat)], rule: 'RC-BID-02', when: (sight) => placedBy(sight) === 1 },
    second: {
      asked: 'bid',
      when: (sight) => placedBy(sight) === 1 && markersOn(sight, 'III', 2) === 1,
      at: () => [at.square('III', 'tr')],
      rule: 'RC-WIN-07',
      move: {
        lead: 'lead',
        is: (move) => move.type === 'place' && move.slot === 'III' && move.square === 'tr',
        others: {
          same: { is: (move) => move.type === 'place' && move.slot === 'I' },
        },
      },
    },
    third: {
      asked: 'bid',
      when: (sight) => placedBy(sight) === 2 && markersOn(sight, 'V', 1) === 1 && markersOn(sight, 'V', 0) === 0,
      at: () => [at.square('V', 'tr')],
      rule: 'RC-WIN-03',
      move: {
        lead: 'advise',
        is: (move, sight) =>
          move.type === 'place' && move.slot === 'V' && move.square === 'tr' && winnerAfter(sight, 'V', move) === 0,
        others: {
          lower: { is: (move) => move.type === 'place' && move.slot === 'V' && move.square === 'br' },
          toll: { is: (move) => move.type === 'place' && move.slot === 'V' && move.square === 'tl' },
        },
      },
    },
  },
} as const satisfies Chapter<RaisingChicago>
