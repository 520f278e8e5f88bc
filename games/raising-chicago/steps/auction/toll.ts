import { frame, integer, type MoveOf, type Seat } from '@boardroom/kernel'
import { type Amounts, EXCHANGE_RATE, RESOURCES } from '../../components/index.ts'
import { companyAt } from '../../model/companies.ts'
import { canPayToll } from '../../model/payment.ts'
import type { Company } from '../../state.ts'
import { asking, type Kind, type Turn } from '../../types.ts'
import { exchange } from '../exchange.ts'

export interface Toll {
  readonly seat: Seat
  readonly toll: Amounts
}

export function isDue(toll: Amounts): boolean {
  return RESOURCES.some((resource) => toll[resource] > 0)
}

const plain = integer(0, 3)
/** Plain resources; jokers pay the rest. */
const fields = { timber: plain, jackscrew: plain, masonry: plain }

export type PayToll = MoveOf<'pay-toll', typeof fields>

/** The toll in plain resources of the kinds shown, jokers standing in for any of them (RC-BID-09). */
const payToll: Kind<Toll, PayToll> = {
  type: 'pay-toll',
  rule: 'RC-BID-09',
  fields,
  candidates: (state, { toll }, seat) => waysToPayToll(companyAt(state, seat).hold, toll),
  refuse(state, { toll }, seat, move) {
    const { hold } = companyAt(state, seat)
    const fits = RESOURCES.every((resource) => move[resource] <= Math.min(toll[resource], hold[resource]))
    return fits && jokersFor(toll, move) <= hold.joker ? null : { rule: 'RC-BID-09', toll }
  },
  apply(turn, { toll }, seat, move) {
    pay(turn, seat, toll, move)
    turn.done()
  },
}

function jokersFor(toll: Amounts, paid: Amounts): number {
  return RESOURCES.reduce((sum, resource) => sum + toll[resource] - paid[resource], 0)
}

function pay(turn: Turn, seat: Seat, toll: Amounts, { timber, jackscrew, masonry }: Amounts): void {
  const { hold } = companyAt(turn.state, seat)
  const paid = { timber, jackscrew, masonry }
  const jokers = jokersFor(toll, paid)
  for (const resource of RESOURCES) hold[resource] -= paid[resource]
  hold.joker -= jokers
  turn.log({ type: 'toll', seat, plain: paid, jokers })
}

/** Every way to pay without an exchange, plain resources before jokers. */
function waysToPayToll(hold: Readonly<Company['hold']>, toll: Amounts): PayToll[] {
  const most = (resource: keyof Amounts) => Math.min(toll[resource], hold[resource])
  const ways: PayToll[] = []
  for (let timber = most('timber'); timber >= 0; timber--) {
    for (let jackscrew = most('jackscrew'); jackscrew >= 0; jackscrew--) {
      for (let masonry = most('masonry'); masonry >= 0; masonry--) {
        const way = { type: 'pay-toll' as const, timber, jackscrew, masonry }
        if (jokersFor(toll, way) <= hold.joker) ways.push(way)
      }
    }
  }
  return ways.sort((one, other) => jokersFor(toll, one) - jokersFor(toll, other))
}

/** Asks only where there is a choice: jokers to spend or to spare. */
export function payOrAsk(turn: Turn, seat: Seat, toll: Amounts): void {
  const { hold } = companyAt(turn.state, seat)
  const [only, ...others] = waysToPayToll(hold, toll)
  if (only && others.length === 0 && (jokersFor(toll, only) === 0 || !canSpareJoker(hold, toll))) {
    pay(turn, seat, toll, only)
  } else turn.next(frame(tollStep, { seat, toll }))
}

/** An exchange could stand in for a joker. */
function canSpareJoker(hold: Readonly<Company['hold']>, toll: Amounts): boolean {
  const spare = RESOURCES.reduce((sum, resource) => sum + Math.max(0, hold[resource] - toll[resource]), 0)
  return spare >= EXCHANGE_RATE && canPayToll(hold, toll)
}

export const tollStep = asking({
  name: 'toll',
  seats: (_state, { seat }: Toll) => [seat],
  moves: [payToll, exchange],
})
