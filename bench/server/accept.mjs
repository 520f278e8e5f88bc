// How long a move takes from its arrival to its answer, on disk, against the bare durable insert of the same size.
// The server runs in a process of its own, as it does for players; this process is the players.
//   node bench/server/accept.mjs [moves]        embedded database
//   DATABASE_URL=… node bench/server/accept.mjs PostgreSQL
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBare } from './bare-insert.mjs'
import { Client, median, report, sitDown, startProcess, startServer, Window } from './lib.mjs'

const moves = Number(process.argv[2] ?? 400)
const WARM_UP = 600
const directory = mkdtempSync(join(tmpdir(), 'boardroom-bench-'))

async function timed(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** A table at the server, with both players watching; a new one when the game is over. */
class Play {
  #players = [new Client(there.url), new Client(there.url)]
  #windows = []
  #seq = 0

  async #sitDown() {
    for (const { socket } of this.#windows) socket.terminate()
    const { id } = await sitDown(this.#players)
    this.#windows = this.#players.map(({ key }) => new Window(there.url, id, key))
    this.id = id
    this.#seq = 0
  }

  /** Waits until everybody has seen the last move, and makes the next one. */
  async move(send) {
    await Promise.all(this.#windows.map((window) => window.at(this.#seq)))
    const seat = this.#windows.findIndex(({ look }) => look.moves.length > 0)
    if (seat < 0) {
      await this.#sitDown()
      return this.move(send)
    }
    const { moves: legal } = this.#windows[seat].look
    const move = legal[Math.floor(Math.random() * legal.length)]
    const request = { id: randomUUID(), seq: this.#seq++, move }
    return timed(() => send(request, this.#players[seat], this.#windows[seat]))
  }

  leave() {
    for (const { socket } of this.#windows) socket.terminate()
  }
}

const overHttp = (request, player) => player.post(`/api/tables/${play.id}/moves`, request)
async function overSocket(request, _player, window) {
  const { status } = await window.ask({ type: 'move', ...request })
  if (status !== 200) throw new Error(`answered ${status}`)
}

/** Everything in turns, so that whatever else the machine does falls on all alike. The bare insert comes first. */
async function inTurns(data, ways) {
  const bare = await openBare(data, 'bench')
  const all = [() => timed(bare.insert), ...ways]
  const times = all.map(() => [])
  for (let i = -WARM_UP; i < moves; i++) {
    for (const [which, way] of all.entries()) {
      const time = await way()
      if (i >= 0) times[which].push(time)
    }
  }
  await bare.close()
  return times.map(median)
}

const there = await startProcess({ DATA_DIR: directory })
const play = new Play()
// The floor under every server that speaks HTTP to this client.
const floor = fork(new URL('peer-http.mjs', import.meta.url), [directory])
const [{ url: floorUrl }] = await once(floor, 'message')
const nobody = new Client(floorUrl, 'x'.repeat(43))
const bareOverHttp = () => timed(() => nobody.post('/', { id: randomUUID(), seq: 1, move: { note: 'x'.repeat(40) } }))
const [bareThere, http, socket, bareHttp] = await inTurns(directory, [
  () => play.move(overHttp),
  () => play.move(overSocket),
  bareOverHttp,
])
floor.kill()
play.leave()
await there.stop()

/** Without a network: the function that accepts a move, called in this process. */
const here = await startServer()
const { playMove } = await here.module('tables/play.js')
const own = [new Client(here.url), new Client(here.url)]
let table = null
async function inProcess() {
  let opened = table && (await here.app.world.opened.open(table))
  if (opened?.record.status !== 'running') {
    table = (await sitDown(own)).id
    opened = await here.app.world.opened.open(table)
  }
  const { position, record } = opened
  const [seat] = position.table.asked()
  const legal = position.table.legal(seat)
  const move = legal[Math.floor(Math.random() * legal.length)]
  return timed(() => playMove(here.app.world, table, { seat }, { seq: record.seq, client: randomUUID(), move }))
}
const [bareHere, accepted] = await inTurns(here.app.config.dataDir, [inProcess])

report({
  bench: 'accept',
  database: here.app.world.storage.kind,
  moves,
  bareInsertMs: bareThere,
  answeredOverSocketMs: socket,
  answeredOverHttpMs: http,
  bareInsertOverHttpMs: bareHttp,
  answeredOverSocketRatio: socket / bareThere,
  answeredOverHttpRatio: http / bareThere,
  bareInsertOverHttpRatio: bareHttp / bareThere,
  answeredOverHttpToFloorRatio: http / bareHttp,
  bareInsertInProcessMs: bareHere,
  acceptedMs: accepted,
  acceptedRatio: accepted / bareHere,
})
await here.close()
rmSync(directory, { recursive: true, force: true })
