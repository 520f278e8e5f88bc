import { count, list } from '@boardroom/game-kit/de'
import type { Names } from '@boardroom/kernel'
import { type CompanyId, FACTORIES, type FactoryId, GOODS, type GoodId } from '../../components/index.ts'
import type { Marker } from '../../entries.ts'
import { isSeat } from '../../model/money.ts'
import type { Payment } from '../../model/payments.ts'
import type { Holder } from '../../state.ts'
import { names as book } from './names.ts'

export { list } from '@boardroom/game-kit/de'

export const euros = (amount: number): string => `${amount} Euro$`
export const shares = (number: number): string => count(number, 'Aktie', 'Aktien')
export const votes = (number: number): string => count(number, 'Stimme', 'Stimmen')
export const points = (number: number): string => count(number, 'Punkt', 'Punkte')
export const pointsAt = (number: number): string => count(number, 'Punkt', 'Punkten')
export const loans = (number: number): string => count(number, 'Kredit', 'Kredite')
export const relations = (number: number): string => `${number} Beziehungsmarker`
/** „mit 2 Beziehungsmarkern“. */
export const withRelations = (number: number): string => count(number, 'Beziehungsmarker', 'Beziehungsmarkern')
export const company = (id: CompanyId): string => book.companies[id]
export const good = (id: GoodId): string => book.goods[id].name
export const packet = (issuer: CompanyId, size: number): string => `${shares(size)} von ${company(issuer)}`

export function holder(who: Holder, names: Names): string {
  return isSeat(who) ? names.seat(who) : company(who)
}

/** „2 Kohle und 1 Schiff“. */
export function goods(amounts: Partial<Record<GoodId, number>>): string {
  return list(GOODS.flatMap((id) => (amounts[id] ? [book.goods[id].count(amounts[id])] : [])))
}

/** „2 × Kohlemine und 1 × Schiffswerft“. */
export function factories(numbers: Partial<Record<FactoryId, number>>): string {
  return list(FACTORIES.flatMap((id) => (numbers[id] ? [`${numbers[id]} × ${book.factories[id].name}`] : [])))
}

/** Gebote nach Zeilen: „Kohle: 2 Kaufgebote; Stahl: Angebote auf 9 und 10“. */
export function bids(markers: readonly Marker[]): string {
  const rows = GOODS.flatMap((id) => {
    const row = markers.filter((marker) => marker.good === id)
    const buys = row.filter(({ cell }) => cell === null).length
    const cells = row.flatMap(({ cell }) => (cell === null ? [] : [cell])).sort((a, b) => a - b)
    const parts = [
      ...(buys > 0 ? [count(buys, 'Kaufgebot', 'Kaufgebote')] : []),
      ...(cells.length > 0 ? [`${cells.length === 1 ? 'Angebot' : 'Angebote'} auf ${list(cells.map(String))}`] : []),
    ]
    return parts.length > 0 ? [`${good(id)}: ${list(parts)}`] : []
  })
  return rows.join('; ')
}

/** Wofür eine Firma zahlt. */
export function purpose(payment: Payment): string {
  switch (payment.for) {
    case 'factory':
      return book.factories[payment.factory].one
    case 'local':
      return `${book.goods[payment.good].count(1)} von ${company(payment.seller)}`
    case 'import':
      return `${book.goods[payment.good].count(1)} aus dem Ausland`
    case 'fine':
      return 'eine Geldbuße'
    case 'interest':
      return 'Zinsen'
    case 'repayment':
      return 'die Rückzahlung eines Kredits'
    case 'packet':
      return packet(payment.issuer, payment.size)
  }
}
