import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '../src/ids.ts'
import { accountOptions } from '../src/people/account-options.ts'
import { nextTurn, playOn, serverHere, storedOf, TestClock, testServer, twoAtTable } from './client.ts'
import { LiveClient } from './live.ts'

const server = await serverHere()
const ada = await server.guest('Ada')
const ben = await server.guest('Ben')
const { id: table } = await twoAtTable(ada, ben)
await playOn(table, [ada, ben], 10)

const everything = (): Promise<string> => storedOf(server, table)

describe('bad input', () => {
  it('gets one line and no stack trace, and changes nothing', async () => {
    const before = await everything()
    const path = `/api/tables/${table}/moves`
    const seq = (await ada.table(table)).seq
    const bad: [number, unknown, Record<string, string>?][] = [
      [400, '{"seq":'],
      [400, ''],
      [400, 'null'],
      [400, '[]'],
      [400, { seq: -1, id: 'x', move: {} }],
      [400, { seq: 1.5, id: 'x', move: {} }],
      [400, { seq, id: '', move: {} }],
      [400, { seq, id: 'x', move: 'pass' }],
      [400, { seq, id: 'x'.repeat(65), move: {} }],
      [400, '{"seq":1,"id":"x","move":{"type":"pass"},"__proto__":{"admin":true}}'],
      [409, { seq, id: 'x', move: { type: '__proto__' } }],
      [409, { seq, id: 'x', move: { type: 'toString' } }],
      [415, '<move/>', { 'content-type': 'text/xml' }],
      [413, JSON.stringify({ seq, id: 'x', move: { type: 'pass', note: 'x'.repeat(40_000) } })],
    ]
    for (const [status, body, headers] of bad) {
      const answer = await ada.send('POST', path, body, headers)
      expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(status)
      expect(JSON.stringify(answer.body)).not.toMatch(/\.ts:|\.js:|node_modules|at /)
    }
    expect(await everything()).toBe(before)
  })

  it('of any shape on any route is answered below 500, and leaves the table as it was', async () => {
    const before = await everything()
    const document = await server.client().get<{ paths: Record<string, Record<string, object>> }>('/api/openapi.json')
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    )
    expect(routes.length).toBeGreaterThan(25)
    const word = fc.oneof(
      fc.constantFrom(table, newId(), '0', '-1', 'x', '%00', '..', 'null', '1e9', '9999999999999'),
      fc.string({ maxLength: 30 }),
    )
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(table, 0, -1, true, null, '', 'me', 'undo'))
    const keys = [
      'seq',
      'id',
      'move',
      'to',
      'kind',
      'seat',
      'invite',
      'name',
      'text',
      'agree',
      'game',
      'seats',
      'notify',
    ]
    const body = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.dictionary(fc.constantFrom(...keys), value))
    // Whoever sits at the table may end it; the fuzz comes from somebody who does not.
    const eve = await server.guest('Eve')
    const fuzz = fc.asyncProperty(
      fc.constantFrom(...routes.filter(({ method, path }) => !(method === 'DELETE' && path === '/api/me'))),
      fc.array(word, { minLength: 3, maxLength: 3 }),
      body,
      fc.dictionary(fc.constantFrom('list', 'limit', 'after', 'seq'), word),
      fc.boolean(),
      async ({ method, path }, words, sent, query, known) => {
        let i = 0
        const full = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(words[i++] ?? ''))
        // A new key would make her a stranger for the rest of the test.
        const who = known && path !== '/api/me/key' ? eve : server.client()
        const search = new URLSearchParams(query)
        const answer = await who.send(method, `${full}?${search}`, method === 'GET' ? undefined : JSON.stringify(sent))
        expect(answer.status, `${method} ${full}`).toBeLessThan(500)
      },
    )
    await fc.assert(fuzz, { numRuns: 600, seed: 7 })
    expect(await everything()).toBe(before)
  })
})

/** Every route of the accounts library. */
async function accountRoutes(): Promise<{ method: string; path: string }[]> {
  const { betterAuth } = await import('better-auth')
  const { dialect, db } = server.app.world.storage
  const setting = { db: db as never, dialect, publicUrl: server.url, knownUrl: true, secret: 'x'.repeat(32) }
  const endpoints = Object.values(betterAuth(accountOptions(setting)).api) as unknown as {
    path?: string
    options?: { method?: string | string[] }
  }[]
  return endpoints.flatMap(({ path, options }) =>
    path ? [options?.method ?? 'GET'].flat().map((method) => ({ method, path: `/api/auth${path}` })) : [],
  )
}

describe('bad input to the accounts', () => {
  it('of any shape on any route is answered below 500, and signs nobody in', async () => {
    const routes = await accountRoutes()
    expect(routes.map(({ path }) => path)).toContain('/api/auth/sign-in/email')
    expect(routes.map(({ path }) => path)).toContain('/api/auth/passkey/verify-authentication')
    const words = ['email', 'password', 'name', 'token', 'response', 'id', 'callbackURL', 'newPassword', 'provider']
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('ada@example.org', '', '/', 'x'.repeat(300)))
    const body = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.dictionary(fc.constantFrom(...words), value))
    const query = fc.dictionary(fc.constantFrom(...words), fc.string({ maxLength: 20 }))
    const fuzz = fc.asyncProperty(fc.constantFrom(...routes), body, query, async ({ method, path }, sent, search) => {
      const full = `${path.replaceAll(/:\w+/g, 'x')}?${new URLSearchParams(search)}`
      const text = method === 'GET' ? undefined : JSON.stringify(sent)
      const answer = await server.client().send(method, full, text, { origin: server.url })
      expect(answer.status, `${method} ${full} ${text}`).toBeLessThan(500)
      expect(answer.headers.get('set-cookie') ?? '').not.toMatch(/session_token=[^;]/)
    })
    await fc.assert(fuzz, { numRuns: 300, seed: 7 })
  })
})

describe('bad messages on a live connection', () => {
  it('of any shape are answered below 500 or end it, and leave the table as it was', async () => {
    const before = await everything()
    const eve = await server.guest('Eve')
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(0, -1, 10, 'x', null, {}, { type: 'pass' }))
    const kinds = fc.constantFrom('move', 'undo', 'why', 'chat', 'update', '__proto__')
    const message = fc.oneof(
      fc.string(),
      fc.uint8Array({ maxLength: 40 }),
      fc.json(),
      fc
        .record({ type: kinds, id: value, seq: value, move: value, text: value }, { requiredKeys: ['type'] })
        .map(asText),
    )
    const fuzz = fc.asyncProperty(
      fc.constantFrom(eve, server.client()),
      fc.array(message, { minLength: 20, maxLength: 60 }),
      async (who, messages) => {
        const live = new LiveClient(who, table)
        await live.seq(10)
        for (const each of messages) live.socket.send(each)
        const answers = () => live.messages.filter((each) => each.type === 'answer')
        await live.until(() => live.closed !== null || answers().length === messages.length)
        for (const answer of answers()) expect(answer.status, JSON.stringify(answer)).toBeLessThan(500)
        await live.close()
      },
    )
    await fc.assert(fuzz, { numRuns: 25, seed: 7 })
    expect(await everything()).toBe(before)
    for (const from of [{ seq: 'x' }, { seq: -2 }, { chat: -1 }, { seq: '1e99' }]) {
      const live = new LiveClient(eve, table, from)
      await live.until(() => live.closed === 4400)
      expect(live.messages).toEqual([])
    }
  })

  it('that are too large end it, without harm to others', async () => {
    const [large, calm] = [new LiveClient(ben, table), new LiveClient(ada, table)]
    await Promise.all([large.seq(10), calm.seq(10)])
    large.socket.send('x'.repeat(20_000))
    await large.until(() => large.closed === 1009)
    expect(await calm.ask({ type: 'why', id: 'w', move: { type: 'fly' } })).toMatchObject({ status: 200 })
    await calm.close()
  })
})

const asText = (value: unknown): string => JSON.stringify(value)

describe('guessing', () => {
  it('finds no table, and cannot tell a private one from none', async () => {
    const hidden = await ada.post<{ id: string }>('/api/tables', {
      game: 'big-shoulders',
      visibility: 'private',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const eve = await server.guest('Eve')
    const none = await eve.send('GET', `/api/tables/${newId()}`)
    const there = await eve.send('GET', `/api/tables/${hidden.id}`)
    expect(there).toMatchObject({ status: 404, body: none.body })
    const join = (id: string) => eve.send('POST', `/api/tables/${id}/join`, { invite: newId() })
    expect((await join(hidden.id)).body).toEqual((await join(newId())).body)
    expect((await eve.send('GET', '/api/tables/1')).status).toBe(400)
    const list = await eve.get<{ tables: { id: string }[] }>('/api/tables?list=open&limit=100')
    expect(list.tables.map((each) => each.id)).not.toContain(hidden.id)
  })

  it('does not make ids or keys', async () => {
    const ids = new Set<string>()
    for (let i = 0; i < 50; i++) ids.add(newId())
    expect(ids.size).toBe(50)
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16)
    expect((await server.client('x'.repeat(43)).send('GET', '/api/me')).status).toBe(401)
  })
})

describe('requests of other sites', () => {
  it('change nothing', async () => {
    const before = await everything()
    const turn = (await nextTurn(table, [ada, ben])) ?? expect.fail('nobody is asked')
    const move = { seq: turn.look.seq, id: 'foreign', move: turn.look.moves[0] }
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
      const answer = await turn.who.send('POST', `/api/tables/${table}/moves`, move, { origin })
      expect([answer.status, answer.body['error']], origin).toEqual([403, 'foreign-origin'])
    }
    expect(await everything()).toBe(before)
    const answer = await server.client().send('GET', '/api/games')
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('every answer', () => {
  it('has the headers that keep browsers careful', async () => {
    for (const path of ['/', '/api/games', '/nowhere', '/healthz']) {
      const { headers } = await server.client().send('GET', path)
      expect(headers.get('content-security-policy'), path).toContain("default-src 'self'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('same-origin')
    }
  })
})

describe('too much', () => {
  it('is answered 429, to the one who asks too much', async () => {
    const small = await testServer({ RATE_LIMIT: '40' }, { now: new TestClock().now })
    const [flood, calm] = [await small.guest('Flood'), await small.guest('Calm')]
    const answers = await Promise.all(Array.from({ length: 60 }, () => flood.send('GET', '/api/me')))
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(40)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect(answers.find((answer) => answer.status === 429)?.body).toMatchObject({ error: 'too-much' })
    expect((await calm.send('GET', '/api/me')).status).toBe(200)
    await small.close()
  })

  it('is not got around by a new key for every request', async () => {
    const clock = new TestClock()
    const small = await testServer({ RATE_LIMIT: '5' }, { now: clock.now })
    const ask = () => small.client(newId()).send('GET', '/api/me')
    const answers = await Promise.all(Array.from({ length: 60 }, ask))
    // As for one person: a key that is nobody's makes nobody.
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(55)
    clock.advance(60_000)
    expect((await ask()).status).toBe(401)
    await small.close()
  })
})

describe('behind a proxy', () => {
  it('only what the proxy says about the sender counts', async () => {
    const small = await testServer({ RATE_LIMIT: '5', TRUST_PROXY: '1' }, { now: new TestClock().now })
    const ask = (sender: string) => small.client().send('GET', '/api/games', undefined, { 'x-forwarded-for': sender })
    // What comes first in the header was written by the sender himself.
    const made = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((i) => ask(`198.51.100.${i}, 203.0.113.9`)))
    expect(made.filter((answer) => answer.status === 429)).toHaveLength(2)
    expect((await ask('203.0.113.10')).status).toBe(200)
    await small.close()
  })
})

describe('over https', () => {
  it('cookies are sent over nothing else', async () => {
    const secure = await testServer({ PUBLIC_URL: 'https://boardroom.example' })
    const answer = await secure.client().send('POST', '/api/guests', { name: 'Ada' })
    expect(answer.headers.get('set-cookie')).toMatch(/Secure/)
    expect(answer.headers.get('strict-transport-security')).toContain('max-age')
    expect(answer.body['link']).toMatch(/^https:\/\/boardroom\.example\/enter\//)
    const foreign = await secure.client().send('POST', '/api/guests', { name: 'Eve' }, { origin: secure.url })
    expect(foreign.status).toBe(403)
    const own = await secure
      .client()
      .send('POST', '/api/guests', { name: 'Ben' }, { origin: 'https://boardroom.example' })
    expect(own.status).toBe(200)
    await secure.close()
  })
})

describe('operation', () => {
  it('tells that it is up, ready, and what it has done', async () => {
    const client = server.client()
    expect((await client.send('GET', '/healthz')).body).toEqual({ status: 'up' })
    expect((await client.send('GET', '/readyz')).body).toEqual({ status: 'ready' })
    const { body } = await client.send<string>('GET', '/metrics')
    for (const name of ['moves_total', 'refusals_total', 'move_seconds', 'sockets', 'cache_bytes', 'jobs_waiting']) {
      expect(body).toContain(`boardroom_${name}`)
    }
    expect(Number(/boardroom_moves_total (\d+)/.exec(body)?.[1])).toBeGreaterThan(9)
  })

  it('shows a page that lists the games', async () => {
    const { body, headers } = await server.client().send<string>('GET', '/')
    expect(headers.get('content-type')).toContain('text/html')
    expect(body).toContain('City of the Big Shoulders')
    const german = await server.client().send<string>('GET', '/', undefined, { 'accept-language': 'de-DE,de' })
    expect(german.body).toContain('<html lang="de">')
  })

  it('describes every route, with the schemas that check it', async () => {
    type Document = { openapi: string; paths: Record<string, Record<string, { summary: string }>> }
    const document = await server.client().get<Document>('/api/openapi.json')
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/api/tables/{table}/moves')
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods))
        expect(operation.summary, `${method} ${path}`).toBeTruthy()
    }
  })
})
