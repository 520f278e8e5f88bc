import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { App } from '../app.ts'
import { networkOf } from '../limits/network.ts'

const MAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g

/** Asked every few seconds by machines; nobody wants to read that. */
const QUIET: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * What may be in the log. Whatever could let somebody in stays out: keys are in headers and cookies, private links,
 * tokens and invites in addresses. So a request is its route, and never its address.
 */
export function loggerFor(level: App['config']['logLevel']) {
  return {
    level,
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
      err: ({ name, message, stack }: Error) => ({
        type: name,
        message: withoutMails(message),
        stack: withoutMails(stack ?? ''),
      }),
    },
  }
}

/** What other programs say of a failure may name whom a mail was for. */
function withoutMails(text: string): string {
  return text.replaceAll(MAIL, '(mail address)')
}

/** One line for every answer, and figures. */
export function addAccessLog(server: FastifyInstance, { metrics }: App): void {
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'page'
    const status = reply.statusCode
    const seconds = reply.elapsedTime / 1_000
    metrics.requestSeconds.observe({ method, route, status: String(status) }, seconds)
    if (route === '/api/tables/:table/moves') metrics.moveSeconds.observe(seconds)
    const facts = { method, route, status, ms: Math.round(reply.elapsedTime), from: networkOf(request.ip) }
    if (QUIET.has(routeOptions.url)) request.log.debug(facts, 'answered')
    else request.log.info(facts, 'answered')
  })
}

/** A live connection is one line too, when it ends. */
export function logConnection(request: FastifyRequest, socket: WebSocket, now: () => number): void {
  const began = now()
  socket.once('close', (code) => {
    const facts = { route: request.routeOptions.url, code, ms: now() - began, from: networkOf(request.ip) }
    request.log.info(facts, 'live connection ended')
  })
}
