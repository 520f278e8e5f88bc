import { type MoveOf, oneOf, tableOf } from '@boardroom/kernel'
import { COMPANIES, type CompanyId, SIZES } from '../../components/index.ts'
import { purchase, sale } from '../../model/deals.ts'
import { isSeat } from '../../model/money.ts'
import { managerOf } from '../../model/players.ts'
import { holderOf, issuers, packetsOf } from '../../model/shares.ts'
import type { Holder, MasterOfEconomyState } from '../../state.ts'
import { asking, type Kind, type Turn } from '../../types.ts'
import { demand } from '../shortage.ts'
import { refuseLimit, refusePrice, refuseSale } from './refuse-deal.ts'

/** A holder's turn to trade shares with the bank (ME-SHR-03). */
export interface Deal {
  readonly holder: Holder
  readonly round: number
}

const packetFields = { issuer: oneOf(COMPANIES), size: oneOf(SIZES) }
const exchangeFields = { issuer: oneOf(COMPANIES), from: oneOf(SIZES), to: oneOf(SIZES) }
const noFields = {}
export type BuyPacket = MoveOf<'buy-packet', typeof packetFields>
export type SellPacket = MoveOf<'sell-packet', typeof packetFields>
export type ExchangePacket = MoveOf<'exchange-packet', typeof exchangeFields>
export type NoDeal = MoveOf<'no-deal', typeof noFields>

function movesFor<T extends string>(
  type: T,
): Record<CompanyId, { type: T; issuer: CompanyId; size: (typeof SIZES)[number] }[]> {
  const of = (issuer: CompanyId) => SIZES.map((size) => ({ type, issuer, size }))
  return tableOf(COMPANIES, of)
}

const PURCHASES = movesFor('buy-packet')
const SALES = movesFor('sell-packet')

/** Companies pay out of their own cash, if need be after the shortage procedure; players pay themselves. */
function payFor(turn: Turn, holder: Holder, issuer: CompanyId, size: number, given: number | null): void {
  if (isSeat(holder)) purchase(turn, holder, issuer, size, given)
  else demand(turn, { for: 'packet', company: holder, issuer, size, given })
}

const buy: Kind<Deal, BuyPacket> = {
  type: 'buy-packet',
  rule: 'ME-SHR-04',
  fields: packetFields,
  candidates: (state) =>
    issuers(state).flatMap((issuer) =>
      PURCHASES[issuer].filter(({ size }) => holderOf(state, issuer, size) === 'bank'),
    ),
  refuse(state, { holder }, _seat, { issuer, size }) {
    if (holder === issuer) return { rule: 'ME-SHR-05' }
    if (holderOf(state, issuer, size) !== 'bank') return { rule: 'ME-SHR-04', issuer, size }
    return refuseLimit(state, holder, 'bought') ?? refusePrice(state, holder, issuer, size, null)
  },
  apply(turn, { holder }, _seat, { issuer, size }) {
    turn.done()
    payFor(turn, holder, issuer, size, null)
  },
}

const sell: Kind<Deal, SellPacket> = {
  type: 'sell-packet',
  rule: 'ME-SHR-07',
  fields: packetFields,
  candidates: (state, { holder }) =>
    issuers(state).flatMap((issuer) => SALES[issuer].filter(({ size }) => holderOf(state, issuer, size) === holder)),
  refuse: (state, { holder }, _seat, { issuer, size }) => refuseSale(state, holder, issuer, size),
  apply(turn, { holder }, _seat, { issuer, size }) {
    turn.done()
    sale(turn, holder, issuer, size, null)
  },
}

/** A larger packet is a purchase, a smaller one a sale (ME-SHR-08). */
const exchange: Kind<Deal, ExchangePacket> = {
  type: 'exchange-packet',
  rule: 'ME-SHR-08',
  fields: exchangeFields,
  candidates: (state, { holder }) => issuers(state).flatMap((issuer) => exchangesOf(state, holder, issuer)),
  refuse(state, { holder }, _seat, { issuer, from, to }) {
    if (holderOf(state, issuer, from) !== holder) return { rule: 'ME-SHR-07', holder }
    if (holderOf(state, issuer, to) !== 'bank') return { rule: 'ME-SHR-08', issuer, size: to }
    if (to < from) return refuseLimit(state, holder, 'sold')
    return refuseLimit(state, holder, 'bought') ?? refusePrice(state, holder, issuer, to, from)
  },
  apply(turn, { holder }, _seat, { issuer, from, to }) {
    turn.done()
    if (to < from) sale(turn, holder, issuer, from, to)
    else payFor(turn, holder, issuer, to, from)
  },
}

function exchangesOf(state: MasterOfEconomyState, holder: Holder, issuer: CompanyId): ExchangePacket[] {
  const own = packetsOf(state, issuer, holder)
  if (own.length === 0) return []
  const bank = packetsOf(state, issuer, 'bank')
  return own.flatMap((from) => bank.map((to) => ({ type: 'exchange-packet' as const, issuer, from, to })))
}

const NONE: readonly NoDeal[] = [{ type: 'no-deal' }]

/** A pass in one round does not exclude from the next (ME-SHR-01, ME-MTG-60). */
const noDeal: Kind<Deal, NoDeal> = {
  type: 'no-deal',
  rule: 'ME-SHR-01',
  fields: noFields,
  candidates: () => NONE,
  refuse: () => null,
  apply(turn, { holder }) {
    turn.done()
    turn.log({ type: 'no-deal', holder })
  },
}

const DEALS = [buy, sell, exchange, noDeal]

/** Share trading by companies (ME-SHR-01). */
export const companyDeal = asking({
  name: 'company-deal',
  seats: (state, { holder }: Deal & { readonly holder: CompanyId }) => [managerOf(state, holder)],
  moves: DEALS,
})

/** Share trading by players (ME-MTG-60). */
export const playerDeal = asking({
  name: 'player-deal',
  seats: (_state, { holder }: Deal & { readonly holder: number }) => [holder],
  moves: DEALS,
})
