import * as s from '@boardroom/wire'
import { z } from 'zod'
import type { App } from '../app.ts'
import { askReview, readReview, stopReview } from '../tables/reviews.ts'
import { type Route, route } from './route.ts'

const path = '/api/tables/{table}/review'
/** More than this take longer for one decision than a thread has patience for. */
const MOST = 8
const worlds = z.coerce.number().int().min(1).max(MOST).default(3).describe('In how many worlds moves are compared')

/** Reviews of games that are over. */
export function reviewRoutes({ world }: App): Route[] {
  return [
    route({
      method: 'GET',
      path,
      summary: 'How far the review of a finished game is, and what it has found after a part that you know',
      params: s.tableParams,
      query: z.object({ worlds, after: z.coerce.number().int().min(-1).max(2_000_000_000).default(-1) }),
      answer: s.reviewStatus,
      person: false,
      handle: ({ params, query, person }) =>
        readReview(world, { table: params.table, worlds: query.worlds }, person, query.after),
    }),
    route({
      method: 'POST',
      path,
      summary: 'Have a finished game reviewed, or go on with a review that was stopped',
      params: s.tableParams,
      body: z.object({ worlds }),
      answer: s.reviewStatus,
      person: true,
      limit: 'review',
      handle: ({ params, body, person }) => askReview(world, { table: params.table, worlds: body.worlds }, person),
    }),
    route({
      method: 'DELETE',
      path,
      summary: 'Stop a review; what it has found stays',
      params: s.tableParams,
      query: z.object({ worlds }),
      answer: s.reviewStatus,
      person: true,
      handle: ({ params, query, person }) => stopReview(world, { table: params.table, worlds: query.worlds }, person),
    }),
  ]
}
