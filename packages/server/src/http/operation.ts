import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { within } from '../patience.ts'
import { closing, storageFailed, toldAs } from '../problem.ts'

/** How long the database may take to answer before the server says it is not ready. */
const PATIENCE = 2_000

/** What those who run the server ask. */
export function addOperation(server: FastifyInstance, app: App): void {
  server.get('/healthz', () => ({ status: 'up' }))
  server.get('/readyz', async (_request, reply) => {
    if (app.closing) return reply.status(503).send({ status: 'closing', ...closing().body })
    if (app.troubles.isFull) return reply.status(503).send({ status: 'not ready', ...storageFailed('full').body })
    try {
      await within(PATIENCE, app.world.storage.ping(), 'the database')
      return { status: 'ready' }
    } catch (problem) {
      const told = toldAs(problem)
      const { error, message } = told.status === 503 ? told.body : storageFailed('away').body
      return reply.status(503).send({ status: 'not ready', error, message })
    }
  })
  server.get('/metrics', async (_request, reply) => {
    reply.header('content-type', app.metrics.registry.contentType)
    return app.metrics.registry.metrics()
  })
}
