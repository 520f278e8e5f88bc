import type { Drill } from '@boardroom/board-kit'
import { at } from '../../board/places.ts'
import { exportPrice, GOODS, type GoodId } from '../../components/index.ts'
import type { MasterOfEconomy } from '../../types.ts'
import { bestCell, company, companyId, finds, type Seen } from '../facts.ts'

/** A row in which others offer, nobody buys, and the company at hand has something to sell. */
export function contested(sight: Seen): GoodId | null {
  const { market, order, companies } = sight.view.board
  const own = companyId(sight)
  if (!own || order.at(-1) !== own) return null
  return (
    GOODS.find((good) => {
      const offers = market.offers[good].filter((each) => each !== null)
      const kept = order.every((id) => offers.filter((each) => each === id).length <= (companies[id]?.goods[good] ?? 0))
      const bought = order.some((id) => market.buys[good][id] > 0)
      const best = bestCell(sight, good)
      return (
        (company(sight)?.goods[good] ?? 0) > 0 &&
        offers.length > 0 &&
        !offers.includes(own) &&
        kept &&
        !bought &&
        best !== null &&
        exportPrice(good, best) > 0 &&
        best < 11
      )
    }) ?? null
  )
}

/** How dear an offer may be. */
export const demand = {
  minutes: 2,
  seed: 'drill/7',
  starts: (sight) =>
    sight.question?.step === 'bidding' && sight.question.params.placed.length === 0 && contested(sight) !== null,
  beats: {
    row: { at: (sight) => [at.row(contested(sight) ?? 'coal')], rule: 'ME-TRD-18' },
    pulls: { at: (sight) => [at.row(contested(sight) ?? 'coal')], rule: 'ME-TRD-19' },
    offer: {
      asked: 'bidding',
      rule: 'ME-TRD-18',
      move: {
        lead: 'find',
        is: (move, sight) => {
          const good = contested(sight)
          const best = good && bestCell(sight, good)
          if (move.type !== 'place-offer' || !good || !best || move.good !== good) return false
          return finds(sight, good, move.cell) && exportPrice(good, move.cell) === exportPrice(good, best)
        },
        others: {
          dear: {
            is: (move, sight) =>
              move.type === 'place-offer' && move.good === contested(sight) && !finds(sight, move.good, move.cell),
          },
          cheap: { is: (move, sight) => move.type === 'place-offer' && move.good === contested(sight) },
        },
      },
    },
  },
} as const satisfies Drill<MasterOfEconomy>
