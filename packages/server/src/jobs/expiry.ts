import type { Config } from '../config.ts'
import type { Hub } from '../live/hub.ts'
import { removeTable } from '../moderation/desk.ts'
import { leaveForGood } from '../people/leave.ts'
import type { People } from '../people/people.ts'
import type { NewJob } from '../storage/records.ts'
import type { World } from '../tables/world.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** How much is done in one go; the rest an hour later. */
const AT_ONCE = 500

export type Expiry = Pick<Config, 'expireGuests' | 'expireTables'>

/** There is one, however many processes ask for it. Null: the host lets nothing expire. */
export function expiryJob({ expireGuests, expireTables }: Expiry, due: number): NewJob | null {
  if (expireGuests === 0 && expireTables === 0) return null
  return { kind: 'expiry', key: 'expiry', owner: 'host', due, payload: '{}' }
}

/** Lets go of guests who have not been here for long, and of tables that nobody ever started. */
export async function expire(world: World, people: People, hub: Hub, expiry: Expiry): Promise<void> {
  const { storage, now } = world
  if (expiry.expireTables > 0) {
    const tables = await storage.host.unstarted(now() - expiry.expireTables * DAY, AT_ONCE)
    for (const table of tables) await removeTable(world, hub, table)
  }
  if (expiry.expireGuests > 0) {
    for (const id of await storage.host.deadGuests(now() - expiry.expireGuests * DAY, AT_ONCE)) {
      const guest = await storage.people.find(id)
      if (guest) await leaveForGood(world, people, guest)
    }
  }
  const next = expiryJob(expiry, now() + HOUR)
  if (next) await storage.jobs.add(next)
}
