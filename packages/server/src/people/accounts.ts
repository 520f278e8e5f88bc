import { personName } from '@boardroom/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import { newKey } from '../ids.ts'
import { badInput, nothingHere } from '../problem.ts'
import type { Storage } from '../storage/storage.ts'
import type { AccountMails } from './account-options.ts'
import type { Caller } from './caller.ts'
import { type People, TRUST } from './people.ts'
import type { Revocations } from './revocations.ts'

/** Accounts: signing up and in, with all that needs care done by a library that is kept with care. */
export interface Accounts {
  /** Who is signed in. Asked `afresh`, nothing is believed that was true a moment ago. */
  callerIn(request: FastifyRequest, afresh?: boolean): Promise<Caller | null>
  /** Whether the account was signed in to just now, by the request's own cookie. */
  isFresh(request: FastifyRequest, account: string): Promise<boolean>
  isPassword(account: string, password: string): Promise<boolean>
  /** Answers everything below `/api/auth`. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** What of the library is offered; it could do more, and what nobody needs is a door too many. */
const OFFERED =
  /^\/api\/auth\/((sign-up|sign-in)\/email|sign-out|get-session|change-password|request-password-reset|reset-password|list-sessions|revoke-(session|sessions|other-sessions)|passkey\/[a-z-]+|two-factor\/(enable|disable|verify-totp|verify-backup-code|generate-backup-codes))$/

/** After these no key of the account is good any more. */
const ENDS_KEYS = /\/(change-password|revoke-sessions|revoke-other-sessions)$/

/** Part of the name of every cookie of the library. */
const COOKIE = 'boardroom-account'
const SESSION = /boardroom-account\.session_token=([^;]+)/

/** How long a sign-in counts as proof of who somebody is, for what cannot be taken back. */
const FRESH = 10 * 60_000

export interface AccountParts {
  readonly config: Config
  readonly storage: Storage
  readonly people: People
  readonly revocations: Revocations
  readonly mails: AccountMails | null
}

export function openAccounts(parts: AccountParts): Accounts {
  const { config, storage, people, revocations, mails } = parts
  const known = new LRUCache<string, Caller>({ max: 10_000, ttl: TRUST })
  revocations.listen((revoked) => {
    for (const [cookie, { person, proof }] of known.entries()) {
      const meant = 'person' in revoked ? person.id === revoked.person : idOf(proof) === revoked.session
      if (meant) known.delete(cookie)
    }
  })
  // Loaded with the first account that comes: guests need none of it, and a server starts sooner without.
  let loaded: ReturnType<typeof load> | null = null
  const auth = (): ReturnType<typeof load> => {
    loaded ??= load(parts, (account) => endKeys(parts, account)).catch((problem: unknown) => {
      // The database may be back for the next one.
      loaded = null
      throw problem
    })
    return loaded
  }
  const sessionIn = async (request: FastifyRequest) => {
    if (!request.headers.cookie?.includes(COOKIE)) return null
    return (await auth()).api.getSession({ headers: headersOf(request) })
  }
  return {
    async callerIn(request, afresh = false) {
      const cookie = SESSION.exec(request.headers.cookie ?? '')?.[1]
      if (!cookie) return null
      const before = afresh ? undefined : known.get(cookie)
      if (before) return before
      const found = await sessionIn(request)
      const person = found && (await people.withAccount(found.user.id, found.user.name))
      if (!person) return null
      const caller: Caller = { person, proof: { kind: 'session', id: found.session.id } }
      known.set(cookie, caller)
      return caller
    },
    async isFresh(request, account) {
      const found = await sessionIn(request)
      return found?.user.id === account && Date.now() - found.session.createdAt.getTime() < FRESH
    },
    async isPassword(account, password) {
      const { internalAdapter, password: check } = await (await auth()).$context
      const hash = (await internalAdapter.findCredentialAccount(account))?.password
      return hash ? check.verify({ hash, password }) : false
    },
    async answer(request, reply) {
      const path = request.url.split('?')[0] ?? ''
      if (!OFFERED.test(path)) throw nothingHere()
      const body = checkedBody(path, request)
      // Whoever is told first of an address that nobody has confirmed must not hold it.
      if (mails && path.endsWith('/sign-up/email') && body)
        await storage.accounts.dropUnconfirmed(String(body['email']))
      const account = ENDS_KEYS.test(path) ? (await sessionIn(request))?.user.id : undefined
      const response = await (await auth()).handler(webRequest(config, request, body))
      if (account && response.ok) await endKeys(parts, account)
      reply.status(response.status)
      for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
      const cookies = response.headers.getSetCookie()
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      reply.send(response.body ? await response.text() : null)
    },
  }
}

const idOf = (proof: Caller['proof']): string | null => (proof.kind === 'session' ? proof.id : null)

/** A key that was made while somebody was signed in ends with what it was made by. */
async function endKeys({ storage, people }: AccountParts, account: string): Promise<void> {
  const person = await storage.people.byAccount(account)
  if (person) await people.dropKey(person)
}

async function load(
  { config, storage, revocations, mails }: AccountParts,
  onReset: (account: string) => Promise<void>,
) {
  const [{ betterAuth }, { accountOptions }] = await Promise.all([
    import('better-auth'),
    import('./account-options.ts'),
  ])
  return betterAuth(
    accountOptions({
      db: storage.db,
      dialect: storage.dialect,
      publicUrl: config.publicUrl,
      knownUrl: config.knownUrl,
      secret: await storage.secret('accounts', newKey),
      onSessionEnd: ({ id }) => revocations.tell({ session: id }),
      onPasswordReset: onReset,
      ...(mails && { mails }),
    }),
  )
}

type Body = Readonly<Record<string, unknown>>

/** What the library is given: names by our rule, and nothing that we do not know what to do with. */
function checkedBody(path: string, request: FastifyRequest): Body | null {
  if (request.method === 'GET' || request.body == null) return null
  const body = request.body as Body
  const called = body['name'] === undefined ? null : personName.safeParse(body['name'])
  if (called?.success === false) throw badInput('body.name: must be plain text, at most 40 characters')
  const named = called ? { ...body, name: called.data } : body
  if (path.endsWith('/change-password')) return { ...named, revokeOtherSessions: true }
  if (!path.endsWith('/sign-up/email')) return named
  const { name, email, password } = named
  return { name, email, password }
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

function webRequest(config: Config, request: FastifyRequest, body: Body | null): Request {
  const headers = headersOf(request)
  // The body may be another than the one that came.
  headers.delete('content-length')
  return new Request(new URL(request.url, config.publicUrl), {
    method: request.method,
    headers,
    body: body && JSON.stringify(body),
  })
}
