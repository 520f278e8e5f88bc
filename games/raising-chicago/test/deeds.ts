import type { Seat } from '@boardroom/kernel'
import { type FieldId, fieldOf, type Resource } from '../components/index.ts'
import { advance } from '../model/rewards.ts'
import { awardField } from '../steps/execute/neighbourhoods.ts'
import type { Given } from './given.ts'

/** A marker advances, whatever the steps come from. */
export function advances(table: Given, seat: Seat, track: Resource, steps: number): Given {
  advance(table.table, seat, track, steps)
  return table
}

/** The tile of an enclosed field is awarded. */
export function awards(table: Given, field: FieldId): Given {
  awardField(table.table, fieldOf(field).index)
  return table
}
