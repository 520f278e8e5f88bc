import { hashOf, replay } from '@boardroom/kernel'
import { expect } from 'vitest'
import type { Storage } from '../src/storage/storage.ts'
import { movesOf } from '../src/tables/exchange.ts'
import { loadGames } from '../src/tables/games.ts'
import { seqOf, stateOf } from '../src/tables/stored.ts'
import { Client, guestAt, twoAtTable } from './client.ts'
import { LiveClient } from './live.ts'
import { ServerProcess } from './process.ts'

interface Acknowledged {
  readonly seq: number
  readonly seat: number
  readonly move: unknown
}

/** Where the server is now, for those who come back after it died. */
class Address {
  over = false
  url: string
  #back = Promise.resolve()
  #arrive = (): void => {}

  constructor(url: string) {
    this.url = url
  }

  /** From now on there is no server. */
  leave(): void {
    this.#back = new Promise((resolve) => {
      this.#arrive = resolve
    })
  }

  arrive(url: string): void {
    this.url = url
    this.#arrive()
  }

  /** When there is a server again, to those whom the last one did not answer. */
  async back(): Promise<void> {
    await this.#back
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Somebody, and the process he comes to. */
interface PlacedClient {
  readonly client: Client
  readonly address: Address
}

/** Two people who play on whatever happens, and remember every move that was acknowledged. */
class Players {
  readonly acknowledged: Acknowledged[] = []
  readonly table: string
  readonly #clients: readonly PlacedClient[]
  #count = 0

  constructor(table: string, clients: readonly PlacedClient[]) {
    this.table = table
    this.#clients = clients
  }

  /** Asks again, of the next server, until there is an answer. */
  async #insist<T>(work: (client: Client) => Promise<T>, { client, address }: PlacedClient): Promise<T | null> {
    while (!address.over) {
      client.url = address.url
      try {
        return await work(client)
      } catch {
        await address.back()
      }
    }
    return null
  }

  async play(): Promise<void> {
    for (;;) {
      for (const [seat, placed] of this.#clients.entries()) {
        if (placed.address.over) return
        const look = await this.#insist((each) => each.look(this.table), placed)
        if (!look || look.moves.length === 0) continue
        const move = look.moves[Math.floor(Math.random() * look.moves.length)]
        const id = `${seat}/${this.#count++}`
        const answer = await this.#insist((each) => each.move(this.table, look.seq, move, id), placed)
        if (!answer) return
        // A server that is told to write while it dies may answer 5xx; only what was acknowledged counts.
        if (answer.status === 200) this.acknowledged.push({ seq: answer.body['seq'] as number, seat, move })
      }
    }
  }
}

/** Somebody who watches, and comes back with what they last saw. */
async function watch(table: string, address: Address): Promise<number[]> {
  const seen: number[] = []
  while (!address.over) {
    const live = new LiveClient(new Client(address.url), table, { seq: seen.at(-1) ?? -1 })
    await live.until(() => live.closed !== null || address.over, 60_000)
    seen.push(...live.events.map((event) => event.seq))
    live.socket.terminate()
    await address.back()
  }
  return seen
}

/** Kills servers while people play, and looks whether anything that was acknowledged is gone. */
export async function killServers(
  env: Record<string, string>,
  times: number,
  open: () => Promise<Storage>,
): Promise<{ readonly acknowledged: number }> {
  let server = await new ServerProcess(env).start()
  let next = new ServerProcess(env)
  const address = new Address(server.url)
  const tables: Players[] = []
  for (let i = 0; i < 3; i++) {
    const clients = [await guestAt(server.url, 'Ada'), await guestAt(server.url, 'Ben')] as const
    const { id } = await twoAtTable(...clients, { visibility: 'public' })
    const placed = clients.map((client) => ({ client, address }))
    tables.push(new Players(id, placed))
  }
  const playing = tables.map((players) => players.play())
  const watched = tables[0]?.table ?? ''
  const watching = watch(watched, address)
  for (let killed = 0; killed < times; killed++) {
    await atWork(tables)
    address.leave()
    await server.kill()
    server = next
    await server.start()
    address.arrive(server.url)
    if (killed < times - 2) next = new ServerProcess(env)
  }
  address.over = true
  await Promise.all(playing)
  const seen = await watching
  await server.stop()

  const storage = await open()
  for (const players of tables) await verify(storage, players)
  expect(seen).toEqual(Array.from({ length: seen.length }, (_, i) => i))
  expect(seen.length).toBeGreaterThan(times)
  await storage.close()
  return { acknowledged: total(tables) }
}

/** A process, where it is, and the one that takes its place. */
class Post {
  readonly address: Address
  readonly #env: Record<string, string>
  #server: ServerProcess

  private constructor(env: Record<string, string>, server: ServerProcess) {
    this.#env = env
    this.#server = server
    this.address = new Address(server.url)
  }

  static async open(env: Record<string, string>): Promise<Post> {
    return new Post(env, await new ServerProcess(env).start())
  }

  async kill(): Promise<void> {
    this.address.leave()
    await this.#server.kill()
    this.#server = await new ServerProcess(this.#env).start()
    this.address.arrive(this.#server.url)
  }

  stop(): Promise<number | null> {
    return this.#server.stop()
  }
}

/** Two processes on one database, the players of every table at different ones; kills either, and the database too. */
export async function killAll(
  env: Record<string, string>,
  kills: { readonly servers: number; readonly database: number },
  database: { crash(): Promise<void>; start(): Promise<void> },
  open: () => Promise<Storage>,
): Promise<{ readonly acknowledged: number }> {
  const posts = [await Post.open(env), await Post.open(env)] as const
  const [here, there] = [posts[0].address, posts[1].address]
  const tables: Players[] = []
  for (let i = 0; i < 4; i++) {
    const [ada, ben] = [await guestAt(here.url, 'Ada'), await guestAt(here.url, 'Ben')]
    const { id } = await twoAtTable(ada, ben, { visibility: 'public' })
    tables.push(
      new Players(id, [
        { client: ada, address: here },
        { client: ben, address: there },
      ]),
    )
  }
  const playing = tables.map((players) => players.play())
  const every = Math.ceil(kills.servers / kills.database)
  for (let killed = 0; killed < kills.servers; killed++) {
    await atWork(tables)
    await posts[killed % 2]?.kill()
    if (killed % every !== every - 1) continue
    await atWork(tables)
    await database.crash()
    await database.start()
  }
  await atWork(tables)
  here.over = true
  there.over = true
  await Promise.all(playing)
  await Promise.all(posts.map((post) => post.stop()))
  const storage = await open()
  for (const players of tables) await verify(storage, players)
  await storage.close()
  return { acknowledged: total(tables) }
}

/** Waits until people have played on: only what is at work is worth killing. */
async function atWork(tables: readonly Players[]): Promise<void> {
  const enough = total(tables) + 6
  const deadline = Date.now() + 20_000
  while (total(tables) < enough && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5))
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 30))
}

function total(tables: readonly Players[]): number {
  return tables.reduce((sum, players) => sum + players.acknowledged.length, 0)
}

/** Every acknowledged move is where its answer said, and the whole table can be read and replayed. */
async function verify(storage: Storage, { table, acknowledged }: Players): Promise<void> {
  const record = (await storage.tables.find(table)) ?? expect.fail('the table is gone')
  const events = await storage.tables.events(table, -1, record.seq)
  expect(events.map((event) => event.seq)).toEqual(Array.from({ length: record.seq + 1 }, (_, i) => i))
  for (const { seq, seat, move } of acknowledged) {
    expect(events[seq], `event ${seq}`).toMatchObject({ seat, move })
  }
  // No move was made twice: there are at most as many as were asked for.
  expect(new Set(acknowledged.map((each) => each.seq)).size).toBe(acknowledged.length)
  const game = (await loadGames()).find(record.game)
  const { options, seed, seats, result } = record
  const file = {
    format: 'boardroom/2' as const,
    game: record.game,
    rules: record.rules,
    options,
    seats: seats.map(() => ({ name: 'x' })),
    seed,
    moves: await movesOf({ storage }, record),
    hash: events.at(-1)?.hash ?? '',
    result,
  }
  const history = replay(game, file)
  const position = await storage.tables.position(table)
  if (!position) throw new Error('there is no state')
  expect(seqOf(position)).toBe(record.seq)
  expect(stateOf(position)).toEqual(JSON.parse(JSON.stringify(history.table.state)))
  expect(hashOf(history.table)).toBe(file.hash)
}
