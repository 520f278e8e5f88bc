import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client, type TestServer, testServer, twoAtTable } from './client.ts'
import { LiveClient } from './live.ts'
import { type Postgres, startPostgres } from './postgres.ts'

let postgres: Postgres
let one: TestServer
let two: TestServer
let ben: Client

beforeAll(async () => {
  postgres = await startPostgres()
  const DATABASE_URL = await postgres.database()
  one = await testServer({ DATABASE_URL, PUBLIC_URL: 'http://boardroom.example' })
  two = await testServer({ DATABASE_URL, PUBLIC_URL: 'http://boardroom.example' })
  ben = await one.guest('Ben')
})
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  await postgres.remove()
})

const PASSWORD = 'correct horse battery'
const origin = { origin: 'http://boardroom.example' }
let mail = ''
beforeEach(() => {
  mail = `grace-${Math.random()}@example.org`
})

const cookies = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .filter((cookie) => !cookie?.endsWith('='))
    .join('; ')

async function signIn(password = PASSWORD): Promise<string> {
  const answer = await one.client().send('POST', '/api/auth/sign-in/email', { email: mail, password }, origin)
  expect(answer.status).toBe(200)
  return cookies(answer.headers)
}

async function signUp(): Promise<string> {
  const body = { name: 'Grace', email: mail, password: PASSWORD }
  const answer = await one.client().send('POST', '/api/auth/sign-up/email', body, origin)
  expect(answer.status).toBe(200)
  return cookies(answer.headers)
}

const as = (cookie: string, method: string, path: string, body?: unknown, server = one) =>
  server.client().send(method, path, body, { cookie, ...origin })

const status = async (cookie: string, server = one): Promise<number> =>
  (await as(cookie, 'GET', '/api/me', undefined, server)).status

/** A live connection on the other process. */
async function connect(table: string, headers: Record<string, string>): Promise<LiveClient> {
  const live = new LiveClient(new Client(two.url), table, {}, { ...headers, ...origin })
  await live.until(() => live.look)
  return live
}

/** Within a second the connection is closed; what is still said on it is not heard. */
async function isCut(live: LiveClient, table: string): Promise<void> {
  const since = Date.now()
  await live.until(() => live.closed === 4401, 5_000)
  expect(Date.now() - since).toBeLessThan(1_000)
  const { lines } = await ben.get<{ lines: { text: string }[] }>(`/api/tables/${table}/chat`)
  expect(lines.map(({ text }) => text)).not.toContain('still here')
}

describe('a guest’s key that is changed', () => {
  it('closes the connections it opened on every process, and opens nothing any more', async () => {
    const ada = await one.guest('Ada')
    const table = await twoAtTable(ada, ben)
    const authorization = `Bearer ${ada.key}`
    const live = await connect(table.id, { authorization })
    const here = new LiveClient(ada, table.id)
    await here.until(() => here.look)
    expect((await two.client(ada.key ?? '').send('GET', '/api/me')).status).toBe(200)
    const bystander = await connect(table.id, { authorization: `Bearer ${ben.key}` })
    const { key } = await ada.post<{ key: string }>('/api/me/key')
    here.socket.send(JSON.stringify({ type: 'chat', id: 'late', text: 'still here' }))
    await Promise.all([isCut(live, table.id), isCut(here, table.id)])
    expect((await two.client(ada.key ?? '').send('GET', '/api/me')).status).toBe(401)
    expect((await two.client(key).send('GET', '/api/me')).status).toBe(200)
    expect(bystander.closed).toBeNull()
    await bystander.close()
  })

  it('is believed for a second at most where the news did not arrive', async () => {
    const ada = await one.guest('Ada')
    const table = await twoAtTable(ada, ben)
    const live = await connect(table.id, { authorization: `Bearer ${ada.key}` })
    const there = two.client(ada.key ?? '')
    expect((await there.send('GET', '/api/me')).status).toBe(200)
    const { id } = await ada.get<{ id: string }>('/api/me')
    // Changed behind everyone's back: as if the message was lost.
    await one.app.world.storage.people.update(id, { keyHash: null })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect((await there.send('GET', '/api/me')).status).toBe(401)
    await two.app.connections.recheck()
    await isCut(live, table.id)
  })
})

describe('somebody whom the host of the server throws out', () => {
  it('loses every connection, on every process', async () => {
    const ada = await one.guest('Ada')
    const table = await twoAtTable(ada, ben)
    const live = await connect(table.id, { authorization: `Bearer ${ada.key}` })
    const { id } = await ada.get<{ id: string }>('/api/me')
    one.app.people.revoke(id)
    await isCut(live, table.id)
  })
})

describe('a session that ends', () => {
  async function atTable(cookie: string): Promise<{ table: string; live: LiveClient }> {
    const table = await as(cookie, 'POST', '/api/tables', {
      game: 'big-shoulders',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    })
    const { id } = table.body as { id: string }
    await as(cookie, 'POST', `/api/tables/${id}/start`, {})
    return { table: id, live: await connect(id, { cookie }) }
  }

  it('by signing out takes its own connections with it, and no other session’s', async () => {
    const first = await signUp()
    const second = await signIn()
    const { table, live } = await atTable(first)
    const other = await connect(table, { cookie: second })
    expect(await status(first, two)).toBe(200)
    await as(first, 'POST', '/api/auth/sign-out', {})
    await isCut(live, table)
    expect([await status(first), await status(first, two), await status(second, two)]).toEqual([401, 401, 200])
    expect(other.closed).toBeNull()
    await other.close()
  })

  it.each([
    ['change-password', { currentPassword: PASSWORD, newPassword: 'another long password' }],
    ['revoke-sessions', {}],
    ['revoke-other-sessions', {}],
  ])('by %s: other sessions and keys end, with their connections', async (path, body) => {
    const first = await signUp()
    const thief = await signIn()
    const { table, live } = await atTable(thief)
    const { key } = (await as(thief, 'POST', '/api/me/key', {})).body as { key: string }
    // The new key ends the old one, and with it all connections; whoever may, comes back.
    await live.until(() => live.closed === 4401)
    const script = await connect(table, { authorization: `Bearer ${key}` })
    const again = await connect(table, { cookie: thief })
    expect((await as(first, 'POST', `/api/auth/${path}`, body)).status).toBe(200)
    await Promise.all([isCut(again, table), isCut(script, table)])
    expect([await status(thief), await status(thief, two)]).toEqual([401, 401])
    for (const { url } of [one, two]) expect((await new Client(url, key).send('GET', '/api/me')).status).toBe(401)
  })

  it('by a password that was reset: nobody stays in', async () => {
    const cookie = await signUp()
    const { table, live } = await atTable(cookie)
    const { key } = (await as(cookie, 'POST', '/api/me/key', {})).body as { key: string }
    await live.until(() => live.closed === 4401)
    const again = await connect(table, { cookie })
    const { db } = one.app.world.storage
    const me = (await as(cookie, 'GET', '/api/me')).body as { id: string }
    const { account } = await db
      .selectFrom('people')
      .select('account')
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow()
    const token = 'a-token-from-a-mail-0001'
    const values = {
      id: mail,
      identifier: `reset-password:${token}`,
      value: account,
      expiresAt: '2100-01-01T00:00:00Z',
    }
    await db
      .insertInto('accountVerifications' as never)
      .values(values as never)
      .execute()
    const reset = { token, newPassword: 'another long password' }
    expect((await one.client().send('POST', '/api/auth/reset-password', reset, origin)).status).toBe(200)
    await isCut(again, table)
    expect([await status(cookie), await status(cookie, two)]).toEqual([401, 401])
    expect((await two.client(key).send('GET', '/api/me')).status).toBe(401)
    expect(await status(await signIn('another long password'), two)).toBe(200)
  })
})

describe('a person who is deleted', () => {
  it('is out everywhere at once, and nothing brings them back', async () => {
    const cookie = await signUp()
    const other = await signIn()
    const table = await as(cookie, 'POST', '/api/tables', {
      game: 'big-shoulders',
      title: 'Grace and friends',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const { id, seats } = table.body as { id: string; seats: { invite: string | null }[] }
    await ben.post(`/api/tables/${id}/join`, { invite: seats[1]?.invite })
    await as(cookie, 'POST', `/api/tables/${id}/start`, {})
    await as(cookie, 'POST', `/api/tables/${id}/chat`, { text: 'my phone number is 123' })
    const live = await connect(id, { cookie: other })
    expect(await status(other, two)).toBe(200)

    expect((await as(cookie, 'DELETE', '/api/me', { password: 'not my password' })).status).toBe(403)
    const people = () => one.app.world.storage.db.selectFrom('people').selectAll().execute()
    const before = (await people()).length
    expect((await as(cookie, 'DELETE', '/api/me', { password: PASSWORD })).status).toBe(200)
    live.socket.send(JSON.stringify({ type: 'chat', id: 'late', text: 'still here' }))
    await isCut(live, id)
    for (const [proof, server] of [
      [cookie, one],
      [other, one],
      [cookie, two],
      [other, two],
    ] as const) {
      expect(await status(proof, server)).toBe(401)
    }
    expect(await people()).toHaveLength(before - 1)
    const found = await ben.table(id)
    expect(found).toMatchObject({ title: 'City of the Big Shoulders', you: { host: true }, seats: [{ name: '–' }, {}] })
    const { lines } = await ben.get<{ lines: unknown[] }>(`/api/tables/${id}/chat`)
    expect(lines).toMatchObject([{ name: '–', text: '–' }])
    const { db } = one.app.world.storage
    for (const name of ['accountUsers', 'accountSessions', 'accountCredentials', 'accountVerifications']) {
      const rows = await db
        .selectFrom(name as 'people')
        .selectAll()
        .execute()
      expect(JSON.stringify(rows)).not.toContain(mail)
    }
    const again = await one
      .client()
      .send('POST', '/api/auth/sign-in/email', { email: mail, password: PASSWORD }, origin)
    expect(again.status).toBe(401)
  })

  it('needs the password, unless they signed in just now', async () => {
    const cookie = await signUp()
    const { db } = one.app.world.storage
    const sessions = db.updateTable('accountSessions' as never)
    await sessions.set({ createdAt: new Date(Date.now() - 3_600_000).toISOString() } as never).execute()
    const asked = await as(cookie, 'DELETE', '/api/me', {})
    expect([asked.status, asked.body['error']]).toEqual([403, 'prove-yourself'])
    const { key } = (await as(cookie, 'POST', '/api/me/key', {})).body as { key: string }
    expect((await one.client(key).send('DELETE', '/api/me', {})).status).toBe(403)
    expect(await status(cookie)).toBe(200)
    expect((await as(await signIn(), 'DELETE', '/api/me', {})).status).toBe(200)
  })

  it('does not come back by a request that was under way', async () => {
    const cookie = await signUp()
    expect(await status(cookie)).toBe(200)
    const { storage } = one.app.world
    const me = (await as(cookie, 'GET', '/api/me')).body as { id: string }
    const { account } = (await storage.people.find(me.id)) ?? expect.fail('nobody there')
    expect((await as(cookie, 'DELETE', '/api/me', { password: PASSWORD })).status).toBe(200)
    // What a request does that found the session a moment before it was gone.
    expect(await two.app.people.withAccount(account ?? '', 'Grace')).toBeNull()
    expect(await storage.people.byAccount(account ?? '')).toBeNull()
  })
})
