import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { answer } from '../answer.ts'
import { type App, languageOf } from '../app.ts'
import { complaint } from '../input.ts'
import { senderOf } from '../limits/sender.ts'
import { Problem } from '../problem.ts'
import { chatText, id, moveRequest, undoRequest } from '../schemas.ts'
import type { PersonRecord } from '../storage/records.ts'
import { returnTo } from '../tables/lobby.ts'
import { refusalIn, why } from '../tables/look.ts'
import { playMove, undoMove } from '../tables/play.ts'
import { lookAt, seatOf } from '../tables/seating.ts'
import type { Watcher } from './room.ts'

/** Bytes that may wait for a reader. Who is slower is dropped, and catches up when he comes back. */
const BACKLOG = 1_000_000

export const liveQuery = z.object({
  seq: z.coerce.number().int().min(-1).max(2_000_000_000).default(-1),
  chat: z.coerce.number().int().min(0).max(2_000_000_000).default(0),
})

const request = z.discriminatedUnion('type', [
  moveRequest.extend({ type: z.literal('move') }),
  undoRequest.extend({ type: z.literal('undo') }),
  z.object({ type: z.literal('why'), id: z.string().max(64), move: z.record(z.string(), z.unknown()) }),
  z.object({ type: z.literal('chat'), id: z.string().max(64), text: chatText }),
])
type Request = z.output<typeof request>

/** A connection to one table: updates go out, moves come in. */
export async function live(
  app: App,
  socket: WebSocket,
  http: FastifyRequest,
  person: PersonRecord | null,
): Promise<void> {
  const waiting: string[] = []
  let take = (text: string): void => void waiting.push(text)
  // What arrives while the table is being opened is not lost.
  socket.on('message', (data) => take(String(data)))

  const params = z.object({ table: id }).safeParse(http.params)
  const query = liveQuery.safeParse(http.query)
  if (!params.success || !query.success) return socket.close(4400, 'bad input')
  const { table } = params.data
  let opened = await lookAt(app.world, table, person).catch((problem: unknown) => {
    if (problem instanceof Problem) return null
    throw problem
  })
  if (!opened) return socket.close(4404, 'no such table')
  if (person && seatOf(opened.record, person)?.deputy) opened = await returnTo(app.world, table, person)

  const watcher = watcherOn(app, socket, person, query.data)
  socket.on('close', () => app.hub.leave(table, watcher))
  if (socket.readyState !== socket.OPEN) return
  await app.hub.enter(opened, watcher)

  const sender = senderOf(http, person)
  take = (text) => {
    if (!app.limits.allows('request', sender)) return socket.close(4429, 'too much')
    void respond(app, table, http, person, text).then((reply) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'answer', ...reply }))
    })
  }
  for (const text of waiting) take(text)
}

function watcherOn(
  app: App,
  socket: WebSocket,
  person: PersonRecord | null,
  from: z.output<typeof liveQuery>,
): Watcher {
  return {
    person,
    sent: from.seq,
    heard: from.chat,
    send(text) {
      if (socket.readyState !== socket.OPEN) return false
      if (socket.bufferedAmount > BACKLOG) {
        app.metrics.dropped.inc()
        socket.terminate()
        return false
      }
      socket.send(text)
      return true
    },
    turnAway: () => socket.close(4404, 'no such table'),
  }
}

async function respond(
  app: App,
  table: string,
  http: FastifyRequest,
  person: PersonRecord | null,
  text: string,
): Promise<object> {
  let tag: unknown = null
  try {
    const data = parse(text)
    tag = (data as { id?: unknown } | null)?.id ?? null
    const parsed = request.safeParse(data)
    if (!parsed.success) throw new Problem(400, 'bad-input', complaint('message', parsed.error))
    if (!person) throw new Problem(401, 'who-are-you', 'Give yourself a name first.')
    return { id: tag, status: 200, ...(await act(app, table, http, person, parsed.data)) }
  } catch (problem) {
    if (problem instanceof Problem) {
      const { status, code, message, more } = problem
      return { id: tag, status, error: code, message, ...more }
    }
    http.log.error(problem)
    return { id: tag, status: 500, error: 'broken', message: 'Something went wrong here.' }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, 'bad-input', 'this is not JSON')
  }
}

async function act(
  app: App,
  table: string,
  http: FastifyRequest,
  person: PersonRecord,
  wish: Request,
): Promise<object> {
  const { world } = app
  const call = { request: http, person }
  switch (wish.type) {
    case 'move': {
      const end = app.metrics.moveSeconds.startTimer()
      const outcome = await playMove(world, table, person, { seq: wish.seq, client: wish.id, move: wish.move })
      end()
      return answer(app, call, outcome)
    }
    case 'undo':
      return answer(app, call, await undoMove(world, table, person, { seq: wish.seq, client: wish.id }))
    case 'why': {
      const { opened, refusal } = await why(world, table, person, wish.move)
      return { refusal: refusal && (await refusalIn(world.games, opened.record, refusal, languageOf(http, person))) }
    }
    case 'chat': {
      app.limits.spend('chat', senderOf(http, person))
      const { record } = await lookAt(world, table, person)
      const seat = seatOf(record, person)?.seat ?? null
      const line = { table, person: person.id, seat, name: person.name, text: wish.text, at: world.now() }
      const { n } = await world.storage.chat.say(line)
      app.hub.chatted(table, n)
      return { n }
    }
  }
}
