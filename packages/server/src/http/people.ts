import * as s from '@boardroom/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import { senderOf } from '../limits/sender.ts'
import { leaveForGood } from '../people/leave.ts'
import { notSignedIn, Problem } from '../problem.ts'
import type { PersonRecord } from '../storage/records.ts'
import { ownGames } from '../tables/played.ts'
import { nextPage, paging } from './paging.ts'
import { type Route, route } from './route.ts'
import { dropKey, keepKey, keyIn } from './session.ts'

const describe = ({ id, name, account, settings }: PersonRecord) => ({ id, name, account: account !== null, settings })

export function peopleRoutes(app: App): Route[] {
  const { people, config, world } = app
  const link = (key: string): string => `${config.publicUrl}/enter/${key}`
  return [
    route({
      method: 'POST',
      path: '/api/guests',
      summary: 'Become a guest: a name is enough. The key and the private link are told only here',
      body: z.object({ name: s.name, language: s.language.optional() }),
      answer: z.object({ person: s.me, key: z.string(), link: z.string() }),
      person: false,
      limit: 'newcomer',
      async handle({ body, reply }) {
        const { person, key } = await people.welcome(body.name, body.language ?? 'en')
        keepKey(app, reply, key)
        return { person: describe(person), key, link: link(key) }
      },
    }),
    route({
      method: 'GET',
      path: '/api/me',
      summary: 'Who you are and what you have set',
      answer: s.me,
      person: true,
      evenBanned: true,
      handle: ({ person }) => describe(person),
    }),
    route({
      method: 'GET',
      path: '/api/me/games',
      summary: 'Your finished games, latest first: how they ended, and the errors that a review has found',
      query: z.object(paging),
      answer: s.ownGamePage,
      person: true,
      async handle({ query: { limit, after }, person }) {
        const records = await world.storage.tables.list({ kind: 'played', person: person.id, limit, after })
        return { games: await ownGames(world, person, records), next: nextPage(records, limit) }
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/me',
      summary: 'Change your name and settings',
      body: s.meChange,
      answer: s.me,
      person: true,
      async handle({ body, person, request }) {
        if (body.notify?.mail) app.limits.spend('mail', senderOf(request, person))
        const next = await people.update(person, body)
        const { mail, mailConfirmed } = next.settings.notify
        if (body.notify?.mail && mail && !mailConfirmed) await app.notices.askAt(next, mail)
        return describe(next)
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me',
      summary:
        'Delete everything about you; an account needs its password, or to be signed in to just now. Tables of others go on, with a bot on your seat',
      body: z.object({ password: z.string().max(200).optional() }),
      answer: s.nothing,
      person: true,
      evenBanned: true,
      async handle({ body, person, request, reply }) {
        await mustProve(app, request, person, body.password)
        await leaveForGood(world, app.people, person)
        dropKey(reply)
        return {}
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/key',
      summary: 'A new key and private link; the old ones stop working',
      body: s.nothing,
      answer: z.object({ key: z.string(), link: z.string() }),
      person: true,
      limit: 'key',
      async handle({ person, reply }) {
        const key = await people.newKey(person)
        // An account is signed in to; its key is for scripts.
        if (!person.account) keepKey(app, reply, key)
        return { key, link: link(key) }
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/enter',
      summary: 'By the key of a private link: from now on this browser is that guest',
      body: z.object({ key: z.string().max(100) }),
      answer: s.me,
      person: false,
      limit: 'key',
      async handle({ body, reply }) {
        const person = await people.withKey(body.key)
        if (!person) throw new Problem(404, 'no-key', 'This private link does not work any more.')
        keepKey(app, reply, body.key)
        return describe(person)
      },
    }),
    route({
      method: 'POST',
      path: '/api/mail/confirm',
      summary: 'Confirm an address by the token in the link that was sent there',
      body: z.object({ token: z.string().max(1_000) }),
      answer: z.object({ kind: z.enum(['account', 'notices']) }),
      person: false,
      limit: 'key',
      handle: async ({ body }) => ({ kind: await app.confirmations.confirm(body.token) }),
    }),
    route({
      method: 'POST',
      path: '/api/me/sign-out',
      summary: 'Let this browser forget a guest; the key and the private link stay good',
      body: s.nothing,
      answer: s.nothing,
      person: false,
      evenBanned: true,
      handle({ reply }) {
        dropKey(reply)
        return {}
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/adopt',
      summary: 'Signed in to an account, and a guest before: bring the guest’s tables along',
      body: z.object({ key: z.string().max(100).optional().describe('Default: the key in the cookie') }),
      answer: s.me,
      person: false,
      async handle({ body, request, reply }) {
        const account = (await app.accounts.callerIn(request))?.person
        const key = body.key ?? keyIn(request)
        const guest = key ? await people.withKey(key) : null
        if (!account || !guest) throw notSignedIn()
        await people.adopt(guest, account)
        dropKey(reply)
        return describe(account)
      },
    }),
    route({
      method: 'GET',
      path: '/api/server',
      summary: 'What this server can do: send mails, and take passkeys at which address',
      answer: s.serverFacts,
      person: false,
      handle: ({ request }) => ({ mail: config.smtpUrl !== null, passkeyOrigin: passkeyOrigin(config, request.port) }),
    }),
    route({
      method: 'GET',
      path: '/api/push-key',
      summary: 'The server’s public key for web push',
      answer: z.object({ key: z.string() }),
      person: false,
      handle: async () => ({ key: await app.notices.pushKey() }),
    }),
    route({
      method: 'POST',
      path: '/api/me/pushes',
      summary: 'Register a browser for web push',
      body: z.object({
        endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
        keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
      }),
      answer: s.nothing,
      person: true,
      async handle({ body, person }) {
        await world.storage.people.subscribe({ endpoint: body.endpoint, person: person.id, ...body.keys })
        return {}
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me/pushes',
      summary: 'Let a browser get no more web pushes',
      body: z.object({ endpoint: z.string().max(1_000) }),
      answer: s.nothing,
      person: true,
      async handle({ body, person }) {
        const mine = await world.storage.people.subscriptions(person.id)
        if (mine.some((push) => push.endpoint === body.endpoint)) await world.storage.people.unsubscribe(body.endpoint)
        return {}
      },
    }),
  ]
}

/** What cannot be taken back is done only for somebody who has just shown who they are. A guest's key is all there is. */
async function mustProve(
  { accounts, limits }: App,
  request: FastifyRequest,
  person: PersonRecord,
  password: string | undefined,
): Promise<void> {
  const { account } = person
  if (account === null) return
  if (password === undefined && (await accounts.isFresh(request, account))) return
  if (password === undefined) throw new Problem(403, 'prove-yourself', 'Give your password, or sign in again first.')
  const guess = limits.guess(account, senderOf(request, person))
  if (!(await accounts.isPassword(account, password)))
    throw new Problem(403, 'wrong-password', 'This is not the password.')
  guess.right()
}

/** Browsers give passkeys to names only, so without a known address they are for localhost. */
function passkeyOrigin({ knownUrl, publicUrl }: Config, port: number | null): string {
  return knownUrl ? publicUrl : `http://localhost${port ? `:${port}` : ''}`
}
