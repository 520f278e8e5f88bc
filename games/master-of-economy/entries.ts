import type { Seat } from '@boardroom/kernel'
import type { CompanyId, FactoryId, GoodId, PhaseId } from './components/index.ts'
import type { Holder } from './state.ts'

/** A marker on the market: without a cell a buy bid. */
export interface Marker {
  readonly good: GoodId
  readonly cell: number | null
}

/** The structured lines of the log. */
export type Entry =
  // Setup
  | { type: 'cash-agreed'; open: boolean; against: Seat[] }
  | { type: 'company'; seat: Seat; company: CompanyId }
  | { type: 'shadow'; company: CompanyId }
  | { type: 'order-drawn'; order: CompanyId[] }
  | { type: 'bid'; seat: Seat; place: number; amount: number }
  | { type: 'bid-passed'; seat: Seat; place: number }
  | { type: 'place'; seat: Seat; company: CompanyId; place: number; price: number }
  // The year
  | { type: 'year'; year: number }
  | { type: 'phase'; phase: PhaseId }
  // Investment
  | { type: 'built'; company: CompanyId; factory: FactoryId; price: number; materials: number }
  | { type: 'factory-sold'; company: CompanyId; factory: FactoryId; price: number }
  // Supply and production
  | { type: 'supplied'; company: CompanyId; factories: Partial<Record<FactoryId, number>> }
  | { type: 'electricity-lost'; company: CompanyId; count: number }
  | { type: 'produced'; company: CompanyId; goods: Partial<Record<GoodId, number>> }
  | { type: 'not-produced'; company: CompanyId; good: GoodId; count: number }
  | { type: 'given-up'; company: CompanyId; good: GoodId }
  // Trade
  | { type: 'shadow-marker'; good: GoodId }
  | { type: 'seventh-marker'; seat: Seat; company: CompanyId }
  | { type: 'bids'; company: CompanyId; markers: Marker[] }
  | { type: 'row'; good: GoodId }
  | { type: 'local'; good: GoodId; buyer: CompanyId; seller: CompanyId; cell: number; price: number }
  | { type: 'import'; good: GoodId; company: CompanyId; price: number }
  | { type: 'import-none'; good: GoodId; company: CompanyId }
  | { type: 'unpaid'; good: GoodId; company: CompanyId }
  | { type: 'cancel'; good: GoodId; company: CompanyId; cell: number }
  | { type: 'fine'; good: GoodId; company: CompanyId; cell: number }
  | { type: 'fine-waived'; good: GoodId; company: CompanyId; cell: number }
  /** Points and demand as they are afterwards. */
  | {
      type: 'export'
      good: GoodId
      company: CompanyId
      cell: number
      price: number
      points: number
      demand: number
    }
  | { type: 'no-demand'; good: GoodId; company: CompanyId; cell: number }
  | { type: 'shadow-demand'; good: GoodId; demand: number }
  | { type: 'success'; company: CompanyId; markers: number[]; points: number }
  // Cash shortage
  | { type: 'contributed'; seat: Seat; company: CompanyId; amount: number }
  | { type: 'forced-sale'; company: CompanyId; factory: FactoryId; price: number }
  // Finance
  | { type: 'interest'; company: CompanyId }
  | { type: 'interest-waived'; company: CompanyId }
  | { type: 'repaid'; company: CompanyId }
  | { type: 'loan'; company: CompanyId; amount: number }
  | { type: 'bought'; holder: Holder; issuer: CompanyId; size: number; price: number }
  | { type: 'sold'; holder: Holder; issuer: CompanyId; size: number; price: number }
  /** The price is negative if the holder received it. */
  | { type: 'exchanged'; holder: Holder; issuer: CompanyId; from: number; to: number; price: number }
  | { type: 'purchase-bonus'; seat: Seat; issuer: CompanyId; amount: number }
  | { type: 'no-deal'; holder: Holder }
  // Meetings
  | { type: 'manager-bonus'; seat: Seat; company: CompanyId; amount: number }
  | { type: 'embezzled'; seat: Seat; company: CompanyId; amount: number; cost: number; points: number }
  | { type: 'no-dividend'; company: CompanyId; cash: number; needed: number }
  | { type: 'motion'; seat: Seat; company: CompanyId; amount: number }
  | {
      type: 'dividend-vote'
      company: CompanyId
      amount: number
      yes: { seat: Seat; votes: number }[]
      no: { seat: Seat; votes: number }[]
      byManager: boolean
      passed: boolean
    }
  | { type: 'dividend'; company: CompanyId; amount: number; paid: { holder: Holder; amount: number }[] }
  | { type: 'bought-back'; company: CompanyId; holder: Holder; size: number; shares: number; price: number }
  | { type: 'candidates'; company: CompanyId; seats: Seat[] }
  | {
      type: 'election-vote'
      company: CompanyId
      ballots: { seat: Seat; votes: number; candidate: Seat }[]
      /** Whose vote broke a tie. */
      decider: Holder | null
    }
  | { type: 'elected'; company: CompanyId; seat: Seat }
  // The order for the next year
  | { type: 'office'; company: CompanyId; seat: Seat; before: Seat }
  | { type: 'relations'; last: CompanyId }
  | { type: 'support'; seat: Seat; company: CompanyId; markers: number }
  | { type: 'order'; order: CompanyId[]; support: Record<CompanyId, number> }
  // End
  | { type: 'end'; companies: CompanyId[] }
  | { type: 'packets-cashed'; company: CompanyId; issuer: CompanyId; shares: number; price: number }
  | { type: 'loans-settled'; company: CompanyId; paid: number; waived: number }
  | { type: 'payout'; company: CompanyId; perShare: number; perPacket: number; rest: number; paid: number[] }
  | { type: 'score'; seat: Seat; score: number }
  | { type: 'pair'; seats: Seat[]; score: number }
  | { type: 'winners'; seats: Seat[] }
