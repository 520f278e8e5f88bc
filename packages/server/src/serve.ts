import type { AddressInfo } from 'node:net'
import { BadInput } from '@boardroom/kernel'
import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import { botTurn, type Thinkers } from './bots/turn.ts'
import type { Config } from './config.ts'
import { createServer, type ServerOptions } from './http/server.ts'
import type { Now } from './ids.ts'
import { clockTurn } from './jobs/clock.ts'
import { expire, expiryJob } from './jobs/expiry.ts'
import { Runner } from './jobs/runner.ts'
import { Limits } from './limits/limits.ts'
import { Connections } from './live/connections.ts'
import { Hub } from './live/hub.ts'
import { live } from './live/socket.ts'
import { addGauges, createMetrics } from './metrics.ts'
import { Desk } from './moderation/desk.ts'
import { layHostKey } from './moderation/key.ts'
import { openMailer } from './notify/mailer.ts'
import { Notices } from './notify/notices.ts'
import { PostOffice } from './notify/post-office.ts'
import { accountMails } from './people/account-mails.ts'
import { openAccounts } from './people/accounts.ts'
import { goodAmong } from './people/caller.ts'
import { Confirmations } from './people/confirmations.ts'
import { People } from './people/people.ts'
import { Revocations } from './people/revocations.ts'
import { Standings } from './people/standings.ts'
import { steadyClock } from './steady.ts'
import { openStorage } from './storage/open.ts'
import { type Games, loadGames } from './tables/games.ts'
import { Locks } from './tables/locks.ts'
import { OpenedTables } from './tables/opened.ts'
import { type Reviewers, reviewTurn } from './tables/reviews.ts'
import type { World } from './tables/world.ts'
import { Troubles } from './trouble.ts'
import { openCrew } from './workers/crew.ts'
import { openReplayers } from './workers/replayers.ts'

/** How often a process looks whether it missed a message of another. */
const CATCH_UP = 10_000
/** How often the server asks whether its readers are still there. */
const HEARTBEAT = 30_000
/** Clients that do not hang up by themselves are cut off. */
const GOODBYE = 2_000
const GRACE = 10_000
/** A bot that thinks longer has lost itself. */
const THINKING = 30_000
/** A go at a review takes seconds; one decision may take a few more. */
const REVIEWING = 45_000

export interface ServeOptions extends ServerOptions {
  readonly now?: Now
  /** Other games than those of the registry, for tests. */
  readonly games?: Games
}

export interface RunningServer {
  /** Where it listens. */
  readonly url: string
  readonly app: App
  /** Looks for jobs at once, for tests that move the time. */
  wake(): void
  /** Takes no more requests, finishes those under way, tells the clients, closes the database. */
  close(): Promise<void>
}

/**
 * Starts a server. Many may run on one PostgreSQL; on an embedded database only one. What is wrong with the
 * configuration or out of reach is thrown as `BadInput`, in one line.
 */
export async function serve(config: Config, options: ServeOptions = {}): Promise<RunningServer> {
  try {
    return await start(config, options)
  } catch (problem) {
    throw explained(problem)
  }
}

function explained(problem: unknown): unknown {
  const { code, message, port } = problem as { code?: string; message?: string; port?: number }
  if (code === 'EADDRINUSE') return new BadInput(`port ${port} is taken; set PORT to another`)
  if (code === 'EACCES') return new BadInput(`no permission: ${message}`)
  return problem
}

async function start(config: Config, options: ServeOptions): Promise<RunningServer> {
  const now = options.now ?? steadyClock()
  const metrics = createMetrics()
  const troubles = new Troubles(metrics)
  const [games, storage] = await Promise.all([
    options.games ?? loadGames(),
    openStorage(config, troubles.at('database')),
  ])
  const revocations = new Revocations(storage.bus)
  const people = new People(storage, now, revocations)
  const confirmations = new Confirmations(storage, people, now)
  const mailer = config.smtpUrl ? await openMailer(config.smtpUrl, config.mailFrom) : null
  const office = mailer && new PostOffice(mailer, storage.letters, now, metrics.mails)
  const mails = office && accountMails(config, office, confirmations, troubles.at('notice'))
  const opened = new OpenedTables(storage, games, config.cacheBytes)
  const locks = new Locks()
  const thinkers: Thinkers = openCrew({ work: 'bots/worker', threads: config.botThreads, patience: THINKING })
  const replayers = openReplayers()
  const reviewers: Reviewers = openCrew({ work: 'workers/review', threads: 1, patience: REVIEWING })
  const world: World = {
    storage,
    games,
    opened,
    locks,
    now,
    tell: (changed) => hub.changed(changed),
    wantsNotice: (person) => people.wantsNotice(person),
    record: (person, file, language) => replayers.record(person.id, file, language),
    wake() {
      runner.wake()
    },
  }
  const hub = new Hub(world, troubles)
  storage.bus.onGap(() => {
    metrics.reconnects.inc()
    hub.catchUp().catch(troubles.at('bus'))
  })
  people.onSeats = (tables) => hub.refresh(tables)
  people.onTrouble = troubles.at('request')
  const accounts = openAccounts({ config, storage, people, revocations, mails })
  const connections = new Connections(
    revocations,
    (callers) => goodAmong(storage, callers),
    () => metrics.revoked.inc(),
  )
  const notices = new Notices(config, storage, people, confirmations, office)
  notices.onTrouble = troubles.at('notice')
  const handlers = {
    bot: (payload: string) => botTurn(world, thinkers, metrics, JSON.parse(payload).table),
    clock: (payload: string) => clockTurn(world, JSON.parse(payload).table),
    notice: (payload: string) => notices.tell(JSON.parse(payload).person),
    review: (payload: string) => reviewTurn(world, reviewers, payload),
    expiry: () => expire(world, people, hub, config),
  }
  const runner = new Runner(storage.jobs, now, handlers, metrics, troubles.at('job'))
  const standings = new Standings(storage.host, now, revocations)
  const desk = new Desk({ world, people, hub })
  const limits = new Limits(storage.bus, now, config.rateLimit, (kind) => metrics.tooMuch.inc({ kind }))
  const app: App = {
    ...{ config, world, people, accounts, confirmations, hub, connections, notices, metrics, limits, troubles },
    ...{ standings, desk, closing: false, isHost: (key: string) => hostKey?.fits(key) ?? false },
  }
  let hostKey: ReturnType<typeof layHostKey> | null = null
  const server = await createServer(app, live, options)
  troubles.log = (facts) => server.log.error(facts)
  addGauges(metrics, {
    sockets: () => server.websocketServer.clients.size,
    rooms: () => hub.rooms,
    cachedTables: () => opened.size,
    cachedBytes: () => opened.bytes,
    cacheHits: () => opened.hits,
    cacheMisses: () => opened.misses,
    waitingJobs: () => storage.jobs.count().catch(() => -1),
    damaged: () => troubles.damaged.size,
    hears: () => (storage.bus.hears ? 1 : 0),
    jobAge: async () => Math.max(0, now() - ((await storage.jobs.oldestDue().catch(() => null)) ?? now())) / 1_000,
    waitingThoughts: () => thinkers.waiting,
    waitingImports: () => replayers.waiting,
    waitingReviews: () => reviewers.waiting,
  })
  const timers = [
    setInterval(() => hub.catchUp().catch(troubles.at('timer')), CATCH_UP),
    setInterval(() => connections.recheck().catch(troubles.at('timer')), CATCH_UP),
    setInterval(() => troubles.contain('timer', () => checkHearts(server)), HEARTBEAT),
  ]
  for (const timer of timers) timer.unref()

  try {
    await server.listen({ port: config.port, host: config.host })
  } catch (problem) {
    await close()
    throw problem
  }
  const { port } = server.server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const url = `http://${host}:${port}`
  if (!storage.shared) hostKey = layHostKey(config.dataDir, url)
  const expiry = expiryJob(config, now())
  await (expiry ? storage.jobs.add(expiry) : storage.jobs.drop('expiry'))
  runner.wake()

  async function close(): Promise<void> {
    app.closing = true
    for (const timer of timers) clearInterval(timer)
    hostKey?.remove()
    await runner.close()
    await goodbye(server)
    // Whoever has still not got an answer by then never will.
    const cut = setTimeout(() => server.server.closeAllConnections(), GRACE)
    await server.close()
    clearTimeout(cut)
    await locks.idle()
    await Promise.all([thinkers.close(), replayers.close(), reviewers.close()])
    mailer?.close()
    await storage.close()
  }

  return { url, app, wake: () => runner.wake(), close: once(close) }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null
  return () => {
    done ??= work()
    return done
  }
}

const quiet = new WeakSet<object>()

/** Cuts connections off that did not answer since the last time. */
function checkHearts(server: FastifyInstance): void {
  for (const socket of server.websocketServer.clients) {
    if (quiet.has(socket)) {
      socket.terminate()
      continue
    }
    quiet.add(socket)
    socket.once('pong', () => quiet.delete(socket))
    socket.ping()
  }
}

/** Tells all who watch that the server goes; they come back to the next one with what they last saw. */
async function goodbye(server: FastifyInstance): Promise<void> {
  const { clients } = server.websocketServer
  for (const socket of clients) {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'closing' }))
    socket.close(1012, 'the server restarts')
  }
  const deadline = Date.now() + GOODBYE
  while (clients.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
  for (const socket of clients) socket.terminate()
}
