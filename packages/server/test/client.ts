import type { Look, TableSummary } from '@boardroom/wire'
import { afterAll } from 'vitest'
import { readConfig } from '../src/config.ts'
import { type RunningServer, type ServeOptions, serve } from '../src/serve.ts'
import { ensureBuilt } from './process.ts'
import { scratch } from './storage.ts'

export interface Answer<T = Record<string, unknown>> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

/** Somebody who talks to a server over HTTP. */
export class Client {
  url: string
  readonly key: string | null

  constructor(url: string, key: string | null = null) {
    this.url = url
    this.key = key
  }

  async send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.key && { authorization: `Bearer ${this.key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: (json ? JSON.parse(text) : text) as T, headers: response.headers }
  }

  /** A request that must succeed. */
  async must<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.send<T>(method, path, body)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  get<T = Record<string, unknown>>(path: string): Promise<T> {
    return this.must<T>('GET', path)
  }

  post<T = Record<string, unknown>>(path: string, body: unknown = {}): Promise<T> {
    return this.must<T>('POST', path, body)
  }

  table(id: string): Promise<TableSummary> {
    return this.get(`/api/tables/${id}`)
  }

  look(id: string): Promise<Look> {
    return this.get(`/api/tables/${id}/view`)
  }

  move(id: string, seq: number, move: unknown, request = `${Math.random()}`): Promise<Answer> {
    return this.send('POST', `/api/tables/${id}/moves`, { seq, id: request, move })
  }

  undo(id: string, seq: number, request = `${Math.random()}`): Promise<Answer> {
    return this.send('POST', `/api/tables/${id}/undo`, { seq, id: request })
  }
}

/** A clock that stands still until it is moved. */
export class TestClock {
  time = Date.UTC(2026, 0, 1)
  now = (): number => this.time
  advance(ms: number): void {
    this.time += ms
  }
}

export interface TestServer extends RunningServer {
  client(key?: string): Client
  guest(name: string, language?: 'en' | 'de'): Promise<Client>
}

let built: Promise<void> | null = null

export async function testServer(env: Record<string, string> = {}, options: ServeOptions = {}): Promise<TestServer> {
  // Its threads run what is built.
  built ??= ensureBuilt()
  await built
  const directory = env['DATABASE_URL'] || env['DATA_DIR'] ? null : scratch()
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '1000000',
    ...(directory && { DATA_DIR: directory.path }),
    ...env,
  })
  const server = await serve(config, { checkAnswers: true, ...options })
  return {
    ...server,
    client: (key) => new Client(server.url, key ?? null),
    guest: (name, language) => guestAt(server.url, name, language),
    async close() {
      await server.close()
      directory?.remove()
    },
  }
}

/** A server for all tests of a file. */
export async function serverHere(): Promise<TestServer> {
  const server = await testServer()
  afterAll(() => server.close())
  return server
}

export async function guestAt(url: string, name: string, language: 'en' | 'de' = 'en'): Promise<Client> {
  const { key } = await new Client(url).post<{ key: string }>('/api/guests', { name, language })
  return new Client(url, key)
}

export const BASIC = { game: 'big-shoulders', seats: [{ kind: 'me' }, { kind: 'open' }] }

/** Two people at a table that has started. */
export async function twoAtTable(ada: Client, ben: Client, wish: Record<string, unknown> = {}): Promise<TableSummary> {
  const table = await ada.post<TableSummary>('/api/tables', { ...BASIC, ...wish })
  const invite = table.seats.find((seat) => seat.invite)?.invite
  await ben.post(`/api/tables/${table.id}/join`, { invite })
  return ada.post<TableSummary>(`/api/tables/${table.id}/start`)
}

export interface Turn {
  readonly who: Client
  readonly look: Look
  readonly seat: number
}

/** Whoever is asked, with what they see. */
export async function nextTurn(id: string, clients: readonly Client[]): Promise<Turn | null> {
  for (const [seat, who] of clients.entries()) {
    const look = await who.look(id)
    if (look.moves.length > 0) return { who, look, seat }
  }
  return null
}

/** Plays moves picked by `pick` until the game is over or enough were made. Returns the number of moves. */
export async function playOn(
  id: string,
  clients: readonly Client[],
  limit: number,
  pick: (count: number) => number = (count) => Math.floor(Math.random() * count),
): Promise<number> {
  for (let made = 0; made < limit; made++) {
    const turn = await nextTurn(id, clients)
    if (!turn) return made
    const { who, look } = turn
    const answer = await who.move(id, look.seq, look.moves[pick(look.moves.length)])
    if (answer.status !== 200) throw new Error(`move refused: ${JSON.stringify(answer.body)}`)
  }
  return limit
}

/** Everything the database holds about a table but its chat, which is there to be changed. */
export async function storedOf({ app }: TestServer, table: string): Promise<string> {
  const { db } = app.world.storage
  const rows = await Promise.all([
    db.selectFrom('tables').selectAll().where('id', '=', table).execute(),
    db.selectFrom('seats').selectAll().where('table', '=', table).orderBy('seat').execute(),
    db.selectFrom('events').selectAll().where('table', '=', table).orderBy('seq').execute(),
    db.selectFrom('positions').selectAll().where('table', '=', table).execute(),
  ])
  return JSON.stringify(rows)
}
