import type { PersonRecord } from '../storage/records.ts'
import { changeTable } from '../tables/change.ts'
import { openSeat } from '../tables/create.ts'
import { deputise } from '../tables/lobby.ts'
import type { World } from '../tables/world.ts'
import type { People } from './people.ts'

/** Takes a person out of every table, without harm to the others there, and then out of the database. */
export async function leaveForGood(world: World, people: People, person: PersonRecord): Promise<void> {
  for (const table of await world.storage.people.seatsOf(person.id)) {
    await changeTable(world, table, async ({ record }) => {
      const seat = record.seats.find((each) => each.person === person.id)
      if (!seat) return null
      if (record.status === 'running') return deputise(world, record, seat.seat)
      if (record.status !== 'open') return null
      const seats = record.seats.map((each) => (each === seat ? openSeat(seat.seat) : each))
      return { record: { ...record, seats } }
    })
  }
  await people.remove(person)
}
