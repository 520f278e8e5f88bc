import type { EventSummary, Look } from '@boardroom/wire'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, nextTurn, type TestServer, testServer, twoAtTable } from '../../server/test/client.ts'
import { Past } from '../src/online/past.ts'
import { Page } from './page.ts'

let server: TestServer
let ada: Client
let table: string
let events: readonly EventSummary[]
/** What Ada saw after each event. */
const looks: Look[] = []
let page: Page
let past: Past

/** A game of more events than are asked for at once, some of them taken back. */
beforeAll(async () => {
  server = await testServer()
  ada = await server.guest('Ada')
  const ben = await server.guest('Ben')
  table = (await twoAtTable(ada, ben, { game: 'carnegie' })).id
  const note = async (): Promise<number> => looks.push(await ada.look(table))
  await note()
  while (looks.length < 50) {
    const { who, look } = (await nextTurn(table, [ada, ben])) ?? expect.fail('nobody is asked')
    await who.move(table, look.seq, look.moves.at(-1))
    await note()
    if (looks.length % 4 === 0 && (await who.undo(table, look.seq + 1)).status === 200) await note()
  }
  events = (await ada.get<{ events: EventSummary[] }>(`/api/tables/${table}/log?after=-1`)).events
})
afterAll(() => server.close())

beforeEach(() => {
  page = new Page(ada)
  past = new Past(table)
  past.take(events)
})
afterEach(() => {
  past.close()
  page.leave()
})

/** What stands now: for each number of moves the last position that had it. */
const standing = () => new Map(looks.map((look) => [look.view.seq, look]))

describe('the past of an online table', () => {
  it('has the positions of the moves that stand', async () => {
    expect(events.some(({ kind }) => kind === 'undo')).toBe(true)
    const present = looks.at(-1)?.view.seq ?? 0
    for (let moves = 0; moves <= present; moves++) {
      expect(await past.at(moves)).toEqual(standing().get(moves)?.view)
    }
  })

  it('counts moves for the page and events for the server', () => {
    for (const { seq } of events) expect(past.movesAfter(seq)).toBe(looks[seq]?.view.seq)
    for (let moves = 0; moves < past.movers().length; moves++) {
      expect(past.movesAfter(past.eventAt(moves))).toBe(moves)
    }
    expect(past.movers()).toHaveLength(looks.at(-1)?.view.seq ?? -1)
  })

  it('has the log of the moves that stand, in order', () => {
    const seqs = past.log().map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
    expect(seqs.at(-1)).toBeLessThanOrEqual(looks.at(-1)?.view.seq ?? 0)
  })

  it('asks for many positions at once, and for the next before they are needed', async () => {
    await past.at(0)
    expect(page.asked).toEqual([`/api/tables/${table}/views?from=0&to=31`])
    await past.at(past.movesAfter(25))
    await past.at(past.movesAfter(25))
    expect(page.asked.slice(1)).toEqual([`/api/tables/${table}/views?from=32&to=${events.length - 1}`])
  })

  it('asks nothing about what was just on the screen', async () => {
    const view = looks.at(-1)?.view ?? expect.fail('nothing was seen')
    past.see(view)
    expect(await past.at(view.seq)).toBe(view)
    expect(page.asked).toEqual([])
  })

  it('tries again what fails for a moment', async () => {
    page.instead.push(() => Promise.reject(new TypeError('no network')))
    expect(await past.at(3)).toEqual(standing().get(3)?.view)
    expect(page.asked).toHaveLength(2)
  })

  it('does not try again what the server refuses, nor once the table is left', async () => {
    const refused = () => Promise.resolve(Response.json({ error: 'no-table' }, { status: 404 }))
    page.instead.push(refused, () => Promise.reject(new TypeError('no network')))
    await expect(past.at(3)).rejects.toMatchObject({ code: 'no-table' })
    past.close()
    await expect(past.at(3)).rejects.toMatchObject({ code: 'unreachable' })
    expect(page.asked).toHaveLength(2)
  })
})
