import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isInside, post } from '../src/notify/post.ts'
import { NOTICE_DELAY } from '../src/tables/follow-ups.ts'
import { type Client, nextTurn, TestClock, type TestServer, testServer, twoAtTable } from './client.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

const clock = new TestClock()
let server: TestServer
let ada: Client
let ben: Client
let mailbox: Mailbox
let receiver: Server
let hook: string
const posts: { url: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = []

beforeAll(async () => {
  mailbox = await openMailbox()
  receiver = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      posts.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.statusCode = request.url === '/gone' ? 410 : 201
      response.end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const env = {
    SMTP_URL: mailbox.url,
    PRIVATE_WEBHOOKS: '1',
    PUBLIC_URL: 'https://boardroom.example',
  }
  server = await testServer(env, { now: clock.now })
  ada = await server.guest('Ada')
  ben = await server.guest('Ben')
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
  receiver.closeAllConnections()
  receiver.close()
})

async function settle(): Promise<void> {
  clock.advance(NOTICE_DELAY)
  server.wake()
  const { db } = server.app.world.storage
  for (let i = 0; i < 200; i++) {
    const waiting = await db
      .selectFrom('jobs')
      .select('key')
      .where('kind', '=', 'notice')
      .where('due', '<=', clock.time)
      .execute()
    if (waiting.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('notices are stuck')
}

/** Asks for mails to an address, and follows the link that comes there. */
async function wantMails(who: Client, change: Record<string, unknown>, to: string): Promise<void> {
  await who.must('PATCH', '/api/me', { ...change, notify: { mail: to } })
  await server.client().post('/api/mail/confirm', { token: tokenTo(to) })
  mailbox.letters.length = 0
}

function tokenTo(address: string): string {
  return /confirm\?token=([\w.-]+)/.exec(mailbox.to(address).at(-1) ?? '')?.[1] ?? ''
}

/** A table where it is the turn of `who`. */
async function tableFor(who: Client, other: Client, title: string): Promise<string> {
  const table = await twoAtTable(who, other, { title })
  for (let i = 0; i < 20; i++) {
    const turn = (await nextTurn(table.id, [who, other])) ?? expect.fail('nobody is asked')
    if (turn.who === who && i > 0) return table.id
    await turn.who.move(table.id, turn.look.seq, turn.look.moves[0])
  }
  throw new Error('never their turn')
}

describe('“it is your turn”', () => {
  it('is told to nobody who has not asked for it', async () => {
    await tableFor(ada, ben, 'Quiet')
    await settle()
    expect([mailbox.letters, posts]).toEqual([[], []])
  })

  it('is one mail for all tables that wait, in the reader’s language, and can be ended with one click', async () => {
    await wantMails(ada, { language: 'de' }, 'ada@example.org')
    const ids = [await tableFor(ada, ben, 'Erster'), await tableFor(ada, ben, 'Zweiter')]
    await settle()
    expect(mailbox.letters).toHaveLength(1)
    const [mail = ''] = mailbox.letters
    expect(mail).toContain('To: ada@example.org')
    expect(mail).toMatch(/Du bist an 3 Tischen am Zug/)
    for (const id of ids) expect(mail).toContain(`https://boardroom.example/table/${id}`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const path = /https:\/\/boardroom\.example(\/unsubscribe\/\S+?)[>\s]/.exec(mail)?.[1] ?? ''

    const page = await server.client().send<string>('GET', path)
    expect(page.body).toContain('E-Mails abbestellen')
    expect((await server.client().send('GET', `${path}x`)).status).toBe(404)
    const click = { 'content-type': 'application/x-www-form-urlencoded' }
    const done = await server.client().send<string>('POST', path, 'List-Unsubscribe=One-Click', click)
    expect([done.status, done.body.includes('keine E-Mails mehr')]).toEqual([200, true])
    expect(await ada.get('/api/me')).toMatchObject({ settings: { notify: { mail: null } } })
    await tableFor(ada, ben, 'Dritter')
    await settle()
    expect(mailbox.letters).toHaveLength(1)
  })

  it('goes to no address that its owner has not confirmed', async () => {
    const dora = await server.guest('Dora')
    mailbox.letters.length = 0
    await dora.must('PATCH', '/api/me', { notify: { mail: 'stranger@example.org' } })
    expect(mailbox.letters).toHaveLength(1)
    expect(await dora.get('/api/me')).toMatchObject({ settings: { notify: { mailConfirmed: false } } })
    await tableFor(dora, ben, 'Unwanted')
    await settle()
    expect(mailbox.letters).toHaveLength(1)

    const token = tokenTo('stranger@example.org')
    expect((await server.client().send('POST', '/api/mail/confirm', { token: `${token}x` })).status).toBe(404)
    await dora.must('PATCH', '/api/me', { notify: { mail: 'dora@example.org' } })
    expect((await server.client().send('POST', '/api/mail/confirm', { token })).status).toBe(404)
    await server.client().post('/api/mail/confirm', { token: tokenTo('dora@example.org') })
    expect(await dora.get('/api/me')).toMatchObject({ settings: { notify: { mailConfirmed: true } } })
    clock.advance(25 * 60 * 60_000)
    const stale = { token: tokenTo('dora@example.org') }
    expect((await server.client().send('POST', '/api/mail/confirm', stale)).status).toBe(404)
  })

  it('bothers nobody: an address gets five letters about itself in an hour, whoever asks', async () => {
    const pests = await Promise.all(['Eva', 'Finn'].map((name) => server.guest(name)))
    mailbox.letters.length = 0
    for (let i = 0; i < 20; i++) {
      await pests[i % 2]?.must('PATCH', '/api/me', {
        notify: { mail: i % 4 < 2 ? 'prey@example.org' : 'Prey@example.org' },
      })
    }
    expect(mailbox.letters).toHaveLength(5)
    clock.advance(60 * 60_000)
    await pests[0]?.must('PATCH', '/api/me', { notify: { mail: 'prey@example.org' } })
    expect(mailbox.letters).toHaveLength(6)
  })

  it('is not told to who has moved meanwhile', async () => {
    const carol = await server.guest('Carol')
    await wantMails(carol, {}, 'carol@example.org')
    const table = await twoAtTable(carol, ben)
    for (let moved = 0; ; ) {
      const turn = (await nextTurn(table.id, [carol, ben])) ?? expect.fail('nobody is asked')
      if (turn.who === ben && moved > 0) break
      if (turn.who === carol) moved++
      await turn.who.move(table.id, turn.look.seq, turn.look.moves[0])
    }
    const before = mailbox.letters.length
    await settle()
    expect(mailbox.letters.length).toBe(before)
  })

  it('goes to a webhook', async () => {
    await ben.must('PATCH', '/api/me', { notify: { webhook: `${hook}/hook` } })
    const id = await tableFor(ben, ada, 'Hooked')
    await settle()
    const post = posts.find((each) => each.url === '/hook') ?? expect.fail('no webhook came')
    const body = JSON.parse(post.body.toString())
    expect(body).toMatchObject({ type: 'your-turn', name: 'Ben' })
    expect(body.tables).toContainEqual({ id, title: 'Hooked', url: `https://boardroom.example/table/${id}` })
    await ben.must('PATCH', '/api/me', { notify: { webhook: null } })
  })

  it('goes to browsers by web push, sealed; those that withdrew are forgotten', async () => {
    const ecdh = createECDH('prime256v1')
    const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
    await ben.post('/api/me/pushes', { endpoint: `${hook}/push`, keys })
    await ben.post('/api/me/pushes', { endpoint: `${hook}/gone`, keys })
    await ben.must('PATCH', '/api/me', { notify: { push: true } })
    await tableFor(ben, ada, 'Pushed')
    await settle()
    const post = posts.find((each) => each.url === '/push') ?? expect.fail('no push came')
    expect(post.headers['content-encoding']).toBe('aes128gcm')
    const { key } = await ben.get<{ key: string }>('/api/push-key')
    expect(post.headers['authorization']).toContain(`k=${key}`)
    expect(post.body.toString()).not.toContain('Pushed')
    const { db } = server.app.world.storage
    const left = await db.selectFrom('pushes').select('endpoint').execute()
    expect(left.map((each) => each.endpoint)).toEqual([`${hook}/push`])
  })
})

describe('a webhook or push address', () => {
  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '192.168.0.1', '::1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1'])(
    'does not reach %s unless that is allowed',
    async (address) => {
      expect(isInside(address)).toBe(true)
      const host = address.includes(':') ? `[${address}]` : address
      await expect(post(`http://${host}:9/`, {}, '', false)).rejects.toThrow(/not open to us/)
    },
  )

  it('does not reach inside by a name either', async () => {
    expect(isInside('93.184.216.34')).toBe(false)
    await expect(post('http://localhost:9/', {}, '', false)).rejects.toThrow(/not open to us/)
  })
})
