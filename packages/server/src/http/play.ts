import * as s from '@boardroom/wire'
import { z } from 'zod'
import { answer } from '../answer.ts'
import { type App, languageOf } from '../app.ts'
import { refusalIn, why } from '../tables/look.ts'
import { playMove, undoMove } from '../tables/play.ts'
import { type Route, route } from './route.ts'

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
        return { refusal: await refusalIn(world.games, opened.record, refusal, languageOf(request, person)) }
      },
    }),
  ]
}
