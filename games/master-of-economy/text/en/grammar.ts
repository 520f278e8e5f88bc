import { count, list } from '@boardroom/game-kit/en'
import type { Names } from '@boardroom/kernel'
import { type CompanyId, FACTORIES, type FactoryId, GOODS, type GoodId } from '../../components/index.ts'
import type { Marker } from '../../entries.ts'
import { isSeat } from '../../model/money.ts'
import type { Payment } from '../../model/payments.ts'
import type { Holder } from '../../state.ts'
import { names as book } from './names.ts'

export { list } from '@boardroom/game-kit/en'

export const euros = (amount: number): string => `${amount} euro$`
export const shares = (number: number): string => count(number, 'share')
export const votes = (number: number): string => count(number, 'vote')
export const points = (number: number): string => count(number, 'point')
export const loans = (number: number): string => count(number, 'loan')
export const relations = (number: number): string => count(number, 'relations marker')
export const company = (id: CompanyId): string => book.companies[id]
export const good = (id: GoodId): string => book.goods[id].name
export const packet = (issuer: CompanyId, size: number): string => `${shares(size)} of ${company(issuer)}`

export function holder(who: Holder, names: Names): string {
  return isSeat(who) ? names.seat(who) : company(who)
}

/** “2 coal and 1 ship”. */
export function goods(amounts: Partial<Record<GoodId, number>>): string {
  return list(GOODS.flatMap((id) => (amounts[id] ? [book.goods[id].count(amounts[id])] : [])))
}

/** “2 × coal mine and 1 × shipyard”. */
export function factories(numbers: Partial<Record<FactoryId, number>>): string {
  return list(FACTORIES.flatMap((id) => (numbers[id] ? [`${numbers[id]} × ${book.factories[id].name}`] : [])))
}

/** Bids by row: “coal: 2 buy bids; steel: offers on 9 and 10”. */
export function bids(markers: readonly Marker[]): string {
  const rows = GOODS.flatMap((id) => {
    const row = markers.filter((marker) => marker.good === id)
    const buys = row.filter(({ cell }) => cell === null).length
    const cells = row.flatMap(({ cell }) => (cell === null ? [] : [cell])).sort((a, b) => a - b)
    const parts = [
      ...(buys > 0 ? [count(buys, 'buy bid')] : []),
      ...(cells.length > 0 ? [`${cells.length === 1 ? 'offer' : 'offers'} on ${list(cells.map(String))}`] : []),
    ]
    return parts.length > 0 ? [`${good(id)}: ${list(parts)}`] : []
  })
  return rows.join('; ')
}

/** What a company pays for. */
export function purpose(payment: Payment): string {
  switch (payment.for) {
    case 'factory':
      return book.factories[payment.factory].one
    case 'local':
      return `${book.goods[payment.good].count(1)} from ${company(payment.seller)}`
    case 'import':
      return `${book.goods[payment.good].count(1)} from abroad`
    case 'fine':
      return 'a fine'
    case 'interest':
      return 'interest'
    case 'repayment':
      return 'the repayment of a loan'
    case 'packet':
      return packet(payment.issuer, payment.size)
  }
}
