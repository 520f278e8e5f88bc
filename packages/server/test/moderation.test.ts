import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { TableSummary } from '@boardroom/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../src/ids.ts'
import { openModeration } from '../src/moderation/open.ts'
import { BASIC, Client, playOn, TestClock, type TestServer, testServer, twoAtTable } from './client.ts'
import { LiveClient } from './live.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { boardroom } from './run.ts'
import { scratch } from './storage.ts'

const DAY = 24 * 60 * 60_000

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

const idOf = async (who: Client): Promise<string> => (await who.get<{ id: string }>('/api/me')).id

interface Place {
  readonly env: Record<string, string>
  remove(): void
}

const PLACES: readonly [string, () => Promise<Place>][] = [
  [
    'SQLite',
    async () => {
      const { path, remove } = scratch()
      return { env: { DATA_DIR: path }, remove }
    },
  ],
  ['PostgreSQL', async () => ({ env: { DATABASE_URL: await postgres.database() }, remove() {} })],
]

describe.each(PLACES)('keeping order on %s', (_kind, place) => {
  let where: Place
  let server: TestServer
  let ada: Client
  let ben: Client
  beforeAll(async () => {
    where = await place()
    server = await testServer(where.env)
    ada = await server.guest('Ada')
    ben = await server.guest('Ben')
  })
  afterAll(async () => {
    await server.close()
    where.remove()
  })

  /** The host's own acts, as the command line does them while the server runs. */
  async function host<T>(work: (moderation: Awaited<ReturnType<typeof openModeration>>) => Promise<T>): Promise<T> {
    const moderation = await openModeration(server.app.config)
    try {
      return await work(moderation)
    } finally {
      await moderation.close()
    }
  }

  async function moderator(): Promise<Client> {
    const mo = await server.guest('Mo')
    const person = await idOf(mo)
    await host((desk) => desk.act({ act: 'moderator', person, on: true, reason: 'known for years' }))
    return mo
  }

  const act = (who: Client, body: Record<string, unknown>) =>
    who.send('POST', '/api/moderation/acts', { reason: 'because', ...body })

  it('is for moderators and the host alone', async () => {
    for (const path of ['people', 'tables', 'reports', 'log']) {
      expect((await ada.send('GET', `/api/moderation/${path}`)).body, path).toMatchObject({ error: 'not-moderator' })
      expect((await server.client().send('GET', `/api/moderation/${path}`)).status).toBe(401)
      expect((await server.client(newId()).send('GET', `/api/moderation/${path}`)).status).toBe(401)
    }
    expect((await act(ada, { act: 'ban', person: await idOf(ben) })).status).toBe(403)
    expect((await ben.send('GET', '/api/me')).status).toBe(200)
  })

  it('finds people and tables', async () => {
    const mo = await moderator()
    const table = await ada.post<TableSummary>('/api/tables', { ...BASIC, title: 'The 100% quiet table' })
    type People = { people: { id: string; name: string; tables: number }[] }
    const { people } = await mo.get<People>('/api/moderation/people?text=aDA')
    expect(people).toMatchObject([{ id: await idOf(ada), name: 'Ada', tables: 1 }])
    expect((await mo.get<People>('/api/moderation/people?text=%25')).people).toEqual([])
    const find = async (text: string) => {
      const query = new URLSearchParams({ text })
      const found = await mo.get<{ tables: { id: string }[] }>(`/api/moderation/tables?${query}`)
      return found.tables.map((each) => each.id)
    }
    expect(await find('100% QUIET')).toEqual([table.id])
    expect(await find(table.id)).toEqual([table.id])
    expect(await find(await idOf(ada))).toEqual([table.id])
    expect(await find('_')).toEqual([])
  })

  it('bans: out at once, sockets too, and a bot plays on; unbans', async () => {
    const [mo, eve] = [await moderator(), await server.guest('Eve')]
    const person = await idOf(eve)
    const table = await twoAtTable(eve, ada)
    const live = new LiveClient(eve, table.id)
    await live.seq(0)
    expect((await act(mo, { act: 'ban', person, days: 7, reason: 'insults' })).status).toBe(200)
    await live.until(() => live.closed !== null)
    expect((await eve.send('POST', '/api/tables', BASIC)).body).toMatchObject({ error: 'banned', reason: 'insults' })
    expect((await eve.send('POST', `/api/tables/${table.id}/chat`, { text: 'x' })).status).toBe(403)
    const again = new LiveClient(eve, table.id)
    await again.until(() => again.closed === 4403)
    expect(again.messages).toEqual([])
    expect((await ada.table(table.id)).seats[0]?.deputy).toBe('medium')
    // What is theirs stays theirs.
    expect((await eve.send('GET', '/api/me')).status).toBe(200)
    expect((await act(mo, { act: 'unban', person })).status).toBe(200)
    expect((await eve.send('POST', '/api/tables', BASIC)).status).toBe(200)
  })

  it('renames and removes people, and retitles, ends and removes tables', async () => {
    const [mo, rude] = [await moderator(), await server.guest('Rude Name')]
    const person = await idOf(rude)
    const table = await twoAtTable(rude, ada, { title: 'Rude title' })
    await playOn(table.id, [rude, ada], 2)
    expect((await act(mo, { act: 'rename', person, name: 'Somebody' })).status).toBe(200)
    expect((await act(mo, { act: 'rename', person, name: 'a\u202Eb' })).status).toBe(400)
    expect((await act(mo, { act: 'retitle', table: table.id, title: 'A table' })).status).toBe(200)
    expect(await ada.table(table.id)).toMatchObject({ title: 'A table', seats: [{ name: 'Somebody' }, {}] })
    expect((await act(mo, { act: 'end-table', table: table.id })).status).toBe(200)
    expect((await ada.table(table.id)).status).toBe('cancelled')
    expect((await act(mo, { act: 'end-table', table: table.id })).status).toBe(409)
    const live = new LiveClient(ada, table.id)
    await live.until(() => live.table)
    expect((await act(mo, { act: 'remove-table', table: table.id })).status).toBe(200)
    await live.until(() => live.closed === 4404)
    expect((await ada.send('GET', `/api/tables/${table.id}`)).status).toBe(404)
    const { db } = server.app.world.storage
    for (const part of ['seats', 'events', 'positions', 'snapshots', 'chat'] as const) {
      expect(await db.selectFrom(part).selectAll().where('table', '=', table.id).execute(), part).toEqual([])
    }
    expect((await act(mo, { act: 'remove-person', person })).status).toBe(200)
    expect((await rude.send('GET', '/api/me')).status).toBe(401)
    expect((await act(mo, { act: 'remove-person', person })).status).toBe(404)
  })

  it('lists reports and closes them', async () => {
    const [mo, eve] = [await moderator(), await server.guest('Eve')]
    const table = await twoAtTable(ada, eve)
    await eve.post(`/api/tables/${table.id}/chat`, { text: 'something rude' })
    const report = { person: await idOf(eve), table: table.id, reason: 'insults', text: 'look at this' }
    expect((await ada.send('POST', '/api/reports', report)).status).toBe(200)
    type Reports = { reports: { id: string; aboutName: string; lines: string[] }[] }
    const { reports } = await mo.get<Reports>('/api/moderation/reports')
    expect(reports).toMatchObject([{ aboutName: 'Eve', lines: ['something rude'] }])
    expect((await act(mo, { act: 'close-report', report: reports[0]?.id })).status).toBe(200)
    expect((await mo.get<Reports>('/api/moderation/reports')).reports).toEqual([])
    expect((await mo.get<Reports>('/api/moderation/reports?all=1')).reports).toHaveLength(1)
  })

  it('keeps moderators from each other', async () => {
    const [mo, other] = [await moderator(), await moderator()]
    const person = await idOf(other)
    for (const body of [
      { act: 'ban', person },
      { act: 'remove-person', person },
    ]) {
      expect((await act(mo, body)).body).toMatchObject({ error: 'only-host' })
    }
    const on = { act: 'moderator', person: await idOf(ada), on: true }
    expect((await act(mo, on)).body).toMatchObject({ error: 'only-host' })
    await host((desk) => desk.act({ act: 'moderator', person, on: false, reason: 'no longer' }))
    expect((await other.send('GET', '/api/moderation/log')).status).toBe(403)
  })

  it('writes down who did what, when and why, also what was refused half way', async () => {
    const mo = await moderator()
    const person = await idOf(await server.guest('Zoe'))
    await act(mo, { act: 'ban', person, days: 1, reason: 'spam' })
    type Log = { entries: Record<string, unknown>[] }
    const { entries } = await mo.get<Log>('/api/moderation/log?limit=2')
    expect(entries[0]).toMatchObject({
      by: await idOf(mo),
      byName: 'Mo',
      act: 'ban',
      target: person,
      targetName: 'Zoe',
      reason: 'spam',
      detail: { days: 1 },
      done: true,
    })
    expect(entries[1]).toMatchObject({ by: null, byName: 'host', act: 'moderator', reason: 'known for years' })
    expect(entries[0]?.['at']).toBeGreaterThan(Date.now() - 60_000)
    // Whoever has no reason does nothing.
    expect((await act(mo, { act: 'unban', person, reason: ' ' })).status).toBe(400)
    expect((await mo.get<Log>('/api/moderation/log?limit=1')).entries[0]).toMatchObject({ act: 'ban' })
  })

  it('works from the command line while the server runs', async () => {
    const eve = await server.guest('Eve On The Line')
    const person = await idOf(eve)
    const run = (...args: string[]) => {
      const env = { PATH: process.env['PATH'] ?? '', LANG: 'C', ...where.env }
      return boardroom(['admin', ...args], env)
    }
    const found = await run('people', 'Eve On')
    expect(found).toMatchObject({ code: 0, err: '' })
    expect(found.out).toContain(person)
    expect(await run('ban', person)).toMatchObject({ code: 2, err: expect.stringContaining('--reason') })
    expect(await run('ban', 'nobody', '--reason', 'x')).toMatchObject({ code: 2 })
    expect(await run('ban', person, '--days', '3', '--reason', 'enough')).toMatchObject({ code: 0 })
    expect((await run('log', '--limit', '1')).out).toMatch(/host {2}ban {2}Eve On The Line/)
    const data = where.env['DATA_DIR']
    if (data) expect(statSync(join(data, 'host.json')).mode & 0o777).toBe(0o600)
    const banned = async () => (await eve.send('POST', '/api/tables', BASIC)).status === 403
    for (let i = 0; i < 100 && !(await banned()); i++) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await banned()).toBe(true)
  }, 60_000)
})

describe('several processes', () => {
  it('all put out who is banned on one of them', async () => {
    const env = { DATABASE_URL: await postgres.database() }
    const [one, two] = [await testServer(env), await testServer(env)]
    const [eve, ada] = [await one.guest('Eve'), await one.guest('Ada')]
    const table = await twoAtTable(eve, ada)
    const there = new Client(two.url, eve.key)
    const live = new LiveClient(there, table.id)
    await live.seq(0)
    const watcher = new LiveClient(new Client(two.url, ada.key), table.id)
    await watcher.seq(0)
    const moderation = await openModeration(one.app.config)
    await moderation.act({ act: 'ban', person: await idOf(eve), reason: 'insults' })
    await live.until(() => live.closed !== null)
    expect((await there.send('POST', '/api/tables', BASIC)).body).toMatchObject({ error: 'banned' })
    await moderation.act({ act: 'remove-table', table: table.id, reason: 'insults' })
    await watcher.until(() => watcher.closed === 4404)
    await moderation.close()
    await Promise.all([one.close(), two.close()])
  }, 60_000)
})

describe.each(PLACES)('expiry on %s', (_kind, place) => {
  it('is off, unless the host wants it; then guests go who are not here, and tables that nobody started', async () => {
    const where = await place()
    const clock = new TestClock()
    const first = await testServer(where.env, { now: clock.now })
    const [gone, here] = [await first.guest('Gone'), await first.guest('Here')]
    const kept = await twoAtTable(here, gone)
    const { id: idle } = await here.post<TableSummary>('/api/tables', BASIC)
    clock.advance(40 * DAY)
    // Being here is what counts, to the day.
    expect((await here.send('GET', `/api/tables/${idle}`)).status).toBe(200)
    first.wake()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await here.send('GET', `/api/tables/${idle}`)).status).toBe(200)
    await first.close()

    const second = await testServer({ ...where.env, EXPIRE_GUESTS: '30', EXPIRE_TABLES: '30' }, { now: clock.now })
    const [still, nobody] = [new Client(second.url, here.key), new Client(second.url, gone.key)]
    const until = async (status: number, ask: () => Promise<{ status: number }>) => {
      for (let i = 0; i < 200 && (await ask()).status !== status; i++)
        await new Promise((resolve) => setTimeout(resolve, 25))
      expect((await ask()).status).toBe(status)
    }
    await until(404, () => still.send('GET', `/api/tables/${idle}`))
    await until(0, async () => ({ status: (await second.app.world.storage.people.find(await goneId())) ? 1 : 0 }))
    expect((await nobody.send('GET', '/api/me')).status).toBe(401)
    expect((await still.send('GET', '/api/me')).status).toBe(200)
    expect(await still.table(kept.id)).toMatchObject({ status: 'running', seats: [{ name: 'Here' }, { name: '–' }] })
    await second.close()
    where.remove()

    async function goneId(): Promise<string> {
      const [found] = await second.app.world.storage.host.people({ text: 'Gone', limit: 1, before: null })
      return found?.id ?? newId()
    }
  }, 60_000)
})
