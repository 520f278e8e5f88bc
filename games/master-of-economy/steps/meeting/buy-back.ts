import { type MoveOf, oneOf } from '@boardroom/kernel'
import { type CompanyId, SIZES } from '../../components/index.ts'
import { isSeat, pay } from '../../model/money.ts'
import { companyOf, managerOf } from '../../model/players.ts'
import { holderOf, movePacket, packetsOfPlayers, sharesOf, shareValueOf } from '../../model/shares.ts'
import type { Refused } from '../../refusals.ts'
import type { MasterOfEconomyState, OpenState } from '../../state.ts'
import { asking, type Kind } from '../../types.ts'

export interface BuyingBack {
  readonly company: CompanyId
}

const fields = { packet: oneOf(SIZES), shares: oneOf(SIZES) }
const noFields = {}
export type BuyBack = MoveOf<'buy-back', typeof fields>
export type EndBuyBack = MoveOf<'end-buy-back', typeof noFields>

const MOVES: readonly BuyBack[] = SIZES.flatMap((packet) =>
  SIZES.filter((shares) => shares <= packet).map((shares) => ({ type: 'buy-back' as const, packet, shares })),
)

/** The shares, and once more the value of one (ME-MTG-31). */
export function buyBackPrice(state: OpenState, company: CompanyId, shares: number): number {
  return (shares + 1) * shareValueOf(state, company)
}

function refuse(state: MasterOfEconomyState, company: CompanyId, { packet, shares }: BuyBack): Refused | null {
  const holder = holderOf(state, company, packet)
  if (holder === null || holder === 'bank') return { rule: 'ME-MTG-30', size: packet }
  const rest = packet - shares
  if (rest < 0 || (rest > 0 && holderOf(state, company, rest) !== 'bank')) return { rule: 'ME-MTG-33', rest }
  if (rest === 0 && isSeat(holder) && packetsOfPlayers(state, company) === 1) return { rule: 'ME-MTG-35' }
  const price = buyBackPrice(state, company, shares)
  const { cash } = companyOf(state, company)
  return price > cash ? { rule: 'ME-MTG-32', price, cash } : null
}

/** From any player or company, who cannot refuse; of a part the holder keeps the rest (ME-MTG-30, ME-MTG-33). */
const buyBack: Kind<BuyingBack, BuyBack> = {
  type: 'buy-back',
  rule: 'ME-MTG-30',
  fields,
  candidates: (state, { company }) => held(state, company),
  refuse: (state, { company }, _seat, move) => refuse(state, company, move),
  apply(turn, { company }, _seat, { packet, shares }) {
    const { state } = turn
    const holder = holderOf(state, company, packet)
    if (holder === null || holder === 'bank') return
    const price = buyBackPrice(state, company, shares)
    pay(state, company, holder, price)
    movePacket(state, company, packet, 'bank')
    if (packet > shares) movePacket(state, company, packet - shares, holder)
    turn.log({ type: 'bought-back', company, holder, size: packet, shares, price })
  },
}

function held(state: MasterOfEconomyState, company: CompanyId): BuyBack[] {
  const { packets } = sharesOf(state, company)
  return MOVES.filter(({ packet }) => packets[packet - 1] !== 'bank')
}

const END: readonly EndBuyBack[] = [{ type: 'end-buy-back' }]

const endBuyBack: Kind<BuyingBack, EndBuyBack> = {
  type: 'end-buy-back',
  rule: 'ME-MTG-30',
  fields: noFields,
  candidates: () => END,
  refuse: () => null,
  apply: (turn) => turn.done(),
}

/** Any number, one after the other, as long as one is possible. */
export const buyBacks = asking({
  name: 'buy-backs',
  seats: (state, { company }: BuyingBack) =>
    held(state, company).some((move) => refuse(state, company, move) === null) ? [managerOf(state, company)] : [],
  moves: [buyBack, endBuyBack],
})
