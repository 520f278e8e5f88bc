import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { within } from '../patience.ts'

/** How long the database may take to answer before the server says it is not ready. */
const PATIENCE = 2_000

/** What those who run the server ask. */
export function addOperation(server: FastifyInstance, app: App): void {
  server.get('/healthz', () => ({ status: 'up' }))
  server.get('/readyz', async (_request, reply) => {
    if (app.closing) return reply.status(503).send({ status: 'closing' })
    try {
      await within(PATIENCE, app.world.storage.ping(), 'the database')
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'storage cannot be reached' })
    }
  })
  server.get('/metrics', async (_request, reply) => {
    reply.header('content-type', app.metrics.registry.contentType)
    return app.metrics.registry.metrics()
  })
}
