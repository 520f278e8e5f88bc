import type { TableSummary } from '@boardroom/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator } from './authenticator.ts'
import { BASIC, nextTurn, type TestServer, testServer, twoAtTable } from './client.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ PUBLIC_URL: 'http://boardroom.example' })
})
afterAll(() => server.close())

const NO_NAMES = [
  '',
  '   ',
  'x'.repeat(41),
  'a\nb',
  'a\u0000b',
  'a\u202eb',
  'a\u200bb',
  'a\u2066b',
  'a\ud800b',
  '\u3164',
  '\u2800',
  'a\u034fb',
  `z${'\u0301'.repeat(9)}`,
]

describe('a guest', () => {
  it('needs nothing but a name', async () => {
    const answer = await server.client().send<{ key: string; link: string }>('POST', '/api/guests', { name: ' Ada ' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ person: { name: 'Ada', account: false, settings: { language: 'en' } } })
    const cookie = answer.headers.get('set-cookie')
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(await server.client(answer.body.key).get('/api/me')).toMatchObject({ name: 'Ada' })
  })

  it.each(NO_NAMES)('is not called %j', async (name) => {
    expect((await server.client().send('POST', '/api/guests', { name })).status).toBe(400)
  })

  it('comes back by the private link: a page of ours asks, and nothing changes before', async () => {
    const { key, link } = await server.client().post<{ key: string; link: string }>('/api/guests', { name: 'Ada' })
    expect(new URL(link).pathname).toBe(`/enter/${key}`)
    const old = await server.client().send('GET', `/me/${key}`)
    expect([old.status, old.headers.get('location')]).toEqual([302, `/enter/${key}`])
    expect(old.headers.get('set-cookie')).toBeNull()

    const foreign = { origin: 'https://evil.example' }
    expect((await server.client().send('POST', '/api/me/enter', { key }, foreign)).status).toBe(403)
    const answer = await server.client().send('POST', '/api/me/enter', { key })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const me = await server.client().send('GET', '/api/me', undefined, { cookie })
    expect(me.body['name']).toBe('Ada')
    const rows = await server.app.world.storage.db.selectFrom('people').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key)
    expect((await server.client().send('POST', '/api/me/enter', { key: 'x'.repeat(43) })).status).toBe(404)
  })

  it('signs out of a browser, and comes back by the key', async () => {
    const ada = await server.guest('Ada')
    const answer = await ada.send('POST', '/api/me/sign-out', {})
    expect(answer.headers.get('set-cookie')).toMatch(/^boardroom=;.*Expires=Thu, 01 Jan 1970/)
    expect(await ada.get('/api/me')).toMatchObject({ name: 'Ada' })
  })

  it('is told what the server can do', async () => {
    expect(await server.client().get('/api/server')).toEqual({ mail: false, passkeyOrigin: 'http://boardroom.example' })
  })

  it('takes back only the pushes of his own browsers', async () => {
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
    const [endpoint, keys] = ['https://push.example/ada', { p256dh: 'x', auth: 'y' }]
    await ada.post('/api/me/pushes', { endpoint, keys })
    const { id } = await ada.get<{ id: string }>('/api/me')
    const kept = () => server.app.world.storage.people.subscriptions(id)
    await ben.must('DELETE', '/api/me/pushes', { endpoint })
    expect(await kept()).toHaveLength(1)
    await ada.must('DELETE', '/api/me/pushes', { endpoint })
    expect(await kept()).toEqual([])
  })

  it('can change the key, and the old one is worth nothing', async () => {
    const old = await server.guest('Ada')
    const { key } = await old.post<{ key: string }>('/api/me/key')
    expect((await old.send('GET', '/api/me')).status).toBe(401)
    expect(await server.client(key).get('/api/me')).toMatchObject({ name: 'Ada' })
  })

  it('keeps settings, and a new name is seen at all tables', async () => {
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
    const table = await twoAtTable(ada, ben)
    const change = { name: 'Ada L.', language: 'de', notify: { mail: 'ada@example.org' } }
    const me = await ada.must('PATCH', '/api/me', change)
    expect(me).toMatchObject({
      name: 'Ada L.',
      settings: { language: 'de', notify: { mail: 'ada@example.org', push: false, webhook: null } },
    })
    expect((await ben.table(table.id)).seats[0]?.name).toBe('Ada L.')
    expect((await ada.send('PATCH', '/api/me', { notify: { mail: 'not a mail' } })).status).toBe(400)
    expect((await ada.send('PATCH', '/api/me', { notify: { webhook: 'file:///etc/passwd' } })).status).toBe(400)
  })

  it('can go for good; the tables of the others stay and go on', async () => {
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
    const running = await twoAtTable(ada, ben)
    const open = await ben.post<TableSummary>('/api/tables', { ...BASIC, visibility: 'public' })
    await ada.post(`/api/tables/${open.id}/join`)
    await ada.post(`/api/tables/${running.id}/chat`, { text: 'bye' })
    await ada.must('DELETE', '/api/me')
    expect((await ada.send('GET', '/api/me')).status).toBe(401)
    expect((await ben.table(open.id)).seats[1]?.kind).toBe('open')
    expect((await ben.table(running.id)).seats[0]).toMatchObject({ name: '–', deputy: 'medium' })
    const { lines } = await ben.get<{ lines: { name: string }[] }>(`/api/tables/${running.id}/chat`)
    expect(lines).toMatchObject([{ name: '–', text: '–' }])
    for (let i = 0; i < 100; i++) {
      const turn = await nextTurn(running.id, [ben])
      if (turn) {
        expect((await ben.move(running.id, turn.look.seq, turn.look.moves[0])).status).toBe(200)
        break
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
})

describe('an account', () => {
  const origin = () => ({ origin: server.app.config.publicUrl })
  const cookies = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')

  async function signUp(email: string): Promise<string> {
    const body = { name: 'Grace', email, password: 'correct horse battery' }
    const answer = await server.client().send('POST', '/api/auth/sign-up/email', body, origin())
    expect(answer.status).toBe(200)
    return cookies(answer.headers)
  }

  const as = (cookie: string, method: string, path: string, body?: unknown) =>
    server.client().send(method, path, body, { cookie, ...origin(), 'x-boardroom': '1' })

  it('signs up, in and out with a password', async () => {
    const cookie = await signUp('grace@example.org')
    expect((await as(cookie, 'GET', '/api/me')).body).toMatchObject({ name: 'Grace', account: true })
    await as(cookie, 'POST', '/api/auth/sign-out', {})
    const credentials = { email: 'grace@example.org', password: 'correct horse battery' }
    const again = await server.client().send('POST', '/api/auth/sign-in/email', credentials, origin())
    expect(again.status).toBe(200)
    expect((await as(cookies(again.headers), 'GET', '/api/me')).body).toMatchObject({ name: 'Grace' })
    const wrong = { ...credentials, password: 'wrong password' }
    expect((await server.client().send('POST', '/api/auth/sign-in/email', wrong, origin())).status).toBe(401)
    const short = { name: 'x', email: 'x@example.org', password: 'short' }
    expect((await server.client().send('POST', '/api/auth/sign-up/email', short, origin())).status).toBe(400)
  })

  it('takes over what the guest had', async () => {
    const [guest, ben] = [await server.guest('Guest'), await server.guest('Ben')]
    const table = await twoAtTable(guest, ben)
    const cookie = await signUp('ada@example.org')
    expect((await as(cookie, 'POST', '/api/me/adopt', { key: 'wrong' })).status).toBe(401)
    expect((await as(cookie, 'POST', '/api/me/adopt', { key: guest.key })).body).toMatchObject({ account: true })
    const mine = await as(cookie, 'GET', `/api/tables/${table.id}`)
    expect(mine.body).toMatchObject({ you: { seat: 0, host: true }, seats: [{ name: 'Grace' }, { name: 'Ben' }] })
    expect((await guest.send('GET', '/api/me')).status).toBe(401)
  })

  it('signs in with a passkey, and with no other', async () => {
    const cookie = await signUp('key@example.org')
    const passkey = new Authenticator(server.app.config.publicUrl)
    const options = await as(cookie, 'GET', '/api/auth/passkey/generate-register-options')
    const challenge = cookies(options.headers)
    const registered = await as(`${cookie}; ${challenge}`, 'POST', '/api/auth/passkey/verify-registration', {
      response: passkey.register(options.body as never),
      name: 'laptop',
    })
    expect(registered.status).toBe(200)

    async function signIn(authenticator: Authenticator) {
      const asked = await server.client().send('GET', '/api/auth/passkey/generate-authenticate-options')
      const response = authenticator.authenticate(asked.body as never)
      const headers = { ...origin(), cookie: cookies(asked.headers) }
      return server.client().send('POST', '/api/auth/passkey/verify-authentication', { response }, headers)
    }
    const signedIn = await signIn(passkey)
    expect(signedIn.status).toBe(200)
    expect((await as(cookies(signedIn.headers), 'GET', '/api/me')).body).toMatchObject({ name: 'Grace', account: true })
    expect((await signIn(new Authenticator(server.app.config.publicUrl))).status).toBe(401)
    await as(cookie, 'DELETE', '/api/me')
    expect((await signIn(passkey)).status).toBe(401)
  })

  it('can be deleted with everything in it', async () => {
    const cookie = await signUp('gone@example.org')
    expect((await as(cookie, 'DELETE', '/api/me')).status).toBe(200)
    const credentials = { email: 'gone@example.org', password: 'correct horse battery' }
    expect((await server.client().send('POST', '/api/auth/sign-in/email', credentials, origin())).status).toBe(401)
  })
})

describe('a change that only a cookie vouches for', () => {
  it('must come from our own pages', async () => {
    const answer = await server.client().send<{ key: string }>('POST', '/api/guests', { name: 'Ada' })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const change = (headers: Record<string, string>) =>
      server.client().send('PATCH', '/api/me', { language: 'de' }, { cookie, ...headers })
    expect((await change({})).status).toBe(403)
    expect((await change({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await change({ origin: 'https://evil.example', 'x-boardroom': '1' })).status).toBe(403)
    expect((await change({ 'x-boardroom': '1', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await change({ origin: 'http://boardroom.example' })).status).toBe(200)
    expect((await change({ 'x-boardroom': '1' })).status).toBe(200)
  })
})
