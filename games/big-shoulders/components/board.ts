import type { Options } from '../meta.ts'

/** Figures printed on the board and in the box: tracks, decades, limits. */

export interface StockMarket {
  /** The Stock track, the lowest value first. A company's price is kept as its space on this track. */
  readonly track: readonly number[]
  /** The values at which a company may be founded (BS-FND-02), the lowest first. */
  readonly pars: readonly number[]
}

/** The Stock market in the box (published). */
export const PRINTED_MARKET: StockMarket = {
  track: [10, 15, 20, 25, 35, 40, 50, 60, 80, 100, 120, 140, 160, 190, 220, 250, 280, 320, 360, 400, 450],
  pars: [35, 40, 50, 60],
}

/** The Stock market of a table with these options. */
export function stockMarket(_options: Options): StockMarket {
  return PRINTED_MARKET
}

/** From this price on a payout of three times the price gives three steps. */
export const TRIPLE_FROM = 60

export type AppealBonus = 'worker' | 'salesperson' | 'automation' | 'partner' | 'bonus-goods' | 'share-value'

/** The Appeal track (published): its last space, and the bonuses by space. */
export const APPEAL_END = 16

export const APPEAL_BONUSES: Readonly<Record<number, AppealBonus>> = {
  3: 'worker',
  5: 'salesperson',
  7: 'automation',
  9: 'partner',
  11: 'bonus-goods',
  13: 'share-value',
  15: 'bonus-goods',
  16: 'share-value',
}

export const APPEAL_CASH = 25

export interface DecadeFacts {
  readonly year: number
  /** Cubes drawn onto the X space of the Supply Chain. */
  readonly cubesDrawn: number
  /** The era dealt in the Building Phase; Era I is dealt in setup. */
  readonly eraDealt: 2 | 3 | null
  readonly draft: 'left' | 'right'
}

export type Decade = 1 | 2 | 3 | 4 | 5

/** The five Decades (published). */
export const DECADES: Readonly<Record<Decade, DecadeFacts>> = {
  1: { year: 1875, cubesDrawn: 3, eraDealt: null, draft: 'left' },
  2: { year: 1885, cubesDrawn: 4, eraDealt: 2, draft: 'right' },
  3: { year: 1895, cubesDrawn: 4, eraDealt: 2, draft: 'left' },
  4: { year: 1905, cubesDrawn: 5, eraDealt: 3, draft: 'right' },
  5: { year: 1915, cubesDrawn: 6, eraDealt: 3, draft: 'left' },
}

export const LAST_DECADE: Decade = 5

/** The Job Market (published): 12 spaces, filled from $40 down to $20, emptied the other way round. */
export const JOB_MARKET_SPACES = 12
export const JOB_MARKET_AT_SETUP = 4

/** What the next Worker costs with this many in the market. */
export function workerPrice(present: number): number {
  if (present === 0) return 50
  return present <= 4 ? 40 : present <= 8 ? 30 : 20
}

/** Certificates a player may hold (rulebook). */
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 2: 10, 3: 12, 4: 14 }

export const MAX_SHARES = 6

/** Shares on a certificate of each kind (rulebook). */
export const SHARES = { common: 1, preferred: 2, director: 3 } as const

export type CertificateKind = keyof typeof SHARES

export const STARTING_CASH = 175

/** Pieces that can run out (rulebook). */
export const SUPPLY = { workers: 50, managers: 20, salespeople: 20, automation: 40, bonusGoods: 12 } as const
