import type { ChatLine } from '@boardroom/wire'
import { blocked, notSignedIn } from '../problem.ts'
import { lookAt, peopleAt, seatOf } from './seating.ts'
import type { Person, World } from './world.ts'

/** Says something at a table. Whoever sits there may always speak; others not to somebody who wants none of it. */
export async function say(world: World, table: string, person: Person, text: string): Promise<ChatLine> {
  const { record } = await lookAt(world, table, person)
  const seat = seatOf(record, person)?.seat ?? null
  const { conduct, chat } = world.storage
  if (seat === null && (await conduct.blocks(person.id, peopleAt(record))).length > 0) throw blocked()
  const said = await chat.say({ table, person: person.id, seat, name: person.name, text, at: world.now() })
  if (!said) throw notSignedIn()
  const { n, at } = said
  return { n, person: person.id, seat, name: person.name, text, at }
}
