import * as s from '@boardroom/wire'
import { z } from 'zod'
import type { App } from '../app.ts'
import { newId } from '../ids.ts'
import { dataOf } from '../people/data.ts'
import { badInput, Problem } from '../problem.ts'
import type { PersonRecord } from '../storage/records.ts'
import { lookAt } from '../tables/seating.ts'
import { type Route, route } from './route.ts'

/** What a reported person said last goes along with the report. */
const EVIDENCE = 20

const params = z.object({ person: s.id })

/** What people can do about each other, and what they can take away with them. */
export function conductRoutes(app: App): Route[] {
  const { world, metrics } = app
  const { conduct, people, chat } = world.storage

  async function other(id: string, me: PersonRecord): Promise<PersonRecord> {
    if (id === me.id) throw badInput('params.person: must be somebody else')
    const found = await people.find(id)
    if (!found) throw new Problem(404, 'no-person', 'There is no such person.')
    return found
  }

  async function shunned(me: PersonRecord) {
    const list = await conduct.shunned(me.id)
    return { people: list.map(({ other, name, kind, at }) => ({ person: other, name, kind, at })) }
  }

  return [
    route({
      method: 'GET',
      path: '/api/me/shunned',
      summary: 'Whom you have muted or blocked',
      answer: s.shunnedList,
      person: true,
      handle: ({ person }) => shunned(person),
    }),
    route({
      method: 'PUT',
      path: '/api/me/shunned/{person}',
      summary: 'Mute somebody: you want to read nothing of them. Or block them: also sit at no new table with them',
      params,
      body: z.object({ kind: s.shunKind }),
      answer: s.shunnedList,
      person: true,
      async handle({ params, body, person }) {
        const { id } = await other(params.person, person)
        await conduct.shun({ person: person.id, other: id, kind: body.kind, at: world.now() })
        return shunned(person)
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me/shunned/{person}',
      summary: 'Neither muted nor blocked any more',
      params,
      answer: s.shunnedList,
      person: true,
      async handle({ params, person }) {
        await conduct.unshun(person.id, params.person)
        return shunned(person)
      },
    }),
    route({
      method: 'POST',
      path: '/api/reports',
      summary: 'Report somebody to the one who runs this server',
      body: s.reportWish,
      answer: s.nothing,
      person: true,
      limit: 'report',
      async handle({ body, person }) {
        const about = await other(body.person, person)
        const table = body.table ?? null
        if (table) await lookAt(world, table, person)
        const lines = table ? await chat.saidBy(about.id, { table, limit: EVIDENCE }) : []
        const { reason, text = '' } = body
        await conduct.report({
          ...{ id: newId(), by: person.id, byName: person.name, about: about.id, aboutName: about.name },
          ...{ table, reason, text, lines: lines.map((line) => line.text), at: world.now(), closedAt: null },
        })
        metrics.reports.inc({ reason })
        return {}
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/data',
      summary: 'Everything that is kept about you, as one file',
      answer: z.looseObject({ format: z.literal('boardroom/person/1') }),
      person: true,
      limit: 'data',
      evenBanned: true,
      async handle({ person, reply }) {
        reply.header('content-disposition', 'attachment; filename="boardroom-data.json"')
        return (await dataOf(world, person)) as { format: 'boardroom/person/1' }
      },
    }),
  ]
}
