import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { BigShoulders } from '../../types.ts'
import { industryRow, isBestSale, isNeededCube, operating as operates } from '../own.ts'
import { Machine } from '../pictures.tsx'

/** The first Operating Phase. */
export const operating = {
  starts: ({ question, view }) => question?.step === 'production' && view.board.decade === 1,
  beats: {
    machine: { asked: 'production', picture: Machine, rule: 'BS-OPR-03' },
    buy: {
      asked: 'production',
      at: () => ['supply'],
      rule: 'BS-OPR-08',
      move: {
        lead: 'lead',
        is: isNeededCube,
        again: true,
        others: {
          other: { is: ({ type }) => type === 'purchase' },
          end: { is: ({ type }) => type === 'end-production' },
        },
      },
    },
    ahead: {
      asked: 'production',
      when: ({ view }) => view.board.supply[10].wood > 0 && view.board.turn?.produced === 0,
      at: () => [at.car('10'), 'haymarket'],
      rule: 'BS-OPR-11',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'purchase' && move.space === '10' && move.resource === 'wood',
        again: true,
        others: { produce: { is: ({ type }) => type === 'produce', reply: 'accept' } },
      },
    },
    swap: {
      asked: 'production',
      when: ({ view }) => view.board.turn?.produced === 0,
      at: () => [at.stall('coal')],
      rule: 'BS-OPR-11',
      move: {
        lead: 'advise',
        is: (move) => move.type === 'trade' && move.give === 'wood' && move.take === 'coal',
        others: { produce: { is: ({ type }) => type === 'produce', reply: 'accept' } },
      },
    },
    produce: {
      asked: 'production',
      at: (sight) => [at.factory(operates(sight)?.id ?? 'fairbank', 1)],
      rule: 'BS-OPR-15',
      move: { lead: 'lead', is: ({ type }) => type === 'produce', again: true },
    },
    end: {
      asked: 'production',
      at: (sight) => [at.goods(operates(sight)?.id ?? 'fairbank')],
      move: { lead: 'lead', is: ({ type }) => type === 'end-production' },
    },
    customers: { asked: 'distribution', at: (sight) => [industryRow(sight)], rule: 'BS-DST-06' },
    sell: {
      asked: 'distribution',
      at: (sight) => [industryRow(sight)],
      rule: 'BS-DST-05',
      move: {
        lead: 'lead',
        is: isBestSale,
        again: true,
        others: {
          sale: { is: ({ type }) => type === 'sell-goods' },
          early: { is: ({ type }) => type === 'pay-dividends' || type === 'withhold' },
        },
      },
    },
    dividend: {
      asked: 'distribution',
      at: (sight) => [`share:${operates(sight)?.id ?? 'fairbank'}`],
      rule: 'BS-PRC-02',
      move: {
        lead: 'advise',
        is: ({ type }) => type === 'pay-dividends',
        others: { withhold: { is: ({ type }) => type === 'withhold' } },
      },
    },
    risen: {
      asked: 'closing',
      at: (sight) => [`share:${operates(sight)?.id ?? 'fairbank'}`],
      move: { lead: 'lead', is: ({ type }) => type === 'end-operating-turn' },
    },
  },
} as const satisfies Chapter<BigShoulders>
