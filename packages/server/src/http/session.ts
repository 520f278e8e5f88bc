import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { Caller } from '../people/caller.ts'
import type { PersonRecord } from '../storage/records.ts'

const COOKIE = 'boardroom'
const YEAR = 365 * 24 * 60 * 60

export function bearerIn(request: FastifyRequest): string | null {
  return /^Bearer ([A-Za-z0-9_-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? null
}

export function keyIn(request: FastifyRequest): string | null {
  return request.cookies[COOKIE] ?? null
}

/** Who asks: by the key a script sends, by the account signed in to, or by the guest's cookie. */
export async function callerIn(app: App, request: FastifyRequest, afresh = false): Promise<Caller | null> {
  const bearer = bearerIn(request)
  if (bearer) return app.people.callerWithKey(bearer, afresh)
  if (!request.headers.cookie) return null
  const account = await app.accounts.callerIn(request, afresh)
  if (account) return account
  const key = keyIn(request)
  return key ? app.people.callerWithKey(key, afresh) : null
}

/** Asked again when a slow request has arrived at last: what was true when it began may not hold any more. */
export async function personIn(app: App, request: FastifyRequest): Promise<PersonRecord | null> {
  return (await callerIn(app, request))?.person ?? null
}

/** Whether the browser vouches for the request, and not the sender: then its origin has to be right. */
export function byCookie(request: FastifyRequest): boolean {
  return request.headers.cookie !== undefined && bearerIn(request) === null
}

export function keepKey(app: App, reply: FastifyReply, key: string): void {
  const secure = app.config.publicUrl.startsWith('https:')
  reply.setCookie(COOKIE, key, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR })
}

export function dropKey(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}
