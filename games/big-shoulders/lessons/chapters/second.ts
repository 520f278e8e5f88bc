import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { BUILDINGS, buildingOf } from '../../components/index.ts'
import type { BigShoulders } from '../../types.ts'
import { industryRow, isBestSale, isNeededCube, own } from '../own.ts'

const bringsCoal = (id: keyof typeof BUILDINGS): boolean => (buildingOf(id).effect.haymarket?.coal ?? 0) > 0

/** The second decade, with a hand on the shoulder. */
export const second = {
  starts: ({ question, view }) => question?.step === 'stock-turn' && view.board.decade === 2,
  beats: {
    look: { asked: 'stock-turn', at: (sight) => [`share:${own(sight)?.id ?? 'fairbank'}`] },
    share: {
      asked: 'stock-turn',
      when: ({ question }) => question?.step === 'stock-turn' && !question.params.bought,
      at: () => ['desk'],
      rule: 'BS-STK-13',
      move: {
        lead: 'advise',
        is: (move, sight) => move.type === 'buy' && move.company === own(sight)?.id && move.kind === 'common',
        others: {
          stranger: { is: ({ type }) => type === 'buy', reply: 'accept' },
          pass: { is: ({ type }) => type === 'pass-stock' },
          sell: { is: ({ type }) => type === 'sell' },
        },
      },
    },
    house: {
      asked: 'choose-buildings',
      rule: 'BS-BLD-07',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'build' && bringsCoal(move.play) && buildingOf(move.play).workersAdded > 0,
        others: { coal: { is: (move) => move.type === 'build' && bringsCoal(move.play), reply: 'accept' } },
      },
    },
    appeal: {
      asked: 'action-turn',
      when: ({ question }) => question?.step === 'action-turn' && !question.params.placed,
      at: () => [at.space('e1-appeal-2'), 'appeal'],
      rule: 'BS-APL-03',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'place' && move.space === 'e1-appeal-2',
        others: { coal: { is: (move) => move.type === 'place' && move.space === 'e2-coal-steel', reply: 'accept' } },
      },
    },
    bonus: {
      asked: 'appeal-bonus',
      at: () => ['appeal'],
      move: {
        lead: 'advise',
        is: ({ type }) => type === 'take-bonus',
        others: { cash: { is: ({ type }) => type === 'take-cash' } },
      },
    },
    turn: {
      asked: 'action-turn',
      when: ({ question, view, seat }) =>
        question?.step === 'action-turn' &&
        question.params.placed &&
        (view.board.players[seat]?.partners.unplaced ?? 0) > 0,
      move: { lead: 'free', is: ({ type }) => type === 'end-action-turn' },
    },
    coal: {
      asked: 'action-turn',
      when: ({ question }) => question?.step === 'action-turn' && !question.params.placed,
      at: ({ seat }) => [`city:seat:${seat}`],
      rule: 'BS-ACT-36',
      move: {
        lead: 'advise',
        is: (move, { view, seat }) =>
          move.type === 'place' &&
          move.space in BUILDINGS &&
          bringsCoal(move.space as keyof typeof BUILDINGS) &&
          (view.board.players[seat]?.built.some((id) => id === move.space) ?? false),
      },
    },
    lastTurn: {
      asked: 'action-turn',
      when: ({ question }) => question?.step === 'action-turn' && question.params.placed,
      move: { lead: 'free', is: ({ type }) => type === 'end-action-turn' },
    },
    buy: {
      asked: 'production',
      at: () => ['supply'],
      move: {
        lead: 'free',
        is: (move, sight) =>
          sight.moves.some((each) => isNeededCube(each, sight)) ? isNeededCube(move, sight) : move.type === 'produce',
        again: true,
      },
    },
    sell: {
      asked: 'distribution',
      at: (sight) => [industryRow(sight)],
      move: { lead: 'free', is: isBestSale, again: true },
    },
    dividend: {
      asked: 'distribution',
      rule: 'BS-PRC-05',
      move: { lead: 'free', is: ({ type }) => type === 'pay-dividends' },
    },
  },
} as const satisfies Chapter<BigShoulders>
