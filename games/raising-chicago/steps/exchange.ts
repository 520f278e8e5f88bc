import { frame, integer, type MoveOf, oneOf, type Seat } from '@boardroom/kernel'
import { type Amounts, EXCHANGE_RATE, RESOURCES, type Resource, TRADED, type Traded } from '../components/index.ts'
import { companyAt } from '../model/companies.ts'
import { canPayToll } from '../model/payment.ts'
import type { Refused } from '../refusals.ts'
import { type Company, copyHold } from '../state.ts'
import { asking, type Kind } from '../types.ts'

export interface Giving {
  readonly seat: Seat
  readonly get: Resource
  /** Where a toll is due, it must stay payable. */
  readonly toll?: Amounts
}

/** The toll that is due in the step that offers the exchange, if any. */
function tollDue(params: Pick<Giving, 'toll'> | object): Amounts | undefined {
  return 'toll' in params ? params.toll : undefined
}

const exchangeFields = { get: oneOf(RESOURCES) }

export type Exchange = MoveOf<'exchange', typeof exchangeFields>

const EXCHANGES: readonly Exchange[] = RESOURCES.map((get) => ({ type: 'exchange', get }))

/** Three tiles for one resource: first which one is wanted (RC-PAY-06). */
export const exchange: Kind<object, Exchange> = {
  type: 'exchange',
  rule: 'RC-PAY-06',
  fields: exchangeFields,
  candidates: () => EXCHANGES,
  refuse(state, params, seat, { get }) {
    const toll = tollDue(params)
    const { hold } = companyAt(state, seat)
    if (tiles(hold) < EXCHANGE_RATE) return { rule: 'RC-PAY-06' }
    if (!toll || GIFTS.some((gift) => refuseGift(hold, gift, get, toll) === null)) return null
    return { rule: 'RC-BID-09', toll }
  },
  apply(turn, params, seat, { get }) {
    const toll = tollDue(params)
    turn.next(frame(giving, toll ? { seat, get, toll } : { seat, get }))
  },
}

/** Resources and jokers: whatever can be given. */
export function tiles(hold: Readonly<Company['hold']>): number {
  return hold.timber + hold.jackscrew + hold.masonry + hold.joker
}

const tileCount = integer(0, EXCHANGE_RATE)
const giveFields = { timber: tileCount, jackscrew: tileCount, masonry: tileCount, joker: tileCount }

export type Give = MoveOf<'give', typeof giveFields>

/** Every mix of three tiles, made once. */
const GIFTS: readonly Give[] = mixes()

function mixes(): Give[] {
  const all: Give[] = []
  for (let timber = EXCHANGE_RATE; timber >= 0; timber--) {
    for (let jackscrew = EXCHANGE_RATE - timber; jackscrew >= 0; jackscrew--) {
      for (let masonry = EXCHANGE_RATE - timber - jackscrew; masonry >= 0; masonry--) {
        all.push({ type: 'give', timber, jackscrew, masonry, joker: EXCHANGE_RATE - timber - jackscrew - masonry })
      }
    }
  }
  // Jokers are given last.
  return all.sort((one, other) => one.joker - other.joker)
}

type Gift = Readonly<Record<Traded, number>>

/** Then which three tiles are given for it, in any mix. */
const give: Kind<Giving, Give> = {
  type: 'give',
  rule: 'RC-PAY-06',
  fields: giveFields,
  candidates: () => GIFTS,
  refuse: (state, { get, toll }, seat, gift) => refuseGift(companyAt(state, seat).hold, gift, get, toll),
  apply(turn, { get }, seat, { timber, jackscrew, masonry, joker }) {
    const gave = { timber, jackscrew, masonry, joker }
    trade(companyAt(turn.state, seat).hold, gave, get)
    turn.log({ type: 'exchanged', seat, gave, got: get })
    turn.done()
  },
}

function refuseGift(hold: Readonly<Company['hold']>, gift: Gift, get: Resource, toll?: Amounts): Refused | null {
  let sum = 0
  for (const tile of TRADED) {
    if (gift[tile] > hold[tile]) return { rule: 'RC-PAY-06' }
    sum += gift[tile]
  }
  if (sum !== EXCHANGE_RATE) return { rule: 'RC-PAY-06' }
  if (!toll) return null
  const left = copyHold(hold)
  trade(left, gift, get)
  return canPayToll(left, toll) ? null : { rule: 'RC-BID-09', toll }
}

function trade(hold: Company['hold'], gift: Gift, get: Resource): void {
  for (const tile of TRADED) hold[tile] -= gift[tile]
  hold[get]++
}

export const giving = asking({
  name: 'giving',
  seats: (_state, { seat }: Giving) => [seat],
  moves: [give],
})
