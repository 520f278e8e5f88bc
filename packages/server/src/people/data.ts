import type { PersonRecord } from '../storage/records.ts'
import { exportTable } from '../tables/exchange.ts'
import { summaryFor } from '../tables/look.ts'
import { seatOf } from '../tables/seating.ts'
import type { World } from '../tables/world.ts'

/** Everything that is kept about a person, as one piece of JSON; but for what others must not know, and for secrets. */
export async function dataOf(world: World, person: PersonRecord): Promise<Record<string, unknown>> {
  const { people, chat, conduct, accounts } = world.storage
  const { id, name, settings, createdAt, account } = person
  const pushes = await people.subscriptions(id)
  const tables = new Set([...(await people.seatsOf(id)), ...(await people.hostedBy(id))])
  return {
    format: 'boardroom/person/1',
    at: world.now(),
    person: { id, name, settings, createdAt },
    account: account && (await accounts.facts(account)),
    browsers: pushes.map(({ endpoint }) => ({ endpoint })),
    shunned: (await conduct.shunned(id)).map(({ other, name: called, kind, at }) => ({
      person: other,
      name: called,
      kind,
      at,
    })),
    reports: (await conduct.reportsBy(id)).map(({ aboutName, table, reason, text, at, closedAt }) => ({
      ...{ about: aboutName, table, reason, text, at, closedAt },
    })),
    said: (await chat.saidBy(id)).map(({ table, n, text, at }) => ({ table, n, text, at })),
    tables: await Promise.all([...tables].map((table) => tableOf(world, table, person))),
  }
}

/** What the person did at a table, and what they may know of it. */
async function tableOf(world: World, table: string, person: PersonRecord): Promise<Record<string, unknown>> {
  const opened = await world.opened.fresh(table)
  if (!opened) return { id: table }
  const { record } = opened
  const seat = seatOf(record, person)?.seat
  const events = seat === undefined ? [] : await world.storage.tables.events(table, -1, record.seq)
  const moves = events
    .filter((event) => event.seat === seat)
    .map(({ seq, kind, move, at }) => ({ seq, kind, move, at }))
  return { ...summaryFor(record, person), moves, file: await exportTable(world, table, person) }
}
