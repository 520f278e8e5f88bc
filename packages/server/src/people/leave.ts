import type { PersonRecord, TableRecord } from '../storage/records.ts'
import { changeTable } from '../tables/change.ts'
import { cancelled } from '../tables/consent.ts'
import { openSeat } from '../tables/create.ts'
import { deputise } from '../tables/deputy.ts'
import type { Games } from '../tables/games.ts'
import type { World } from '../tables/world.ts'
import type { People } from './people.ts'

/**
 * Takes a person out of every table, without harm to the others there, and then out of the database: with the account,
 * everything said and every title given.
 */
export async function leaveForGood(world: World, people: People, person: PersonRecord): Promise<void> {
  const { storage, games } = world
  const tables = [...(await storage.people.seatsOf(person.id)), ...(await storage.people.hostedBy(person.id))]
  for (const table of new Set(tables)) {
    const left = changeTable(world, table, async ({ record }) => {
      const after = handedOver(games, record, person.id)
      const seat = record.seats.find((each) => each.person === person.id)
      if (record.status === 'running' && seat) return deputise(world, after, [seat.seat])
      if (record.status !== 'open') return { record: after }
      const seats = after.seats.map((each) => (each.person === person.id ? openSeat(each.seat) : each))
      // Nobody is left who could start it.
      return { record: after.host === null ? cancelled(world, { ...after, seats }) : { ...after, seats } }
    })
    // A table that cannot be opened must not keep anybody: the name on it goes with the person all the same.
    await left.catch(people.onTrouble)
  }
  await people.remove(person)
}

/** The table without what its host has left on it; somebody else who sits there is the host. */
function handedOver(games: Games, record: TableRecord, person: string): TableRecord {
  if (record.host !== person) return record
  const host = record.seats.find((seat) => seat.person !== null && seat.person !== person)?.person ?? null
  return { ...record, host, title: games.find(record.game).title }
}
