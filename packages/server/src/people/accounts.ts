import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { newKey } from '../ids.ts'
import type { Mailer } from '../notify/mailer.ts'
import type { PersonRecord } from '../storage/records.ts'
import type { Storage } from '../storage/storage.ts'
import type { People } from './people.ts'

export const AUTH_PATH = '/api/auth'
const COOKIE_PREFIX = 'boardroom-account'

/** Accounts: signing up and in, with all that needs care done by a library that is kept with care. */
export interface Accounts {
  /** The person who is signed in. */
  personIn(request: FastifyRequest): Promise<PersonRecord | null>
  /** Answers everything below `/api/auth`. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<void>
  remove(account: string, request: FastifyRequest): Promise<void>
}

export async function openAccounts(
  config: Config,
  storage: Storage,
  people: People,
  mailer: Mailer | null,
): Promise<Accounts> {
  const options = await optionsFor(config, storage, mailer)
  const { runMigrations } = await getMigrations(options)
  await runMigrations()
  const auth = betterAuth(options)
  const context = await auth.$context

  return {
    async personIn(request) {
      if (!request.headers.cookie?.includes(COOKIE_PREFIX)) return null
      const session = await auth.api.getSession({ headers: headersOf(request) })
      return session ? people.withAccount(session.user.id, session.user.name) : null
    },
    async answer(request, reply) {
      const response = await auth.handler(webRequest(config, request))
      reply.status(response.status)
      for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
      const cookies = response.headers.getSetCookie()
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      reply.send(response.body ? await response.text() : null)
    },
    async remove(account) {
      await context.internalAdapter.deleteUserSessions(account)
      await context.internalAdapter.deleteAccounts(account)
      await context.internalAdapter.deleteUser(account)
    },
  }
}

async function optionsFor(config: Config, storage: Storage, mailer: Mailer | null) {
  return {
    appName: 'Boardroom',
    baseURL: config.publicUrl,
    basePath: AUTH_PATH,
    secret: await storage.secret('accounts', newKey),
    trustedOrigins: [config.publicUrl],
    telemetry: { enabled: false },
    database: { db: storage.db, type: storage.kind, transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      ...(mailer && {
        sendResetPassword: async ({ user, url }: { user: { email: string }; url: string }) =>
          mailer.send({ to: user.email, subject: 'Boardroom: new password / neues Passwort', text: url }),
      }),
    },
    // The library's tables keep apart from ours.
    user: { modelName: 'accountUsers' },
    session: { modelName: 'accountSessions', cookieCache: { enabled: true, maxAge: 60 } },
    account: { modelName: 'accountCredentials' },
    verification: { modelName: 'accountVerifications' },
    advanced: { cookiePrefix: COOKIE_PREFIX, useSecureCookies: config.publicUrl.startsWith('https:') },
  } satisfies BetterAuthOptions
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

function webRequest(config: Config, request: FastifyRequest): Request {
  const body = request.method === 'GET' || request.body == null ? null : JSON.stringify(request.body)
  return new Request(new URL(request.url, config.publicUrl), {
    method: request.method,
    headers: headersOf(request),
    body,
  })
}
