import { greedy, Review, type Reviewed, sightOf } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import { chanceFrom, type GameFile, History, type Seat, toFile } from '@boardroom/kernel'
import type { ReviewStatus, TableSummary } from '@boardroom/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, type TestServer, testServer } from './client.ts'
import { scratch } from './storage.ts'

const WORLDS = 1

/** A whole game of two. */
async function played(): Promise<GameFile> {
  const history = new History(await loadGame('big-shoulders'), { seats: 2, options: {}, seed: 'server review' })
  const chance = chanceFrom('server review')
  while (!history.table.over) {
    const seat = history.table.asked()[0] as Seat
    history.play(seat, greedy.choose(sightOf(history.table, seat, chance)))
  }
  return toFile(history, ['Ada', 'Ben'])
}

const file = await played()

async function here(): Promise<Reviewed[]> {
  const work = new Review(await loadGame(file.game), file, { worlds: WORLDS })
  while (work.goOn());
  return JSON.parse(JSON.stringify(work.result.decisions))
}

let server: TestServer
let ada: Client
const { path, remove } = scratch()

beforeAll(async () => {
  server = await testServer({ DATA_DIR: path })
  ada = await server.guest('Ada')
})
afterAll(async () => {
  await server.close()
  remove()
})

const review = (id: string): string => `/api/tables/${id}/review`

async function until(client: Client, id: string, is: (status: ReviewStatus) => boolean): Promise<ReviewStatus> {
  for (let i = 0; i < 1200; i++) {
    const status = await client.get<ReviewStatus>(`${review(id)}?worlds=${WORLDS}`)
    if (is(status)) return status
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('waited in vain')
}

describe('a review', () => {
  it('is made in parts, is the same as anywhere, and goes on after a restart', async () => {
    const { id } = await ada.post<TableSummary>('/api/tables/import', file)
    expect(await ada.get<ReviewStatus>(`${review(id)}?worlds=${WORLDS}`)).toMatchObject({ running: false, part: -1 })
    expect(await ada.post<ReviewStatus>(review(id), { worlds: WORLDS })).toMatchObject({ running: true })
    await server.close()
    server = await testServer({ DATA_DIR: path })
    const again = server.client(ada.key ?? '')
    const { decisions, done, of, part } = await until(again, id, ({ complete }) => complete)
    expect(done).toBe(of)
    expect(decisions.toSorted((a, b) => a.seq - b.seq)).toEqual(await here())
    // Who knows a part is told the rest, and nothing is done twice.
    const rest = await again.get<ReviewStatus>(`${review(id)}?worlds=${WORLDS}&after=${part}`)
    expect(rest.decisions).toEqual([])
    expect(await again.post<ReviewStatus>(review(id), { worlds: WORLDS })).toMatchObject({
      complete: true,
      running: false,
    })
  }, 400_000)

  it('can be stopped', async () => {
    const client = server.client(ada.key ?? '')
    const { id } = await client.post<TableSummary>('/api/tables/import', file)
    await client.post(review(id), { worlds: 8 })
    const stopped = await client.must<ReviewStatus>('DELETE', `${review(id)}?worlds=8`)
    expect(stopped).toMatchObject({ running: false, complete: false })
  })

  it('is refused while the game is on, and to those who may not see it', async () => {
    const client = server.client(ada.key ?? '')
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy-1' }]
    const { id } = await client.post<TableSummary>('/api/tables', {
      game: 'big-shoulders',
      visibility: 'private',
      seats,
    })
    await client.post(`/api/tables/${id}/start`)
    expect((await client.send('POST', review(id), { worlds: 1 })).status).toBe(409)
    expect((await client.send('GET', review(id))).status).toBe(409)
    // What could be analysed is not handed out either.
    expect(await client.get(`/api/tables/${id}/export`)).toMatchObject({ format: 'boardroom/running' })
    expect((await (await server.guest('Eve')).send('POST', review(id), { worlds: 1 })).status).toBe(404)
    // Nobody advises at a table of people.
    expect((await client.send('POST', `/api/tables/${id}/hint`, {})).status).toBe(404)
  })

  it('needs somebody who asks', async () => {
    const { id } = await server.client(ada.key ?? '').post<TableSummary>('/api/tables/import', file)
    expect((await server.client().send('POST', review(id), { worlds: 1 })).status).toBe(401)
  })
})
