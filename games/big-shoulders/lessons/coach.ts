import type { CoachRemark } from '@boardroom/board-kit'
import { at } from '../board/places.ts'
import { BUILDING_IDS, type BuildingId, buildingOf, LAST_DECADE } from '../components/index.ts'
import { priceOf } from '../model/company.ts'
import { payoutSteps } from '../model/prices.ts'
import { directedBy } from '../text/facts/position.ts'
import type { BigShoulders } from '../types.ts'
import {
  type BigSight,
  cashOf,
  lacking,
  lacksOneMachine,
  nextFactory,
  operating,
  own,
  payout,
  saleIncome,
  staffed,
  treasury,
} from './own.ts'

const last = LAST_DECADE
/** A treasury that can pay for a machine and for cubes. */
const ENOUGH = 100

/** Houses where a partner could set up a machine now. */
function automationHouses({ moves }: BigSight): BuildingId[] {
  return BUILDING_IDS.filter(
    (id) => buildingOf(id).effect.automate === 1 && moves.some((move) => move.type === 'place' && move.space === id),
  )
}

/** Where a decision is typical, or a mistake is coming. */
export const coach = {
  lastDividend: {
    asked: 'distribution',
    when: ({ view }) => view.board.decade === last,
    warns: ({ type }) => type === 'withhold',
    rule: 'BS-END-03',
    times: 2,
  },
  withholding: {
    asked: 'distribution',
    when: (sight) => payout(sight).to > payout(sight).from,
    warns: ({ type }) => type === 'withhold',
    rule: 'BS-PRC-06',
    times: 2,
  },
  unsold: {
    asked: 'distribution',
    when: ({ moves }) => moves.some(({ type }) => type === 'sell-goods'),
    warns: ({ type }, { view, moves }) =>
      (type === 'pay-dividends' || type === 'withhold') &&
      view.board.turn !== null &&
      moves.some((move) => move.type === 'sell-goods' && move.space !== 'half-price'),
    rule: 'BS-DST-13',
    times: 2,
  },
  bonus: {
    asked: 'distribution',
    warns: (move, sight) => {
      const made = saleIncome(move, sight)
      if (!made) return false
      const same = sight.moves.flatMap((other) => saleIncome(other, sight) ?? [])
      return same.some(({ goods, income }) => goods === made.goods && income >= made.income + 20)
    },
    rule: 'BS-DST-06',
    times: 3,
  },
  gap: {
    asked: 'hire-workers',
    warns: (move, { view, seat }) =>
      move.type === 'hire' &&
      move.factory > 1 &&
      directedBy(view, seat).some(
        (company) =>
          company.company.factories.length >= move.factory &&
          !staffed(company, move.factory - 1) &&
          staffed(company, move.factory) === false,
      ),
    rule: 'BS-OPR-13',
  },
  idle: {
    asked: 'production',
    when: (sight) => {
      const company = operating(sight)
      const factory = nextFactory(sight)
      if (!company || !staffed(company, factory)) return false
      return Object.values(lacking(company, factory)).every((count) => count === 0)
    },
    warns: ({ type }) => type === 'end-production',
    rule: 'BS-OPR-15',
    times: 2,
  },
  buyFirst: {
    asked: 'production',
    warns: ({ type }, sight) => {
      const company = operating(sight)
      const next = nextFactory(sight) + 1
      if (type !== 'produce' || !company || !staffed(company, next)) return false
      const lacks = lacking(company, next)
      return sight.moves.some((move) => move.type === 'purchase' && lacks[move.resource] > 0)
    },
    rule: 'BS-OPR-03',
    times: 2,
  },
  machine: {
    asked: 'action-turn',
    when: (sight) => {
      const company = own(sight)
      if (!company || treasury(sight) < ENOUGH || sight.view.board.decade === last) return false
      const lacks = company.company.factories.some((_, place) => lacksOneMachine(company, place + 1))
      return lacks && automationHouses(sight).length > 0
    },
    at: (sight) => automationHouses(sight).map(at.space),
    rule: 'BS-AUT-04',
  },
  assets: {
    asked: 'action-turn',
    when: (sight) =>
      sight.view.board.decade <= 4 &&
      treasury(sight) >= 80 &&
      sight.moves.some((move) => move.type === 'place' && move.space === 'capital-investment'),
    at: () => ['assets'],
    rule: 'BS-AST-01',
  },
  idleCash: {
    asked: 'stock-turn',
    when: (sight) => cashOf(sight) >= 120 && sight.moves.some(({ type }) => type === 'buy'),
    warns: ({ type }) => type === 'pass-stock',
    rule: 'BS-STK-03',
    times: 2,
  },
  another: {
    asked: 'stock-turn',
    when: (sight) =>
      sight.moves.some(({ type }) => type === 'found') &&
      directedBy(sight.view, sight.seat).length === 1 &&
      sight.view.board.decade <= 4 &&
      cashOf(sight) >= 200,
    at: () => ['exchange'],
    rule: 'BS-FND-10',
  },
  justShort: {
    asked: 'distribution',
    when: (sight) => {
      const company = operating(sight)?.company
      if (!company) return false
      const { total } = payout(sight)
      const price = priceOf(company, sight.view.options)
      return total > 0 && payoutSteps(total, price) < payoutSteps(total + 20, price)
    },
    rule: 'BS-PRC-05',
  },
  emptying: {
    asked: 'action-turn',
    when: (sight) =>
      sight.view.board.decade === last &&
      treasury(sight) >= 150 &&
      sight.question?.step === 'action-turn' &&
      !sight.question.params.placed,
    at: () => ['spaces:extra-dividends'],
    rule: 'BS-ACT-32',
  },
  lastShares: {
    asked: 'stock-turn',
    when: ({ view }) => view.board.decade === last,
    at: () => ['exchange'],
    rule: 'BS-END-02',
  },
} as const satisfies Readonly<Record<string, CoachRemark<BigShoulders>>>
