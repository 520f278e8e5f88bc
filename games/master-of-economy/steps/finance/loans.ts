import { frame, type MoveOf } from '@boardroom/kernel'
import { type CompanyId, LOAN } from '../../components/index.ts'
import { pay } from '../../model/money.ts'
import { canRaise, type Payment } from '../../model/payments.ts'
import { companyOf, managerOf } from '../../model/players.ts'
import { asking, happening, type Kind } from '../../types.ts'
import { demand } from '../shortage.ts'

export interface Borrower {
  readonly company: CompanyId
}

/** Interest loan by loan, directly afterwards repayment (ME-LON-01, ME-LON-03). */
export const loanService = happening({
  name: 'loan-service',
  happen(turn, { company }: Borrower) {
    const { loans } = companyOf(turn.state, company)
    turn.next(...Array.from({ length: loans }, () => frame(interest, { company })), frame(repayment, { company }))
  },
})

export const interest = happening({
  name: 'interest',
  happen: (turn, { company }: Borrower) => demand(turn, { for: 'interest', company }),
})

const noFields = {}
export type Repay = MoveOf<'repay', typeof noFields>
export type EndRepayment = MoveOf<'end-repayment', typeof noFields>
export type TakeLoan = MoveOf<'take-loan', typeof noFields>
export type DeclineLoan = MoveOf<'decline-loan', typeof noFields>

const REPAY: readonly Repay[] = [{ type: 'repay' }]
const END: readonly EndRepayment[] = [{ type: 'end-repayment' }]
const TAKE: readonly TakeLoan[] = [{ type: 'take-loan' }]
const DECLINE: readonly DeclineLoan[] = [{ type: 'decline-loan' }]

function repaymentOf(company: CompanyId): Payment {
  return { for: 'repayment', company }
}

const repay: Kind<Borrower, Repay> = {
  type: 'repay',
  rule: 'ME-LON-03',
  fields: noFields,
  candidates: () => REPAY,
  refuse: (state, { company }) =>
    canRaise(state, repaymentOf(company)) ? null : { rule: 'ME-LON-03', cash: companyOf(state, company).cash },
  apply: (turn, { company }) => demand(turn, repaymentOf(company)),
}

const endRepayment: Kind<Borrower, EndRepayment> = {
  type: 'end-repayment',
  rule: 'ME-LON-03',
  fields: noFields,
  candidates: () => END,
  refuse: () => null,
  apply: (turn) => turn.done(),
}

/** Asked as long as there is a loan: private cash, which nobody sees, may help to repay it. */
export const repayment = asking({
  name: 'repayment',
  seats: (state, { company }: Borrower) => (companyOf(state, company).loans > 0 ? [managerOf(state, company)] : []),
  moves: [repay, endRepayment],
})

const takeLoan: Kind<Borrower, TakeLoan> = {
  type: 'take-loan',
  rule: 'ME-LON-05',
  fields: noFields,
  candidates: () => TAKE,
  refuse: () => null,
  apply(turn, { company }) {
    turn.done()
    companyOf(turn.state, company).loans++
    pay(turn.state, 'bank', company, LOAN.amount)
    turn.log({ type: 'loan', company, amount: LOAN.amount })
  },
}

const declineLoan: Kind<Borrower, DeclineLoan> = {
  type: 'decline-loan',
  rule: 'ME-LON-05',
  fields: noFields,
  candidates: () => DECLINE,
  refuse: () => null,
  apply: (turn) => turn.done(),
}

/** One new loan, never more than two in all (ME-LON-05, ME-LON-06). */
export const newLoan = asking({
  name: 'new-loan',
  seats: (state, { company }: Borrower) =>
    companyOf(state, company).loans < LOAN.most ? [managerOf(state, company)] : [],
  moves: [takeLoan, declineLoan],
})
