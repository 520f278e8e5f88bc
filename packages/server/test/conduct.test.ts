import type { TableSummary } from '@boardroom/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASIC, type Client, nextTurn, TestClock, type TestServer, testServer, twoAtTable } from './client.ts'

const clock = new TestClock()
let server: TestServer

beforeAll(async () => {
  server = await testServer({}, { now: clock.now })
})
afterAll(() => server.close())

const guests = <const N extends readonly string[]>(...names: N) =>
  Promise.all(names.map((name) => server.guest(name))) as Promise<{ [K in keyof N]: Client }>
const idOf = async (who: Client): Promise<string> => (await who.get<{ id: string }>('/api/me')).id
const shun = async (who: Client, other: Client, kind: 'mute' | 'block') =>
  who.must('PUT', `/api/me/shunned/${await idOf(other)}`, { kind })

describe('muting and blocking', () => {
  it('is remembered for the person, and can be taken back', async () => {
    const [ada, ben] = await guests('Ada', 'Ben')
    const id = await idOf(ben)
    expect(await shun(ada, ben, 'mute')).toMatchObject({ people: [{ person: id, name: 'Ben', kind: 'mute' }] })
    expect(await shun(ada, ben, 'block')).toMatchObject({ people: [{ person: id, kind: 'block' }] })
    expect(await ben.get('/api/me/shunned')).toEqual({ people: [] })
    expect(await ada.must('DELETE', `/api/me/shunned/${id}`)).toEqual({ people: [] })
    expect((await ada.send('PUT', `/api/me/shunned/${await idOf(ada)}`, { kind: 'mute' })).status).toBe(400)
    expect((await ada.send('PUT', `/api/me/shunned/${'x'.repeat(22)}`, { kind: 'mute' })).status).toBe(404)
  })

  it('tells whose seats and lines of chat are whose', async () => {
    const [ada, ben] = await guests('Ada', 'Ben')
    const table = await twoAtTable(ada, ben)
    await ben.post(`/api/tables/${table.id}/chat`, { text: 'hello' })
    const id = await idOf(ben)
    expect((await ada.table(table.id)).seats[1]?.person).toBe(id)
    const { lines } = await ada.get<{ lines: unknown[] }>(`/api/tables/${table.id}/chat`)
    expect(lines).toMatchObject([{ person: id, text: 'hello' }])
  })

  it.each(['the host', 'the guest'])('by %s keeps the two from sitting down at one table', async (who) => {
    const [ada, ben] = await guests('Ada', 'Ben')
    await (who === 'the host' ? shun(ada, ben, 'block') : shun(ben, ada, 'block'))
    const table = await ada.post<TableSummary>('/api/tables', { ...BASIC, visibility: 'public' })
    const answer = await ben.send('POST', `/api/tables/${table.id}/join`, {})
    expect([answer.status, answer.body['error']]).toEqual([403, 'blocked'])
    expect((await ada.table(table.id)).seats[1]?.kind).toBe('open')
  })

  it('keeps spectators from talking into the game of somebody who wants none of it', async () => {
    const [ada, ben, eve] = await guests('Ada', 'Ben', 'Eve')
    const table = await twoAtTable(ada, ben)
    const say = () => eve.send('POST', `/api/tables/${table.id}/chat`, { text: 'hi' })
    await shun(ben, eve, 'mute')
    expect((await say()).status).toBe(200)
    await shun(ben, eve, 'block')
    expect((await say()).status).toBe(403)
  })

  it('lets a game that has begun go on, but there is no rematch', async () => {
    const [ada, ben] = await guests('Ada', 'Ben')
    const table = await twoAtTable(ada, ben)
    await shun(ada, ben, 'block')
    const turn = (await nextTurn(table.id, [ada, ben])) ?? expect.fail('nobody is asked')
    expect((await turn.who.move(table.id, turn.look.seq, turn.look.moves[0])).status).toBe(200)
    await ada.post(`/api/tables/${table.id}/proposals`, { kind: 'cancel' })
    await ben.post(`/api/tables/${table.id}/proposals/answer`, { agree: true })
    const again = await ada.post<TableSummary>(`/api/tables/${table.id}/rematch`)
    expect(again.seats.map(({ kind }) => kind).sort()).toEqual(['open', 'person'])
  })
})

describe('a report', () => {
  it('lands before whoever runs the server, with what was said, and once', async () => {
    const [ada, ben, eve] = await guests('Ada', 'Ben', 'Eve')
    const table = await twoAtTable(ada, ben, { visibility: 'private' })
    await ben.post(`/api/tables/${table.id}/chat`, { text: 'you are a fool' })
    const person = await idOf(ben)
    const report = { person, table: table.id, reason: 'insults', text: 'Twice now.' }
    await ada.post('/api/reports', report)
    await ada.post('/api/reports', report)
    expect((await eve.send('POST', '/api/reports', report)).status).toBe(404)
    const { conduct } = server.app.world.storage
    const [kept, ...more] = await conduct.reports({ open: true, limit: 10 })
    expect(more).toEqual([])
    expect(kept).toMatchObject({
      ...{ by: await idOf(ada), byName: 'Ada', about: person, aboutName: 'Ben', table: table.id },
      ...{ reason: 'insults', text: 'Twice now.', lines: ['you are a fool'], closedAt: null },
    })
    expect(await conduct.closeReport(kept?.id ?? '', clock.time)).toBe(true)
    expect(await conduct.reports({ open: true, limit: 10 })).toEqual([])
    await ben.must('DELETE', '/api/me')
    expect((await conduct.reports({ open: false, limit: 1 }))[0]).toMatchObject({
      about: null,
      aboutName: '–',
      lines: [],
    })
  })
})

describe('somebody who has vanished', () => {
  const DAY = 86_400_000
  const asked = async (table: string, clients: readonly Client[]) =>
    (await nextTurn(table, clients)) ?? expect.fail('nobody is asked')

  /** Two or three people, and who keeps the others waiting. */
  async function waiting(wish: Record<string, unknown>, names: readonly string[] = ['Ada', 'Ben']) {
    const clients = await Promise.all(names.map((name) => server.guest(name)))
    const [host, ...others] = clients as [Client, ...Client[]]
    const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))]
    const { id, seats: made } = await host.post<TableSummary>('/api/tables', { game: 'big-shoulders', ...wish, seats })
    for (const [i, other] of others.entries()) {
      await other.post(`/api/tables/${id}/join`, { invite: made[i + 1]?.invite })
    }
    await host.post(`/api/tables/${id}/start`)
    let turn = await asked(id, clients)
    // One at a time, so that the others have nothing to answer for.
    for (let i = 0; i < 60; i++) {
      const { seats: now } = await host.table(id)
      if (now.filter(({ askedSince }) => askedSince !== null).length === 1) break
      await turn.who.move(id, turn.look.seq, turn.look.moves[0])
      turn = await asked(id, clients)
    }
    return { id, gone: turn.who, seat: turn.seat, left: clients.filter((each) => each !== turn.who) }
  }

  it.each([
    ['the patience the host has set', { patience: 3 * DAY }, 3 * DAY],
    ['the clock', { clock: { kind: 'days', days: 1 } }, DAY],
    ['a live clock', { clock: { kind: 'live', bank: 60_000, increment: 0 } }, 60_000],
  ])('by %s: the game can be claimed then, and not before', async (_, wish, time) => {
    const { id, gone, seat, left } = await waiting(wish)
    const [ada] = left as [Client]
    const claim = (who: Client) => who.send('POST', `/api/tables/${id}/proposals`, { kind: 'claim' })
    clock.advance(time - 1)
    expect((await claim(ada)).body['error']).toBe('nobody-gone')
    clock.advance(1)
    expect((await claim(gone)).body['error']).toBe('your-turn')
    const answer = await claim(ada)
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { status: 'cancelled', claim: { stayed: [1 - seat], gone: [seat] } },
    ])
  })

  it('is waited for without end where neither clock nor patience were agreed on', async () => {
    const { id, left } = await waiting({})
    clock.advance(400 * DAY)
    const [ada] = left as [Client]
    expect((await ada.send('POST', `/api/tables/${id}/proposals`, { kind: 'claim' })).status).toBe(409)
    expect((await ada.send('POST', `/api/tables/${id}/play-on`, {})).body['error']).toBe('nobody-gone')
  })

  it('is played for by a bot when somebody asks for it, until they come back', async () => {
    const { id, gone, seat, left } = await waiting({ patience: DAY })
    clock.advance(DAY)
    const [ada] = left as [Client]
    const table = await ada.post<TableSummary>(`/api/tables/${id}/play-on`)
    expect(table.seats[seat]?.deputy).toBe('medium')
    expect((await gone.post<TableSummary>(`/api/tables/${id}/return`)).seats[seat]?.deputy).toBeNull()
  })

  it('is not asked, but all who are left are', async () => {
    const { id, seat, left } = await waiting({ patience: DAY }, ['Ada', 'Ben', 'Cleo'])
    clock.advance(DAY)
    const [one, two] = left as [Client, Client]
    const proposed = await one.post<TableSummary>(`/api/tables/${id}/proposals`, { kind: 'claim' })
    expect(proposed.status).toBe('running')
    const done = await two.post<TableSummary>(`/api/tables/${id}/proposals/answer`, { agree: true })
    expect(done).toMatchObject({ status: 'cancelled', claim: { gone: [seat] } })
    expect(done.claim?.stayed).toHaveLength(2)
  })
})

describe('one’s own data', () => {
  it('can be taken away as one file, without anybody’s secrets', async () => {
    const [ada, ben] = await guests('Ada', 'Ben')
    const table = await twoAtTable(ada, ben, { title: 'Ours' })
    const turn = (await nextTurn(table.id, [ada, ben])) ?? expect.fail('nobody is asked')
    await turn.who.move(table.id, 0, turn.look.moves[0])
    await ada.post(`/api/tables/${table.id}/chat`, { text: 'mine' })
    await ben.post(`/api/tables/${table.id}/chat`, { text: 'not yours' })
    await shun(ada, ben, 'mute')
    const answer = await ada.send('GET', '/api/me/data')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.body).toMatchObject({
      format: 'boardroom/person/1',
      person: { name: 'Ada' },
      account: null,
      shunned: [{ name: 'Ben', kind: 'mute' }],
      said: [{ table: table.id, text: 'mine' }],
      tables: [{ id: table.id, title: 'Ours', file: { format: 'boardroom/running' } }],
    })
    const mine = (answer.body['tables'] as { moves: unknown[] }[])[0]?.moves
    expect(mine).toHaveLength(turn.who === ada ? 1 : 0)
    const text = JSON.stringify(answer.body)
    for (const secret of ['not yours', ada.key ?? '', ben.key ?? '', 'keyHash', '"seed":"']) {
      expect(text).not.toContain(secret)
    }
    expect((await server.client().send('GET', '/api/me/data')).status).toBe(401)
  })
})
