import { type Table, viewOf } from '@boardroom/kernel'
import { type CompanyId, PRICES } from '../../components/index.ts'
import type { BigShouldersMove } from '../../moves.ts'
import { factsOfMove } from '../../text/facts/moves.ts'
import type { BigShoulders } from '../../types.ts'

/** What the facts of a move say about the position after it. */
export function promiseOf(
  move: BigShouldersMove,
  table: Table<BigShoulders>,
  seat: number,
): ((after: Table<BigShoulders>) => boolean) | null {
  const view = viewOf(table, seat)
  const before = table.state
  const cash = before.players[seat]?.cash ?? 0
  const cashAfter = (after: Table<BigShoulders>): number => after.state.players[seat]?.cash ?? 0
  const operating = before.turn?.company
  const priceOf = (after: Table<BigShoulders>, id: CompanyId | undefined): number | undefined => {
    const company = id && after.state.companies[id]
    return company ? PRICES[company.price] : undefined
  }
  switch (move.type) {
    case 'sell': {
      const { sale } = factsOfMove('sell', move, view)
      if (!sale) return () => false
      return (after) =>
        cashAfter(after) === cash + sale.paid &&
        (sale.protectable || priceOf(after, move.company) === sale.price.to) &&
        (!sale.losesDirectorship || after.state.companies[move.company]?.director !== seat)
    }
    case 'buy': {
      const { cost, takesOver } = factsOfMove('buy', move, view)
      return (after) =>
        cashAfter(after) === cash - (cost ?? 0) &&
        takesOver === (before.companies[move.company]?.director !== after.state.companies[move.company]?.director)
    }
    case 'issue': {
      const { effect } = factsOfMove('issue', move, view)
      return (after) => effect !== null && priceOf(after, operating) === effect.price.to
    }
    case 'sell-goods': {
      const { sale } = factsOfMove('sell-goods', move, view)
      const revenue = before.turn?.revenue ?? 0
      return (after) => sale !== null && after.state.turn?.revenue === revenue + sale.revenue + sale.bonus
    }
    case 'pay-dividends': {
      const { payout } = factsOfMove('pay-dividends', move, view)
      return (after) =>
        payout !== null && cashAfter(after) === cash + payout.yours && priceOf(after, operating) === payout.price.to
    }
    case 'withhold': {
      const { kept } = factsOfMove('withhold', move, view)
      return (after) => kept !== null && (kept.protectable || priceOf(after, operating) === kept.price.to)
    }
    case 'produce': {
      const { made } = factsOfMove('produce', move, view)
      const company = operating && before.companies[operating]
      return (after) => {
        const now = operating && after.state.companies[operating]
        if (!made || !company || !now) return false
        const partners = before.players[company.director]?.partners.active ?? 0
        const gained = (after.state.players[company.director]?.partners.active ?? 0) - partners
        return now.goods === company.goods + made.goods + (made.bonus?.goods ?? 0) && gained === (made.partner ? 1 : 0)
      }
    }
    default:
      return null
  }
}
