import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { COMPANIES, type CompanyId, charterOf, FILL_BONUS, SUPPLY_PRICE } from '../../components/index.ts'
import { certificateCost } from '../../model/company.ts'
import { roomOn } from '../../model/demand-rows.ts'
import type { BigShoulders } from '../../types.ts'
import { type BigSight, cashOf, own } from '../own.ts'

/** Where the money of a purchase goes. */
export const where = {
  minutes: 1,
  seed: 'drill/where',
  starts: (sight) => {
    const company = own(sight)
    if (sight.question?.step !== 'stock-turn' || sight.question.params.bought || !company) return false
    const { charter, pool } = company.company.common
    const { treasury } = company.company
    const cost = certificateCost(company.company, 'common', sight.view.options)
    return charter > 0 && pool > 0 && treasury < 60 && cashOf(sight) >= cost
  },
  beats: {
    purses: { at: (sight) => [at.treasury(own(sight)?.id ?? 'swift')] },
    sources: { at: () => [at.pool] },
    buy: {
      asked: 'stock-turn',
      rule: 'BS-STK-13',
      at: () => ['desk'],
      move: {
        lead: 'find',
        is: (move, sight) =>
          move.type === 'buy' && move.company === own(sight)?.id && move.kind === 'common' && move.from === 'charter',
        others: {
          pool: { is: (move, sight) => move.type === 'buy' && move.company === own(sight)?.id },
          stranger: { is: ({ type }) => type === 'buy' },
          sell: { is: ({ type }) => type === 'sell' },
          found: { is: ({ type }) => type === 'found' },
        },
      },
    },
  },
} as const satisfies Drill<BigShoulders>

/** What a company would earn in its first decade with one factory, after workers and cubes. */
function firstProfit({ view }: BigSight, id: CompanyId): number {
  const { factories, goodPrices, industry } = charterOf(id)
  const [first] = factories
  if (!first) return 0
  const cubes = Object.entries(first.resources).reduce((sum, [resource, count]) => {
    const prices = (['10', '20', '30'] as const).flatMap((space) =>
      Array.from({ length: view.board.supply[space][resource as 'coal'] }, () => SUPPLY_PRICE[space] ?? 99),
    )
    // What cannot be bought has to be swapped, two for one.
    return sum + Array.from({ length: count }, (_, i) => prices[i] ?? 45).reduce((a, b) => a + b, 0)
  }, 0)
  const row = view.board.demand[industry]
  const bonus = Math.max(
    0,
    ...(['right', 'middle'] as const).map((column) =>
      roomOn(column, row[column]) <= first.goods ? FILL_BONUS[column] : 0,
    ),
  )
  return first.goods * (goodPrices[0] ?? 0) + bonus - first.workerSpaces * 40 - cubes
}

export function bestToFound(sight: BigSight): CompanyId[] {
  return COMPANIES.filter((id) => !sight.view.board.companies[id]).sort(
    (a, b) => firstProfit(sight, b) - firstProfit(sight, a),
  )
}

/** Which company to found first. */
export const which = {
  minutes: 3,
  seed: 'drill/which',
  within: 3,
  starts: (sight) => {
    if (sight.question?.step !== 'founding') return false
    const [first, second] = bestToFound(sight)
    if (!first || !second || sight.view.board.appealOrder.length < 2) return false
    return firstProfit(sight, first) >= firstProfit(sight, second) + 20
  },
  beats: {
    card: {},
    cubes: { at: () => ['supply'] },
    customers: { at: () => ['demand'] },
    found: {
      asked: 'founding',
      rule: 'BS-FND-01',
      move: {
        lead: 'find',
        is: (move, sight) => move.type === 'found' && move.company === bestToFound(sight)[0] && move.par <= 40,
        others: {
          dear: { is: (move, sight) => move.type === 'found' && move.company === bestToFound(sight)[0] },
          crowd: {
            is: (move) => move.type === 'found' && (charterOf(move.company).factories[0]?.workerSpaces ?? 0) > 1,
          },
          poor: { is: (move) => move.type === 'found' && (charterOf(move.company).goodPrices[0] ?? 0) <= 30 },
        },
      },
    },
  },
} as const satisfies Drill<BigShoulders>
