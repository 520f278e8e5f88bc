import { simultaneousIn } from '@boardroom/game-kit'
import { type EntryIn, entriesUnder, type FromSteps, type RefusalIn, rulesIn, type Seat } from '@boardroom/kernel'
import type { Breakdown } from './scoring.ts'
import type { OrchardState } from './state.ts'
import type { STEPS } from './steps.ts'
import type { Board } from './view.ts'

/** Every rule of the game, by its id in `atlas/rules.md`. */
type RuleId = 'OR-SEA-01' | 'OR-SEA-02' | 'OR-BID-01' | 'OR-BID-02' | 'OR-SEL-01' | 'OR-SEL-02' | 'OR-END-01'

const entry = entriesUnder<RuleId>()

/** The structured lines of the log, each with the rule by which it happened. */
export const ENTRIES = {
  season: entry<{ price: number }>('OR-SEA-01'),
  hasBid: entry<{ seat: Seat }>('OR-BID-01'),
  ownBid: entry<{ amount: number }>('OR-BID-01'),
  harvest: entry<{ seat: Seat; amount: number }>('OR-BID-02'),
  sold: entry<{ seat: Seat; count: number; coins: number }>('OR-SEL-01'),
}

/** The types that the rules are written in; a refusal carries what is needed to say it in words. */
export interface Rules {
  state: OrchardState
  entry: EntryIn<typeof ENTRIES>
  refusal: RefusalIn<{ 'OR-SEA-02': object; 'OR-BID-01': { most: number }; 'OR-SEL-01': { apples: number } }>
  rule: RuleId
}

export const { asking, happening, bare, listed } = rulesIn<Rules>()
export const simultaneous = simultaneousIn<Rules>()

/** The types of this game. Its moves and frames follow from its steps. */
export interface Orchard extends Rules, FromSteps<typeof STEPS> {
  board: Board
  breakdown: Breakdown
}
