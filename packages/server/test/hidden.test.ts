import { entriesFor, type Viewer, viewOf } from '@boardroom/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableSummary } from '../src/tables/look.ts'
import { playMove } from '../src/tables/play.ts'
import { BUILDINGS } from './buildings.ts'
import { type Client, type TestServer, testServer } from './client.ts'
import { LiveClient } from './live.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
}, 30_000)
afterAll(() => server.close(), 30_000)

interface HiddenState {
  readonly players: readonly { hand: string[]; kept: string[]; discarded: string[]; picked: string | null }[]
  readonly demandDeck: readonly string[]
  readonly assetDeck: readonly string[]
  readonly buildingDecks: Readonly<Record<string, readonly string[]>>
  readonly chance: { readonly seed: string }
}

/** The buildings that a viewer must not know the place of. */
function secretsOf(state: HiddenState, viewer: Viewer): Set<string> {
  const secret = new Set<string>(Object.values(state.buildingDecks).flat())
  for (const [seat, player] of state.players.entries()) {
    if (seat === viewer) continue
    for (const id of [...player.hand, ...player.kept, ...player.discarded]) secret.add(id)
    if (player.picked) secret.add(player.picked)
  }
  return secret
}

/** Every text anywhere inside a message. */
function* texts(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* texts(part)
}

describe('hidden facts', () => {
  it('are in no message to anybody else, over whole games', async () => {
    for (const [game, options] of [{}, { draft: true, mode: 'advanced' }, { edition: '2018' }].entries()) {
      const clients = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => server.guest(`${name} ${game}`)))
      const [host] = clients as [Client, Client, Client]
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
      const wish = { game: 'big-shoulders', options, seats, visibility: 'public' }
      const { id } = await host.post<TableSummary>('/api/tables', wish)
      for (const client of clients.slice(1)) await client.post(`/api/tables/${id}/join`)
      const viewers: Viewer[] = [0, 1, 2, 'spectator']
      const lives = [...clients, server.client()].map((client) => new LiveClient(client, id))
      await host.post(`/api/tables/${id}/start`)
      const { world } = server.app
      let checked = 0
      for (let i = 0; i < 3_000; i++) {
        const opened = world.opened.cached(id) ?? expect.fail('not in memory')
        const table = opened.position?.table ?? expect.fail('not started')
        const { seq } = opened.record
        if (i % 5 === 0) {
          await Promise.all(lives.map((live) => live.seq(seq)))
          for (const [n, live] of lives.entries()) checked += inspect(live, table.state as never, viewers[n] as Viewer)
          for (const [n, live] of lives.entries())
            expect(live.look?.view).toEqual(plain(viewOf(table, viewers[n] as Viewer)))
        }
        const [seat] = table.asked()
        if (seat === undefined) break
        const moves = table.legal(seat)
        const move = moves[(i * 7919) % moves.length]
        const outcome = await playMove(world, id, { seat }, { seq, client: `${i}`, move })
        expect(outcome.kind).toBe('done')
      }
      expect((await host.table(id)).status).toBe('over')
      expect(checked).toBeGreaterThan(100)
      const { seq } = await host.table(id)
      const events = await world.storage.tables.events(id, -1, seq)
      await Promise.all(lives.map((live) => live.seq(seq)))
      for (const [n, live] of lives.entries()) {
        const mine = events.flatMap((event) => entriesFor(event.entries, viewers[n] as Viewer))
        expect(live.events.flatMap((event) => event.entries)).toEqual(plain(mine))
      }
      await Promise.all(lives.map((live) => live.close()))
    }
  }, 240_000)
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Looks through the latest messages for what their reader must not know now. Returns how many it looked at. */
function inspect(live: LiveClient, state: HiddenState, viewer: Viewer): number {
  const secrets = secretsOf(state, viewer)
  const latest = live.messages.findLast((message) => message.look)
  if (!latest) return 0
  for (const text of texts(latest)) {
    if (BUILDINGS.has(text)) expect(secrets.has(text), `${viewer} sees ${text}`).toBe(false)
    expect(text).not.toContain(state.chance.seed)
  }
  expect(latest.table?.seed).toBeNull()
  return 1
}
