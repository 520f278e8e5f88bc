/** Every company has one packet of each size, 55 shares in all (rulebook). */
export const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type PacketSize = (typeof SIZES)[number]
export const SHARES = 55

/** The success track (reconstructed): its end, and the points that end the game. */
export const TRACK = { last: 30, end: 25 } as const

/** Points from which a share is worth so much, the highest first (reconstructed). */
export const SHARE_VALUES = [
  { from: 25, value: 4 },
  { from: 17, value: 3 },
  { from: 9, value: 2 },
  { from: 0, value: 1 },
] as const

export function shareValue(points: number): number {
  return bracketOf(points).value
}

/** The lowest points of the same share value. */
export function bracketStart(points: number): number {
  return bracketOf(points).from
}

function bracketOf(points: number): { readonly from: number; readonly value: number } {
  return SHARE_VALUES.find(({ from }) => points >= from) ?? { from: 0, value: 1 }
}

/** Purchases and sales of one holder in a phase (rulebook). */
export interface DealLimits {
  readonly bought: number
  readonly sold: number
  readonly all: number
}
export const DEALS: DealLimits = { bought: 1, sold: 1, all: 2 }
export const DEALS_WITHOUT_COMPANY: DealLimits = { bought: 2, sold: 2, all: 3 }

/** Loans (rulebook); the reserve is what a dividend must leave, and what is settled at the end. */
export const LOAN = { amount: 5, interest: 1, most: 2, reserve: 6 } as const
