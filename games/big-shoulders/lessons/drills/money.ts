import type { Drill } from '@boardroom/board-kit'
import { type CompanyId, LAST_DECADE } from '../../components/index.ts'
import { priceOf, sharesOf } from '../../model/company.ts'
import { perShareOf } from '../../model/dividends.ts'
import { payoutSteps } from '../../model/prices.ts'
import type { BigShoulders, BigShouldersMove } from '../../types.ts'
import { type BigSight, industryRow, isBestSale, operating, own, payout, saleIncome, treasury } from '../own.ts'

/** The tile that one fills. */
export const tiles = {
  minutes: 2,
  seed: 'drill/tiles',
  starts: (sight) => {
    if (sight.question?.step !== 'distribution') return false
    const goods = operating(sight)?.company.goods ?? 0
    const filling = sight.moves.filter((move) => isBestSale(move, sight) && bonusOf(move, sight) >= 20)
    const columns = new Set(sight.moves.flatMap((move) => (move.type === 'sell-goods' ? [move.space] : [])))
    return goods >= 2 && goods <= 4 && filling.length === 1 && columns.size >= 2
  },
  beats: {
    row: { at: (sight) => [industryRow(sight)], rule: 'BS-DST-06' },
    sell: {
      asked: 'distribution',
      at: (sight) => [industryRow(sight)],
      rule: 'BS-DST-06',
      move: {
        lead: 'find',
        is: (move, sight) => isBestSale(move, sight),
        others: {
          filled: { is: (move, sight) => bonusOf(move, sight) > 0 },
          sale: { is: ({ type }) => type === 'sell-goods' },
          early: { is: ({ type }) => type === 'pay-dividends' || type === 'withhold' },
        },
      },
    },
  },
} as const satisfies Drill<BigShoulders>

function bonusOf(move: BigShoulders['move'], sight: BigSight): number {
  const sale = saleIncome(move, sight)
  if (!sale || move.type !== 'sell-goods') return 0
  const plain = sight.moves.flatMap((other) => {
    const otherSale = saleIncome(other, sight)
    return otherSale && otherSale.goods > 0 ? [otherSale.income / otherSale.goods] : []
  })
  return sale.income - sale.goods * Math.min(...plain)
}

/** Pay or keep. */
export const dividend = {
  minutes: 2,
  seed: 'drill/dividend',
  starts: (sight) => {
    const company = operating(sight)
    if (sight.question?.step !== 'distribution' || !company) return false
    const { from, to } = payout(sight)
    return (
      !sight.moves.some(({ type }) => type === 'sell-goods') &&
      sight.view.board.decade >= 2 &&
      to > from &&
      sharesOf(company.company, sight.seat) >= 3 &&
      company.company.treasury < 150
    )
  },
  beats: {
    compare: { at: (sight) => [`share:${operating(sight)?.id ?? 'swift'}`], rule: 'BS-PRC-02' },
    pay: {
      asked: 'distribution',
      rule: 'BS-PRC-02',
      move: {
        lead: 'find',
        is: ({ type }) => type === 'pay-dividends',
        others: { keep: { is: ({ type }) => type === 'withhold' } },
      },
    },
  },
} as const satisfies Drill<BigShoulders>

/** Whether a sale brings the payout to a step more. */
function liftsPrice(move: BigShouldersMove, sight: BigSight): boolean {
  const company = operating(sight)?.company
  const sale = saleIncome(move, sight)
  if (!company || !sale) return false
  const total = (sight.view.board.turn?.revenue ?? 0) + sale.income
  const price = priceOf(company, sight.view.options)
  return payoutSteps(10 * perShareOf(total), price) > payoutSteps(payout(sight).total, price)
}

/** One more good for one more step. */
export const step = {
  minutes: 2,
  seed: 'drill/step',
  starts: (sight) => {
    if (sight.question?.step !== 'distribution' || payout(sight).total === 0) return false
    return sight.moves.some((move) => liftsPrice(move, sight))
  },
  beats: {
    ladder: { at: (sight) => [`share:${operating(sight)?.id ?? 'swift'}`], rule: 'BS-PRC-05' },
    sell: {
      asked: 'distribution',
      rule: 'BS-PRC-05',
      at: (sight) => [industryRow(sight)],
      move: {
        lead: 'find',
        is: liftsPrice,
        others: {
          early: { is: ({ type }) => type === 'pay-dividends' },
          keep: { is: ({ type }) => type === 'withhold' },
        },
      },
    },
  },
} as const satisfies Drill<BigShoulders>

/** A dividend out of the treasury: Extra Dividends, or a building that pays even more. */
function paysOut(move: BigShoulders['move'], id: CompanyId | undefined): boolean {
  return move.type === 'place' && move.company === id && /dividend/.test(move.space)
}

/** The last decade: what is left in a treasury counts for nothing. */
export const last = {
  minutes: 2,
  seed: 'drill/last',
  starts: (sight) => {
    const company = own(sight)
    return (
      sight.question?.step === 'action-turn' &&
      !sight.question.params.placed &&
      sight.view.board.decade === LAST_DECADE &&
      sight.view.board.players[sight.seat]?.partners.unplaced === 1 &&
      company !== null &&
      treasury(sight) >= 150 &&
      sharesOf(company.company, sight.seat) >= 3 &&
      sight.moves.some((move) => paysOut(move, company.id))
    )
  },
  beats: {
    treasury: { at: (sight) => [`company:${own(sight)?.id ?? 'swift'}:treasury`], rule: 'BS-END-03' },
    pay: {
      asked: 'action-turn',
      at: () => ['spaces'],
      rule: 'BS-ACT-32',
      move: {
        lead: 'find',
        is: (move, sight) => paysOut(move, own(sight)?.id),
        others: {
          funds: { is: (move) => move.type === 'place' && /fundraising/.test(move.space) },
          grow: { is: ({ type }) => type === 'place' },
        },
      },
    },
  },
} as const satisfies Drill<BigShoulders>
