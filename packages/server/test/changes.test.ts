import { GAME_IDS } from '@boardroom/games'
import {
  type Changes,
  type EventSummary,
  type LiveMessage,
  liveMessage,
  type TableSummary,
  type Update,
} from '@boardroom/wire'
import { eventsIn, Picture } from '@boardroom/wire/picture'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Client, nextTurn, serverHere, twoAtTable } from './client.ts'

const server = await serverHere()
const ada = await server.guest('Ada')
const ben = await server.guest('Ben')

const MOVES = 60
/** Bytes of the median message. */
const MOSTLY = 600
/** Of a hundred: how often a message is lost, a connection begins anew, a move is taken back. */
const LOST = 10
const AGAIN = 5
const BACK = 10
const chance = (percent: number): boolean => Math.random() * 100 < percent

/** Somebody who is told what changes, over a line that loses some of it. */
class Onlooker {
  readonly client: Client
  readonly picture = new Picture()
  /** The lengths of what changed. */
  readonly told: number[] = []
  readonly events: EventSummary[] = []
  /** Something was lost, and nothing has come since. */
  behind = false
  readonly #table: string
  #socket!: WebSocket

  constructor(client: Client, table: string) {
    this.client = client
    this.#table = table
    this.connect()
  }

  connect(): void {
    this.close()
    this.behind = false
    const { url, key } = this.client
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/api/tables/${this.#table}/live?tell=changes&protocol=2`,
      {
        headers: key ? { authorization: `Bearer ${key}` } : {},
      },
    )
    this.#socket = socket
    socket.on('error', () => {})
    socket.on('message', (data) => {
      if (this.#socket !== socket) return
      const message = JSON.parse(String(data)) as LiveMessage
      const checked = liveMessage.safeParse(message)
      if (!checked.success) throw new Error(`${data} is no message: ${checked.error}`)
      if (message.type === 'update' || message.type === 'changes') this.#see(message, String(data).length)
    })
  }

  #see(message: Update | Changes, length: number): void {
    this.events.push(...eventsIn(message))
    if (message.type === 'changes') {
      this.told.push(length)
      if (!this.behind && chance(LOST)) {
        this.behind = true
        return
      }
    }
    const fits = this.picture.take(message)
    // What follows a loss must be noticed.
    expect(fits).toBe(message.type === 'update' || !this.behind)
    if (fits) this.behind = false
    else this.#socket.send(JSON.stringify({ type: 'whole', id: 'w' }))
  }

  /** Whether there is nothing more to be told, as far as this one can know. */
  sees(seq: number): boolean {
    return this.behind || this.picture.look?.seq === seq
  }

  close(): void {
    this.#socket?.terminate()
  }
}

async function until(what: string, holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

/** Plays a move at random, or takes one back. Returns the position after it. */
async function act(id: string): Promise<number | null> {
  const turn = await nextTurn(id, [ada, ben])
  if (!turn) return null
  const { who, look } = turn
  const last = [ada, ben].find((each) => each !== who) ?? ada
  if (chance(BACK)) {
    for (const each of [who, last]) {
      const { status, body } = await each.undo(id, look.seq)
      if (status === 200) return body['seq'] as number
    }
  }
  const { status, body } = await who.move(id, look.seq, look.moves[Math.floor(Math.random() * look.moves.length)])
  expect(status).toBe(200)
  return body['seq'] as number
}

describe.each(GAME_IDS)('what changed at a table of %s', (game) => {
  it('makes the picture that the whole makes, for everyone, in a few hundred bytes', async () => {
    const { id } = await twoAtTable(ada, ben, { game, visibility: 'public' })
    const all = [ada, ben, ben, server.client(), server.client()].map((client) => new Onlooker(client, id))
    await until('the start', () => all.every((each) => each.sees(0)))
    let made = 0
    for (; made < MOVES; made++) {
      const seq = await act(id)
      if (seq === null) break
      await until(`position ${seq}`, () => all.every((each) => each.sees(seq)))
      for (const { client, picture, behind } of all) {
        if (behind) continue
        expect(picture.look).toEqual(await client.look(id))
        expect(picture.table).toEqual(await client.table(id))
      }
      for (const each of all) if (chance(AGAIN)) each.connect()
      await until('coming back', () => all.every((each) => each.sees(seq)))
    }
    const lengths = all.flatMap(({ told }) => told).sort((a, b) => a - b)
    expect(made).toBeGreaterThan(0)
    expect(lengths.length).toBeGreaterThan(made)
    for (const { client, events } of all) {
      const { events: log } = await client.get<{ events: EventSummary[] }>(`/api/tables/${id}/log?after=-1`)
      for (const event of events) expect(event).toEqual(log.find(({ seq }) => seq === event.seq))
      expect(new Set(events.map(({ seq }) => seq)).size).toBe(log.length)
    }
    expect(lengths[lengths.length >> 1]).toBeLessThanOrEqual(MOSTLY)
    for (const each of all) each.close()
  }, 120_000)
})

describe('what changed', () => {
  it('is told from their own seat to those who sit down, and to those who lose it', async () => {
    const table = await ada.post<TableSummary>('/api/tables', {
      game: 'big-shoulders',
      visibility: 'public',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const seen = new Onlooker(ben, table.id)
    await until('the lobby', () => seen.picture.table !== null)
    expect(seen.picture.table?.you).toEqual({ seat: null, host: false })
    await ben.post(`/api/tables/${table.id}/join`)
    await until('the seat', () => seen.picture.table?.you.seat === 1 || seen.behind)
    await ben.post(`/api/tables/${table.id}/leave`)
    seen.connect()
    await until('no seat', () => seen.picture.table?.you.seat === null)
    expect(seen.picture.table).toEqual(await ben.table(table.id))
    seen.close()
  })
})
