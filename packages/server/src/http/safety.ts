import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { badInput, closing, Problem } from '../problem.ts'
import { byCookie } from './session.ts'

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; " +
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Private links are in addresses. Told nothing at all, browsers would not say either where a form of ours comes from.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** What is answered to the last. */
const OPERATION = /^\/(healthz|readyz|metrics)$/

/** Headers on every answer, and a word with every request that comes from another site. */
export function addSafety(server: FastifyInstance, app: App): void {
  const secure = app.config.publicUrl.startsWith('https:')
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    const upgrades = request.headers.upgrade !== undefined
    // A connection that was to become a socket is left to nobody when it is refused, and would keep the server from closing.
    if (upgrades) reply.raw.once('finish', () => request.raw.socket.destroySoon())
    if (secure) reply.header('strict-transport-security', 'max-age=31536000')
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    if (app.closing && !OPERATION.test(request.url)) {
      reply.header('connection', 'close')
      throw closing()
    }
    if (/%00/.test(request.url)) throw badInput('there is a NUL in the address')
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if ((changes || upgrades) && !isOwnOrigin(app, request)) {
      throw new Problem(403, 'foreign-origin', 'Another site may not do this.')
    }
  })
}

/** Browsers say which site a request comes from; scripts say nothing, and bring a key of their own. */
function isOwnOrigin({ config }: App, request: FastifyRequest): boolean {
  const { origin } = request.headers
  if (request.headers['sec-fetch-site'] === 'cross-site') return false
  if (origin === undefined) return true
  if (origin === config.publicUrl) return true
  return !config.knownUrl && URL.canParse(origin) && new URL(origin).host === request.headers.host
}

/**
 * A change that is vouched for only by a cookie must show that it comes from our own pages: by its origin, or by a
 * header that no form or image of another site can send.
 */
export function mustComeFromHere(app: App, request: FastifyRequest): void {
  if (request.method === 'GET' || !byCookie(request)) return
  const named = request.headers.origin !== undefined && isOwnOrigin(app, request)
  if (named || request.headers['x-boardroom'] !== undefined) return
  throw new Problem(403, 'foreign-origin', 'Send an Origin or x-boardroom header with changes.')
}
