import type { CoachRemark } from '@boardroom/board-kit'
import { at } from '../board/places.ts'
import { cardSpaces } from '../model/companies.ts'
import type { RaisingChicago } from '../types.ts'
import {
  enclosedAt,
  fewestShort,
  isPay,
  own,
  placedBy,
  povertyCost,
  roundOf,
  shortOf,
  slotsWithoutBid,
  tollAt,
} from './facts.ts'

/** A shortage that costs so much although it could be avoided is worth a question. */
const DEAR = 3

/** What is said in the rest of the game. */
export const coach = {
  unbid: {
    asked: 'bid',
    when: (sight) =>
      sight.view.board.ranking[0] === sight.seat && own(sight).auction === 1 && slotsWithoutBid(sight).length > 0,
    at: (sight) => slotsWithoutBid(sight).map(at.slot),
    rule: 'RC-WIN-04',
    times: 2,
  },
  full: {
    asked: 'bid',
    when: (sight) => own(sight).cards.length >= cardSpaces(own(sight)) && placedBy(sight) === 0,
    at: () => ['desk'],
    rule: 'RC-CRD-03',
  },
  wards: {
    asked: 'raise',
    when: (sight) => roundOf(sight) >= 5,
    at: () => [at.ward(4), at.ward(3)],
    rule: 'RC-END-04',
  },
  symbols: {
    asked: 'bid',
    when: (sight) => roundOf(sight) === 6 && placedBy(sight) === 0,
    at: () => [at.plans],
    rule: 'RC-END-11',
  },
  finale: {
    asked: 'bid',
    when: (sight) => roundOf(sight) === 8 && placedBy(sight) === 0,
    at: () => [at.auction],
    rule: 'RC-END-11',
  },
  sections: { asked: 'personal-projects', at: () => ['desk'], rule: 'RC-END-15' },
  short: {
    asked: 'payment',
    when: (sight) => fewestShort(sight) > 0,
    at: (sight) => [at.poverty(own(sight).poverty)],
    rule: 'RC-PAY-11',
  },
  toll: {
    asked: 'bid',
    // Where top right is taken the toll space may be the only square that wins; in the last round it may be worth its toll.
    warns: (move, sight) =>
      move.type === 'place' &&
      move.square === 'tl' &&
      roundOf(sight) < 8 &&
      tollAt(sight, move.slot) >= 2 &&
      sight.moves.some((each) => each.type === 'place' && each.slot === move.slot && each.square === 'tr'),
    rule: 'RC-BID-08',
  },
  poor: {
    asked: 'payment',
    warns: (move, sight) =>
      isPay(move) && shortOf(move).length > fewestShort(sight) && povertyCost(sight, shortOf(move).length) >= DEAR,
    at: (sight) => [at.poverty(own(sight).poverty)],
    rule: 'RC-PAY-11',
    times: 2,
  },
  theirs: {
    asked: 'raise',
    warns: (move, sight) =>
      move.type === 'raise' &&
      enclosedAt(sight, move.site).some(({ winner }) => winner !== null && winner !== sight.seat),
    rule: 'RC-NBH-04',
    times: 2,
  },
  unused: {
    asked: 'tile-window',
    when: (sight) => roundOf(sight) === 8 && sight.view.board.phase === 'operate',
    warns: ({ type }) => type === 'pass',
    at: () => ['desk'],
    rule: 'RC-OUT-18',
  },
} as const satisfies Readonly<Record<string, CoachRemark<RaisingChicago>>>
