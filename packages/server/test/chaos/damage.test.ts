import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditStorage } from '../../src/audit.ts'
import { type Client, nextTurn, playOn, type TestServer, testServer, twoAtTable } from '../client.ts'
import { LiveClient } from '../live.ts'
import { onBothDatabases } from './storages.ts'

onBothDatabases('a damaged table', (env) => {
  let server: TestServer
  let ada: Client
  let ben: Client
  let healthy: string

  beforeAll(async () => {
    server = await testServer({ LOG_LEVEL: 'silent', ...(await env()) })
    ada = await server.guest('Ada')
    ben = await server.guest('Ben')
    healthy = (await twoAtTable(ada, ben, { visibility: 'public' })).id
  })
  afterAll(() => server.close())

  type Db = TestServer['app']['world']['storage']['db']
  const richer = async (db: Db, table: string): Promise<void> => {
    const { state } = await db
      .selectFrom('positions')
      .select('state')
      .where('table', '=', table)
      .executeTakeFirstOrThrow()
    const changed = state.replace(/"cash":(\d+)/, (_, cash) => `"cash":${Number(cash) + 1_000}`)
    expect(changed).not.toBe(state)
    await db.updateTable('positions').set({ state: changed }).where('table', '=', table).execute()
  }
  const harms: readonly (readonly [string, RegExp, (db: Db, table: string) => Promise<unknown>])[] = [
    ['no state', /no state/, (db, table) => db.deleteFrom('positions').where('table', '=', table).execute()],
    [
      'the state of another position',
      /no state/,
      (db, table) => db.updateTable('positions').set({ seq: 5 }).where('table', '=', table).execute(),
    ],
    [
      'a state that is no JSON',
      /cannot be read/,
      (db, table) => db.updateTable('positions').set({ state: '{"seats":' }).where('table', '=', table).execute(),
    ],
    [
      'a state that is something else',
      /has no fingerprint/,
      (db, table) => db.updateTable('positions').set({ state: '[]' }).where('table', '=', table).execute(),
    ],
    [
      'a state of endless depth',
      /./,
      (db, table) =>
        db
          .updateTable('positions')
          .set({ state: `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}` })
          .where('table', '=', table)
          .execute(),
    ],
    ['more cash than was earned', /not the one in the log/, richer],
    [
      'no last event',
      /event 10 is missing/,
      (db, table) => db.deleteFrom('events').where('table', '=', table).where('seq', '=', 10).execute(),
    ],
    [
      'an event that is no JSON',
      /event 10 cannot be read/,
      (db, table) =>
        db.updateTable('events').set({ entries: 'x' }).where('table', '=', table).where('seq', '=', 10).execute(),
    ],
    ['no seats', /seats are missing/, (db, table) => db.deleteFrom('seats').where('table', '=', table).execute()],
    [
      'one seat too few',
      /seats are missing/,
      (db, table) => db.deleteFrom('seats').where('table', '=', table).where('seat', '=', 1).execute(),
    ],
    [
      'options that are no JSON',
      /options cannot be read/,
      (db, table) => db.updateTable('tables').set({ options: '{' }).where('id', '=', table).execute(),
    ],
    [
      'a game that is not here',
      /no game chess/,
      (db, table) => db.updateTable('tables').set({ game: 'chess' }).where('id', '=', table).execute(),
    ],
  ]

  /** What may happen to the change of the last event but one. */
  const changes = (
    [
      ['no change of an event', /no state/, null],
      ['a change that is no JSON', /cannot be read/, '{"a'],
      ['a change that is something else', /./, '5'],
      ['another change than the event made', /not the one in the log/, '{"seq":[12]}'],
    ] as const
  ).map(([what, why, change]) => {
    const harm = (db: Db, table: string): Promise<unknown> =>
      db.updateTable('events').set({ change }).where('table', '=', table).where('seq', '=', 12).execute()
    return [what, why, harm, 13] as const
  })
  // The state is written whole at the tenth event.
  const all = [...harms.map((harm) => [...harm, 10] as const), ...changes]

  it.each(all)('with %s says so, is found by the audit, and harms no other', async (_what, why, harm, moves) => {
    const { storage, games, opened } = server.app.world
    const { id } = await twoAtTable(ada, ben, { visibility: 'public' })
    await playOn(id, [ada, ben], moves)
    await harm(storage.db, id)
    opened.drop(id)
    const neighbour = new LiveClient(ada, healthy)
    await neighbour.until(() => neighbour.look)
    for (const path of ['', '/view', '/moves', '/undo', '/leave']) {
      const [method, body] = ['/moves', '/undo', '/leave'].includes(path)
        ? ['POST', { seq: 10, id: 'x', move: {} }]
        : ['GET']
      const answer = await ada.send(method as string, `/api/tables/${id}${path}`, body)
      expect([answer.status, answer.body['error']], path).toEqual([500, 'damaged-table'])
      expect(JSON.stringify(answer.body)).not.toMatch(/JSON|\.ts:/)
    }
    const watcher = new LiveClient(ben, id)
    await watcher.until(() => watcher.closed === 4500)
    // Lists leave out what cannot be read, and show all the rest.
    const list = await ada.get<{ tables: { id: string }[] }>('/api/tables?list=mine&limit=100')
    expect(list.tables.map((each) => each.id)).toContain(healthy)
    expect(await neighbour.ask({ type: 'why', id: 'w', move: { type: 'fly' } })).toMatchObject({ status: 200 })
    await playOn(healthy, [ada, ben], 1)
    await neighbour.close()
    expect(server.app.troubles.damaged).toContain(id)
    const { body } = await server.client().send<string>('GET', '/metrics')
    expect(Number(/boardroom_damaged_tables (\d+)/.exec(body)?.[1])).toBe(server.app.troubles.damaged.size)
    const { damaged, differing } = await auditStorage(storage, games)
    const found = [...damaged, ...differing].filter(({ table }) => table === id)
    expect(found).toHaveLength(1)
    expect(found[0]?.why).toMatch(why)
    expect([...damaged, ...differing].map(({ table }) => table)).not.toContain(healthy)
    for (const name of ['positions', 'events', 'snapshots', 'seats'] as const) {
      await storage.db.deleteFrom(name).where('table', '=', id).execute()
    }
    await storage.db.deleteFrom('tables').where('id', '=', id).execute()
  })

  it('with a kept state that is not the one in the log is found, and not gone back to', async () => {
    const { storage, games } = server.app.world
    const { id } = await twoAtTable(ada, ben)
    await playOn(id, [ada, ben], 6)
    const first = storage.db.updateTable('snapshots').where('table', '=', id).where('seq', '=', 0)
    const { state } = await storage.db
      .selectFrom('snapshots')
      .select('state')
      .where('table', '=', id)
      .executeTakeFirstOrThrow()
    await first.set({ state: state.replace(/"cash":(\d+)/, '"cash":9$1') }).execute()
    expect((await ada.send('GET', `/api/tables/${id}/view?seq=3`)).body['error']).toBe('damaged-table')
    expect((await auditStorage(storage, games)).damaged.filter(({ table }) => table === id)).toHaveLength(1)
    // What is stored of the present is whole: the game goes on.
    expect((await nextTurn(id, [ada, ben]))?.look.seq).toBe(6)
    expect(await playOn(id, [ada, ben], 2)).toBe(2)
  })
})
