import type { TableSummary } from '@boardroom/wire'
import { describe, expect, it } from 'vitest'
import { playMove } from '../src/tables/play.ts'
import { nextTurn, playOn, serverHere, testServer } from './client.ts'
import { LiveClient } from './live.ts'
import { scratch } from './storage.ts'

const server = await serverHere()
const ada = await server.guest('Ada')

const withBot = (bot: string) => ({
  game: 'big-shoulders',
  seats: [{ kind: 'me' }, { kind: 'bot', bot }],
})

async function until<T>(found: () => Promise<T | null | undefined | false>): Promise<T> {
  for (let i = 0; i < 600; i++) {
    const value = await found()
    if (value) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('waited in vain')
}

/** Ada at a table with Ben, which has begun. */
async function startedWithBen() {
  const ben = await server.guest('Ben')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const table = await ada.post<TableSummary>('/api/tables', { game: 'big-shoulders', seats })
  await ben.post(`/api/tables/${table.id}/join`, { invite: table.seats[1]?.invite })
  await ada.post(`/api/tables/${table.id}/start`)
  return { ben, table }
}

describe('bots', () => {
  it('answer when they are asked, on threads of their own', async () => {
    const table = await ada.post<TableSummary>('/api/tables', withBot('greedy-1'))
    await ada.post(`/api/tables/${table.id}/start`)
    for (let i = 0; i < 12; i++) {
      const turn = await until(() => nextTurn(table.id, [ada]))
      await ada.move(table.id, turn.look.seq, turn.look.moves[0])
    }
    const { events } = await ada.get<{ events: { seat: number }[] }>(`/api/tables/${table.id}/log`)
    expect(events.filter((event) => event.seat === 1).length).toBeGreaterThan(2)
    const metrics = await server.client().send<string>('GET', '/metrics')
    expect(Number(/boardroom_bot_seconds_count\{bot="greedy-1"\} (\d+)/.exec(metrics.body)?.[1])).toBeGreaterThan(2)
  })

  it('play a whole game among themselves', async () => {
    const seats = [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ]
    const table = await ada.post<TableSummary>('/api/tables', { game: 'big-shoulders', seats })
    const live = new LiveClient(ada, table.id)
    await ada.post(`/api/tables/${table.id}/start`)
    await live.until(() => live.table?.status === 'over', 50_000)
    const { seq } = await ada.table(table.id)
    expect(live.events.map((event) => event.seq)).toEqual(Array.from({ length: seq + 1 }, (_, i) => i))
    await until(async () => (await server.app.world.storage.jobs.count()) === 0)
    await live.close()
  })

  it('take over for who leaves, until they return', async () => {
    const { ben, table } = await startedWithBen()
    await ben.post(`/api/tables/${table.id}/leave`)
    expect((await ada.table(table.id)).seats[1]).toMatchObject({ name: 'Ben', deputy: 'medium' })
    for (let i = 0; i < 6; i++) {
      const turn = await until(() => nextTurn(table.id, [ada]))
      await ada.move(table.id, turn.look.seq, turn.look.moves[0])
    }
    const back = new LiveClient(ben, table.id)
    await back.until(() => back.table?.seats[1]?.deputy === null)
    await back.close()
    expect(await playOn(table.id, [ada, ben], 6)).toBe(6)
  })
})

describe('a bot that thought for somebody who came back meanwhile', () => {
  it('makes no move for them any more', async () => {
    const { ben, table } = await startedWithBen()
    const { look, seat } = await until(() => nextTurn(table.id, [ada, ben]))
    const request = { seq: look.seq, client: null, move: look.moves[0] }
    const outcome = await playMove(server.app.world, table.id, { seat, bot: 'medium' }, request)
    expect(outcome).toEqual({ kind: 'stale', seq: look.seq })
    expect((await ada.table(table.id)).seq).toBe(look.seq)
  })
})

describe('a bot whose server stops', () => {
  it('goes on with the next one', async () => {
    const directory = scratch()
    const first = await testServer({ DATA_DIR: directory.path })
    const host = await first.guest('Host')
    const seats = [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ]
    const table = await host.post<TableSummary>('/api/tables', { game: 'big-shoulders', seats })
    await host.post(`/api/tables/${table.id}/start`)
    await until(async () => (await host.table(table.id)).seq > 5)
    await first.close()
    const second = await testServer({ DATA_DIR: directory.path })
    host.url = second.url
    const { seq } = await host.table(table.id)
    await until(async () => (await host.table(table.id)).seq > seq + 5)
    await second.close()
    directory.remove()
    expect(seq).toBeGreaterThan(5)
  })
})
