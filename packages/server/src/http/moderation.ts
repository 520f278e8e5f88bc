import * as s from '@boardroom/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../app.ts'
import { HOST, type Keeper } from '../moderation/desk.ts'
import { notSignedIn, Problem } from '../problem.ts'
import type { PersonRecord } from '../storage/records.ts'
import type { Search } from '../storage/storage.ts'
import { type Route, route } from './route.ts'
import { bearerIn } from './session.ts'

/** For those who keep order: moderators, and the host by the key beside the database. */
export function moderationRoutes(app: App): Route[] {
  const { host, conduct } = app.world.storage
  const only = { person: false, limit: 'moderation' } as const
  return [
    route({
      ...only,
      method: 'GET',
      path: '/api/moderation/people',
      summary: 'People, newest first, found by name, id or the mail address of their account (moderators)',
      query: s.search,
      answer: z.object({ people: z.array(s.foundPerson) }),
      async handle({ query, person, request }) {
        await keeperOf(app, request, person)
        return { people: await host.people(wanted(query)) }
      },
    }),
    route({
      ...only,
      method: 'GET',
      path: '/api/moderation/tables',
      summary: 'Tables, newest first, found by title, id, or the id of somebody at them (moderators)',
      query: s.search,
      answer: z.object({ tables: z.array(s.foundTable) }),
      async handle({ query, person, request }) {
        await keeperOf(app, request, person)
        return { tables: await host.tables(wanted(query)) }
      },
    }),
    route({
      ...only,
      method: 'GET',
      path: '/api/moderation/reports',
      summary: 'What people have reported; those that wait, or all (moderators)',
      query: z.object({ all: z.enum(['0', '1']).default('0'), limit: s.search.shape.limit }),
      answer: z.object({ reports: z.array(s.foundReport) }),
      async handle({ query, person, request }) {
        await keeperOf(app, request, person)
        return { reports: await conduct.reports({ open: query.all === '0', limit: query.limit }) }
      },
    }),
    route({
      ...only,
      method: 'GET',
      path: '/api/moderation/log',
      summary: 'Who did what, when and why, latest first (moderators)',
      query: s.search.pick({ limit: true, before: true }),
      answer: z.object({ entries: z.array(s.moderationEntry) }),
      async handle({ query, person, request }) {
        await keeperOf(app, request, person)
        return { entries: await host.log(query.limit, query.before ?? null) }
      },
    }),
    route({
      ...only,
      method: 'POST',
      path: '/api/moderation/acts',
      summary: 'Ban, unban, rename or remove a person; retitle, end or remove a table; close a report (moderators)',
      body: s.act,
      answer: s.moderationEntry,
      async handle({ body, person, request }) {
        return app.desk.act(await keeperOf(app, request, person), body)
      },
    }),
  ]
}

function wanted({ text, limit, before }: z.output<typeof s.search>): Search {
  return { text, limit, before: before ?? null }
}

async function keeperOf(app: App, request: FastifyRequest, person: PersonRecord | null): Promise<Keeper> {
  const bearer = bearerIn(request)
  if (bearer && app.isHost(bearer)) return HOST
  if (!person) throw notSignedIn()
  if (!(await app.standings.of(person.id)).moderator) throw new Problem(403, 'not-moderator', 'This is for moderators.')
  return { person: person.id, name: person.name }
}
