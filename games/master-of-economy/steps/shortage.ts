import { frame, integer, type MoveOf, oneOf } from '@boardroom/kernel'
import { FACTORIES, INVESTMENT } from '../components/index.ts'
import { pay } from '../model/money.ts'
import { carryOut, giveUp, leastContribution, missing, type Payment } from '../model/payments.ts'
import { companyOf, managerOf, playerAt } from '../model/players.ts'
import { asking, happening, type Kind, type Turn } from '../types.ts'

/** A company pays; if its cash is short, the shortage procedure comes first (ME-CSH-01). */
export function demand(turn: Turn, payment: Payment): void {
  const { state } = turn
  if (missing(state, payment) === 0) {
    carryOut(turn, payment)
    return
  }
  // Open cash shows everybody that there is nothing to decide; hidden cash must not show it.
  const broke = state.openCash && playerAt(state, managerOf(state, payment.company)).cash === 0
  turn.next(broke ? frame(afterContribution, { payment, contribution: 0 }) : frame(shortage, { payment }))
}

export interface Shortage {
  readonly payment: Payment
}
export interface Contributed extends Shortage {
  readonly contribution: number
}

const MOST = 99
const contributeFields = { amount: integer(0, MOST) }
export type Contribute = MoveOf<'contribute', typeof contributeFields>

const AMOUNTS: readonly Contribute[] = Array.from({ length: MOST + 1 }, (_, amount) => ({ type: 'contribute', amount }))

/** A gift of the manager, at most what is missing (ME-CSH-02). It is taken only if the payment succeeds. */
const contribute: Kind<Shortage, Contribute> = {
  type: 'contribute',
  rule: 'ME-CSH-02',
  fields: contributeFields,
  candidates: (state, { payment }, seat) =>
    AMOUNTS.slice(leastContribution(state, payment), Math.min(missing(state, payment), playerAt(state, seat).cash) + 1),
  refuse(state, { payment }, seat, { amount }) {
    const most = Math.min(missing(state, payment), playerAt(state, seat).cash)
    if (amount > most) return { rule: 'ME-CSH-02', missing: missing(state, payment) }
    const least = leastContribution(state, payment)
    return amount < least ? { rule: 'ME-CSH-05', least } : null
  },
  apply(turn, { payment }, _seat, { amount }) {
    turn.done()
    turn.next(frame(afterContribution, { payment, contribution: amount }))
  },
}

export const shortage = asking({
  name: 'shortage',
  seats: (state, { payment }: Shortage) => [managerOf(state, payment.company)],
  moves: [contribute],
})

/** If money is still missing, exactly one factory is sold, if there is one (ME-CSH-03, ME-CSH-08). */
export const afterContribution = happening({
  name: 'after-contribution',
  happen(turn, { payment, contribution }: Contributed) {
    const { state } = turn
    if (missing(state, payment) <= contribution) return settlePayment(turn, payment, contribution)
    const { factories } = companyOf(state, payment.company)
    const owned = FACTORIES.filter((id) => factories[id] > 0)
    const [only] = owned
    if (!only) settlePayment(turn, payment, contribution)
    else if (owned.length > 1) turn.next(frame(forcedSale, { payment, contribution }))
    else {
      sellForced(turn, payment, only)
      settlePayment(turn, payment, contribution)
    }
  },
})

const saleFields = { factory: oneOf(FACTORIES) }
export type SellForced = MoveOf<'sell-forced', typeof saleFields>

const SALES: readonly SellForced[] = FACTORIES.map((factory) => ({ type: 'sell-forced', factory }))

const sell: Kind<Contributed, SellForced> = {
  type: 'sell-forced',
  rule: 'ME-CSH-03',
  fields: saleFields,
  candidates: () => SALES,
  refuse: (state, { payment }, _seat, { factory }) =>
    companyOf(state, payment.company).factories[factory] > 0 ? null : { rule: 'ME-CSH-03' },
  apply(turn, { payment, contribution }, _seat, { factory }) {
    turn.done()
    sellForced(turn, payment, factory)
    settlePayment(turn, payment, contribution)
  },
}

/** The manager chooses which one. */
export const forcedSale = asking({
  name: 'forced-sale',
  seats: (state, { payment }: Contributed) => [managerOf(state, payment.company)],
  moves: [sell],
})

function sellForced(turn: Turn, { company: id }: Payment, factory: SellForced['factory']): void {
  const company = companyOf(turn.state, id)
  company.factories[factory]--
  pay(turn.state, 'bank', id, INVESTMENT.forcedSale)
  turn.log({ type: 'forced-sale', company: id, factory, price: INVESTMENT.forcedSale })
}

/** Contribution and proceeds pay, or nothing is paid and the contribution is not taken (ME-CSH-04, ME-CSH-08). */
function settlePayment(turn: Turn, payment: Payment, contribution: number): void {
  const { state } = turn
  if (missing(state, payment) > contribution) giveUp(turn, payment)
  else {
    contributeTo(turn, payment, contribution)
    carryOut(turn, payment)
  }
}

function contributeTo(turn: Turn, { company }: Payment, amount: number): void {
  if (amount === 0) return
  const seat = managerOf(turn.state, company)
  pay(turn.state, seat, company, amount)
  turn.log({ type: 'contributed', seat, company, amount })
}
