import { type EntryIn, entriesUnder, type Seat } from '@boardroom/kernel'
import type { CompanyId, FactoryId, GoodId, PhaseId } from './components/index.ts'
import type { RuleId } from './rule-ids.ts'
import type { Holder } from './state.ts'

/** A marker on the market: without a cell a buy bid. */
export interface Marker {
  readonly good: GoodId
  readonly cell: number | null
}

const entry = entriesUnder<RuleId>()

/** The structured lines of the log, each with the rule by which it happened. */
export const ENTRIES = {
  // Setup
  'cash-agreed': entry<{ open: boolean; against: Seat[] }>('ME-SET-08'),
  company: entry<{ seat: Seat; company: CompanyId }>('ME-SET-02'),
  shadow: entry<{ company: CompanyId }>('ME-SHD-02'),
  'order-drawn': entry<{ order: CompanyId[] }>('ME-SET-12'),
  bid: entry<{ seat: Seat; place: number; amount: number }>('ME-AUC-03'),
  'bid-passed': entry<{ seat: Seat; place: number }>('ME-AUC-03'),
  place: entry<{ seat: Seat; company: CompanyId; place: number; price: number }>('ME-AUC-05'),
  // The year
  year: entry<{ year: number }>('ME-YEA-01'),
  phase: entry<{ phase: PhaseId }>('ME-YEA-01'),
  // Investment
  built: entry<{ company: CompanyId; factory: FactoryId; price: number; materials: number }>('ME-INV-04'),
  'factory-sold': entry<{ company: CompanyId; factory: FactoryId; price: number }>('ME-INV-08'),
  // Supply and production
  supplied: entry<{ company: CompanyId; factories: Partial<Record<FactoryId, number>> }>('ME-SUP-01'),
  'electricity-lost': entry<{ company: CompanyId; count: number }>('ME-SUP-06'),
  produced: entry<{ company: CompanyId; goods: Partial<Record<GoodId, number>> }>('ME-PRD-01'),
  'not-produced': entry<{ company: CompanyId; good: GoodId; count: number }>('ME-PRD-02'),
  'given-up': entry<{ company: CompanyId; good: GoodId }>('ME-PRD-03'),
  // Trade
  'shadow-marker': entry<{ good: GoodId }>('ME-SHD-10'),
  'seventh-marker': entry<{ seat: Seat; company: CompanyId }>('ME-TRD-03'),
  bids: entry<{ company: CompanyId; markers: Marker[] }>('ME-TRD-02'),
  row: entry<{ good: GoodId }>('ME-TRD-09'),
  local: entry<{ good: GoodId; buyer: CompanyId; seller: CompanyId; cell: number; price: number }>('ME-TRD-12'),
  import: entry<{ good: GoodId; company: CompanyId; price: number }>('ME-TRD-16'),
  'import-none': entry<{ good: GoodId; company: CompanyId }>('ME-TRD-17'),
  unpaid: entry<{ good: GoodId; company: CompanyId }>('ME-TRD-14'),
  cancel: entry<{ good: GoodId; company: CompanyId; cell: number }>('ME-TRD-15'),
  fine: entry<{ good: GoodId; company: CompanyId; cell: number }>('ME-TRD-20'),
  'fine-waived': entry<{ good: GoodId; company: CompanyId; cell: number }>('ME-TRD-21'),
  /** Points and demand as they are afterwards. */
  export: entry<{ good: GoodId; company: CompanyId; cell: number; price: number; points: number; demand: number }>(
    'ME-TRD-19',
  ),
  'no-demand': entry<{ good: GoodId; company: CompanyId; cell: number }>('ME-TRD-18'),
  'shadow-demand': entry<{ good: GoodId; demand: number }>('ME-SHD-13'),
  success: entry<{ company: CompanyId; markers: number[]; points: number }>('ME-SHD-09'),
  // Cash shortage
  contributed: entry<{ seat: Seat; company: CompanyId; amount: number }>('ME-CSH-02'),
  'forced-sale': entry<{ company: CompanyId; factory: FactoryId; price: number }>('ME-CSH-03'),
  // Finance
  interest: entry<{ company: CompanyId }>('ME-LON-01'),
  'interest-waived': entry<{ company: CompanyId }>('ME-LON-02'),
  repaid: entry<{ company: CompanyId }>('ME-LON-03'),
  loan: entry<{ company: CompanyId; amount: number }>('ME-LON-05'),
  bought: entry<{ holder: Holder; issuer: CompanyId; size: number; price: number }>('ME-SHR-04'),
  sold: entry<{ holder: Holder; issuer: CompanyId; size: number; price: number }>('ME-SHR-07'),
  /** The price is negative if the holder received it. */
  exchanged: entry<{ holder: Holder; issuer: CompanyId; from: number; to: number; price: number }>('ME-SHR-08'),
  'purchase-bonus': entry<{ seat: Seat; issuer: CompanyId; amount: number }>('ME-SHR-09'),
  'no-deal': entry<{ holder: Holder }>('ME-SHR-01'),
  // Meetings
  'manager-bonus': entry<{ seat: Seat; company: CompanyId; amount: number }>('ME-MTG-02'),
  embezzled: entry<{ seat: Seat; company: CompanyId; amount: number; cost: number; points: number }>('ME-MTG-03'),
  'no-dividend': entry<{ company: CompanyId; cash: number; needed: number }>('ME-MTG-07'),
  motion: entry<{ seat: Seat; company: CompanyId; amount: number }>('ME-MTG-09'),
  'dividend-vote': entry<{
    company: CompanyId
    amount: number
    yes: { seat: Seat; votes: number }[]
    no: { seat: Seat; votes: number }[]
    byManager: boolean
    passed: boolean
  }>('ME-MTG-11'),
  dividend: entry<{ company: CompanyId; amount: number; paid: { holder: Holder; amount: number }[] }>('ME-MTG-13'),
  'bought-back': entry<{ company: CompanyId; holder: Holder; size: number; shares: number; price: number }>(
    'ME-MTG-30',
  ),
  candidates: entry<{ company: CompanyId; seats: Seat[] }>('ME-MTG-41'),
  'election-vote': entry<{
    company: CompanyId
    ballots: { seat: Seat; votes: number; candidate: Seat }[]
    /** Whose vote broke a tie. */
    decider: Holder | null
  }>('ME-MTG-43'),
  elected: entry<{ company: CompanyId; seat: Seat }>('ME-MTG-44'),
  // The order for the next year
  office: entry<{ company: CompanyId; seat: Seat; before: Seat }>('ME-ORD-01'),
  relations: entry<{ last: CompanyId }>('ME-ORD-01'),
  support: entry<{ seat: Seat; company: CompanyId; markers: number }>('ME-ORD-02'),
  order: entry<{ order: CompanyId[]; support: Record<CompanyId, number> }>('ME-ORD-05'),
  // End
  end: entry<{ companies: CompanyId[] }>('ME-END-01'),
  'packets-cashed': entry<{ company: CompanyId; issuer: CompanyId; shares: number; price: number }>('ME-SCO-02'),
  'loans-settled': entry<{ company: CompanyId; paid: number; waived: number }>('ME-SCO-03'),
  payout: entry<{ company: CompanyId; perShare: number; perPacket: number; rest: number; paid: number[] }>('ME-SCO-04'),
  score: entry<{ seat: Seat; score: number }>('ME-SCO-07'),
  pair: entry<{ seats: Seat[]; score: number }>('ME-TEA-03'),
  winners: entry<{ seats: Seat[] }>('ME-SCO-08'),
}

export type Entry = EntryIn<typeof ENTRIES>
