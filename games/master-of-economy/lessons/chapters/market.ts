import type { Chapter } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import type { MasterOfEconomy } from '../../types.ts'
import { buysOf, isIn, offersOf, unoffered } from '../facts.ts'

/** The first market: buy what the works eat, and a point for a euro. */
export const market = {
  starts: (sight) => sight.question?.step === 'bidding' && isIn(sight, 1, 'trade-1'),
  beats: {
    rows: { at: () => [at.row('coal'), at.row('electricity')], rule: 'ME-TRD-01' },
    coal: {
      asked: 'bidding',
      when: (sight) => buysOf(sight, 'coal') === 0,
      at: () => [at.buys('coal')],
      rule: 'ME-TRD-16',
      move: { lead: 'lead', is: (move) => move.type === 'place-buy' && move.good === 'coal' },
    },
    power: {
      asked: 'bidding',
      when: (sight) => buysOf(sight, 'electricity') === 0,
      at: () => [at.buys('electricity')],
      rule: 'ME-SUP-07',
      move: { lead: 'lead', is: (move) => move.type === 'place-buy' && move.good === 'electricity' },
    },
    demand: { asked: 'bidding', at: () => [at.row('building-materials')], rule: 'ME-TRD-18' },
    cheap: {
      asked: 'bidding',
      when: (sight) => buysOf(sight, 'building-materials') < 2,
      at: () => [at.buys('building-materials')],
      rule: 'ME-TRD-11',
      move: {
        lead: 'advise',
        again: true,
        is: (move) => move.type === 'place-buy' && move.good === 'building-materials',
        others: { offer: { is: ({ type }) => type === 'place-offer', reply: 'accept' } },
      },
    },
    offer: {
      asked: 'bidding',
      when: (sight) => offersOf(sight, 'building-materials') < 2 && unoffered(sight, 'building-materials') > 0,
      at: () => [at.cell('building-materials', 2), at.cell('building-materials', 3)],
      rule: 'ME-TRD-19',
      move: {
        lead: 'advise',
        again: true,
        is: (move) => move.type === 'place-offer' && move.good === 'building-materials' && move.cell <= 3,
        others: {
          right: { is: (move) => move.type === 'place-offer' && move.good === 'building-materials' },
          nothing: { is: ({ type }) => type === 'place-offer' },
        },
      },
    },
    confirm: {
      asked: 'bidding',
      rule: 'ME-TRD-20',
      move: { lead: 'advise', is: ({ type }) => type === 'end-bids' },
    },
  },
} as const satisfies Chapter<MasterOfEconomy>

/** Between the half-years: packets and loans. */
export const finance = {
  starts: (sight) => sight.question?.step === 'company-deal',
  beats: {
    settled: { asked: 'company-deal', rule: 'ME-TRD-19' },
    packets: { asked: 'company-deal', at: () => [at.packets('yellow-submarines')], rule: 'ME-SHR-04' },
    pass: {
      asked: 'company-deal',
      rule: 'ME-SHR-09',
      move: { lead: 'advise', is: ({ type }) => type === 'no-deal' },
    },
    again: { asked: 'company-deal', rule: 'ME-SHR-01', move: { lead: 'free', is: ({ type }) => type === 'no-deal' } },
    loan: {
      asked: 'new-loan',
      rule: 'ME-LON-05',
      move: { lead: 'advise', is: ({ type }) => type === 'decline-loan' },
    },
  },
} as const satisfies Chapter<MasterOfEconomy>
