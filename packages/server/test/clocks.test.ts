import type { TableSummary } from '@boardroom/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeatRecord } from '../src/storage/records.ts'
import { fullClock, turnSeats } from '../src/tables/clocks.ts'
import { type Client, nextTurn, TestClock, type TestServer, testServer, twoAtTable } from './client.ts'
import { aSeat, scratch } from './storage.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('a clock', () => {
  const live = { kind: 'live', bank: 60_000, increment: 5_000 } as const
  const seats = (first: Partial<SeatRecord>, second: Partial<SeatRecord> = {}) => [aSeat(0, first), aSeat(1, second)]
  const turn = { now: 10_000, seq: 7, mover: 0, asked: [1], sameQuestion: false }

  it('runs only while its seat is asked', () => {
    const [first, second] = turnSeats(seats({ left: 60_000, askedSince: 4_000 }, { left: 50_000 }), live, turn)
    expect(first).toMatchObject({ left: 60_000 - 6_000 + 5_000, askedSince: null, askedSeq: null })
    expect(second).toMatchObject({ left: 50_000, askedSince: 10_000, askedSeq: 7 })
  })

  it('gives the increment once a turn, however many moves the turn has', () => {
    const [first] = turnSeats(seats({ left: 60_000, askedSince: 4_000 }), live, { ...turn, asked: [0] })
    expect(first).toMatchObject({ left: 54_000, askedSince: 10_000, askedSeq: 7 })
  })

  it('goes on for who is still asked when another has answered', () => {
    const asked = { left: 60_000, askedSince: 4_000, askedSeq: 3 }
    const [, same] = turnSeats(seats(asked, asked), live, { ...turn, sameQuestion: true })
    expect(same).toMatchObject(asked)
    const [, other] = turnSeats(seats(asked, asked), live, turn)
    expect(other).toMatchObject({ askedSince: 4_000, askedSeq: 7 })
  })

  it('never falls below nothing, and is whole again after each move when it counts days', () => {
    const [late] = turnSeats(seats({ left: 1_000, askedSince: 0 }), live, { ...turn, asked: [0] })
    expect(late?.left).toBe(0)
    const days = { kind: 'days', days: 3 } as const
    const [moved] = turnSeats(seats({ left: 3 * DAY, askedSince: 0 }), days, { ...turn, now: 2 * DAY })
    expect(moved).toMatchObject({ left: fullClock(days), askedSince: null })
  })
})

describe('clocks at a table', () => {
  const clock = new TestClock()
  let server: TestServer
  let ada: Client
  let ben: Client

  beforeAll(async () => {
    server = await testServer({}, { now: clock.now })
    ada = await server.guest('Ada')
    ben = await server.guest('Ben')
  })
  afterAll(() => server.close())

  async function until<T>(found: () => Promise<T | null | undefined | false>): Promise<T> {
    for (let i = 0; i < 200; i++) {
      server.wake()
      const value = await found()
      if (value) return value
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('waited in vain')
  }

  it('charge the seat that thinks', async () => {
    const table = await twoAtTable(ada, ben, { clock: { kind: 'live', bank: 600_000, increment: 10_000 } })
    const { who, seat, look } = (await nextTurn(table.id, [ada, ben])) ?? expect.fail('nobody is asked')
    expect((await who.table(table.id)).seats[seat]).toMatchObject({ left: 600_000, askedSince: clock.time })
    clock.advance(90_000)
    await who.move(table.id, look.seq, look.moves[0])
    const after = (await who.table(table.id)).seats[seat]
    expect([520_000, 510_000]).toContain(after?.left)
  })

  it('let a bot play when the time is up, if the host wants that, until the owner is back', async () => {
    const wish = { clock: { kind: 'days', days: 2 }, absence: 'bot' }
    const table = await twoAtTable(ada, ben, wish)
    const { who, seat } = (await nextTurn(table.id, [ada, ben])) ?? expect.fail('nobody is asked')
    clock.advance(2 * DAY - 1)
    server.wake()
    expect((await who.table(table.id)).seats[seat]?.deputy).toBeNull()
    clock.advance(1)
    const taken = await until(async () => {
      const now = await who.table(table.id)
      return now.seq > 0 && now
    })
    expect(taken.seats[seat]?.deputy).toBe('medium')
    const back = await who.post<TableSummary>(`/api/tables/${table.id}/return`)
    expect(back.seats[seat]?.deputy).toBeNull()
  })

  it('only wait, if the host wants that', async () => {
    const table = await twoAtTable(ada, ben, { clock: { kind: 'days', days: 1 } })
    const { db } = server.app.world.storage
    const clocks = db.selectFrom('jobs').selectAll().where('key', '=', `clock/${table.id}`)
    expect(await clocks.execute()).toHaveLength(1)
    clock.advance(5 * DAY)
    await until(async () => (await clocks.execute()).length === 0)
    expect(await ada.table(table.id)).toMatchObject({
      seq: 0,
      status: 'running',
      seats: [{ deputy: null }, { deputy: null }],
    })
    expect((await nextTurn(table.id, [ada, ben]))?.look.seq).toBe(0)
  })

  it('survive a restart', async () => {
    const directory = scratch()
    const first = await testServer({ DATA_DIR: directory.path }, { now: clock.now })
    const [carol, dan] = [await first.guest('Carol'), await first.guest('Dan')]
    const table = await twoAtTable(carol, dan, { clock: { kind: 'live', bank: HOUR, increment: 0 }, absence: 'bot' })
    const asked = (await carol.table(table.id)).seats.findIndex((seat) => seat.askedSince !== null)
    clock.advance(HOUR / 2)
    await first.close()
    clock.advance(HOUR / 4)
    const second = await testServer({ DATA_DIR: directory.path }, { now: clock.now })
    carol.url = second.url
    expect((await carol.table(table.id)).seats[asked]).toMatchObject({ deputy: null, left: HOUR })
    clock.advance(HOUR / 4)
    second.wake()
    await until(async () => (await carol.table(table.id)).seats[asked]?.deputy === 'medium')
    await second.close()
    directory.remove()
  })
})
