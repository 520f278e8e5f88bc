import { type CompanyId, LOAN } from '../../components/index.ts'
import { pairsOf } from '../../meta.ts'
import { pay } from '../../model/money.ts'
import { companyOf, managerOf } from '../../model/players.ts'
import { heldBy, issuers, movePacket, packetsOf, shareValueOf } from '../../model/shares.ts'
import { rank, totalsOf } from '../../scoring.ts'
import type { MasterOfEconomyState, Payout } from '../../state.ts'
import { happening, type Turn } from '../../types.ts'
import { atTheGoal } from '../year/end-check.ts'

/** Packets, loans, distribution, result: the end of the game (ME-END-04, ME-SCO-01). */
export const finalScoring = happening({
  name: 'final-scoring',
  happen(turn) {
    const { state } = turn
    turn.reveal()
    turn.log({ type: 'end', companies: atTheGoal(state) })
    for (const id of state.order) cashPackets(turn, id)
    for (const id of state.order) settleLoans(turn, id)
    for (const id of state.order) distribute(turn, id)
    state.phase = 'over'
    announce(turn)
  },
})

/** Every company sells its packets to the bank at their final value (ME-SCO-02). */
function cashPackets(turn: Turn, company: CompanyId): void {
  const { state } = turn
  for (const issuer of issuers(state)) {
    const shares = heldBy(state, issuer, company)
    if (shares === 0) continue
    const price = shares * shareValueOf(state, issuer)
    for (const size of packetsOf(state, issuer, company)) movePacket(state, issuer, size, 'bank')
    pay(state, 'bank', company, price)
    turn.log({ type: 'packets-cashed', company, issuer, shares, price })
  }
}

/** What a company cannot pay is waived (ME-SCO-03). */
function settleLoans(turn: Turn, id: CompanyId): void {
  const company = companyOf(turn.state, id)
  if (company.loans === 0) return
  const due = company.loans * LOAN.reserve
  const paid = Math.min(due, company.cash)
  company.loans = 0
  pay(turn.state, id, 'bank', paid)
  turn.log({ type: 'loans-settled', company: id, paid, waived: due - paid })
}

/** By shares, then by packets, the rest to the manager (ME-SCO-04 to ME-SCO-06). */
function distribute(turn: Turn, company: CompanyId): void {
  const { state } = turn
  const payout = payoutOf(state, company)
  for (const [seat, amount] of payout.paid.entries()) pay(state, company, seat, amount)
  state.payouts[company] = payout
  const { perShare, perPacket, rest, paid } = payout
  turn.log({ type: 'payout', company, perShare, perPacket, rest, paid: [...paid] })
}

function payoutOf(state: MasterOfEconomyState, company: CompanyId): Payout {
  const { cash } = companyOf(state, company)
  const shares = state.players.map((_, seat) => heldBy(state, company, seat))
  const packets = state.players.map((_, seat) => packetsOf(state, company, seat).length)
  const perShare = Math.floor(cash / Math.max(1, sum(shares)))
  const left = cash - perShare * sum(shares)
  const perPacket = Math.floor(left / Math.max(1, sum(packets)))
  const rest = left - perPacket * sum(packets)
  const manager = managerOf(state, company)
  const paid = state.players.map(
    (_, seat) => perShare * (shares[seat] ?? 0) + perPacket * (packets[seat] ?? 0) + (seat === manager ? rest : 0),
  )
  return { cash, perShare, perPacket, rest, paid }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}

function announce(turn: Turn): void {
  const { state } = turn
  const totals = totalsOf(state)
  for (const [seat, score] of totals.entries()) turn.log({ type: 'score', seat, score })
  const pairs = pairsOf(state.seats, state.options)
  for (const pair of pairs ?? []) {
    turn.log({ type: 'pair', seats: [...pair], score: sum(pair.map((seat) => totals[seat] ?? 0)) })
  }
  const ranks = rank(totals, pairs)
  turn.log({ type: 'winners', seats: [...ranks.keys()].filter((seat) => ranks[seat] === 1) })
}
