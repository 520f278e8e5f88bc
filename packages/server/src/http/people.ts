import * as s from '@boardroom/wire'
import { z } from 'zod'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import { leaveForGood } from '../people/leave.ts'
import { notSignedIn } from '../problem.ts'
import type { PersonRecord } from '../storage/records.ts'
import { type Route, route } from './route.ts'
import { dropKey, keepKey, keyIn } from './session.ts'

const describe = ({ id, name, account, settings }: PersonRecord) => ({ id, name, account: account !== null, settings })

export function peopleRoutes(app: App): Route[] {
  const { people, config, world } = app
  const link = (key: string): string => `${config.publicUrl}/me/${key}`
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
      handle: ({ person }) => describe(person),
    }),
    route({
      method: 'PATCH',
      path: '/api/me',
      summary: 'Change your name and settings',
      body: s.meChange,
      answer: s.me,
      person: true,
      handle: async ({ body, person }) => describe(await people.update(person, body)),
    }),
    route({
      method: 'DELETE',
      path: '/api/me',
      summary: 'Delete everything about you. Tables of others go on, with a bot on your seat',
      answer: s.nothing,
      person: true,
      async handle({ person, reply }) {
        await leaveForGood(world, app.people, person)
        if (person.account) await app.accounts.remove(person.account)
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
        keepKey(app, reply, key)
        return { key, link: link(key) }
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/sign-out',
      summary: 'Let this browser forget a guest; the key and the private link stay good',
      body: s.nothing,
      answer: s.nothing,
      person: false,
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
        const account = await app.accounts.personIn(request)
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

/** Browsers give passkeys to names only, so without a known address they are for localhost. */
function passkeyOrigin({ knownUrl, publicUrl }: Config, port: number | null): string {
  return knownUrl ? publicUrl : `http://localhost${port ? `:${port}` : ''}`
}
