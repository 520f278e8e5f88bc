import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseJson } from '../../src/input.ts'
import { Client, guestAt, playOn, type TestServer, testServer, twoAtTable } from '../client.ts'
import { LiveClient } from '../live.ts'
import { ensureBuilt, ServerProcess } from '../process.ts'
import { scratch } from '../storage.ts'

const nested = (depth: number, inner = ''): string => `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`

async function contained(url: string, where: string): Promise<number> {
  const { body } = await new Client(url).send<string>('GET', '/metrics')
  return Number(new RegExp(`boardroom_contained_failures_total\\{where="${where}"\\} (\\d+)`).exec(body)?.[1] ?? 0)
}

describe('a process', () => {
  const directory = scratch()
  let server: ServerProcess
  let ada: Client
  let table: string

  beforeAll(async () => {
    await ensureBuilt()
    server = await new ServerProcess({ DATA_DIR: directory.path, LOG_LEVEL: 'error' }).start()
    ada = await guestAt(server.url, 'Ada')
    table = (await twoAtTable(ada, await guestAt(server.url, 'Ben'), { visibility: 'public' })).id
  })
  afterAll(async () => {
    await server.stop()
    directory.remove()
  })

  it('outlives a message that is nested thousands deep, from somebody it does not know', async () => {
    const [neighbour, eve] = [new LiveClient(ada, table), new LiveClient(new Client(server.url), table)]
    await Promise.all([neighbour.seq(0), eve.seq(0)])
    for (const depth of [33, 5_000, 7_900]) {
      const before = eve.messages.length
      eve.socket.send(`{"id":${nested(depth)}}`)
      const answer = await eve.until(() => eve.messages.slice(before).find(({ type }) => type === 'answer'))
      expect(answer).toMatchObject({ id: null, status: 400, error: 'bad-input' })
    }
    // An id is sent back only if it is one.
    eve.socket.send('{"id":{"a":1},"type":"why"}')
    await eve.until(() => eve.messages.filter(({ type }) => type === 'answer').length === 4)
    expect(eve.messages.at(-1)).toMatchObject({ id: null, status: 400 })
    expect(await neighbour.ask({ type: 'why', id: 'w', move: { type: 'fly' } })).toMatchObject({ status: 200 })
    await Promise.all([neighbour.close(), eve.close()])
    expect(await contained(server.url, 'socket')).toBe(0)
  })

  it('writes a promise down that failed unseen, counts it, and goes on', async () => {
    const live = new LiveClient(ada, table)
    await live.seq(0)
    server.fail('reject')
    while ((await contained(server.url, 'process')) === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    // What it writes comes by another way than what it answers.
    await expect.poll(() => server.output).toContain('made by the test')
    expect(await live.ask({ type: 'why', id: 'w', move: { type: 'fly' } })).toMatchObject({ status: 200 })
    await live.close()
  })

  it('ends cleanly after an exception out of nowhere, with an exit code that asks for a restart', async () => {
    const mine = scratch()
    const other = await new ServerProcess({ DATA_DIR: mine.path }).start()
    const watcher = new LiveClient(await guestAt(other.url, 'Ada'), table)
    other.fail('throw')
    expect(await other.ended()).toBe(1)
    await expect.poll(() => other.output).toContain('made by the test')
    watcher.socket.terminate()
    mine.remove()
  })
})

describe('JSON from outside', () => {
  it('is bounded in depth before it is parsed, whatever its texts look like', () => {
    expect(parseJson(nested(32))).toBeInstanceOf(Array)
    expect(() => parseJson(nested(33))).toThrow(/more than 32 deep/)
    expect(parseJson(nested(31, JSON.stringify('[[[[\\"[{'.repeat(20))))).toBeInstanceOf(Array)
    const started = performance.now()
    expect(() => parseJson(nested(1_000_000))).toThrow(/more than 32 deep/)
    expect(performance.now() - started).toBeLessThan(500)
  })

  it('holds nothing that cannot be stored, and no name that objects have already', () => {
    for (const bad of [
      '"\\u0000"',
      '{"a":["\\ud800"]}',
      '{"\\u0000":1}',
      '{"__proto__":{}}',
      '{"a":{"\\u005f_proto__":1}}',
    ]) {
      expect(() => parseJson(bad), bad).toThrow()
    }
    expect(() => parseJson('{"constructor":{"prototype":{}}}')).toThrow()
    expect(parseJson('{"text":"constructor \\u00e9 \\ud83c\\udfb2"}')).toEqual({ text: 'constructor é 🎲' })
  })
})

describe('trouble', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ LOG_LEVEL: 'silent' })
  })
  afterAll(() => server.close())

  it('with one watcher keeps nothing from the others', async () => {
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
    const table = await twoAtTable(ada, ben)
    const [broken, player] = [new LiveClient(server.client(), table.id), new LiveClient(ben, table.id)]
    await Promise.all([broken.seq(0), player.seq(0)])
    const { game } = server.app.world.opened.cached(table.id)?.position?.table ?? expect.fail('not in memory')
    const { view } = game
    Object.assign(game, {
      view(...args: Parameters<typeof view>) {
        if (args[1] === 'spectator') throw new Error('spectators have no view')
        return view.apply(game, args)
      },
    })
    try {
      await playOn(table.id, [ada, ben], 1)
      await broken.until(() => broken.closed === 1011)
      await player.seq(1)
    } finally {
      Object.assign(game, { view })
    }
    expect(await contained(server.url, 'watcher')).toBe(1)
    await player.close()
  })

  it('with a job is counted, and the other jobs are done', async () => {
    const { storage, now, wake } = server.app.world
    await storage.jobs.add({ kind: 'bot', key: 'bot/broken', owner: 'ada', due: now(), payload: 'this is not JSON' })
    const ada = await server.guest('Ada')
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
    const { id } = await ada.post<{ id: string }>('/api/tables', { game: 'big-shoulders', seats })
    await ada.post(`/api/tables/${id}/start`)
    wake()
    expect(await playOn(id, [ada], 1)).toBeLessThan(2)
    while ((await contained(server.url, 'job')) === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    while ((await ada.look(id)).moves.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    await storage.jobs.drop('bot/broken')
  })
})
