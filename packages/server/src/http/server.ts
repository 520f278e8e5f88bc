import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { WebSocket } from 'ws'
import type { z } from 'zod'
import { inWords } from '../answer.ts'
import type { App } from '../app.ts'
import { complaint, parseJson } from '../input.ts'
import { senderOf } from '../limits/sender.ts'
import { badInput, Damaged, isOurs, nothingHere, notSignedIn, Problem, toldAs } from '../problem.ts'
import type { PersonRecord } from '../storage/records.ts'
import { conductRoutes } from './conduct.ts'
import { gameRoutes } from './games.ts'
import { addLimits, answerAccount } from './limiting.ts'
import { addAccessLog, logConnection, loggerFor } from './logging.ts'
import { lookRoutes } from './looks.ts'
import { moderationRoutes } from './moderation.ts'
import { openapi } from './openapi.ts'
import { addOperation } from './operation.ts'
import { addPages } from './pages.ts'
import { peopleRoutes } from './people.ts'
import { playRoutes } from './play.ts'
import type { Route } from './route.ts'
import { addSafety, mustComeFromHere } from './safety.ts'
import { callerIn, personIn } from './session.ts'
import { tableRoutes } from './tables.ts'
import { addWeb } from './web.ts'

/** A request is small; only game files are larger. */
const BODY_LIMIT = 32_768
const SOCKET_MESSAGE_LIMIT = 16_384
/** Whoever takes longer to say what he wants is not listened to any more. */
const REQUEST_TIMEOUT = 20_000

/** Takes a connection over that is to stay open: somebody watches a table. */
export type Connect = (
  app: App,
  socket: WebSocket,
  request: FastifyRequest,
  person: PersonRecord | null,
  /** False once the proof of who it is was withdrawn: what still comes in is not heard. */
  isAdmitted: () => boolean,
) => Promise<void>

export interface ServerOptions {
  /** Checks every answer against its schema. For tests: it costs time. */
  readonly checkAnswers?: boolean
  /** Milliseconds within which a request must have arrived whole. */
  readonly requestTimeout?: number
}

export async function createServer(app: App, live: Connect, options: ServerOptions = {}): Promise<FastifyInstance> {
  const { config } = app
  const requestTimeout = options.requestTimeout ?? REQUEST_TIMEOUT
  const server = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.proxies > 0 && ((_address, hop) => hop < config.proxies),
    // Idle connections must not keep a server from closing.
    forceCloseConnections: 'idle',
    // While it stops, requests are turned down in our own words (see addSafety).
    return503OnClosing: false,
    requestTimeout,
    // Node looks for late requests only if headers are to come no later than the whole.
    http: { connectionsCheckingInterval: 1_000, requestTimeout, headersTimeout: requestTimeout },
    clientErrorHandler: sayGoodbye,
    // An address that cannot be read is looked up as it is written: pages show that it leads nowhere.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : url.replaceAll('%', '%25')),
    routerOptions: { maxParamLength: 200 },
    logger: loggerFor(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // Our routes check for themselves (see addRoute). Without Fastify's own compilers a server starts sooner.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  server.setErrorHandler((problem: FastifyError, _request, reply) => sendProblem(app, problem, reply))
  server.setNotFoundHandler(() => {
    throw nothingHere()
  })
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, body: string) =>
    parseJson(body),
  )
  addAccessLog(server, app)
  addSafety(server, app)
  addWeb(server, app)
  await server.register(cookie)
  addLimits(server, app)
  await server.register(websocket, {
    options: { maxPayload: SOCKET_MESSAGE_LIMIT, perMessageDeflate: false },
    // What a client sends wrong is no trouble of ours.
    errorHandler: (_problem, socket) => socket.terminate(),
  })

  const makers = [gameRoutes, peopleRoutes, conductRoutes, tableRoutes, playRoutes, lookRoutes, moderationRoutes]
  const routes = makers.flatMap((make) => make(app))
  for (const route of routes) addRoute(server, app, route, options)
  // Made when it is first asked for: that takes longer than all else at the start.
  let document: object | null = null
  server.get('/api/openapi.json', () => {
    document ??= openapi(routes, config.publicUrl)
    return document
  })
  server.all('/api/auth/*', (request, reply) => answerAccount(app, request, reply))
  server.get('/api/tables/:table/live', { websocket: true }, (socket, request) => {
    socket.on('error', () => socket.terminate())
    logConnection(request, socket, app.world.now)
    void enter(app, live, socket, request)
  })
  addOperation(server, app)
  addPages(server, app)
  return server
}

/** What is no request, or does not become one in time, is answered by hand: there is nothing to answer it with. */
function sayGoodbye(problem: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || problem.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [line, error, message] =
    problem.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'too-slow', 'The request took too long to arrive.']
      : problem.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'too-large', 'The headers are too large.']
        : ['400 Bad Request', 'bad-input', 'This is not a request.']
  const body = JSON.stringify({ error, message })
  const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  socket.end(`HTTP/1.1 ${line}\r\n${headers}\r\n\r\n${body}`)
}

function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}

function noSchemas(): never {
  throw new Error('routes have no schemas of Fastify')
}

async function enter(app: App, live: Connect, socket: WebSocket, request: FastifyRequest): Promise<void> {
  // What comes before somebody listens waits in the line: whoever comes back asks at once for what was not answered.
  socket.pause()
  let admitted = true
  const cut = (): void => {
    admitted = false
    socket.close(4401, 'who you are has changed')
  }
  try {
    const caller = await app.connections.admit(() => callerIn(app, request, true), cut)
    if (caller && !(await app.standings.isWelcome(caller.person.id))) {
      app.connections.leave(caller)
      return socket.close(4403, 'banned')
    }
    if (caller) socket.on('close', () => app.connections.leave(caller))
    // Gone before it was let in: nobody will say so again.
    if (caller && socket.readyState === socket.CLOSED) app.connections.leave(caller)
    await live(app, socket, request, caller?.person ?? null, () => admitted)
  } catch (problem) {
    app.troubles.note('socket', problem)
    if (problem instanceof Damaged) socket.close(4500, 'damaged table')
    else socket.close(1011, 'something went wrong here')
  } finally {
    socket.resume()
  }
}

function addRoute(server: FastifyInstance, app: App, route: Route, options: ServerOptions): void {
  server.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
    async handler(request, reply) {
      mustComeFromHere(app, request)
      const person = await welcomeIn(app, request, route)
      if (route.person && !person) throw notSignedIn()
      if (route.limit) app.limits.spend(route.limit, senderOf(request, person))
      const call = {
        params: checked('params', route.params, request.params),
        query: checked('query', route.query, request.query),
        body: checked('body', route.body, request.body ?? {}),
        person,
        request,
        reply,
      }
      const answer = await Promise.resolve(route.handle(call)).catch(inWords(call))
      if (options.checkAnswers) mustFit(route, answer)
      return answer
    },
  })
}

/** Who asks. Somebody who is banned may do nothing here, and read what strangers may. */
async function welcomeIn(app: App, request: FastifyRequest, route: Route): Promise<PersonRecord | null> {
  const person = await personIn(app, request)
  if (!person || route.evenBanned) return person
  if (route.person || route.method !== 'GET') await app.standings.mustBeWelcome(person.id)
  return (await app.standings.isWelcome(person.id)) ? person : null
}

function checked(where: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw badInput(complaint(where, parsed.error))
  return parsed.data
}

function mustFit(route: Route, answer: unknown): void {
  const parsed = route.answer.safeParse(JSON.parse(JSON.stringify(answer)))
  if (!parsed.success) throw new Error(`${route.method} ${route.path}: ${complaint('answer', parsed.error)}`)
}

function sendProblem(app: App, problem: FastifyError | Problem, reply: FastifyReply): void {
  const status = problem instanceof Problem ? problem.status : (problem.statusCode ?? 500)
  if (!(problem instanceof Problem) && status >= 400 && status < 500) {
    app.metrics.refused.inc({ error: CODES[status] ?? 'bad-input' })
    reply.status(status).send({ error: CODES[status] ?? 'bad-input', message: problem.message })
    return
  }
  const told = toldAs(problem)
  if (isOurs(problem)) app.troubles.note('request', problem)
  app.metrics.refused.inc({ error: told.code })
  const { retryAfter } = told.more
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  reply.status(told.status).send(told.body)
}

const CODES: Readonly<Record<number, string>> = { 413: 'too-large', 415: 'not-json', 429: 'too-much' }
