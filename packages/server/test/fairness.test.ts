import { loadGame } from '@boardroom/games'
import { History, toFile } from '@boardroom/kernel'
import type { TableSummary } from '@boardroom/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FairQueue } from '../src/workers/fair-queue.ts'
import { type Client, nextTurn, type TestServer, testServer } from './client.ts'

/** A whole game for four, as a file. */
async function wholeGame(): Promise<object> {
  const game = await loadGame('big-shoulders')
  const history = new History(game, { seats: 4, options: {}, seed: 'fair' })
  while (!history.table.over) {
    const [seat = 0] = history.table.asked()
    const moves = history.table.legal(seat)
    history.play(seat, moves[history.moves.length % moves.length])
  }
  return toFile(history, [])
}

describe('a fair queue', () => {
  const drain = (queue: FairQueue<string>): string[] => {
    const all: string[] = []
    for (let next = queue.next(); next !== null; next = queue.next()) all.push(next)
    return all
  }

  it('lets people take turns, each in the order they asked', () => {
    const queue = new FairQueue<string>()
    for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('ada', item)
    for (const item of ['b1', 'b2']) queue.add('ben', item)
    queue.add('cara', 'c1')
    expect(queue.size).toBe(7)
    expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
    expect(queue.size).toBe(0)
  })

  it('is not got around by asking again as soon as one is served', () => {
    const queue = new FairQueue<string>()
    for (const who of ['ada', 'ben', 'cara']) queue.add(who, who)
    expect(queue.next()).toBe('ada')
    queue.add('ada', 'ada again')
    queue.add('dan', 'dan')
    expect(drain(queue)).toEqual(['ben', 'cara', 'ada again', 'dan'])
  })
})

describe('somebody who asks for very much', () => {
  let server: TestServer
  let greedy: Client
  let calm: Client
  beforeAll(async () => {
    server = await testServer()
    greedy = await server.guest('Greedy')
    calm = await server.guest('Calm')
  })
  afterAll(() => server.close())

  const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', bot: 'greedy-1' }))

  async function start(host: Client, seats: readonly object[]): Promise<string> {
    const { id } = await host.post<TableSummary>('/api/tables', { game: 'big-shoulders', seats })
    await host.post(`/api/tables/${id}/start`)
    return id
  }

  /** How many moves were made at other tables between each move of a person and the bot's answer to it. */
  async function waits(table: string): Promise<number[]> {
    const { rows } = await sql<{ n: number; table: string; seat: number | null }>`
      select rowid as n, "table", seat from events order by rowid`.execute(server.app.world.storage.db)
    const mine = rows.flatMap((row, place) => (row.table === table ? [{ ...row, place }] : []))
    return mine.flatMap((row, i) => {
      const before = mine[i - 1]
      return row.seat === 1 && before ? [row.place - before.place - 1] : []
    })
  }

  it('with sixty tables of bots does not keep another’s bot from answering', async () => {
    await Promise.all(Array.from({ length: 60 }, () => start(greedy, bots(2))))
    const table = await start(calm, [{ kind: 'me' }, ...bots(1)])
    for (let made = 0; made < 15; ) {
      const turn = await nextTurn(table, [calm])
      if (!turn) continue
      await calm.move(table, turn.look.seq, turn.look.moves[0])
      made++
    }
    const times = (await waits(table)).sort((a, b) => a - b)
    expect(times.length).toBeGreaterThan(5)
    // In the order of asking it would be sixty. What is under way (eight) and what needs no thought goes first.
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(25)
    const { body } = await server.client().send<string>('GET', '/metrics')
    expect(Number(/boardroom_jobs_waiting (\d+)/.exec(body)?.[1])).toBeGreaterThan(30)
    expect(body).toMatch(/boardroom_bot_queue \d+/)
    expect(body).toMatch(/boardroom_job_age_seconds [\d.]+/)
  }, 120_000)

  it('with many imports lets another’s through in turn, and the server answers meanwhile', async () => {
    const file = await wholeGame()
    // The thread and the games are loaded.
    await calm.post('/api/tables/import', file)
    let done = 0
    const flood = Array.from({ length: 25 }, async () => {
      await greedy.post('/api/tables/import', file)
      done++
    })
    while (done === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    let answered = 0
    const own = calm.post('/api/tables/import', file).then(() => done)
    const before = done
    for (let over = false; !over; ) {
      await server.client().get('/healthz')
      answered++
      over = done >= before + 3
    }
    expect(answered).toBeGreaterThan(6)
    // The one under way, one more in turn, and what was answered while ours was being written.
    expect(await own).toBeLessThan(before + 8)
    await Promise.all(flood)
    expect(done).toBe(25)
  }, 120_000)
})
