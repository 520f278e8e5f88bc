import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, BASIC, type TestServer, testServer } from './client.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

let server: TestServer
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await openMailbox()
  server = await testServer({ SMTP_URL: mailbox.url, PUBLIC_URL: 'http://boardroom.example' })
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

const PASSWORD = 'correct horse battery'
const auth = (path: string, body: unknown): Promise<Answer> =>
  server.client().send('POST', `/api/auth/${path}`, body, { origin: 'http://boardroom.example' })
const signUp = (email: string, more: Record<string, unknown> = {}) =>
  auth('sign-up/email', { name: 'Grace', email, password: PASSWORD, ...more })
const signIn = (email: string, password = PASSWORD) => auth('sign-in/email', { email, password })

async function lettersTo(address: string, count: number): Promise<string[]> {
  await expect.poll(() => mailbox.to(address).length, { timeout: 10_000 }).toBe(count)
  return mailbox.to(address)
}

const tokenIn = (letter: string | undefined, page: string): string =>
  new RegExp(`boardroom\\.example/${page}\\?token=([\\w.-]+)`).exec(letter ?? '')?.[1] ?? ''

async function confirmed(email: string): Promise<void> {
  await signUp(email)
  const [letter] = await lettersTo(email, 1)
  await server.client().post('/api/mail/confirm', { token: tokenIn(letter, 'confirm') })
}

describe('an account where mail can be sent', () => {
  it('is of use once its address is confirmed by the link that was sent there', async () => {
    const email = 'grace@example.org'
    const made = await signUp(email)
    expect(made.headers.getSetCookie()).toEqual([])
    expect((await signIn(email)).status).toBe(403)
    const [first] = await lettersTo(email, 2)
    expect(await server.client().post('/api/mail/confirm', { token: tokenIn(first, 'confirm') })).toEqual({
      kind: 'account',
    })
    expect((await signIn(email)).status).toBe(200)
  })

  it('tells nobody whether there is one: neither signing up nor asking for a password', async () => {
    await confirmed('known@example.org')
    const shape = ({ status, body }: Answer) => {
      const user = body['user'] as Record<string, unknown> | undefined
      return [status, Object.keys(body), user && { ...user, id: '', email: '', createdAt: '', updatedAt: '' }]
    }
    expect(shape(await signUp('known@example.org'))).toEqual(shape(await signUp('unknown@example.org')))
    const asked = (email: string) => auth('request-password-reset', { email })
    expect(shape(await asked('known@example.org'))).toEqual(shape(await asked('nobody@example.org')))
    const letters = await lettersTo('known@example.org', 3)
    expect(letters.some((letter) => letter.includes('you have an account already'))).toBe(true)
    expect(mailbox.to('nobody@example.org')).toEqual([])
  })

  it('sends a new password to no address that nobody has confirmed', async () => {
    const email = 'victim@example.org'
    await signUp(email)
    await auth('request-password-reset', { email })
    for (const letter of await lettersTo(email, 2)) expect(tokenIn(letter, 'reset')).toBe('')
  })

  it('cannot be kept ready for somebody by a stranger', async () => {
    const email = 'late@example.org'
    await signUp(email, { password: 'the password of a stranger' })
    const [strange] = await lettersTo(email, 1)
    await signUp(email)
    const [, mine] = await lettersTo(email, 2)
    const confirm = (letter: string | undefined) =>
      server.client().send('POST', '/api/mail/confirm', { token: tokenIn(letter, 'confirm') })
    expect((await confirm(strange)).status).toBe(404)
    expect((await confirm(mine)).status).toBe(200)
    expect((await signIn(email, 'the password of a stranger')).status).toBe(401)
    expect((await signIn(email)).status).toBe(200)
  })

  it('gets five letters an hour, however often somebody asks', async () => {
    const email = 'prey@example.org'
    await confirmed(email)
    for (let i = 0; i < 40; i++) expect((await auth('request-password-reset', { email })).status).toBe(200)
    await lettersTo(email, 5)
    const { metrics } = server.app
    // Letters are thought about after the answer, so that nobody learns from its time whether the address is known.
    await expect
      .poll(() => metrics.registry.getSingleMetricAsString('boardroom_mails_total'), { timeout: 10_000 })
      .toMatch(/kind="address",end="withheld"\} 36/)
  })

  it('gets a new password by mail', async () => {
    const email = 'forgetful@example.org'
    await confirmed(email)
    await auth('request-password-reset', { email })
    const [, letter] = await lettersTo(email, 2)
    const reset = { token: tokenIn(letter, 'reset'), newPassword: 'another long password' }
    expect((await auth('reset-password', reset)).status).toBe(200)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, 'another long password')).status).toBe(200)
  })
})

describe('a name', () => {
  const bad = [
    { what: 'of 9,034 characters', name: 'x'.repeat(9_034) },
    { what: 'that turns the reading round', name: 'evil\u202egnp.exe' },
    { what: 'on two lines', name: 'two\nlines' },
    { what: 'with something unseen in it', name: 'un\u200bseen' },
  ]

  it.each(bad)('$what is nobody’s: no account, no guest, no title, no seat of a file', async ({ name }) => {
    const account = await signUp(`n${Math.random()}@example.org`, { name })
    expect([account.status, account.body['error']]).toEqual([400, 'bad-input'])
    expect((await server.client().send('POST', '/api/guests', { name })).status).toBe(400)
    const ada = await server.guest('Ada')
    expect((await ada.send('PATCH', '/api/me', { name })).status).toBe(400)
    expect((await ada.send('POST', '/api/tables', { ...BASIC, title: name })).status).toBe(400)
    const file = {
      format: 'boardroom/2',
      ...{ game: 'big-shoulders', rules: '1', options: {}, seed: 's', moves: [], hash: 'h', result: null },
      seats: [{ name }, { name: 'Ben' }],
    }
    const answer = await ada.send('POST', '/api/tables/import', file)
    expect([answer.status, String(answer.body['message'])]).toEqual([400, expect.stringContaining('name')])
  })

  it('is kept in one spelling', async () => {
    const ada = await server.guest('Zo\u0065\u0308 \u00a0 ❤\ufe0f')
    expect(await ada.get('/api/me')).toMatchObject({ name: 'Zoë ❤' })
  })
})
