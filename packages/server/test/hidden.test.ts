import { GAME_IDS } from '@boardroom/games'
import {
  chanceFrom,
  entriesFor,
  type GameTypes,
  imagineTable,
  type Table,
  type Viewer,
  viewOf,
} from '@boardroom/kernel'
import type { TableSummary } from '@boardroom/wire'
import { describe, expect, it } from 'vitest'
import { lookFor } from '../src/tables/look.ts'
import type { Opened } from '../src/tables/opened.ts'
import { playMove } from '../src/tables/play.ts'
import { BUILDINGS, secretBuildings } from './buildings.ts'
import { type Client, serverHere } from './client.ts'
import { LiveClient } from './live.ts'

const server = await serverHere()

const SETTINGS: [string, Record<string, unknown>][] = [
  ...GAME_IDS.map((game): [string, Record<string, unknown>] => [game, {}]),
  ['big-shoulders', { draft: true, mode: 'advanced', edition: '2018' }],
]
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator']
interface Sitting {
  readonly id: string
  readonly host: Client
  readonly lives: readonly LiveClient[]
}

async function sit(game: string, options: object): Promise<Sitting> {
  const clients = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => server.guest(name)))
  const [host] = clients as [Client, Client, Client]
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { id } = await host.post<TableSummary>('/api/tables', { game, options, seats, visibility: 'public' })
  for (const client of clients.slice(1)) await client.post(`/api/tables/${id}/join`)
  const lives = [...clients, server.client()].map((client) => new LiveClient(client, id))
  await host.post(`/api/tables/${id}/start`)
  return { id, host, lives }
}

/** The table in memory, and whether its game is still on. */
function now(id: string): { opened: Opened; table: Table<GameTypes> } {
  const opened = server.app.world.opened.cached(id) ?? expect.fail('not in memory')
  return { opened, table: opened.position?.table ?? expect.fail('not started') }
}

describe('hidden facts', () => {
  it.each(SETTINGS)(
    'of %s %j are in no message to anybody else, at any position of a whole game',
    async (game, options) => {
      const { id, host, lives } = await sit(game, options)
      for (let i = 0; i < 4_000; i++) {
        const { opened, table } = now(id)
        const [seat] = table.asked()
        if (seat === undefined) break
        await inspectAll(lives, opened, table)
        const moves = table.legal(seat)
        const request = { seq: opened.record.seq, client: `${i}`, move: moves[(i * 7919) % moves.length] }
        expect((await playMove(server.app.world, id, { seat }, request)).kind).toBe('done')
      }
      const { status, seq } = await host.table(id)
      expect(status).toBe('over')
      await Promise.all(lives.map((live) => live.seq(seq)))
      const events = await server.app.world.storage.tables.events(id, -1, seq)
      for (const [n, live] of lives.entries()) {
        const mine = events.flatMap((event) => entriesFor(event.entries, VIEWERS[n] as Viewer))
        expect(live.events.flatMap((event) => event.entries)).toEqual(plain(mine))
      }
      await Promise.all(lives.map((live) => live.close()))
    },
    240_000,
  )
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The same text, or a difference that can be read. Comparing texts takes a fraction of the time. */
function mustEqual(is: unknown, should: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(should)) expect(is).toEqual(plain(should))
}

async function inspectAll(lives: readonly LiveClient[], opened: Opened, table: Table<GameTypes>): Promise<void> {
  await Promise.all(lives.map((live) => live.seq(opened.record.seq)))
  for (const [n, live] of lives.entries()) inspect(live, opened, table, VIEWERS[n] as Viewer)
}

function inspect(live: LiveClient, opened: Opened, table: Table<GameTypes>, viewer: Viewer): void {
  const view = viewOf(table, viewer)
  const latest = live.messages.findLast((message) => message.look) ?? expect.fail('no look')
  mustEqual(latest.look?.view, view)
  // The same message comes from a state whose hidden facts were drawn anew from the view: so it tells none of them.
  const imagined = imagineTable(table.game, view, chanceFrom(`${opened.record.seq}/${viewer}`))
  const position = { seq: opened.record.seq, table: imagined, size: 0, written: null }
  mustEqual(latest.look, lookFor({ ...opened, position }, viewer))
  expect(JSON.stringify(latest).includes(opened.record.seed)).toBe(false)
  const secrets = secretBuildings(table, viewer)
  const told = [...texts(latest)].filter((text) => BUILDINGS.has(text) && secrets.has(text))
  expect(told, `what ${viewer} sees`).toEqual([])
}

/** Every text anywhere inside a message. */
function* texts(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* texts(part)
}
