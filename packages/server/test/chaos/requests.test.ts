import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, playOn, type TestServer, testServer, twoAtTable } from '../client.ts'
import { LiveClient, upgrading } from '../live.ts'
import { scratch } from '../storage.ts'
import { onBothDatabases } from './storages.ts'

/** Sends bytes as they are, and returns everything that comes back until the server hangs up. */
async function raw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', (data) => {
    heard += data
  })
  socket.on('error', () => {})
  socket.write(text)
  await once(socket, 'close')
  return heard
}

const bodyOf = (answer: string): Record<string, unknown> => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))

describe('a request', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ LOG_LEVEL: 'silent' }, { requestTimeout: 1_000 })
  })
  afterAll(() => server.close())

  it('that never ends is ended, and the server closes all the same', async () => {
    const head =
      'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"na'
    const answer = await raw(server.url, head)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(bodyOf(answer)).toMatchObject({ error: 'too-slow' })
    const headless = await raw(server.url, 'GET / HTTP/1.1\r\nhost: x\r\n')
    expect(headless).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('that is none is answered in the same form as all others', async () => {
    expect(bodyOf(await raw(server.url, 'this is not HTTP\r\n\r\n'))).toMatchObject({ error: 'bad-input' })
    const long = await raw(server.url, `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)
    expect(bodyOf(long)).toMatchObject({ error: 'too-large' })
  })

  it('for an address that cannot be read is answered as for any other that leads nowhere', async () => {
    const asked = await server.client().send('GET', '/api/tables/%E0%A4%A')
    expect([asked.status, asked.body['error']]).toEqual([400, 'bad-input'])
    expect(asked.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await server.client().send('GET', '/table/%E0%A4%A')).body['error']).toBe('not-found')
    expect((await server.client().send('GET', '/api/tables/x%00')).status).toBe(400)
    const web = scratch()
    writeFileSync(join(web.path, 'index.html'), '<!doctype html><title>the client</title>')
    const other = await testServer({ WEB_DIR: web.path })
    const page = await other.client().send<string>('GET', '/table/%E0%A4%A', undefined, { accept: 'text/html' })
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('the client')])
    await other.close()
    web.remove()
  })

  it('that comes while the server stops is turned down in the same form', async () => {
    const other = await testServer()
    const { app } = other
    app.closing = true
    const answer = await other.client().send('GET', '/api/games')
    expect([answer.status, answer.body['error'], typeof answer.body['message']]).toEqual([503, 'closing', 'string'])
    const ready = await other.client().send('GET', '/readyz')
    expect([ready.status, ready.body['error']]).toEqual([503, 'closing'])
    expect((await other.client().send('GET', '/healthz')).status).toBe(200)
    await other.close()
  })

  it('for a live connection while the server stops leaves no line behind that the server would wait for', async () => {
    const other = await testServer()
    other.app.closing = true
    const line = upgrading(other.url, '/api/tables/x/live')
    const answer = await text(line)
    expect(answer).toMatch(/^HTTP\/1.1 503 /)
    await other.close()
    line.destroy()
  })
})

onBothDatabases('a text with a NUL', (env) => {
  let server: TestServer
  let ada: Client
  let ben: Client
  beforeAll(async () => {
    server = await testServer({ LOG_LEVEL: 'silent', ...(await env()) })
    ada = await server.guest('Ada')
    ben = await server.guest('Ben')
  })
  afterAll(() => server.close())

  it('is refused wherever it comes, and changes nothing', async () => {
    const { id } = await twoAtTable(ada, ben)
    const nul = 'a\u0000b'
    const keys = { p256dh: nul, auth: nul }
    const wishes: [string, string, unknown][] = [
      ['POST', `/api/tables/${id}/moves`, { seq: 0, id: nul, move: { type: 'pass' } }],
      ['POST', `/api/tables/${id}/undo`, { seq: 0, id: nul }],
      ['POST', '/api/me/pushes', { endpoint: 'https://push.example/x', keys }],
      ['DELETE', '/api/me/pushes', { endpoint: nul }],
      ['PATCH', '/api/me', { name: nul }],
      ['POST', `/api/tables/${id}/chat`, { text: nul }],
      ['POST', '/api/tables', { game: nul, seats: [{ kind: 'me' }] }],
      ['POST', '/api/auth/sign-in/email', { email: nul, password: nul }],
      ['POST', '/api/auth/reset-password', { token: nul, newPassword: 'x'.repeat(12) }],
    ]
    for (const [method, path, body] of wishes) {
      const { status } = await ada.send(method, path, body)
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
    for (const path of [
      `/api/auth/reset-password/x%00?callbackURL=/`,
      '/api/auth/reset-password?token=%00',
      '/unsubscribe/%00',
      '/me/%00',
    ]) {
      const { status } = await ada.send('GET', path)
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
    const live = new LiveClient(ada, id)
    await live.seq(0)
    live.socket.send(JSON.stringify({ type: 'move', id: nul, seq: 0, move: {} }))
    await live.until(() => live.messages.find((each) => each.type === 'answer' && each.status === 400))
    await live.close()
    expect((await ada.table(id)).seq).toBe(0)
  })
})

onBothDatabases('chat', (env) => {
  it('is heard whole by who comes back, however much was said', async () => {
    const server = await testServer(await env())
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
    const { id } = await twoAtTable(ada, ben)
    await ada.post(`/api/tables/${id}/chat`, { text: 'first' })
    const { db } = server.app.world.storage
    const line = await db.selectFrom('chat').selectAll().where('table', '=', id).executeTakeFirstOrThrow()
    for (let n = 2; n <= 731; n++)
      await db
        .insertInto('chat')
        .values({ ...line, n, text: `line ${n}` })
        .execute()
    const [back, fresh] = [new LiveClient(ben, id, { seq: 0, chat: 1 }), new LiveClient(ben, id)]
    await back.until(() => back.lines.length >= 730)
    expect(back.lines.map(({ n }) => n)).toEqual(Array.from({ length: 730 }, (_, i) => i + 2))
    // Who has heard nothing yet begins with the last of it.
    await fresh.until(() => fresh.lines.length >= 200)
    expect([fresh.lines[0]?.n, fresh.lines.length]).toEqual([532, 200])
    await ada.post(`/api/tables/${id}/chat`, { text: 'new' })
    await Promise.all([
      back.until(() => back.lines.at(-1)?.text === 'new'),
      fresh.until(() => fresh.lines.at(-1)?.n === 732),
    ])
    expect(back.lines).toHaveLength(731)
    const page = await ada.get<{ lines: { n: number }[] }>(`/api/tables/${id}/chat?after=300`)
    expect(page.lines.map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, i) => i + 301))
    expect(await playOn(id, [ada, ben], 1)).toBe(1)
    await Promise.all([back.close(), fresh.close()])
    await server.close()
  })
})
