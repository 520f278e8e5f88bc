import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/ids.ts'
import { type Client, playOn, storedOf, type TestServer, testServer, twoAtTable } from '../client.ts'
import { LiveClient } from '../live.ts'
import { onBothDatabases } from './storages.ts'

/** JSON as text, with what only text can hold: endless depth, `__proto__`, half characters, NUL, wrong numbers. */
const nasty = fc.constantFrom(
  `${'['.repeat(4_000)}${']'.repeat(4_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '"\\ud800"',
  '"\\u0000"',
  '{"\\u0000":1}',
  '1e999',
  '-0',
  `"${'x'.repeat(12_000)}"`,
  `[${'0,'.repeat(3_000)}0]`,
)
const value = fc.oneof(
  { weight: 2, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 3, arbitrary: nasty },
  fc.constantFrom('0', '-1', '5', '"x"', 'null', '{}', '{"type":"pass"}', 'true'),
)
const NAMES = [
  'id',
  'seq',
  'move',
  'text',
  'type',
  'kind',
  'to',
  'seat',
  'seats',
  'name',
  'notify',
  'agree',
  'file',
  'invite',
  'endpoint',
  'keys',
  'reason',
  'game',
  'options',
]
const fields = fc.dictionary(fc.constantFrom(...NAMES), value, { minKeys: 1, maxKeys: 6 })
const asObject = (some: Record<string, string>, more = ''): string =>
  `{${[...Object.entries(some).map(([name, text]) => `"${name}":${text}`), ...(more ? [more] : [])].join(',')}}`

onBothDatabases('anything at all', (env) => {
  let server: TestServer
  let ada: Client
  let eve: Client
  let table: string
  beforeAll(async () => {
    server = await testServer({ LOG_LEVEL: 'silent', ...(await env()) })
    ada = await server.guest('Ada')
    eve = await server.guest('Eve')
    const ben = await server.guest('Ben')
    table = (await twoAtTable(ada, ben, { visibility: 'public' })).id
    await playOn(table, [ada, ben], 6)
  })
  afterAll(() => server.close())

  const everything = (): Promise<string> => storedOf(server, table)

  const failures = async (): Promise<number> =>
    (await server.app.metrics.contained.get()).values.reduce((sum, each) => sum + each.value, 0)

  it('sent to any route with a valid key breaks nothing', async () => {
    const [before, failed] = [await everything(), await failures()]
    const neighbour = new LiveClient(ada, table)
    await neighbour.seq(6)
    const { paths } = await eve.get<{ paths: Record<string, Record<string, object>> }>('/api/openapi.json')
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    )
    expect(routes.length).toBeGreaterThan(25)
    // What ends Eve herself would leave nobody to go on with.
    const harmless = routes.filter(
      ({ method, path }) => !(method === 'DELETE' && path === '/api/me') && path !== '/api/me/key',
    )
    const word = fc.constantFrom(table, newId(), '%E0%A4%A', '%00', '..', '-1', 'x'.repeat(300))
    const attempt = fc.asyncProperty(
      fc.constantFrom(...harmless),
      word,
      word,
      fc.oneof(
        fields.map((some) => asObject(some)),
        value,
      ),
      async ({ method, path }, one, two, body) => {
        const words = [one, two]
        const address = path.replaceAll(/\{\w+\}/g, () => words.shift() ?? 'x')
        const { status } = await eve.send(method, address, method === 'GET' ? undefined : body)
        expect(status, `${method} ${address} ${body.slice(0, 100)}`).toBeLessThan(500)
      },
    )
    await fc.assert(attempt, { numRuns: 400, seed: 12 })
    expect(neighbour.closed).toBeNull()
    expect(await neighbour.ask({ type: 'why', id: 'still', move: { type: 'fly' } })).toMatchObject({ status: 200 })
    await neighbour.close()
    expect(await everything()).toBe(before)
    expect(await failures()).toBe(failed)
  }, 120_000)

  it('sent over a socket, as any kind of message, breaks nothing', async () => {
    const [before, failed] = [await everything(), await failures()]
    const neighbour = new LiveClient(ada, table)
    await neighbour.seq(6)
    const kinds = fc.constantFrom('move', 'undo', 'why', 'chat', 'whole', 'update', '__proto__')
    const message = fc.oneof(
      fc.tuple(kinds, fields).map(([kind, some]) => asObject(some, `"type":"${kind}"`)),
      value,
      fc.string({ maxLength: 50 }),
    )
    const attempt = fc.asyncProperty(
      fc.constantFrom(eve, server.client()),
      fc.array(message, { minLength: 5, maxLength: 30 }),
      async (who, messages) => {
        const live = new LiveClient(who, table)
        await live.seq(6)
        for (const each of messages) live.socket.send(each)
        const answers = () => live.messages.filter((each) => each.type === 'answer')
        await live.until(() => live.closed !== null || answers().length === messages.length)
        for (const answer of answers()) expect(answer.status, JSON.stringify(answer).slice(0, 200)).toBeLessThan(500)
        await live.close()
      },
    )
    await fc.assert(attempt, { numRuns: 25, seed: 12 })
    expect(neighbour.closed).toBeNull()
    expect(await neighbour.ask({ type: 'why', id: 'still', move: { type: 'fly' } })).toMatchObject({ status: 200 })
    await neighbour.close()
    expect(await everything()).toBe(before)
    expect(await failures()).toBe(failed)
  }, 120_000)
})
