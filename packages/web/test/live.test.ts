import type { LiveMessage } from '@boardroom/wire'
import { PROTOCOL } from '@boardroom/wire/picture'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Client, nextTurn, type TestServer, testServer, twoAtTable } from '../../server/test/client.ts'
import { type Connection, LiveConnection, type LiveRequest } from '../src/online/live.ts'
import { Page } from './page.ts'

const PATIENT = { timeout: 20_000 }

let server: TestServer
let people: [Client, Client]
let table: string
let page: Page
let live: LiveConnection | undefined
let heard: LiveMessage[]
let states: Connection[]

beforeAll(async () => {
  server = await testServer()
  people = [await server.guest('Ada'), await server.guest('Ben')]
})
afterAll(() => server.close())

beforeEach(async () => {
  table = (await twoAtTable(...people)).id
  heard = []
  states = []
})
afterEach(() => {
  live?.close()
  page.leave()
  vi.restoreAllMocks()
})

/** The number of the last event that the page has heard of. */
function seen(): number {
  return heard.reduce((last, message) => {
    if (message.type === 'update') return message.look?.seq ?? last
    return message.type === 'changes' ? last + (message.events?.length ?? 0) : last
  }, -1)
}

function connect(id = table, who = people[0]): LiveConnection {
  page = new Page(who)
  live = new LiveConnection({
    table: id,
    seen: () => ({ seq: seen(), chat: 0 }),
    hear: (message) => heard.push(message),
    changed: (connection) => states.push(connection),
  })
  return live
}

const isLive = () => vi.waitFor(() => expect(states.at(-1)).toBe('live'), PATIENT)

/** Whoever is asked has the page open, and a move to make. */
async function asked(): Promise<LiveRequest> {
  const { who, look } = (await nextTurn(table, people)) ?? expect.fail('nobody is asked')
  connect(table, who)
  await isLive()
  const [move = expect.fail('no moves')] = look.moves
  return { type: 'move', id: 'mine', seq: look.seq, move }
}

const made = async () => (await people[0].table(table)).seq

describe('the line to a table', () => {
  it('tells of the table, carries a move, and tells what came of it', async () => {
    const request = await asked()
    expect(heard[0]).toMatchObject({ type: 'update', look: { seq: 0 } })
    expect(await live?.send(request)).toMatchObject({ type: 'answer', id: 'mine', status: 200, seq: 1 })
    await vi.waitFor(() => expect(seen()).toBe(1), PATIENT)
    expect(states).toEqual(['live'])
  })

  it('comes back by itself, and has missed nothing', async () => {
    const request = await asked()
    page.socket.terminate()
    await vi.waitFor(() => expect(states).toEqual(['live', 'reconnecting']), PATIENT)
    const mover = (await nextTurn(table, people)) ?? expect.fail('nobody is asked')
    await mover.who.move(table, request.seq, request.move)
    await isLive()
    await vi.waitFor(() => expect(seen()).toBe(1), PATIENT)
    expect(page.sockets).toHaveLength(2)
  })

  it('sends what was said while it was down when it is back', async () => {
    const request = await asked()
    page.socket.terminate()
    const answer = live?.send(request)
    expect(await answer).toMatchObject({ status: 200, seq: 1 })
    expect(await made()).toBe(1)
  })

  it('sends again what was never answered, and it is applied once', async () => {
    const request = await asked()
    // The move gets through, its answer does not.
    page.socket.removeAllListeners('message')
    const answer = live?.send(request)
    await vi.waitFor(async () => expect(await made()).toBe(1), PATIENT)
    page.socket.terminate()
    expect(await answer).toMatchObject({ status: 200, seq: 1 })
    expect(await made()).toBe(1)
  })

  it('is gone where there is no such table, and does not try again', async () => {
    connect('nowhere')
    await vi.waitFor(() => expect(states).toEqual(['gone']), PATIENT)
    page.network(false)
    page.network(true)
    expect(page.sockets).toHaveLength(1)
  })

  it('knows that it is out of date when the server says so, and does not try again', async () => {
    connect()
    await isLive()
    const [, ...others] = page.sockets
    expect(others).toEqual([])
    expect(new URL(page.socket.url).searchParams.get('protocol')).toBe(String(PROTOCOL))
    page.socket.emit('close', 4426, Buffer.from('reload'))
    await vi.waitFor(() => expect(states.at(-1)).toBe('outdated'), PATIENT)
    page.network(false)
    page.network(true)
    expect(page.sockets).toHaveLength(1)
  })

  it('waits for the network without trying, and is back with it', async () => {
    await asked()
    page.network(false)
    expect(states).toEqual(['live', 'reconnecting'])
    expect(page.sockets).toHaveLength(1)
    page.network(true)
    await isLive()
    expect(page.sockets).toHaveLength(2)
  })

  it.each([
    [59_000, 1],
    [61_000, 2],
  ])('after %d ms out of sight has opened %d line(s)', async (slept, lines) => {
    await asked()
    page.hide(true)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + slept)
    page.hide(false)
    expect(page.sockets).toHaveLength(lines)
  })

  it('says nothing more when it is closed', async () => {
    const request = await asked()
    live?.close()
    const before = heard.length
    await people[0].move(table, request.seq, request.move)
    await vi.waitFor(() => expect(page.socket.readyState).toBe(page.socket.CLOSED), PATIENT)
    page.network(true)
    expect([states, heard.length, page.sockets.length]).toEqual([['live'], before, 1])
  })

  it('asks for the whole table when it is told to', async () => {
    await asked()
    live?.askWhole()
    await vi.waitFor(() => expect(heard.filter(({ type }) => type === 'update')).toHaveLength(2), PATIENT)
  })
})
