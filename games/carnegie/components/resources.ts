/** What incomes and rewards are made of. */
export interface Gain {
  readonly money?: number
  readonly goods?: number
  /** Direct victory points, scored at once. */
  readonly vp?: number
  readonly research?: number
  /** New employees from the own supply. */
  readonly employee?: number
}

/** What an income circle with a choice offers. */
export type Take = 'money' | 'goods' | 'employee'
export const TAKES = ['money', 'goods', 'employee'] as const satisfies readonly Take[]

/** What every player starts with (rulebook). */
export const START = {
  money: 12,
  goods: 4,
  employees: 15,
  inLobby: 5,
  employeeSupply: 5,
  discs: 30,
  discSupply: 22,
  steps: 6,
} as const

export const ROUNDS = 20
/** What a good fetches in the supply at any time (CG-GEN-04). */
export const GOOD_PRICE = 1
export const JOKER_VP = 3

/** Seats with a joker, counted clockwise from the first start player (rulebook). */
export const JOKERS: Readonly<Record<number, readonly number[]>> = { 1: [], 2: [], 3: [2], 4: [0, 1, 2, 3] }

/** Neutral discs by number of players (rulebook). */
export const NEUTRAL_DISCS: Readonly<Record<number, number>> = { 1: 18, 2: 18, 3: 9, 4: 0 }
