import { frame, type MoveOf, orNull } from '@boardroom/kernel'
import { EXCHANGE_RATE, RESOURCES } from '../../components/index.ts'
import { companyAt } from '../../model/companies.ts'
import { needFor, type Payment, refusePayment, settlement, spend, waysToPay } from '../../model/payment.ts'
import { growPoor } from '../../model/rewards.ts'
import { asking, happening, type Kind, type Turn } from '../../types.ts'
import { exchange, tiles } from '../exchange.ts'
import { canUseTile, useTile } from '../tiles/use-tile.ts'
import { type Running, runningProject } from './running.ts'

const way = orNull(settlement)
const fields = { timber: way, jackscrew: way, masonry: way }

export type Pay = MoveOf<'pay', typeof fields>

/** Each kind in exactly one of three ways: with tiles, by a favour, or short (RC-PAY-04). */
const pay: Kind<Running, Pay> = {
  type: 'pay',
  rule: 'RC-PAY-04',
  fields,
  candidates(state, { slot }, seat) {
    const company = companyAt(state, seat)
    const ways = waysToPay(company, needFor(state.seats, company, runningProject(state, slot)))
    return ways.map((payment) => ({ type: 'pay', ...payment }))
  },
  refuse(state, { slot }, seat, move) {
    const company = companyAt(state, seat)
    return refusePayment(company.hold, needFor(state.seats, company, runningProject(state, slot)), move)
  },
  apply(turn, running, _seat, { timber, jackscrew, masonry }) {
    carryOut(turn, running, { timber, jackscrew, masonry })
    turn.done()
  },
}

/** The project goes on in full, with or without shortage (RC-PAY-11, RC-PAY-12). */
function carryOut(turn: Turn, { seat, slot }: Running, payment: Payment): void {
  const { state } = turn
  spend(companyAt(state, seat).hold, payment)
  const plain = { timber: 0, jackscrew: 0, masonry: 0 }
  let jokers = 0
  for (const resource of RESOURCES) {
    const settled = payment[resource]
    if (typeof settled !== 'object' || settled === null) continue
    plain[resource] = settled.plain
    jokers += settled.joker
  }
  const favours = RESOURCES.filter((resource) => payment[resource] === 'favour')
  const short = RESOURCES.filter((resource) => payment[resource] === 'short')
  turn.log({ type: 'paid', seat, project: runningProject(state, slot), plain, jokers, favours, short })
  for (const _ of short) growPoor(turn, seat)
}

/** Asks only where there is a choice. */
export const beginPayment = happening({
  name: 'begin-payment',
  happen(turn, running: Running) {
    const { state } = turn
    const company = companyAt(state, running.seat)
    const [only, ...others] = waysToPay(company, needFor(state.seats, company, runningProject(state, running.slot)))
    const asks = others.length > 0 || tiles(company.hold) >= EXCHANGE_RATE || canUseTile(state, running.seat)
    if (only && !asks) carryOut(turn, running, only)
    else turn.next(frame(payment, running))
  },
})

/** Outskirts tiles and exchanges come before the payment is settled (RC-PAY-06, RC-PAY-14). */
export const payment = asking({
  name: 'payment',
  seats: (_state, { seat }: Running) => [seat],
  moves: [pay, useTile, exchange],
})
