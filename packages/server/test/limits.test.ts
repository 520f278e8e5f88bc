import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../src/ids.ts'
import { networkOf } from '../src/limits/network.ts'
import { type Answer, type Client, TestClock, type TestServer, testServer, twoAtTable } from './client.ts'
import { LiveClient } from './live.ts'
import { type Postgres, startPostgres } from './postgres.ts'

const PASSWORD = 'correct horse battery'
const MINUTE = 60_000

/** A server with the limits that a host gets, and a clock that does not end a window in the middle of a test. */
const strict = (env: Record<string, string> = {}, clock = new TestClock()) =>
  testServer({ RATE_LIMIT: '1200', TRUST_PROXY: '1', ...env }, { now: clock.now })

const from = (address: string) => ({ 'x-forwarded-for': address })

const times = <T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))

const counted = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

function signUp(server: TestServer, email: string): Promise<Answer> {
  const body = { name: 'Grace', email, password: PASSWORD }
  return server.client().send('POST', '/api/auth/sign-up/email', body, { origin: server.url })
}

function signIn(server: TestServer, email: string, password: string, address: string): Promise<Answer> {
  const headers = { origin: server.url, ...from(address) }
  return server.client().send('POST', '/api/auth/sign-in/email', { email, password }, headers)
}

describe('a network', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('of IPv6 counts as one, however many of its addresses are used', async () => {
    const server = await strict({ RATE_LIMIT: '5' })
    const ask = (address: string) => server.client().send('GET', '/api/games', undefined, from(address))
    const answers = await times(8, (i) => ask(`2001:db8:1:2:${i}::${i}`))
    expect([counted(answers, 200), counted(answers, 429)]).toEqual([5, 3])
    expect((await ask('2001:db8:1:3::1')).status).toBe(200)
    await server.close()
  })
})

describe('a made-up key', () => {
  it('gains nothing', async () => {
    const server = await strict({ RATE_LIMIT: '20' })
    const ada = await server.guest('Ada')
    const made = await times(30, () => server.client(newId()).send('GET', '/api/games'))
    // One of what everybody without a name has was the guest’s own beginning.
    expect([counted(made, 200), counted(made, 429)]).toEqual([19, 11])
    const cookies = await times(5, () =>
      server.client().send('GET', '/api/games', undefined, { cookie: `boardroom=${newId()}` }),
    )
    expect(counted(cookies, 429)).toBe(5)
    expect((await ada.send('GET', '/api/games')).status).toBe(200)
    await server.close()
  })
})

describe('wrong passwords', () => {
  let server: TestServer
  const clock = new TestClock()
  beforeAll(async () => {
    server = await strict({}, clock)
    await signUp(server, 'grace@example.org')
  })
  afterAll(() => server.close())

  it('at one account from one network are answered 429 after ten, also all at once and in capitals', async () => {
    const names = ['grace@example.org', 'GRACE@example.org', ' grace@example.org']
    const answers = await times(57, (i) => signIn(server, names[i % 3] ?? '', 'a wrong password', '198.51.100.1'))
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(10)
    const late = await signIn(server, 'grace@example.org', PASSWORD, '198.51.100.1')
    expect([late.status, late.body['error']]).toEqual([429, 'too-much'])
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('do not lock the owner out who is somewhere else', async () => {
    expect((await signIn(server, 'grace@example.org', PASSWORD, '198.51.100.2')).status).toBe(200)
  })

  it('are not got around by trying one at each of many accounts', async () => {
    const answers = await times(60, (i) => signIn(server, `${i}@example.org`, 'a wrong password', '198.51.100.3'))
    expect([counted(answers, 401), counted(answers, 429)]).toEqual([50, 10])
  })

  it('count, right ones do not', async () => {
    for (let i = 0; i < 15; i++) {
      expect((await signIn(server, 'grace@example.org', PASSWORD, '198.51.100.4')).status).toBe(200)
    }
  })

  it('are forgotten after a while', async () => {
    clock.advance(15 * MINUTE)
    expect((await signIn(server, 'grace@example.org', 'a wrong password', '198.51.100.1')).status).toBe(401)
  })
})

describe('over a socket', () => {
  let server: TestServer
  let ada: Client
  let ben: Client
  beforeAll(async () => {
    server = await strict({ RATE_LIMIT: '100' })
    ada = await server.guest('Ada')
    ben = await server.guest('Ben')
  })
  afterAll(() => server.close())

  it('chat has the same limit as over HTTP, together with it', async () => {
    const table = await twoAtTable(ada, ben)
    const live = new LiveClient(ada, table.id)
    await live.seq(0)
    const answers = await times(25, (i) => live.ask({ type: 'chat', id: `c${i}`, text: `line ${i}` }))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const more = await times(10, (i) => ada.send('POST', `/api/tables/${table.id}/chat`, { text: `more ${i}` }))
    expect([counted(more, 200), counted(more, 429)]).toEqual([5, 5])
    expect(await live.ask({ type: 'chat', id: 'late', text: 'late' })).toMatchObject({ status: 429, error: 'too-much' })
    const other = new LiveClient(ben, table.id)
    await other.seq(0)
    expect(await other.ask({ type: 'chat', id: 'b', text: 'I may' })).toMatchObject({ status: 200 })
    await Promise.all([live.close(), other.close()])
  })

  it('messages and requests are counted together', async () => {
    const table = await twoAtTable(ada, ben)
    const live = new LiveClient(ben, table.id)
    await live.seq(0)
    for (let i = 0; i < 100; i++) live.socket.send(JSON.stringify({ type: 'why', id: `${i}`, move: {} }))
    await live.until(() => live.closed === 4429)
    expect((await ben.send('GET', '/api/me')).status).toBe(429)
    expect((await ada.send('GET', '/api/me')).status).toBe(200)
  })
})

describe('of what costs more', () => {
  const wish = { game: 'big-shoulders', seats: [{ kind: 'me' }, { kind: 'open' }] }

  it('there is less: tables, imports, invitations, newcomers', async () => {
    const server = await strict()
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
    const tables = await times(65, () => ada.send('POST', '/api/tables', wish))
    expect([counted(tables, 200), counted(tables, 429)]).toEqual([60, 5])
    const imports = await times(35, () => ada.send('POST', '/api/tables/import', { format: 'none' }))
    expect([counted(imports, 400), counted(imports, 429)]).toEqual([30, 5])
    const id = tables.find(({ status }) => status === 200)?.body['id']
    const joins = await times(65, () => ben.send('POST', `/api/tables/${id}/join`, { invite: newId() }))
    expect([counted(joins, 403), counted(joins, 429)]).toEqual([60, 5])
    // Being somebody makes no more newcomers.
    const guests = await times(40, () => ada.send('POST', '/api/guests', { name: 'Eve' }))
    expect([counted(guests, 200), counted(guests, 429)]).toEqual([28, 12])
    const { body } = await server.client().send<string>('GET', '/metrics')
    for (const kind of ['table', 'import', 'invitation', 'newcomer']) {
      expect(body).toMatch(new RegExp(`boardroom_too_much_total\\{kind="${kind}"\\} [1-9]`))
    }
    await server.close()
  })
})

describe('several processes', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.remove())

  it('count wrong passwords together', async () => {
    const env = { DATABASE_URL: await postgres.database() }
    const clock = new TestClock()
    const servers = [await strict(env, clock), await strict(env, clock)] as const
    await signUp(servers[0], 'grace@example.org')
    const statuses: number[] = []
    for (let i = 0; i < 30; i++) {
      const server = servers[i % 2] as TestServer
      statuses.push((await signIn(server, 'grace@example.org', 'a wrong password', '198.51.100.1')).status)
    }
    const tried = statuses.filter((status) => status === 401).length
    expect(tried).toBeGreaterThanOrEqual(10)
    // What is on its way between the processes is all that may be more.
    expect(tried).toBeLessThan(14)
    expect(statuses.slice(-4)).toEqual([429, 429, 429, 429])
    await Promise.all(servers.map((server) => server.close()))
  })
})
