import { z } from 'zod'
import { Problem } from '../problem.ts'
import type { PersonRecord } from '../storage/records.ts'
import { refusalIn, why } from '../tables/look.ts'
import { type Outcome, playMove, undoMove } from '../tables/play.ts'
import { type App, languageOf } from './app.ts'
import { type Call, type Route, route } from './route.ts'
import * as s from './schemas.ts'

export function playRoutes(app: App): Route[] {
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
        const language = languageOf(request, person)
        return { refusal: (await refusalIn(world.games, opened.record, refusal, language)) as never }
      },
    }),
  ]
}

/** Who asked, and how. */
type Asker = Pick<Call<undefined, undefined, undefined, PersonRecord | null>, 'request' | 'person'>

/** The outcome of a move as an answer, or as the problem it is. */
export async function answer({ world, metrics }: App, { request, person }: Asker, outcome: Outcome) {
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
      const { message, ...more } = await refusalIn(world.games, record, outcome.refusal, languageOf(request, person))
      throw new Problem(409, 'refused', message, { ...more, seq: record.seq })
    }
  }
}
