import * as s from '@boardroom/wire'
import { z } from 'zod'
import { type App, languageOf } from '../app.ts'
import { Problem } from '../problem.ts'
import { answerProposal, propose } from '../tables/consent.ts'
import { createTable, startTable } from '../tables/create.ts'
import { importTable } from '../tables/exchange.ts'
import { cancelTable, handOver, joinTable, leaveTable, rematch, returnTo, setSeat } from '../tables/lobby.ts'
import { summaryFor, withInvite } from '../tables/look.ts'
import type { Opened } from '../tables/opened.ts'
import { lookAt } from '../tables/seating.ts'
import { playOnWithout } from '../tables/vanished.ts'
import type { Person, World } from '../tables/world.ts'
import { nextPage, paging } from './paging.ts'
import { type Route, route } from './route.ts'

const IMPORT_LIMIT = 2_000_000

export function tableRoutes(app: App): Route[] {
  return [...lobbyRoutes(app), ...hostRoutes(app)]
}

/** The answer to a change of a table is the table. */
const table = (opened: Opened, person: { id: string; name: string } | null) => summaryFor(opened.record, person)

function lobbyRoutes({ world }: App): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables',
      summary: 'Tables: open to join, yours, watched by you, or finished; latest first',
      query: z.object({
        list: s.listName,
        ...paging,
      }),
      answer: s.tablePage,
      person: false,
      async handle({ query, person }) {
        const own = query.list === 'mine' || query.list === 'watched'
        if (own && !person) throw new Problem(401, 'who-are-you', 'Give yourself a name first.')
        const { list: kind, limit, after } = query
        const records = await world.storage.tables.list({ kind, person: person?.id ?? null, limit, after })
        return { tables: records.map((record) => summaryFor(record, person)), next: nextPage(records, limit) }
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables',
      summary: 'Create a table',
      body: s.tableWish,
      answer: s.table,
      person: true,
      limit: 'table',
      handle: async ({ body, person, request }) =>
        table(await createTable(world, person, body, languageOf(request, person)), person),
    }),
    route({
      method: 'POST',
      path: '/api/tables/import',
      summary: 'Create a table from a game file; every move is checked. A game that is not over can be played on',
      body: s.importWish,
      answer: s.table,
      person: true,
      limit: 'import',
      bodyLimit: IMPORT_LIMIT,
      async handle({ body, person, request }) {
        const { file, ...wish } = body
        return table(await importTable(world, person, file, wish, languageOf(request, person)), person)
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/{table}',
      summary: 'One table: seats, clocks, status. A private one also for who brings the invite of an open seat',
      params: s.tableParams,
      query: z.object({ invite: s.id.optional() }),
      answer: s.table,
      person: false,
      async handle({ params, query, person }) {
        const opened = await lookAt(world, params.table, person, query.invite)
        return withInvite(table(opened, person), opened.record, query.invite)
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/{table}/join',
      summary: 'Take an open seat; at tables that are not public with its invite',
      params: s.tableParams,
      body: z.object({ seat: s.seat.optional(), invite: s.id.optional() }),
      answer: s.table,
      person: true,
      limit: 'invitation',
      handle: async ({ params, body, person }) => table(await joinTable(world, params.table, person, body), person),
    }),
    deed(world, 'leave', 'Give your seat up; after the start a bot plays until you return', leaveTable),
    deed(world, 'return', 'Take your seat back from the bot that plays for you', returnTo),
    deed(world, 'play-on', 'Let a bot play for everybody who has kept the table waiting for too long', playOnWithout),
    deed(world, 'rematch', 'The same game with the same people on a new table', rematch, { limit: 'table' }),
  ]
}

/** Something done to a table that needs nothing said beside its name. */
function deed(
  world: World,
  name: string,
  summary: string,
  act: (world: World, id: string, person: Person) => Promise<Opened>,
  more: { readonly limit?: 'table' } = {},
): Route {
  return route({
    method: 'POST',
    path: `/api/tables/{table}/${name}`,
    summary,
    params: s.tableParams,
    body: s.nothing,
    answer: s.table,
    person: true,
    ...more,
    handle: async ({ params, person }) => table(await act(world, params.table, person), person),
  })
}

function hostRoutes({ world }: App): Route[] {
  return [
    deed(world, 'start', 'Start the game (host)', async (...deed) => {
      await lookAt(...deed)
      return startTable(...deed)
    }),
    deed(world, 'cancel', 'Cancel a table that has not started (host); later it takes a proposal', cancelTable),
    route({
      method: 'PUT',
      path: '/api/tables/{table}/seats/{seat}',
      summary: 'Open a seat (who sat there is out) or give it to a bot, before the start (host)',
      params: s.seatParams,
      body: s.setSeat,
      answer: s.table,
      person: true,
      limit: 'invitation',
      handle: async ({ params, body, person }) =>
        table(await setSeat(world, params.table, person, params.seat, body), person),
    }),
    route({
      method: 'POST',
      path: '/api/tables/{table}/host',
      summary: 'Hand the table over to the person on a seat (host)',
      params: s.tableParams,
      body: z.object({ seat: s.seat }),
      answer: s.table,
      person: true,
      handle: async ({ params, body, person }) => table(await handOver(world, params.table, person, body.seat), person),
    }),
    route({
      method: 'POST',
      path: '/api/tables/{table}/proposals',
      summary:
        'Propose to go back to a position, or to cancel, done when every seat has agreed; or to end a game that others have left, done when those who are left have',
      params: s.tableParams,
      body: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('undo'), to: z.number().int().min(0) }),
        z.object({ kind: z.literal('cancel') }),
        z.object({ kind: z.literal('claim') }),
      ]),
      answer: s.table,
      person: true,
      async handle({ params, body, person }) {
        const to = body.kind === 'undo' ? body.to : null
        return table(await propose(world, params.table, person, { kind: body.kind, to }), person)
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/{table}/proposals/answer',
      summary: 'Agree to the proposal, or end it',
      params: s.tableParams,
      body: z.object({ agree: z.boolean() }),
      answer: s.table,
      person: true,
      handle: async ({ params, body, person }) =>
        table(await answerProposal(world, params.table, person, body.agree), person),
    }),
  ]
}
