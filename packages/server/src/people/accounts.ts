import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { newKey } from '../ids.ts'
import type { Mailer } from '../notify/mailer.ts'
import { nothingHere } from '../problem.ts'
import type { PersonRecord } from '../storage/records.ts'
import type { Storage } from '../storage/storage.ts'
import type { People } from './people.ts'

/** Accounts: signing up and in, with all that needs care done by a library that is kept with care. */
export interface Accounts {
  /** The person who is signed in. */
  personIn(request: FastifyRequest): Promise<PersonRecord | null>
  /** Answers everything below `/api/auth`. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<void>
  remove(account: string): Promise<void>
}

/** What of the library is offered; it could do more, and what nobody needs is a door too many. */
const OFFERED =
  /^\/api\/auth\/((sign-up|sign-in)\/email|sign-out|get-session|change-password|request-password-reset|reset-password(\/[\w-]+)?|list-sessions|revoke-(session|sessions|other-sessions)|passkey\/[a-z-]+)$/

/** Part of the name of every cookie of the library. */
const COOKIE = 'boardroom-account'

export function openAccounts(config: Config, storage: Storage, people: People, mailer: Mailer | null): Accounts {
  // Loaded with the first account that comes: guests need none of it, and a server starts sooner without.
  let loaded: ReturnType<typeof load> | null = null
  const auth = (): ReturnType<typeof load> => {
    loaded ??= load(config, storage, mailer).catch((problem: unknown) => {
      // The database may be back for the next one.
      loaded = null
      throw problem
    })
    return loaded
  }
  return {
    async personIn(request) {
      if (!request.headers.cookie?.includes(COOKIE)) return null
      const session = await (await auth()).api.getSession({ headers: headersOf(request) })
      return session ? people.withAccount(session.user.id, session.user.name) : null
    },
    async answer(request, reply) {
      if (!OFFERED.test(request.url.split('?')[0] ?? '')) throw nothingHere()
      const response = await (await auth()).handler(webRequest(config, request))
      reply.status(response.status)
      for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
      const cookies = response.headers.getSetCookie()
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      reply.send(response.body ? await response.text() : null)
    },
    async remove(account) {
      const { adapter, internalAdapter } = await (await auth()).$context
      await adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: account }] })
      await internalAdapter.deleteUserSessions(account)
      await internalAdapter.deleteAccounts(account)
      await internalAdapter.deleteUser(account)
    },
  }
}

async function load(config: Config, storage: Storage, mailer: Mailer | null) {
  const [{ betterAuth }, { accountOptions }] = await Promise.all([
    import('better-auth'),
    import('./account-options.ts'),
  ])
  const subject = 'Boardroom: new password / neues Passwort'
  return betterAuth(
    accountOptions({
      db: storage.db as never,
      kind: storage.kind,
      publicUrl: config.publicUrl,
      knownUrl: config.knownUrl,
      secret: await storage.secret('accounts', newKey),
      ...(mailer && { sendMail: (to: string, url: string) => mailer.send({ to, subject, text: url }) }),
    }),
  )
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
