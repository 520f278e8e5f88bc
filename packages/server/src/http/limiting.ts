import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { senderOf } from '../limits/sender.ts'
import { personIn } from './session.ts'

/** What those who run the server ask, which must always be answered. */
const UNLIMITED: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics'])

/** Counts every request before anything is done about it. */
export function addLimits(server: FastifyInstance, app: App): void {
  server.addHook('onRequest', async (request) => {
    if (UNLIMITED.has(request.routeOptions.url)) return
    app.limits.spend('request', senderOf(request, await personIn(app, request)))
  })
}

/** Signing up and in: where people are made up, and passwords guessed. */
export async function answerAccount(app: App, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const sender = senderOf(request, await personIn(app, request))
  const [path] = request.url.split('?')
  if (path === '/api/auth/sign-up/email') app.limits.spend('newcomer', sender)
  const { email } = (request.body ?? {}) as { email?: unknown }
  const signsIn = path === '/api/auth/sign-in/email' && typeof email === 'string'
  const guess = signsIn ? app.limits.guess(email, sender) : null
  await app.accounts.answer(request, reply)
  if (reply.statusCode < 400) guess?.right()
}
