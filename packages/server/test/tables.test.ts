import type { TableSummary } from '@boardroom/wire'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../src/ids.ts'
import { BASIC, type Client, playOn, serverHere, twoAtTable } from './client.ts'
import { LiveClient } from './live.ts'

const server = await serverHere()
const ada = await server.guest('Ada')
const ben = await server.guest('Ben')
const eve = await server.guest('Eve')

const create = (who: Client, wish: Record<string, unknown> = {}) =>
  who.post<TableSummary>('/api/tables', { ...BASIC, ...wish })

describe('creating a table', () => {
  it('publishes the hash of the seed and keeps the seed', async () => {
    const table = await create(ada)
    expect(table).toMatchObject({
      status: 'open',
      visibility: 'unlisted',
      seed: null,
      seq: 0,
      you: { seat: 0, host: true },
    })
    expect(table.seedHash).toMatch(/^[0-9a-f]{64}$/)
    expect(table.options).toMatchObject({ edition: '2020', mode: 'basic' })
    expect(table.seats.map((seat) => [seat.kind, seat.name])).toEqual([
      ['person', 'Ada'],
      ['open', null],
    ])
  })

  it.each([
    [{ game: 'chess' }, /unknown game/],
    [{ seats: [{ kind: 'me' }] }, /2 to 4 seats/],
    [{ seats: [{ kind: 'me' }, { kind: 'me' }] }, /two seats/],
    [{ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'oracle' }] }, /unknown bot/],
    [{ options: { edition: '1999' } }, /cannot be/],
    [{ options: { colour: 'red' } }, /unknown option/],
    [{ absence: 'bot' }, /clock/],
    [{ clock: { kind: 'live', bank: 5, increment: 0 } }, /clock/],
  ])('refuses %j', async (wish, message) => {
    const answer = await ada.send('POST', '/api/tables', { ...BASIC, ...wish })
    expect(answer.status).toBe(400)
    expect(answer.body['message']).toMatch(message)
  })
})

describe('a game to learn from', () => {
  it('is offered to nobody, and played to its end by those who name it', async () => {
    const { games } = await ada.get<{ games: { id: string }[] }>('/api/games')
    expect(games.map(({ id }) => id)).not.toContain('orchard')
    expect(games.length).toBeGreaterThan(3)
    const { id } = await twoAtTable(ada, ben, { game: 'orchard' })
    await playOn(id, [ada, ben], 100)
    expect(await ada.table(id)).toMatchObject({ status: 'over', game: 'orchard' })
  })
})

describe('an option that does not fit the number of seats', () => {
  const pairs = { game: 'master-of-economy', options: { teams: '1+3' } }

  it('is refused with its rule, in the language of whoever makes the table', async () => {
    const uwe = await server.guest('Uwe', 'de')
    const english = await ada.send('POST', '/api/tables', { ...BASIC, ...pairs })
    expect([english.status, english.body['error']]).toEqual([400, 'option-unfit'])
    expect(english.body).toMatchObject({
      rule: 'ME-SET-01',
      option: 'teams',
      value: '1+3',
      seats: 2,
      possible: ['off'],
    })
    expect(english.body['message']).toBe(
      '“Two against two: Seats 1 and 3 against 2 and 4” is not available with 2 players (ME-SET-01).',
    )
    const german = await uwe.send('POST', '/api/tables', { ...BASIC, ...pairs })
    expect(german.body['message']).toBe(
      '„Zwei gegen zwei: Platz 1 und 3 gegen 2 und 4“ gibt es zu zweit nicht (ME-SET-01).',
    )
  })

  it('is taken where it fits', async () => {
    const seats = [{ kind: 'me' }, ...[1, 2, 3].map(() => ({ kind: 'bot', bot: 'random' }))]
    expect((await create(ada, { ...pairs, seats })).options).toMatchObject({ teams: '1+3' })
  })
})

describe('seats', () => {
  it('are taken by invite, each by one person', async () => {
    const table = await create(ada)
    const invite = table.seats[1]?.invite
    const { status, body } = await ben.send('POST', `/api/tables/${table.id}/join`, {})
    expect([status, body['error']]).toEqual([403, 'no-open-seat'])
    await ben.post(`/api/tables/${table.id}/join`, { invite })
    const again = await ben.post<TableSummary>(`/api/tables/${table.id}/join`, { invite })
    expect(again.you).toEqual({ seat: 1, host: false })
    expect((await eve.send('POST', `/api/tables/${table.id}/join`, { invite })).status).toBe(403)
  })

  it('show their invites to the host alone', async () => {
    const table = await create(ada, { visibility: 'public' })
    expect(table.seats[1]?.invite).not.toBeNull()
    expect((await ben.table(table.id)).seats[1]?.invite).toBeNull()
  })

  it('show an invite to who brings it, as long as it counts', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
    const table = await create(ada, { seats })
    const invite = table.seats[2]?.invite
    const shown = async () =>
      (await eve.must<TableSummary>('GET', `/api/tables/${table.id}?invite=${invite}`)).seats.map((seat) => seat.invite)
    expect(await shown()).toEqual([null, null, invite])
    await ben.post(`/api/tables/${table.id}/join`, { invite })
    expect(await shown()).toEqual([null, null, null])
  })

  it('of public tables need no invite', async () => {
    const table = await create(ada, { visibility: 'public' })
    expect((await ben.post<TableSummary>(`/api/tables/${table.id}/join`)).you.seat).toBe(1)
  })

  it('can be left, cleared by the host, and given to bots before the start', async () => {
    const table = await create(ada, { visibility: 'public' })
    await ben.post(`/api/tables/${table.id}/join`)
    await ben.post(`/api/tables/${table.id}/leave`)
    expect((await ada.table(table.id)).seats[1]?.kind).toBe('open')
    await ben.post(`/api/tables/${table.id}/join`)
    expect((await ben.send('PUT', `/api/tables/${table.id}/seats/0`, { kind: 'open' })).status).toBe(403)
    const kicked = await ada.must<TableSummary>('PUT', `/api/tables/${table.id}/seats/1`, { kind: 'open' })
    expect(kicked.seats[1]).toMatchObject({ kind: 'open', name: null })
    const bot = await ada.must<TableSummary>('PUT', `/api/tables/${table.id}/seats/1`, { kind: 'bot', bot: 'random' })
    expect(bot.seats[1]).toMatchObject({ kind: 'bot', bot: 'random', invite: null })
    expect((await ben.send('POST', `/api/tables/${table.id}/join`, {})).status).toBe(403)
  })

  it('are for the host to hand the table over to', async () => {
    const table = await create(ada, { visibility: 'public' })
    await ben.post(`/api/tables/${table.id}/join`)
    await ada.post(`/api/tables/${table.id}/host`, { seat: 1 })
    expect((await ben.table(table.id)).you.host).toBe(true)
    expect((await ada.send('POST', `/api/tables/${table.id}/start`, {})).status).toBe(403)
    expect((await ben.post<TableSummary>(`/api/tables/${table.id}/start`)).status).toBe('running')
  })
})

describe('a private table', () => {
  it('does not exist for strangers, whatever they try', async () => {
    const table = await create(ada, { visibility: 'private' })
    for (const path of ['', '/view', '/log', '/chat', '/export']) {
      expect((await eve.send('GET', `/api/tables/${table.id}${path}`)).status, path).toBe(404)
    }
    for (const path of ['/start', '/leave', '/join', '/cancel', '/rematch', '/return']) {
      expect((await eve.send('POST', `/api/tables/${table.id}${path}`, {})).status, path).toBe(404)
    }
    expect((await eve.move(table.id, 0, { type: 'pass' })).status).toBe(404)
    expect((await eve.send('PUT', `/api/tables/${table.id}/watch`)).status).toBe(404)
    await ben.post(`/api/tables/${table.id}/join`, { invite: table.seats[1]?.invite })
    expect((await ben.table(table.id)).you.seat).toBe(1)
  })
})

describe('starting and cancelling', () => {
  it('needs every seat taken', async () => {
    const table = await create(ada)
    const answer = await ada.send('POST', `/api/tables/${table.id}/start`, {})
    expect([answer.status, answer.body['error']]).toEqual([409, 'seats-open'])
  })

  it('is done by the host alone before the start', async () => {
    const table = await create(ada)
    expect((await eve.send('POST', `/api/tables/${table.id}/cancel`, {})).status).toBe(403)
    const cancelled = await ada.post<TableSummary>(`/api/tables/${table.id}/cancel`)
    expect(cancelled.status).toBe('cancelled')
    expect(sha256(cancelled.seed ?? '')).toBe(cancelled.seedHash)
    expect((await ada.send('POST', `/api/tables/${table.id}/start`, {})).status).toBe(409)
  })

  it('takes the consent of all once it runs', async () => {
    const table = await twoAtTable(ada, ben)
    expect((await ada.send('POST', `/api/tables/${table.id}/cancel`, {})).status).toBe(409)
    expect((await eve.send('POST', `/api/tables/${table.id}/proposals`, { kind: 'cancel' })).status).toBe(403)
    await ada.post(`/api/tables/${table.id}/proposals`, { kind: 'cancel' })
    expect((await ada.table(table.id)).status).toBe('running')
    await ben.post(`/api/tables/${table.id}/proposals/answer`, { agree: false })
    expect((await ada.table(table.id)).proposal).toBeNull()
    await ben.post(`/api/tables/${table.id}/proposals`, { kind: 'cancel' })
    const done = await ada.post<TableSummary>(`/api/tables/${table.id}/proposals/answer`, { agree: true })
    expect(done.status).toBe('cancelled')
    expect(done.seats.every((seat) => seat.askedSince === null)).toBe(true)
  })
})

describe('a whole game', () => {
  it('is played, exported, verified, imported and played again', async () => {
    const table = await twoAtTable(ada, ben, { visibility: 'public' })
    const moves = await playOn(table.id, [ada, ben], 5_000)
    expect(moves).toBeGreaterThan(50)
    const over = await eve.table(table.id)
    expect(over.status).toBe('over')
    expect(over.result?.scores).toHaveLength(2)
    expect(sha256(over.seed ?? '')).toBe(over.seedHash)

    const file = await eve.get(`/api/tables/${table.id}/export`)
    expect(file).toMatchObject({ format: 'boardroom/2', seed: over.seed, result: over.result })
    expect((file['moves'] as unknown[]).length).toBe(moves)

    const imported = await eve.post<TableSummary>('/api/tables/import', file)
    expect(imported).toMatchObject({ status: 'over', imported: true, result: over.result, seq: moves })
    const tampered = { ...file, moves: (file['moves'] as unknown[]).slice(0, -1) }
    expect((await eve.send('POST', '/api/tables/import', tampered)).status).toBe(400)

    const again = await ben.post<TableSummary>(`/api/tables/${table.id}/rematch`)
    expect(again).toMatchObject({ status: 'open', you: { seat: 0, host: true } })
    expect((await ada.post<TableSummary>(`/api/tables/${table.id}/rematch`)).id).toBe(again.id)
    expect((await eve.send('POST', `/api/tables/${table.id}/rematch`, {})).status).toBe(403)
    expect((await ben.post<TableSummary>(`/api/tables/${again.id}/start`)).status).toBe('running')
  })

  it('that all agree to end half way can be taken away and goes on elsewhere, and no other can', async () => {
    const table = await twoAtTable(ada, ben, { visibility: 'public' })
    await playOn(table.id, [ada, ben], 60)
    const running = await ada.get<Record<string, unknown>>(`/api/tables/${table.id}/export`)
    expect(running).toMatchObject({ format: 'boardroom/running', look: { seq: 60 } })
    expect(running['log']).toHaveLength(61)
    expect(Object.keys(running)).not.toContain('seed')
    expect((await ada.send('POST', '/api/tables/import', running)).status).toBe(400)

    const before = await ben.look(table.id)
    await ada.post(`/api/tables/${table.id}/proposals`, { kind: 'cancel' })
    await ben.post(`/api/tables/${table.id}/proposals/answer`, { agree: true })
    const file = await eve.get<Record<string, unknown>>(`/api/tables/${table.id}/export`)
    expect(file).toMatchObject({ format: 'boardroom/2', result: null, seats: [{ name: 'Ada' }, { name: 'Ben' }] })
    expect(file['moves']).toHaveLength(60)

    const wish = { file, title: 'Second half', visibility: 'private', seats: [{ kind: 'me' }, { kind: 'open' }] }
    expect((await ada.send('POST', '/api/tables/import', { ...wish, seats: [{ kind: 'me' }] })).status).toBe(400)
    const imported = await ada.post<TableSummary>('/api/tables/import', wish)
    expect(imported).toMatchObject({ status: 'open', seq: 60, imported: true, seed: null, title: 'Second half' })
    const { invite } = imported.seats[1] ?? expect.fail('no second seat')
    const shown = await ben.get<TableSummary>(`/api/tables/${imported.id}?invite=${invite}`)
    expect([shown.title, shown.you.seat, shown.seats[1]?.invite]).toEqual(['Second half', null, invite])
    expect((await ben.send('GET', `/api/tables/${imported.id}?invite=${imported.id}`)).status).toBe(404)
    await ben.post(`/api/tables/${imported.id}/join`, { invite })
    expect((await eve.send('GET', `/api/tables/${imported.id}?invite=${invite}`)).status).toBe(404)
    const lives = [ada, ben].map((who) => new LiveClient(who, imported.id))
    for (const live of lives) await live.until(() => live.table?.status === 'open')
    await ada.post(`/api/tables/${imported.id}/start`)
    // Whoever watched from before the start is told what he may do now.
    for (const [i, live] of lives.entries()) {
      await live.until(() => live.table?.status === 'running')
      expect(live.look).toEqual(await [ada, ben][i]?.look(imported.id))
    }
    expect((await ben.look(imported.id)).view).toEqual(before.view)
    expect(lives.some((live) => (live.look?.moves.length ?? 0) > 0)).toBe(true)
    expect(await playOn(imported.id, [ada, ben], 20)).toBe(20)
    await Promise.all(lives.map((live) => live.close()))
  })
})

describe('lists', () => {
  it('show open tables in pages, own ones with whose turn it is, watched and finished ones', async () => {
    const carol = await server.guest('Carol')
    const made: string[] = []
    for (let i = 0; i < 5; i++) made.push((await create(carol, { visibility: 'public', title: `Open ${i}` })).id)
    type Page = { tables: TableSummary[]; next: string | null }
    const first = await server.client().get<Page>('/api/tables?list=open&limit=3')
    const second = await server.client().get<Page>(`/api/tables?list=open&limit=3&after=${first.next}`)
    const ids = [...first.tables, ...second.tables].map((table) => table.id)
    expect(ids.slice(0, 5)).toEqual(made.toReversed())
    expect(new Set(ids).size).toBe(ids.length)

    const running = await twoAtTable(carol, ben)
    const mine = await carol.get<Page>('/api/tables?list=mine&limit=100')
    expect(mine.tables).toHaveLength(6)
    const row = mine.tables.find((table) => table.id === running.id)
    expect(row?.seats.filter((seat) => seat.askedSince !== null).length).toBeGreaterThan(0)
    expect((await server.client().send('GET', '/api/tables?list=mine')).status).toBe(401)

    const follows = async () => (await carol.get(`/api/tables/${made[0]}/watch`))['watching']
    expect(await follows()).toBe(false)
    await carol.must('PUT', `/api/tables/${made[0]}/watch`)
    expect(await follows()).toBe(true)
    expect((await carol.get<Page>('/api/tables?list=watched')).tables.map((table) => table.id)).toEqual([made[0]])
    await carol.must('DELETE', `/api/tables/${made[0]}/watch`)
    expect((await carol.get<Page>('/api/tables?list=watched')).tables).toEqual([])
    expect(await follows()).toBe(false)
    const finished = await server.client().get<Page>('/api/tables?list=finished')
    expect(finished.tables.every((table) => table.status === 'over' && table.visibility === 'public')).toBe(true)
    expect(finished.tables.length).toBeGreaterThan(0)
  })

  it('show a private table that somebody watched to nobody who no longer sits there', async () => {
    const [host, guest] = [await server.guest('Host'), await server.guest('Guest')]
    const wish = { ...BASIC, visibility: 'private' }
    const table = await host.post<TableSummary>('/api/tables', wish)
    await guest.post(`/api/tables/${table.id}/join`, { invite: table.seats[1]?.invite })
    await guest.must('PUT', `/api/tables/${table.id}/watch`)
    const watched = async (): Promise<string[]> =>
      (await guest.get<{ tables: TableSummary[] }>('/api/tables?list=watched')).tables.map(({ id }) => id)
    expect(await watched()).toEqual([table.id])
    await host.must('PUT', `/api/tables/${table.id}/seats/1`, { kind: 'open' })
    expect(await watched()).toEqual([])
  })
})

describe('chat', () => {
  it('is for all who may see the table', async () => {
    const table = await twoAtTable(ada, ben)
    await ada.post(`/api/tables/${table.id}/chat`, { text: 'Good luck!' })
    await eve.post(`/api/tables/${table.id}/chat`, { text: '  from the side  ' })
    const { lines } = await ben.get<{ lines: unknown[] }>(`/api/tables/${table.id}/chat`)
    expect(lines).toMatchObject([
      { n: 1, seat: 0, name: 'Ada', text: 'Good luck!' },
      { n: 2, seat: null, name: 'Eve', text: 'from the side' },
    ])
    expect((await ada.send('POST', `/api/tables/${table.id}/chat`, { text: 'a\u0007b' })).status).toBe(400)
    expect((await ada.send('POST', `/api/tables/${table.id}/chat`, { text: ' ' })).status).toBe(400)
  })
})
