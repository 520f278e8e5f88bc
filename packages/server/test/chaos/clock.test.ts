import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { steadyClock } from '../../src/steady.ts'
import { turnSeats } from '../../src/tables/clocks.ts'
import { type Client, nextTurn, type TestServer, testServer, twoAtTable } from '../client.ts'
import { aSeat } from '../storage.ts'

const HOUR = 3_600_000

/** A machine whose clock can be set, and whose ticks cannot. */
class Machine {
  wall = Date.UTC(2026, 0, 1)
  ticks = 5_000
  readonly now = steadyClock(
    () => this.wall,
    () => this.ticks,
  )

  pass(time: number): void {
    this.wall += time
    this.ticks += time
  }
}

describe('the time of a process', () => {
  it('goes on when the machine’s clock is set back, and follows it forward', () => {
    const machine = new Machine()
    const start = machine.now()
    machine.pass(1_000)
    expect(machine.now() - start).toBe(1_000)
    machine.wall -= HOUR
    expect(machine.now() - start).toBe(1_000)
    machine.pass(500)
    expect(machine.now() - start).toBe(1_500)
    machine.wall += HOUR
    expect(machine.now() - start).toBe(1_500)
    // A night asleep: no ticks, but the clock knows.
    machine.wall += 8 * HOUR
    expect(machine.now() - start).toBe(1_500 + 8 * HOUR)
  })

  it('is the time of day by itself', () => {
    const now = steadyClock()
    expect(Math.abs(now() - Date.now())).toBeLessThan(50)
    expect(Number.isInteger(now())).toBe(true)
  })
})

describe('a clock set back by an hour', () => {
  const machine = new Machine()
  let server: TestServer
  let ada: Client
  let ben: Client
  beforeAll(async () => {
    server = await testServer({}, { now: machine.now })
    ada = await server.guest('Ada')
    ben = await server.guest('Ben')
  })
  afterAll(() => server.close())

  it('gives the mover nothing', async () => {
    const { id } = await twoAtTable(ada, ben, { clock: { kind: 'live', bank: 600_000, increment: 0 } })
    const { who, seat, look } = (await nextTurn(id, [ada, ben])) ?? expect.fail('nobody is asked')
    machine.pass(60_000)
    machine.wall -= HOUR
    machine.pass(60_000)
    await who.move(id, look.seq, look.moves[0])
    expect((await who.table(id)).seats[seat]?.left).toBe(480_000)
  })

  it('on another process never makes a span negative', () => {
    const live = { kind: 'live', bank: 60_000, increment: 0 } as const
    const asked = [aSeat(0, { left: 30_000, askedSince: HOUR }), aSeat(1)]
    const [first] = turnSeats(asked, live, { now: 1_000, seq: 2, mover: 0, asked: [1], sameQuestion: false })
    expect(first?.left).toBe(30_000)
  })
})
