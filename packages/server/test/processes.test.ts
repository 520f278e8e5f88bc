import type { TableSummary } from '@boardroom/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runServer } from '../src/run.ts'
import { Client, guestAt, nextTurn, playOn, TestClock, testServer, twoAtTable } from './client.ts'
import { LiveClient } from './live.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { ensureBuilt, ServerProcess } from './process.ts'

let postgres: Postgres
let database: string
let one: ServerProcess
let two: ServerProcess
let ada: Client
let ben: Client

beforeAll(async () => {
  await ensureBuilt()
  postgres = await startPostgres()
  database = await postgres.database()
  const started = [1, 2].map(() => new ServerProcess({ DATABASE_URL: database }).start())
  ;[one, two] = (await Promise.all(started)) as [ServerProcess, ServerProcess]
  ada = await guestAt(one.url, 'Ada')
  ben = await guestAt(two.url, 'Ben')
})
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await postgres.remove()
})

/** The same person on both processes, as with two open windows; both make the same move at the same moment. */
async function raceAt(limit: number): Promise<number> {
  const table = await twoAtTable(ada, ben)
  const pairs = [ada, ben].map((who) => [one, two].map(({ url }) => new LiveClient(new Client(url, who.key), table.id)))
  const windows = pairs.flat()
  let seq = 0
  for (; seq < limit; seq++) {
    await Promise.all(windows.map((window) => window.seq(seq)))
    const pair = pairs.find(([first]) => (first?.look?.moves.length ?? 0) > 0)
    if (!pair) break
    const move = pair[0]?.look?.moves[0]
    const answers = await Promise.all(
      pair.map((window, i) => window.ask({ type: 'move', id: `${seq}/${i}`, seq, move })),
    )
    const won = answers.filter((answer) => answer.status === 200)
    const lost = answers.filter((answer) => answer.status === 409)
    expect([won.length, lost.length]).toEqual([1, 1])
    expect([won[0]?.['seq'], won[0]?.['repeated'], lost[0]?.['seq']]).toEqual([seq + 1, false, seq + 1])
    for (const window of windows) window.messages.splice(0, window.messages.length - 20)
  }
  expect((await ada.table(table.id)).seq).toBe(seq)
  await Promise.all(windows.map((window) => window.close()))
  return seq
}

describe('two processes on one PostgreSQL', () => {
  it('serve the players of one table, who see each other’s moves at once', async () => {
    const table = await twoAtTable(ada, ben)
    const [here, there] = [new LiveClient(ada, table.id), new LiveClient(ben, table.id)]
    await Promise.all([here.seq(0), there.seq(0)])
    await here.until(() => here.messages.findLast((each) => each.type === 'presence')?.seats?.join() === '0,1')
    expect(await playOn(table.id, [ada, ben], 40)).toBe(40)
    await ben.post(`/api/tables/${table.id}/chat`, { text: 'from over there' })
    await Promise.all([here.seq(40), there.seq(40), here.until(() => here.lines.at(-1)?.text === 'from over there')])
    expect(here.events.map((event) => event.seq)).toEqual(Array.from({ length: 41 }, (_, i) => i))
    expect(there.events.map((event) => event.seq)).toEqual(here.events.map((event) => event.seq))
    expect(here.look).toEqual(await ada.look(table.id))
    await Promise.all([here.close(), there.close()])
  })

  it('let one of two who race for the same sequence number win, and tell the other where the table stands', async () => {
    for (let round = 0; round < 5; round++) {
      const races = await Promise.all([1, 2, 3, 4].map(() => raceAt(100)))
      expect(races).toEqual([100, 100, 100, 100])
    }
  }, 120_000)

  it('answer a repeated request that comes to the other process', async () => {
    const table = await twoAtTable(ada, ben)
    const turn = (await nextTurn(table.id, [ada, ben])) ?? expect.fail('nobody is asked')
    const elsewhere = new Client(turn.seat === 0 ? two.url : one.url, turn.who.key)
    const [move] = turn.look.moves
    expect((await turn.who.move(table.id, 0, move, 'same')).body).toEqual({ seq: 1, repeated: false })
    expect((await elsewhere.move(table.id, 0, move, 'same')).body).toEqual({ seq: 1, repeated: true })
  })

  it('count together what somebody asks for', async () => {
    const { now } = new TestClock()
    const start = () => testServer({ DATABASE_URL: database, RATE_LIMIT: '60' }, { now })
    const servers = await Promise.all([start(), start()])
    const carol = servers.map(({ url }) => new Client(url, ada.key))
    const statuses: number[] = []
    for (let i = 0; i < 100; i++) statuses.push((await carol[i % 2]?.send('GET', '/api/me'))?.status ?? 0)
    const taken = statuses.filter((status) => status === 200).length
    expect(taken).toBeGreaterThanOrEqual(60)
    expect(taken).toBeLessThan(80)
    expect(statuses.slice(-2)).toEqual([429, 429])
    expect((await new Client(servers[0].url, ben.key).send('GET', '/api/me')).status).toBe(200)
    await Promise.all(servers.map((server) => server.close()))
  })

  it('share bots: every bot’s turn is played once', async () => {
    const seats = [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ]
    const table = await ada.post<TableSummary>('/api/tables', { game: 'big-shoulders', seats })
    const there = new LiveClient(ben, table.id)
    await ada.post(`/api/tables/${table.id}/start`)
    await there.seq(60)
    const seen = there.events.map((event) => event.seq)
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, i) => i))
    await there.close()
  })
})

describe('PostgreSQL that is stopped and started again', () => {
  it('gives clear errors meanwhile, nothing half written, and recovery by itself', async () => {
    const table = await twoAtTable(ada, ben)
    await playOn(table.id, [ada, ben], 5)
    const live = new LiveClient(ada, table.id, { seq: 5 })
    await live.seq(5)
    const turn = (await nextTurn(table.id, [ada, ben])) ?? expect.fail('nobody is asked')
    const [move] = turn.look.moves

    await postgres.stop()
    expect((await ada.send('GET', '/healthz')).status).toBe(200)
    expect((await ada.send('GET', '/readyz')).status).toBe(503)
    const failed = await turn.who.move(table.id, 5, move, 'during')
    expect([failed.status, failed.body['error']]).toEqual([503, 'storage'])
    expect(JSON.stringify(failed.body)).not.toMatch(/ECONN|127\.0\.0\.1|stack/)

    await postgres.start()
    let ready = 503
    for (let i = 0; i < 100 && ready !== 200; i++) {
      ready = (await ada.send('GET', '/readyz')).status
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(ready).toBe(200)
    expect((await ada.table(table.id)).seq).toBe(5)
    const again = await turn.who.move(table.id, 5, move, 'during')
    expect(again.body).toEqual({ seq: 6, repeated: false })
    await live.seq(6)
    await playOn(table.id, [ada, ben], 10)
    await live.seq(16)
    expect(live.events.map((event) => event.seq)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
    await live.close()
  })
})

describe('a server that was not told its address', () => {
  const sign = (path: string, origin: string) => {
    const body = { name: 'Grace', email: `${path}@example.org`, password: 'correct horse battery' }
    return new Client(one.url.replace('127.0.0.1', 'localhost')).send('POST', '/api/auth/sign-up/email', body, {
      origin,
    })
  }

  it('takes accounts under whatever name it is called by, and none from other sites', async () => {
    const { port } = new URL(one.url)
    const own = await sign('own', `http://localhost:${port}`)
    expect([own.status, own.body]).toMatchObject([200, { user: { name: 'Grace' } }])
    for (const origin of ['http://evil.example', `http://127.0.0.1:${port}`, 'null']) {
      expect((await sign('foreign', origin)).status, origin).toBe(403)
    }
  })
})

describe('stopping a process', () => {
  it('finishes what is under way, tells who watches, and exits cleanly', async () => {
    const third = await new ServerProcess({ DATABASE_URL: database }).start()
    const [carol, dan] = [await guestAt(third.url, 'Carol'), await guestAt(third.url, 'Dan')]
    const table = await twoAtTable(carol, dan)
    const live = new LiveClient(carol, table.id)
    await live.seq(0)
    const turn = (await nextTurn(table.id, [carol, dan])) ?? expect.fail('nobody is asked')
    const move = turn.who.move(table.id, 0, turn.look.moves[0], 'last').catch(() => null)
    const code = third.stop()
    await live.until(() => live.closed === 1012)
    expect(live.messages.at(-1)?.type).toBe('closing')
    expect(await code).toBe(0)
    expect(third.errors).toBe('')
    const answer = await move
    const { seq } = await new Client(one.url, carol.key).table(table.id)
    // Either the move was acknowledged and is there, or it was not taken at all.
    expect(answer?.status === 200 ? seq : 1).toBe(1)
  })
})

describe('starting with a wrong configuration', () => {
  it.each([
    [{ PORT: 'eighty' }, /PORT must be a whole number/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
    [{ PUBLIC_URL: 'boardroom.example' }, /PUBLIC_URL must be an address/],
    [{ PUBLIC_URL: 'https://example.org/games' }, /must not have a path/],
    [{ DATABASE_URL: 'mysql://root:secret@localhost' }, /DATABASE_URL must be an address that begins with postgres/],
    [{ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }, /cannot be reached/],
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL/],
  ])('%j ends with one clear line', async (env, line) => {
    const lines: string[] = []
    const note = (line: string) => void lines.push(line)
    expect(await runServer({ env: { PORT: '0', ...env }, say: note, complain: note })).toBe(2)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(line)
    expect(lines[0]).not.toContain('secret')
  })

  it('ends the process', async () => {
    const wrong = new ServerProcess({ PORT: 'eighty' })
    await expect(wrong.start()).rejects.toThrow(
      /^boardroom: PORT must be a whole number from 0 to 65535, not "eighty"$/,
    )
  })
})
