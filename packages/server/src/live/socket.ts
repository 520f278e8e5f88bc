import type { Socket } from 'node:net'
import { id, type LiveQuery, type LiveRequest, liveQuery, liveRequest } from '@boardroom/wire'
import { OLDEST_PROTOCOL, PROTOCOL } from '@boardroom/wire/picture'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { answer } from '../answer.ts'
import { type App, languageOf } from '../app.ts'
import { complaint, parseJson } from '../input.ts'
import { senderOf } from '../limits/sender.ts'
import { badInput, isOurs, notSignedIn, Problem, toldAs } from '../problem.ts'
import type { PersonRecord } from '../storage/records.ts'
import { returnTo } from '../tables/lobby.ts'
import { refusalIn, why } from '../tables/look.ts'
import { playMove, undoMove } from '../tables/play.ts'
import { lookAt, seatOf } from '../tables/seating.ts'
import { say } from '../tables/talk.ts'
import { sendText } from './frames.ts'
import type { Watcher } from './room.ts'

/** Bytes that may wait for a reader. Who is slower is dropped, and catches up when he comes back. */
const BACKLOG = 1_000_000

/** While so many tables have news, an answer goes out together with them: each packet costs the server as much as a view. */
const CROWD = 4

/** Whatever else is wrong with a message, its answer says which it belongs to; nothing is sent back unseen. */
const tagged = z.object({ id: z.string().max(64) })

/** A connection to one table: updates go out, moves come in. Nothing is read from it before somebody listens. */
export async function live(
  app: App,
  socket: WebSocket,
  http: FastifyRequest,
  person: PersonRecord | null,
  isAdmitted: () => boolean,
): Promise<void> {
  const params = z.object({ table: id }).safeParse(http.params)
  const query = liveQuery.safeParse(http.query)
  if (!params.success || !query.success) return socket.close(4400, 'bad input')
  const { protocol } = query.data
  if (protocol < OLDEST_PROTOCOL || protocol > PROTOCOL) return socket.close(4426, 'reload')
  const { table } = params.data
  let opened = await lookAt(app.world, table, person).catch((problem: unknown) => {
    if (problem instanceof Problem && !isOurs(problem)) return null
    throw problem
  })
  if (!opened) return socket.close(4404, 'no such table')
  if (person && seatOf(opened.record, person)?.deputy) opened = await returnTo(app.world, table, person)

  const line = http.raw.socket
  const watcher = watcherOn(app, socket, line, person, query.data)
  socket.on('close', () => app.hub.leave(table, watcher))
  if (socket.readyState !== socket.OPEN || !isAdmitted()) return
  await app.hub.enter(opened, watcher)

  const take = (text: string): void => {
    if (!isAdmitted()) return
    respond(app, table, http, watcher, text)
      .then((reply) => {
        if (socket.readyState !== socket.OPEN) return
        if (app.hub.pending > CROWD) gather(line)
        sendText(socket, line, JSON.stringify({ type: 'answer', ...reply }))
      })
      .catch((problem: unknown) => {
        app.troubles.note('socket', problem)
        socket.close(1011, 'something went wrong here')
      })
  }
  const sender = senderOf(http, person)
  socket.on('message', (data) => {
    if (app.limits.allows('request', sender)) take(String(data))
    else socket.close(4429, 'too much')
  })
}

/** Holds back what is written now until what is told next can go with it. */
function gather(line: Socket): void {
  line.cork()
  setImmediate(() => line.uncork())
}

function watcherOn(
  app: App,
  socket: WebSocket,
  line: Socket,
  person: PersonRecord | null,
  from: LiveQuery,
): Watcher & { readonly person: PersonRecord | null } {
  return {
    person,
    // A page from before the last release does not know how differences are told now.
    tell: from.protocol === PROTOCOL ? from.tell : 'whole',
    sent: from.seq,
    heard: from.chat,
    send(text) {
      if (socket.readyState !== socket.OPEN) return false
      if (socket.bufferedAmount > BACKLOG) {
        app.metrics.dropped.inc()
        socket.terminate()
        return false
      }
      sendText(socket, line, text)
      return true
    },
    turnAway: () => socket.close(4404, 'no such table'),
    giveUp: () => socket.close(1011, 'something went wrong here'),
  }
}

async function respond(
  app: App,
  table: string,
  http: FastifyRequest,
  watcher: Watcher & { readonly person: PersonRecord | null },
  text: string,
): Promise<object> {
  const { person } = watcher
  let tag: string | null = null
  try {
    const data = parseJson(text)
    const parsed = liveRequest.safeParse(data)
    tag = parsed.data?.id ?? tagged.safeParse(data).data?.id ?? null
    if (!parsed.success) throw badInput(complaint('message', parsed.error))
    if (parsed.data.type === 'whole') {
      app.hub.again(table, watcher)
      return { id: tag, status: 200 }
    }
    if (!person) throw notSignedIn()
    return { id: tag, status: 200, ...(await act(app, table, http, person, parsed.data)) }
  } catch (problem) {
    const told = toldAs(problem)
    if (isOurs(problem)) app.troubles.note('socket', problem)
    app.metrics.refused.inc({ error: told.code })
    return { id: tag, status: told.status, ...told.body }
  }
}

async function act(
  app: App,
  table: string,
  http: FastifyRequest,
  person: PersonRecord,
  wish: Exclude<LiveRequest, { type: 'whole' }>,
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
      const { n } = await say(world, table, person, wish.text)
      app.hub.chatted(table, n)
      return { n }
    }
  }
}
