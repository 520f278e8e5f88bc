import * as s from '@boardroom/wire'
import { z } from 'zod'
import type { App } from '../app.ts'
import { exportTable } from '../tables/exchange.ts'
import { log, MOST_VIEWS, view, views } from '../tables/look.ts'
import { lookAt } from '../tables/seating.ts'
import { say } from '../tables/talk.ts'
import { reviewRoutes } from './reviews.ts'
import { type Route, route } from './route.ts'

const position = z.coerce.number().int().min(0).max(2_000_000_000)

/** For those who look at a table, with a seat or without. */
export function lookRoutes(app: App): Route[] {
  return [...positionRoutes(app), ...watchRoutes(app), ...chatRoutes(app), ...reviewRoutes(app)]
}

function positionRoutes({ world }: App): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/{table}/view',
      summary: 'The position as you may see it, with your legal moves; or any past position',
      params: s.tableParams,
      query: z.object({ seq: position.optional() }),
      answer: s.look,
      person: false,
      handle: ({ params, query, person }) => view(world, params.table, person, query.seq),
    }),
    route({
      method: 'GET',
      path: '/api/tables/{table}/views',
      summary: 'Several positions in a row as you may see them, at most 64',
      params: s.tableParams,
      query: z
        .object({ from: position, to: position })
        .refine(({ from, to }) => from <= to && to - from < MOST_VIEWS, `must be 1 to ${MOST_VIEWS} positions`),
      answer: z.object({ looks: z.array(s.look.pick({ seq: true, view: true })) }),
      person: false,
      handle: async ({ params, query, person }) => ({
        looks: await views(world, params.table, person, query.from, query.to),
      }),
    }),
    route({
      method: 'GET',
      path: '/api/tables/{table}/log',
      summary: 'Events after a position, at most 500, with the entries you may read',
      params: s.tableParams,
      query: z.object({ after: z.coerce.number().int().min(-1).max(2_000_000_000).default(-1) }),
      answer: z.object({ events: z.array(s.event) }),
      person: false,
      handle: async ({ params, query, person }) => ({ events: await log(world, params.table, person, query.after) }),
    }),
    route({
      method: 'GET',
      path: '/api/tables/{table}/export',
      summary: 'The game file once the game is over or cancelled; before that what you may see of it',
      params: s.tableParams,
      answer: s.exported,
      person: false,
      handle: ({ params, person }) => exportTable(world, params.table, person),
    }),
  ]
}

function watchRoutes({ world }: App): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/{table}/watch',
      summary: 'Whether a table is on your list of watched tables',
      params: s.tableParams,
      answer: z.object({ watching: z.boolean() }),
      person: true,
      async handle({ params, person }) {
        await lookAt(world, params.table, person)
        return { watching: await world.storage.people.isWatching(person.id, params.table) }
      },
    }),
    ...(['PUT', 'DELETE'] as const).map((method) =>
      route({
        method,
        path: '/api/tables/{table}/watch',
        summary: method === 'PUT' ? 'Put a table on your list of watched tables' : 'Take it off the list',
        params: s.tableParams,
        answer: z.object({ watching: z.boolean() }),
        person: true,
        async handle({ params, person }) {
          await lookAt(world, params.table, person)
          await world.storage.people.watch(person.id, params.table, method === 'PUT')
          return { watching: method === 'PUT' }
        },
      }),
    ),
  ]
}

function chatRoutes({ world, hub }: App): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/{table}/chat',
      summary: 'The next lines of chat after a number, at most 200; without a number the last ones',
      params: s.tableParams,
      query: z.object({ after: z.coerce.number().int().min(0).max(2_000_000_000).default(0) }),
      answer: z.object({ lines: z.array(s.chatLine) }),
      person: false,
      async handle({ params, query, person }) {
        await lookAt(world, params.table, person)
        const lines = await world.storage.chat.since(params.table, query.after, 200)
        return { lines: lines.map(({ n, person, seat, name, text, at }) => ({ n, person, seat, name, text, at })) }
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/{table}/chat',
      summary: 'Say something at the table',
      params: s.tableParams,
      body: z.object({ text: s.chatText }),
      answer: s.chatLine,
      person: true,
      limit: 'chat',
      async handle({ params, body, person }) {
        const line = await say(world, params.table, person, body.text)
        hub.chatted(params.table, line.n)
        return line
      },
    }),
  ]
}
