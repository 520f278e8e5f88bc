import type { Seat } from '@boardroom/kernel'
import type { CompanyId, FactoryId, GoodId, PacketSize } from '../components/index.ts'
import type { EconomyMove } from '../types.ts'

/** Moves in few words. */
export const build = (factory: FactoryId): EconomyMove => ({ type: 'build', factory })
export const sellFactory = (factory: FactoryId): EconomyMove => ({ type: 'sell-factory', factory })
export const endInvestment: EconomyMove = { type: 'end-investment' }
export const supply = (company: CompanyId, factory: FactoryId): EconomyMove => ({ type: 'supply', company, factory })
export const endSupply = (company: CompanyId): EconomyMove => ({ type: 'end-supply', company })
export const giveUp = (good: GoodId): EconomyMove => ({ type: 'give-up', good })
export const lay = (value: number): EconomyMove => ({ type: 'lay-success', value })
export const wants = (good: GoodId): EconomyMove => ({ type: 'place-buy', good })
export const offers = (good: GoodId, cell: number): EconomyMove => ({ type: 'place-offer', good, cell })
export const endBids: EconomyMove = { type: 'end-bids' }
export const contribute = (amount: number): EconomyMove => ({ type: 'contribute', amount })
export const sellForced = (factory: FactoryId): EconomyMove => ({ type: 'sell-forced', factory })
export const repay: EconomyMove = { type: 'repay' }
export const endRepayment: EconomyMove = { type: 'end-repayment' }
export const buy = (issuer: CompanyId, size: PacketSize): EconomyMove => ({ type: 'buy-packet', issuer, size })
export const sell = (issuer: CompanyId, size: PacketSize): EconomyMove => ({ type: 'sell-packet', issuer, size })
export const exchange = (issuer: CompanyId, from: PacketSize, to: PacketSize): EconomyMove => ({
  type: 'exchange-packet',
  issuer,
  from,
  to,
})
export const noDeal: EconomyMove = { type: 'no-deal' }
export const takeLoan: EconomyMove = { type: 'take-loan' }
export const declineLoan: EconomyMove = { type: 'decline-loan' }
export const embezzle = (amount: number): EconomyMove => ({ type: 'embezzle', amount })
export const motion = (amount: number): EconomyMove => ({ type: 'name-motion', amount })
export const noMotion: EconomyMove = { type: 'no-motion' }
export const vote = (yes: boolean): EconomyMove => ({ type: 'vote', yes })
export const yes: EconomyMove = vote(true)
export const no: EconomyMove = vote(false)
/** The whole packet, unless told otherwise. */
export const buyBack = (packet: PacketSize, shares: PacketSize = packet): EconomyMove => ({
  type: 'buy-back',
  packet,
  shares,
})
export const endBuyBack: EconomyMove = { type: 'end-buy-back' }
export const stand: EconomyMove = { type: 'stand', stand: true }
export const decline: EconomyMove = { type: 'stand', stand: false }
export const elect = (candidate: Seat): EconomyMove => ({ type: 'elect', candidate })
export const breakTie = (candidate: Seat): EconomyMove => ({ type: 'break-tie', candidate })
export const support = (markers: number): EconomyMove => ({ type: 'support', markers })
export const choose = (company: CompanyId): EconomyMove => ({ type: 'choose-company', company })
export const bid = (amount: number): EconomyMove => ({ type: 'bid', amount })
export const passBid: EconomyMove = { type: 'pass-bid' }
