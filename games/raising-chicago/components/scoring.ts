/** What the steps of the poverty track cost at the end, from the topmost field (reconstructed). */
export const POVERTY = [0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25, 29, 34] as const
export const LAST_POVERTY = POVERTY.length - 1

/** Prestige per storey, and for everyone who loses a neighbourhood (rulebook). */
export const STOREY_PRESTIGE = 1
export const CONSOLATION = 1

/** The personal project: resources for a section, its prestige, and more for all three (rulebook). */
export const PERSONAL = { cost: 5, section: 2, complete: 3 } as const

/** Per symbol tile that a final project shows, and per set of five symbols (rulebook). */
export const FINAL_SYMBOL = 2
export const SYMBOL_SET = 3

export const ROUNDS = 8
