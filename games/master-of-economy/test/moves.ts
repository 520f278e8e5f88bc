import type { Seat } from '@boardroom/kernel'
import type { CompanyId, FactoryId, GoodId, PacketSize } from '../components/index.ts'
import type { MasterOfEconomyMove } from '../types.ts'

/** Moves in few words. */
export const build = (factory: FactoryId): MasterOfEconomyMove => ({ type: 'build', factory })
export const sellFactory = (factory: FactoryId): MasterOfEconomyMove => ({ type: 'sell-factory', factory })
export const endInvestment: MasterOfEconomyMove = { type: 'end-investment' }
export const supply = (company: CompanyId, factory: FactoryId): MasterOfEconomyMove => ({
  type: 'supply',
  company,
  factory,
})
export const endSupply = (company: CompanyId): MasterOfEconomyMove => ({ type: 'end-supply', company })
export const giveUp = (good: GoodId): MasterOfEconomyMove => ({ type: 'give-up', good })
export const lay = (value: number): MasterOfEconomyMove => ({ type: 'lay-success', value })
export const wants = (good: GoodId): MasterOfEconomyMove => ({ type: 'place-buy', good })
export const offers = (good: GoodId, cell: number): MasterOfEconomyMove => ({ type: 'place-offer', good, cell })
export const endBids: MasterOfEconomyMove = { type: 'end-bids' }
export const contribute = (amount: number): MasterOfEconomyMove => ({ type: 'contribute', amount })
export const sellForced = (factory: FactoryId): MasterOfEconomyMove => ({ type: 'sell-forced', factory })
export const repay: MasterOfEconomyMove = { type: 'repay' }
export const endRepayment: MasterOfEconomyMove = { type: 'end-repayment' }
export const buy = (issuer: CompanyId, size: PacketSize): MasterOfEconomyMove => ({ type: 'buy-packet', issuer, size })
export const sell = (issuer: CompanyId, size: PacketSize): MasterOfEconomyMove => ({
  type: 'sell-packet',
  issuer,
  size,
})
export const exchange = (issuer: CompanyId, from: PacketSize, to: PacketSize): MasterOfEconomyMove => ({
  type: 'exchange-packet',
  issuer,
  from,
  to,
})
export const noDeal: MasterOfEconomyMove = { type: 'no-deal' }
export const takeLoan: MasterOfEconomyMove = { type: 'take-loan' }
export const declineLoan: MasterOfEconomyMove = { type: 'decline-loan' }
export const embezzle = (amount: number): MasterOfEconomyMove => ({ type: 'embezzle', amount })
export const motion = (amount: number): MasterOfEconomyMove => ({ type: 'name-motion', amount })
export const noMotion: MasterOfEconomyMove = { type: 'no-motion' }
export const vote = (yes: boolean): MasterOfEconomyMove => ({ type: 'vote', yes })
export const yes: MasterOfEconomyMove = vote(true)
export const no: MasterOfEconomyMove = vote(false)
/** The whole packet, unless told otherwise. */
export const buyBack = (packet: PacketSize, shares: PacketSize = packet): MasterOfEconomyMove => ({
  type: 'buy-back',
  packet,
  shares,
})
export const endBuyBack: MasterOfEconomyMove = { type: 'end-buy-back' }
export const stand: MasterOfEconomyMove = { type: 'stand', stand: true }
export const decline: MasterOfEconomyMove = { type: 'stand', stand: false }
export const elect = (candidate: Seat): MasterOfEconomyMove => ({ type: 'elect', candidate })
export const breakTie = (candidate: Seat): MasterOfEconomyMove => ({ type: 'break-tie', candidate })
export const support = (markers: number): MasterOfEconomyMove => ({ type: 'support', markers })
export const choose = (company: CompanyId): MasterOfEconomyMove => ({ type: 'choose-company', company })
export const bid = (amount: number): MasterOfEconomyMove => ({ type: 'bid', amount })
export const passBid: MasterOfEconomyMove = { type: 'pass-bid' }
