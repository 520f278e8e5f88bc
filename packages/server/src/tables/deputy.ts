import type { Level } from '@boardroom/bots'
import type { Seat } from '@boardroom/kernel'
import type { TableRecord } from '../storage/records.ts'
import { withSeat } from './change.ts'
import { followUps } from './follow-ups.ts'
import type { World } from './world.ts'

const DEPUTY: Level = 'medium'

/** Lets a bot play seats until their owners return. */
export async function deputise(world: World, record: TableRecord, seats: readonly Seat[]) {
  const after = seats.reduce((table, seat) => withSeat(table, seat, { deputy: DEPUTY }), record)
  return { record: after, ...(await followUps(world, record, after)) }
}
