/** The four companies, in the sequence in which the shadow company is looked for (rulebook). All have the same abilities. */
export const COMPANIES = ['blue-eyes', 'yellow-submarines', 'green-grass', 'red-socks'] as const
export type CompanyId = (typeof COMPANIES)[number]

/** What a company starts with (rulebook). */
export const COMPANY_START = { cash: 25, buildingMaterials: 3 } as const

/** What a player starts with: a packet of the own company and a relations marker, no cash (rulebook). */
export const PLAYER_START = { packet: 10, relations: 1 } as const

/** Goods of all kinds together (rulebook, ME-PRD-03). */
export const WAREHOUSE = 10

/** The bonus of a manager by the number of factories, the best bracket first (rulebook, ME-MTG-02). */
export const BONUSES = [
  { factories: 16, bonus: 5 },
  { factories: 11, bonus: 3 },
  { factories: 6, bonus: 2 },
  { factories: 1, bonus: 1 },
] as const

export function bonusFor(factories: number): number {
  return BONUSES.find((bracket) => factories >= bracket.factories)?.bonus ?? 0
}
