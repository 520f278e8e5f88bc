import { type Reviewed, reviewerOf } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import type { ExploredHere, OwnGamePage, TableSummary } from '@boardroom/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, playOn, TestClock, type TestServer, testServer, twoAtTable } from './client.ts'

let server: TestServer
let ada: Client
let ben: Client
const clock = new TestClock()

/** A whole game of two at a public table. */
async function played(wish: Record<string, unknown> = {}): Promise<TableSummary> {
  const { id } = await twoAtTable(ada, ben, { visibility: 'public', ...wish })
  await playOn(id, [ada, ben], 2_000, () => 0)
  return ada.table(id)
}

let first: TableSummary

beforeAll(async () => {
  server = await testServer({}, { now: clock.now })
  ada = await server.guest('Ada')
  ben = await server.guest('Ben')
  first = await played()
}, 120_000)
afterAll(() => server.close())

const decision = (seq: number, seat: number, change: Partial<Reviewed>): Reviewed => ({
  ...{ seq, seat, step: 'stock', kind: 'pass', progress: 0.5, drawn: 0, mark: 'best', better: null },
  ...{ loss: { mean: 0, error: 0 }, worthLoss: { mean: 0, error: 0 }, effect: [0, 0], worths: [0, 0] },
  ...{ chances: null, scores: null },
  ...change,
})

describe("one's own games", () => {
  it('are told when they are over, with how they ended, and only to those who played them', async () => {
    expect(first.status).toBe('over')
    const { games, next } = await ben.get<OwnGamePage>('/api/me/games')
    expect(next).toBeNull()
    const { id, game, options, result, endedAt } = first
    const seats = [{ bot: null }, { bot: null }]
    expect(games).toEqual([{ table: id, game, options, seat: 1, seats, result, endedAt, errors: null }])
    expect(await (await server.guest('Eve')).get<OwnGamePage>('/api/me/games')).toEqual({ games: [], next: null })
    expect((await server.client().send('GET', '/api/me/games')).status).toBe(401)
  })

  it('come in pages', async () => {
    // What ended later comes first.
    clock.advance(1_000)
    const { id } = await ada.post<TableSummary>('/api/tables', {
      game: 'orchard',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    })
    await ada.post(`/api/tables/${id}/start`)
    for (let i = 0; i < 200 && (await ada.table(id)).status !== 'over'; i++) {
      await playOn(id, [ada], 1, () => 0)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const page = await ada.get<OwnGamePage>('/api/me/games?limit=1')
    expect(page.games).toMatchObject([{ table: id, seat: 0, seats: [{ bot: null }, { bot: 'random' }] }])
    const rest = await ada.get<OwnGamePage>(`/api/me/games?limit=1&after=${page.next}`)
    expect(rest.games).toMatchObject([{ table: first.id, seat: 0 }])
  })

  it('tell the clear errors of a review that came to its end, each chance once', async () => {
    const { reviews } = server.app.world.storage
    const reviewer = reviewerOf(await loadGame(first.game))
    const better = { type: 'buy' }
    const found = [
      decision(3, 1, { mark: 'mistake', loss: { mean: 0.06, error: 0.01 }, better }),
      decision(5, 1, { mark: 'blunder', loss: { mean: 0.12, error: 0.01 }, better }),
      decision(7, 0, { mark: 'blunder', loss: { mean: 0.2, error: 0.01 }, better }),
      decision(9, 1, { mark: 'good', loss: { mean: 0.01, error: 0.01 }, better }),
    ]
    const add = (worlds: number, part: number, decisions: readonly Reviewed[]) =>
      reviews.add(first.id, worlds, reviewer, { part, of: found.length, decisions: JSON.stringify(decisions) })
    await add(3, 0, found.slice(0, 2))
    const errors = async () =>
      (await ben.get<OwnGamePage>('/api/me/games')).games.find(({ table }) => table === first.id)?.errors
    expect(await errors()).toBeNull()
    await add(3, 1, found.slice(2))
    // One that thinks longer counts when it has thought of everything.
    await add(8, 0, found.slice(0, 1))
    const error = { seq: 5, step: 'stock', kind: 'pass', progress: 0.5, mark: 'blunder', loss: 0.12 }
    expect(await errors()).toEqual([error])
  })
})

describe('what was chosen', () => {
  const ask = (game: string) => server.client().get<ExploredHere>(`/api/games/${game}/explored`)

  it('is counted in public games of people, not in files, not anew for everybody', async () => {
    const { tables } = await ask(first.game)
    expect(tables).toMatchObject([{ seats: 2, games: 1 }])
    const topics = Object.values(tables[0]?.topics ?? {})
    expect(topics.length).toBeGreaterThan(1)
    for (const tallies of topics) {
      const whole = Object.entries(tallies).filter(([path]) => !path.includes('/'))
      expect(whole.reduce((sum, [, { times }]) => sum + times, 0)).toBeLessThanOrEqual(2)
      expect(whole.reduce((sum, [, { won }]) => sum + won, 0)).toBeLessThanOrEqual(1)
    }
    const [tallies = {}] = topics
    const scores = Object.entries(tallies).flatMap(([path, { score }]) => (path.includes('/') ? [] : [score]))
    expect(scores.reduce((sum, score) => sum + score, 0)).toBe(
      first.result?.scores.reduce((sum, each) => sum + each, 0),
    )
    await ada.post('/api/tables/import', await ada.get(`/api/tables/${first.id}/export`))
    await played({ visibility: 'unlisted' })
    await played()
    expect((await ask(first.game)).tables).toMatchObject([{ games: 1 }])
    clock.advance(60 * 60_000)
    expect((await ask(first.game)).tables).toMatchObject([{ seats: 2, games: 2 }])
  }, 120_000)

  it('is nothing where nothing was played or asked', async () => {
    expect((await ask('orchard')).tables).toEqual([])
    expect((await ask('carnegie')).tables).toEqual([])
    expect((await server.client().send('GET', '/api/games/chess/explored')).status).toBe(404)
  })
})
