/** The project area: five projects with a resource card each. */
export const SLOTS = ['I', 'II', 'III', 'IV', 'V'] as const
export type SlotId = (typeof SLOTS)[number]

/** The squares of a card; the first is the toll space. Ties go to the marker that comes first in this order. */
export const SQUARES = ['tl', 'tr', 'bl', 'br'] as const
export type Square = (typeof SQUARES)[number]

/** Bid markers of a company (rulebook). */
export const MARKERS = { all: 25, perRound: 3, mostInRow: 5, thirdPerRound: 2 } as const

/** What the auction board is worth at the end (reconstructed). */
export const AUCTION_PRESTIGE = { most: 5, second: 2 } as const
