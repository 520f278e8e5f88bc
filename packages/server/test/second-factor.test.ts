import { createOTP } from '@better-auth/utils/otp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type TestServer, testServer } from './client.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ PUBLIC_URL: 'http://boardroom.example' })
})
afterAll(() => server.close())

const PASSWORD = 'correct horse battery'

/** A browser that keeps its cookies. */
class Browser {
  readonly #cookies = new Map<string, string>()

  async send<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin: 'http://boardroom.example', ...(cookie && { cookie }) }
    const answer = await server.client().send<T>(method, path, body, headers)
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      if (value && !/max-age=0/i.test(line)) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
    return answer
  }

  auth<T = Record<string, unknown>>(path: string, body: unknown): Promise<Answer<T>> {
    return this.send('POST', `/api/auth/${path}`, body)
  }

  async isIn(): Promise<boolean> {
    return (await this.send('GET', '/api/me')).status === 200
  }
}

interface Secrets {
  readonly totpURI: string
  readonly backupCodes: string[]
}

const codeOf = ({ totpURI }: Secrets, at = 0): Promise<string> => {
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  return createOTP(Buffer.from(base32(secret)).toString()).hotp(Math.floor((Date.now() + at) / 30_000))
}

function base32(text: string): number[] {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
}

async function protectedAccount(email: string): Promise<Secrets> {
  const browser = new Browser()
  await browser.auth('sign-up/email', { name: 'Grace', email, password: PASSWORD })
  expect((await browser.auth('two-factor/enable', { password: 'not the password' })).status).toBe(400)
  const { body } = await browser.auth<Secrets>('two-factor/enable', { password: PASSWORD })
  expect((await browser.auth('two-factor/verify-totp', { code: '000000' })).status).toBe(401)
  expect((await browser.auth('two-factor/verify-totp', { code: await codeOf(body) })).status).toBe(200)
  expect(await browser.isIn()).toBe(true)
  return body
}

async function withPassword(email: string): Promise<Browser> {
  const browser = new Browser()
  const answer = await browser.auth('sign-in/email', { email, password: PASSWORD })
  expect(answer.body).toMatchObject({ twoFactorRedirect: true })
  expect(await browser.isIn()).toBe(false)
  return browser
}

describe('a second factor', () => {
  it('is asked for after the password, and nobody is in without it', async () => {
    const secrets = await protectedAccount('one@example.org')
    const browser = await withPassword('one@example.org')
    expect((await browser.auth('two-factor/verify-totp', { code: await codeOf(secrets, -600_000) })).status).toBe(401)
    expect(await browser.isIn()).toBe(false)
    expect((await browser.auth('two-factor/verify-totp', { code: await codeOf(secrets) })).status).toBe(200)
    expect(await browser.isIn()).toBe(true)
    expect((await new Browser().auth('two-factor/verify-totp', { code: await codeOf(secrets) })).status).toBe(401)
  })

  it('can be replaced by a backup code, once', async () => {
    const { backupCodes } = await protectedAccount('two@example.org')
    const [code] = backupCodes
    const browser = await withPassword('two@example.org')
    expect((await browser.auth('two-factor/verify-backup-code', { code })).status).toBe(200)
    expect(await browser.isIn()).toBe(true)
    const again = await withPassword('two@example.org')
    expect((await again.auth('two-factor/verify-backup-code', { code })).status).toBe(401)
    expect(await again.isIn()).toBe(false)
    const fresh = await browser.auth<Secrets>('two-factor/generate-backup-codes', { password: PASSWORD })
    expect(fresh.body.backupCodes).toHaveLength(10)
  })

  it('cannot be guessed', async () => {
    const secrets = await protectedAccount('three@example.org')
    const statuses: number[] = []
    for (let round = 0; round < 4; round++) {
      const browser = await withPassword('three@example.org')
      for (let i = 0; i < 6; i++)
        statuses.push((await browser.auth('two-factor/verify-totp', { code: `00000${i}` })).status)
    }
    expect(statuses).not.toContain(200)
    const last = await withPassword('three@example.org')
    expect((await last.auth('two-factor/verify-totp', { code: await codeOf(secrets) })).status).toBe(429)
  })

  it('is switched off with the password alone by who is in, and gone with the person', async () => {
    const secrets = await protectedAccount('four@example.org')
    const browser = await withPassword('four@example.org')
    await browser.auth('two-factor/verify-totp', { code: await codeOf(secrets) })
    expect((await browser.auth('two-factor/disable', { password: 'not the password' })).status).toBe(400)
    expect((await browser.auth('two-factor/disable', { password: PASSWORD })).status).toBe(200)
    const plain = new Browser()
    await plain.auth('sign-in/email', { email: 'four@example.org', password: PASSWORD })
    expect(await plain.isIn()).toBe(true)

    const other = await protectedAccount('five@example.org')
    const five = await withPassword('five@example.org')
    await five.auth('two-factor/verify-totp', { code: await codeOf(other) })
    expect((await five.send('DELETE', '/api/me', { password: PASSWORD })).status).toBe(200)
    const { db } = server.app.world.storage
    const left = await db
      .selectFrom('accountTwoFactors' as 'people')
      .selectAll()
      .execute()
    expect(left).toHaveLength(3)
  })
})
