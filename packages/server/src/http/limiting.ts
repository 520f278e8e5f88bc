import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { senderOf } from '../limits/sender.ts'
import type { PersonRecord } from '../storage/records.ts'
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

/** Where letters are written to an address that anybody can give. */
const WRITES = /\/(sign-up\/email|request-password-reset)$/

/** Signing up and in: where people are made up, and passwords guessed. */
export async function answerAccount(app: App, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const person = await personIn(app, request)
  const sender = senderOf(request, person)
  const [path = ''] = request.url.split('?')
  if (path === '/api/auth/sign-up/email') app.limits.spend('newcomer', sender)
  if (WRITES.test(path)) app.limits.spend('mail', sender)
  const guessed = guessedAccount(path, request.body, person)
  const guess = guessed === null ? null : app.limits.guess(guessed, sender)
  await app.accounts.answer(request, reply)
  if (reply.statusCode < 400) guess?.right()
}

/** Whose password is tried: of the account to be signed in to, or of the one that is. */
function guessedAccount(path: string, body: unknown, person: PersonRecord | null): string | null {
  const { email, password, currentPassword } = (body ?? {}) as Record<string, unknown>
  if (path === '/api/auth/sign-in/email') return typeof email === 'string' ? email : null
  if (path === '/api/auth/sign-up/email') return null
  return password !== undefined || currentPassword !== undefined ? (person?.account ?? null) : null
}
