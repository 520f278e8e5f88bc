import {
  type CompanyId,
  type FactoryId,
  FINE,
  factoryOf,
  type GoodId,
  INVESTMENT,
  importPrice,
  LOAN,
  localPrice,
} from '../components/index.ts'
import type { MasterOfEconomyState, OpenState } from '../state.ts'
import type { Turn } from '../types.ts'
import { packetPrice, purchase } from './deals.ts'
import { clearCell } from './market.ts'
import { pay } from './money.ts'
import { companyOf, managerOf, playerAt } from './players.ts'
import { factoriesOf } from './warehouse.ts'

/** What a company pays for, and everything needed to carry it out once the money is there. */
export type Payment = { readonly company: CompanyId } & (
  | { readonly for: 'factory'; readonly factory: FactoryId }
  | { readonly for: 'local'; readonly good: GoodId; readonly seller: CompanyId; readonly cell: number }
  | { readonly for: 'import'; readonly good: GoodId }
  | { readonly for: 'fine'; readonly good: GoodId; readonly cell: number }
  | { readonly for: 'interest' }
  | { readonly for: 'repayment' }
  | { readonly for: 'packet'; readonly issuer: CompanyId; readonly size: number; readonly given: number | null }
)

function dueOf(state: OpenState, payment: Payment): number {
  switch (payment.for) {
    case 'factory':
      return INVESTMENT.price
    case 'local':
      return localPrice(payment.good, payment.cell)
    case 'import':
      return importPrice(payment.good)
    case 'fine':
      return FINE
    case 'interest':
      return LOAN.interest
    case 'repayment':
      return LOAN.amount
    case 'packet':
      return packetPrice(state, payment.issuer, payment.size, payment.given ?? 0)
  }
}

/** What the company's own cash lacks. */
export function missing(state: OpenState, payment: Payment): number {
  return Math.max(0, dueOf(state, payment) - companyOf(state, payment.company).cash)
}

/** Payments that follow from earlier commitments run through all steps even if hopeless (ME-CSH-05). */
function isCommitted(payment: Payment): boolean {
  return payment.for === 'local' || payment.for === 'import' || payment.for === 'fine' || payment.for === 'interest'
}

/** The least contribution: what is chosen now must then be paid in full, at most with one forced sale (ME-CSH-05). */
export function leastContribution(state: OpenState, payment: Payment): number {
  if (isCommitted(payment)) return 0
  const sale = factoriesOf(companyOf(state, payment.company)) > 0 ? INVESTMENT.forcedSale : 0
  return Math.max(0, missing(state, payment) - sale)
}

/** Whether company, manager and one forced sale together raise the money. */
export function canRaise(state: MasterOfEconomyState, payment: Payment): boolean {
  return leastContribution(state, payment) <= playerAt(state, managerOf(state, payment.company)).cash
}

/** Pays, and what is paid for happens. */
export function carryOut(turn: Turn, payment: Payment): void {
  const { state } = turn
  const { company: id } = payment
  const company = companyOf(state, id)
  const due = dueOf(state, payment)
  switch (payment.for) {
    case 'factory': {
      const { materials } = factoryOf(payment.factory)
      pay(state, id, 'bank', due)
      company.goods['building-materials'] -= materials
      company.factories[payment.factory]++
      turn.log({ type: 'built', company: id, factory: payment.factory, price: due, materials })
      break
    }
    case 'local': {
      const { good, seller, cell } = payment
      pay(state, id, seller, due)
      companyOf(state, seller).goods[good]--
      company.goods[good]++
      clearCell(state, good, cell)
      state.market.buys[good][id]--
      turn.log({ type: 'local', good, buyer: id, seller, cell, price: due })
      break
    }
    case 'import':
      pay(state, id, 'bank', due)
      company.goods[payment.good]++
      state.market.buys[payment.good][id]--
      turn.log({ type: 'import', good: payment.good, company: id, price: due })
      break
    case 'fine':
      pay(state, id, 'bank', due)
      turn.log({ type: 'fine', good: payment.good, company: id, cell: payment.cell })
      break
    case 'interest':
      pay(state, id, 'bank', due)
      turn.log({ type: 'interest', company: id })
      break
    case 'repayment':
      pay(state, id, 'bank', due)
      company.loans--
      turn.log({ type: 'repaid', company: id })
      break
    case 'packet':
      purchase(turn, id, payment.issuer, payment.size, payment.given)
      break
  }
}

/** The money could not be raised: a bid fails, a duty is waived (ME-CSH-04). */
export function giveUp(turn: Turn, payment: Payment): void {
  const { company } = payment
  switch (payment.for) {
    case 'local':
    case 'import':
      turn.state.market.buys[payment.good][company]--
      turn.log({ type: 'unpaid', good: payment.good, company })
      break
    case 'fine':
      turn.log({ type: 'fine-waived', good: payment.good, company, cell: payment.cell })
      break
    case 'interest':
      turn.log({ type: 'interest-waived', company })
      break
    default:
      throw new Error(`a payment for a ${payment.for} is refused before it fails`)
  }
}
