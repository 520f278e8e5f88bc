import { z } from 'zod'
import { badInput, Problem } from '../problem.ts'
import type { ListKind } from '../storage/storage.ts'
import { answerProposal, propose } from '../tables/consent.ts'
import { createTable, startTable } from '../tables/create.ts'
import { exportTable, importTable } from '../tables/exchange.ts'
import { cancelTable, handOver, joinTable, leaveTable, rematch, returnTo, setSeat } from '../tables/lobby.ts'
import { log, refusalIn, summaryFor, view, why } from '../tables/look.ts'
import type { Opened } from '../tables/opened.ts'
import { type Outcome, playMove, undoMove } from '../tables/play.ts'
import { lookAt, seatOf } from '../tables/seating.ts'
import type { App } from './app.ts'
import { languageOf } from './app.ts'
import { type Call, type Route, route } from './route.ts'
import * as s from './schemas.ts'

const IMPORT_LIMIT = 2_000_000

export function tableRoutes(app: App): Route[] {
  return [...lobbyRoutes(app), ...hostRoutes(app), ...playRoutes(app), ...lookRoutes(app), ...chatRoutes(app)]
}

/** The answer to a change of a table is the table. */
const table = (opened: Opened, person: { id: string; name: string } | null) =>
  summaryFor(opened.record, person) as never

function lobbyRoutes({ world }: App): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables',
      summary: 'Tables: open to join, yours, watched by you, or finished; latest first',
      query: z.object({
        list: z.enum(['open', 'mine', 'watched', 'finished']),
        limit: z.coerce.number().int().min(1).max(100).default(20),
        after: s.cursor.optional().describe('`next` of the page before'),
      }),
      answer: z.object({ tables: z.array(s.table), next: s.cursor.nullable() }),
      person: false,
      async handle({ query, person }) {
        const own = query.list === 'mine' || query.list === 'watched'
        if (own && !person) throw new Problem(401, 'who-are-you', 'Give yourself a name first.')
        return listTables(world, query.list, query.limit, query.after, person)
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables',
      summary: 'Create a table',
      body: s.tableWish,
      answer: s.table,
      person: true,
      perMinute: 60,
      handle: async ({ body, person }) => table(await createTable(world, person, body), person),
    }),
    route({
      method: 'POST',
      path: '/api/tables/import',
      summary: 'Create a table from a game file; every move is checked',
      body: s.gameFile,
      answer: s.table,
      person: true,
      perMinute: 10,
      bodyLimit: IMPORT_LIMIT,
      handle: async ({ body, person }) => table(await importTable(world, person, body), person),
    }),
    route({
      method: 'GET',
      path: '/api/tables/{table}',
      summary: 'One table: seats, clocks, status',
      params: s.tableParams,
      answer: s.table,
      person: false,
      handle: async ({ params, person }) => table(await lookAt(world, params.table, person), person),
    }),
    route({
      method: 'POST',
      path: '/api/tables/{table}/join',
      summary: 'Take an open seat; at tables that are not public with its invite',
      params: s.tableParams,
      body: z.object({ seat: s.seat.optional(), invite: s.id.optional() }),
      answer: s.table,
      person: true,
      handle: async ({ params, body, person }) => table(await joinTable(world, params.table, person, body), person),
    }),
    ...(
      [
        ['leave', 'Give your seat up; after the start a bot plays until you return', leaveTable],
        ['return', 'Take your seat back from the bot that plays for you', returnTo],
        ['rematch', 'The same game with the same people on a new table', rematch],
      ] as const
    ).map(([path, summary, act]) =>
      route({
        method: 'POST',
        path: `/api/tables/{table}/${path}`,
        summary,
        params: s.tableParams,
        body: s.nothing,
        answer: s.table,
        person: true,
        handle: async ({ params, person }) => table(await act(world, params.table, person), person),
      }),
    ),
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

function hostRoutes({ world }: App): Route[] {
  return [
    ...(
      [
        ['start', 'Start the game (host)', startTable],
        ['cancel', 'Cancel a table that has not started (host); later it takes a proposal', cancelTable],
      ] as const
    ).map(([path, summary, act]) =>
      route({
        method: 'POST',
        path: `/api/tables/{table}/${path}`,
        summary,
        params: s.tableParams,
        body: s.nothing,
        answer: s.table,
        person: true,
        async handle({ params, person }) {
          await lookAt(world, params.table, person)
          return table(await act(world, params.table, person), person)
        },
      }),
    ),
    route({
      method: 'PUT',
      path: '/api/tables/{table}/seats/{seat}',
      summary: 'Open a seat (who sat there is out) or give it to a bot, before the start (host)',
      params: s.seatParams,
      body: s.setSeat,
      answer: s.table,
      person: true,
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
      summary: 'Propose to go back to a position, or to cancel; done when every seat has agreed',
      params: s.tableParams,
      body: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('undo'), to: z.number().int().min(0) }),
        z.object({ kind: z.literal('cancel') }),
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

function playRoutes(app: App): Route[] {
  const { world } = app
  return [
    route({
      method: 'POST',
      path: '/api/tables/{table}/moves',
      summary: 'Make a move',
      params: s.tableParams,
      body: s.moveRequest,
      answer: s.accepted,
      person: true,
      async handle(call) {
        const { params, body, person } = call
        const request = { seq: body.seq, client: body.id, move: body.move }
        return answer(app, call, await playMove(world, params.table, person, request))
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/{table}/undo',
      summary: 'Take your last move back',
      params: s.tableParams,
      body: s.undoRequest,
      answer: s.accepted,
      person: true,
      async handle(call) {
        const { params, body, person } = call
        const request = { seq: body.seq, client: body.id }
        return answer(app, call, await undoMove(world, params.table, person, request))
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/{table}/why',
      summary: 'Which rule forbids a move of yours now; null if none does',
      params: s.tableParams,
      body: z.object({ move: s.moveRequest.shape.move }),
      answer: z.object({ refusal: s.refusal.nullable() }),
      person: true,
      async handle({ params, body, person, request }) {
        const { opened, refusal } = await why(world, params.table, person, body.move)
        if (!refusal) return { refusal: null }
        return { refusal: refusalIn(world.games, opened.record, refusal, languageOf(request, person)) as never }
      },
    }),
  ]
}

type AnyCall = Pick<
  Call<undefined, undefined, undefined, { settings: { language: 'en' | 'de' } } | null>,
  'request'
> & {
  readonly person: Parameters<typeof languageOf>[1]
}

/** The outcome of a move as an answer, or as the problem it is. */
export function answer({ world, metrics }: App, { request, person }: AnyCall, outcome: Outcome) {
  switch (outcome.kind) {
    case 'done':
      if (!outcome.repeated) metrics.moves.inc()
      return { seq: outcome.seq, repeated: outcome.repeated }
    case 'stale':
      metrics.refusals.inc({ why: 'stale' })
      throw new Problem(409, 'stale', 'The table has moved on.', { seq: outcome.seq })
    case 'refused': {
      metrics.refusals.inc({ why: 'rule' })
      const { record } = outcome.opened
      const { message, ...more } = refusalIn(world.games, record, outcome.refusal, languageOf(request, person))
      throw new Problem(409, 'refused', message, { ...more, seq: record.seq })
    }
  }
}

function lookRoutes({ world }: App): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/{table}/view',
      summary: 'The position as you may see it, with your legal moves; or any past position',
      params: s.tableParams,
      query: z.object({ seq: z.coerce.number().int().min(0).max(2_000_000_000).optional() }),
      answer: s.look,
      person: false,
      handle: async ({ params, query, person }) => (await view(world, params.table, person, query.seq)) as never,
    }),
    route({
      method: 'GET',
      path: '/api/tables/{table}/log',
      summary: 'Events after a position, at most 500, with the entries you may read',
      params: s.tableParams,
      query: z.object({ after: z.coerce.number().int().min(-1).max(2_000_000_000).default(-1) }),
      answer: z.object({ events: z.array(s.event) }),
      person: false,
      handle: async ({ params, query, person }) =>
        ({ events: await log(world, params.table, person, query.after) }) as never,
    }),
    route({
      method: 'GET',
      path: '/api/tables/{table}/export',
      summary: 'The game file once the game is over; before that what you may see of it',
      params: s.tableParams,
      answer: s.exported,
      person: false,
      handle: async ({ params, person }) => (await exportTable(world, params.table, person)) as never,
    }),
  ]
}

function chatRoutes({ world, hub }: App): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/{table}/chat',
      summary: 'The last lines of chat after a number, at most 200',
      params: s.tableParams,
      query: z.object({ after: z.coerce.number().int().min(0).max(2_000_000_000).default(0) }),
      answer: z.object({ lines: z.array(s.chatLine) }),
      person: false,
      async handle({ params, query, person }) {
        await lookAt(world, params.table, person)
        const lines = await world.storage.chat.since(params.table, query.after, 200)
        return { lines: lines.map(({ n, seat, name, text, at }) => ({ n, seat, name, text, at })) }
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
      perMinute: 30,
      async handle({ params, body, person }) {
        const { record } = await lookAt(world, params.table, person)
        const seat = seatOf(record, person)?.seat ?? null
        const line = {
          table: params.table,
          person: person.id,
          seat,
          name: person.name,
          text: body.text,
          at: world.now(),
        }
        const { n } = await world.storage.chat.say(line)
        hub.chatted(params.table, n)
        return { n, seat, name: line.name, text: line.text, at: line.at }
      },
    }),
  ]
}

async function listTables(
  world: App['world'],
  kind: ListKind,
  limit: number,
  after: string | undefined,
  person: { id: string; name: string } | null,
) {
  const [at, id] = after?.split('.') ?? []
  if (after !== undefined && (at === undefined || id === undefined)) throw badInput('after: must be a cursor')
  const cursor = at !== undefined && id !== undefined ? { at: Number(at), id } : null
  const records = await world.storage.tables.list({ kind, person: person?.id ?? null, limit, after: cursor })
  const last = records.length === limit ? records.at(-1) : undefined
  return {
    tables: records.map((record) => summaryFor(record, person) as never),
    next: last ? `${last.changedAt}.${last.id}` : null,
  }
}
