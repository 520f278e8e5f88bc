/** The six goods, in the order of the market's rows (rulebook). */
export const GOODS = ['building-materials', 'coal', 'iron-ore', 'electricity', 'steel', 'ship'] as const
export type GoodId = (typeof GOODS)[number]

/** Pieces that circulate: one more of each kind is its demand marker (rulebook, ME-GEN-13). */
export const PIECES: Readonly<Record<GoodId, number>> = {
  'building-materials': 23,
  coal: 19,
  'iron-ore': 15,
  electricity: 23,
  steel: 15,
  ship: 11,
}

/** So many of each good. */
export type Stock = Record<GoodId, number>

export function noGoods(): Stock {
  return { 'building-materials': 0, coal: 0, 'iron-ore': 0, electricity: 0, steel: 0, ship: 0 }
}
