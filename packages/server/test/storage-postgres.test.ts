import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../src/storage/postgres.ts'
import type { Storage } from '../src/storage/storage.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { anAppend, anEvent, aTable } from './storage.ts'
import { storageSuite } from './storage-suite.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

const open = (url: string): Promise<Storage> => openPostgres(url, { connections: 10, onTrouble: () => {} })

storageSuite('PostgreSQL', async () => open(await postgres.database()))

describe('several processes on one PostgreSQL', () => {
  it('migrate it once, whoever comes first', async () => {
    const url = await postgres.database()
    const storages = await Promise.all([1, 2, 3, 4].map(() => open(url)))
    const table = aTable()
    await storages[0]?.tables.create(table, null)
    for (const storage of storages) expect(await storage.tables.find(table.id)).toEqual(table)
    await Promise.all(storages.map((storage) => storage.close()))
  })

  it('race for a sequence number thousands of times, and one wins each time', async () => {
    const url = await postgres.database()
    const racers = await Promise.all([open(url), open(url)])
    const [first] = racers
    const table = aTable()
    await first.tables.create(table, { events: [anEvent(table.id, 0)], snapshots: [{ seq: 0, state: '{}' }] })
    const wins = [0, 0]
    const rounds = 2_000
    for (let seq = 1; seq <= rounds; seq++) {
      const seen = { ...table, seq: seq - 1, version: seq }
      const tries = await Promise.all(
        racers.map((racer, i) =>
          racer.tables.append(anAppend(seen, { event: anEvent(table.id, seq, { client: `${i}/${seq}` }) })),
        ),
      )
      expect(tries.filter(Boolean)).toHaveLength(1)
      const winner = tries.indexOf(true)
      wins[winner] = (wins[winner] ?? 0) + 1
    }
    const events = await first.tables.events(table.id, 0, rounds)
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: rounds }, (_, i) => i + 1))
    expect(await first.tables.find(table.id)).toMatchObject({ seq: rounds, version: rounds + 1 })
    // Both were really in the race.
    expect(Math.min(...wins)).toBeGreaterThan(0)
    await Promise.all(racers.map((racer) => racer.close()))
  })

  it('hear each other', async () => {
    const url = await postgres.database()
    const [one, two] = [await open(url), await open(url)]
    const heard: string[] = []
    two.bus.listen((message) => heard.push(message))
    const long = 'x'.repeat(5_000)
    for (const message of ['a', 'b', long, 'c']) one.bus.tell(message)
    for (let i = 0; i < 100 && heard.length < 4; i++) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(heard.sort()).toEqual(['a', 'b', 'c', long].sort())
    await Promise.all([one.close(), two.close()])
  })
})
