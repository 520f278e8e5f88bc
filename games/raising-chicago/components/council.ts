import type { Ward } from './board.ts'

/** What a council member counts, and what each of it is worth. */
export type CouncilMember = { readonly prestige: number } & (
  | { readonly per: 'building'; readonly ward: Ward }
  | {
      readonly per:
        | 'moved-building'
        | 'symbol-set'
        | 'permanent'
        | 'returned-marker'
        | 'neighbourhood-tile'
        | 'favour'
        | 'extension'
        | 'ward-tile'
    }
)

/** The council members (rulebook). */
const COUNCIL = {
  'council-01': { per: 'building', ward: 1, prestige: 3 },
  'council-02': { per: 'building', ward: 2, prestige: 3 },
  'council-03': { per: 'building', ward: 3, prestige: 3 },
  'council-04': { per: 'building', ward: 4, prestige: 3 },
  'council-05': { per: 'moved-building', prestige: 2 },
  'council-06': { per: 'symbol-set', prestige: 5 },
  'council-07': { per: 'permanent', prestige: 1 },
  'council-08': { per: 'returned-marker', prestige: 2 },
  'council-09': { per: 'neighbourhood-tile', prestige: 1 },
  'council-10': { per: 'favour', prestige: 2 },
  'council-11': { per: 'extension', prestige: 3 },
  'council-12': { per: 'ward-tile', prestige: 3 },
} as const satisfies Readonly<Record<`council-${string}`, CouncilMember>>

export type CouncilId = keyof typeof COUNCIL
export const COUNCIL_IDS = Object.keys(COUNCIL) as CouncilId[]

export function councilMemberOf(id: CouncilId): CouncilMember {
  return COUNCIL[id]
}

/** By number of companies: so many cards of a letter qualify, so many double. */
export const COUNCIL_CARDS: Readonly<Record<number, { readonly qualify: number; readonly double: number }>> = {
  2: { qualify: 6, double: 9 },
  3: { qualify: 4, double: 6 },
  4: { qualify: 3, double: 5 },
}
