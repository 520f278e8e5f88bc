import type { Place } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { CompanyId, FactoryId, GoodId } from '../components/index.ts'
import type { Holder } from '../state.ts'

/** Places of the board, as `data-place` names them. */
export const at = {
  seat: (seat: Seat): Place => `seat:${seat}`,
  cash: (holder: Holder): Place => (typeof holder === 'number' ? `seat:${holder}:money` : `company:${holder}:cash`),
  holder: (holder: Holder): Place => (typeof holder === 'number' ? `seat:${holder}` : `company:${holder}`),
  company: (id: CompanyId): Place => `company:${id}`,
  factory: (id: CompanyId, factory: FactoryId): Place => `company:${id}:${factory}`,
  warehouse: (id: CompanyId): Place => `company:${id}:warehouse`,
  loans: (id: CompanyId): Place => `company:${id}:loans`,
  row: (good: GoodId): Place => `market:${good}`,
  buys: (good: GoodId): Place => `market:${good}:buy`,
  /** Counted from 1. */
  cell: (good: GoodId, cell: number): Place => `market:${good}:${cell}`,
  success: (id: CompanyId): Place => `success:${id}`,
  /** A cell of the viaduct. */
  step: (points: number): Place => `track:${points}`,
  /** Where a seat sits at the meeting. */
  chair: (seat: Seat): Place => `hall:${seat}`,
  /** Where the ballots for a seat are laid. */
  tray: (seat: Seat): Place => `hall:tray:${seat}`,
  banner: 'hall:banner',
  packets: (issuer: CompanyId): Place => `exchange:${issuer}`,
  clock: 'clock:dial',
  order: 'clock:order',
  yard: 'yard',
  hall: 'hall',
  /** Shares, loans and bonuses are paid for at the exchange. */
  bank: 'exchange:bank',
} as const
