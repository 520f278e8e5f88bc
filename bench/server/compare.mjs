// Side by side at saturation: tables with two players and a spectator each, every table in a hurry. In turns: our server,
// boardgame.io in memory, boardgame.io with its files, and a bare `ws` server with one durable insert a message.
//   node bench/server/compare.mjs [--tables 500] [--seconds 5] [--rounds 5]
// `npx boardroom bench` (or npm install --prefix bench) installs what to compare with.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { rules } from '../synthetic.mjs'
import { HurriedTables } from './hurried.mjs'
import { Client, median, report, serverFigure, startProcess } from './lib.mjs'

const require = createRequire(import.meta.url)
const { io } = require('socket.io-client')
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
  },
})
const tables = Number(values.tables)

/** A peer in a process of its own, which tells what processor time it has used. */
async function startPeer(name, ...args) {
  const child = fork(new URL(`peer-${name}.mjs`, import.meta.url), args, {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.once('exit', (code) => code && process.exit(code))
  const heard = () => new Promise((resolve) => child.once('message', resolve))
  const { url } = await heard()
  const cpu = async () => {
    const answer = heard()
    child.send('cpu')
    const { user, system } = (await answer).cpu
    return (user + system) / 1e6
  }
  return { url, cpu, stop: () => child.kill() }
}

/** One who is measured: `go` lets its tables play until `halt`. */
async function ours(game) {
  const directory = mkdtempSync(join(tmpdir(), 'boardroom-bench-'))
  const server = await startProcess({ DATA_DIR: directory })
  const people = [await new Client(server.url).named('Ada'), await new Client(server.url).named('Ben')]
  const load = new HurriedTables(server.url, game, people, 'changes')
  await load.open(tables)
  return {
    name: `Boardroom, ${game}, durable`,
    load,
    cpu: () => serverFigure(server.url, 'process_cpu_seconds_total'),
    async stop() {
      load.close()
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A load over any connection: `send(table)` makes the next move, `told(table, bytes, last)` is called for every message. */
class PlainLoad {
  moves = 0
  sizes = []
  running = false

  told(table, bytes) {
    this.sizes.push(bytes)
    if (++table.heard < table.watchers) return
    table.heard = 0
    this.moves++
    if (this.running) table.send()
    else table.idle = true
  }

  go() {
    this.running = true
    for (const table of this.all) {
      if (table.idle) table.send()
      table.idle = false
    }
  }

  halt() {
    this.running = false
  }
}

async function bare() {
  const peer = await startPeer('bare')
  const load = new PlainLoad()
  load.all = await Promise.all(
    Array.from({ length: tables }, async (_, n) => {
      const sockets = [0, 1, 2].map(() => new WebSocket(`${peer.url}/${n}`))
      const table = { heard: 0, watchers: 3, idle: true, turn: 0, sockets }
      table.send = () =>
        sockets[table.turn++ % 2].send(JSON.stringify({ id: `${table.turn}`, move: { note: 'x'.repeat(300) } }))
      for (const socket of sockets) socket.on('message', (data) => load.told(table, data.length))
      await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))))
      return table
    }),
  )
  return { name: 'bare ws, one durable insert', load, cpu: peer.cpu, stop: peer.stop }
}

async function boardgame(files) {
  const peer = await startPeer('boardgame', ...(files ? ['files'] : []))
  const load = new PlainLoad()
  load.all = []
  for (let n = 0; n < tables; n++) load.all.push(await boardgameTable(peer.url, `m${n}`, load))
  return { name: `boardgame.io, ${files ? 'files' : 'memory'}`, load, cpu: peer.cpu, stop: peer.stop }
}

/** Its own protocol, without its client: that would keep a copy of the engine for each of three thousand. */
async function boardgameTable(url, id, load) {
  const table = { heard: 0, watchers: 3, idle: true }
  const sockets = []
  let latest = null
  for (const player of ['0', '1', null]) {
    const socket = io(`${url}/synthetic`, { transports: ['websocket'], forceNew: true })
    sockets.push(socket)
    let bytes = 0
    socket.io.engine.on('data', (data) => {
      bytes = data.length
    })
    const synced = new Promise((resolve) =>
      socket.on('sync', (_id, { state }) => {
        latest ??= state
        resolve()
      }),
    )
    socket.on('update', (_id, state) => {
      if (!latest || state._stateID > latest._stateID) latest = state
      load.told(table, bytes)
    })
    await new Promise((resolve) => socket.on('connect', resolve))
    socket.emit('sync', id, player, undefined, 4)
    await synced
  }
  table.send = () => {
    const { G, ctx, _stateID } = latest
    const player = ctx.currentPlayer
    const legal = ['make', 'sell'].flatMap((type) =>
      G.companies.flatMap((_, company) =>
        rules[type].refuse(G, Number(player), company) === null ? [{ type, company }] : [],
      ),
    )
    const { type, company } = legal[Math.floor(Math.random() * legal.length)]
    const action = { type: 'MAKE_MOVE', payload: { type, args: [company], playerID: player } }
    sockets[Number(player) % 2].emit('update', action, _stateID, id, player)
  }
  return table
}

const contestants = [
  await ours('big-shoulders'),
  await ours('carnegie'),
  await boardgame(false),
  await boardgame(true),
  await bare(),
]
const results = new Map(contestants.map(({ name }) => [name, []]))
// The first round warms up.
for (let round = -1; round < Number(values.rounds); round++) {
  for (const { name, load, cpu } of contestants) {
    const [from, cpuFrom, start] = [load.moves, await cpu(), performance.now()]
    load.go()
    await pause(Number(values.seconds) * 1_000)
    load.halt()
    const seconds = (performance.now() - start) / 1_000
    const made = load.moves - from
    // What is under way comes to its end before the next begins.
    const used = (await cpu()) - cpuFrom
    await pause(500)
    if (round >= 0) results.get(name).push({ perSecond: made / seconds, cpuMs: (used / made) * 1_000 })
  }
}
for (const { name, load, stop } of contestants) {
  const rounds = results.get(name)
  report({
    bench: 'compare',
    name,
    tables,
    movesPerSecond: median(rounds.map(({ perSecond }) => perSecond)),
    serverCpuMsPerMove: median(rounds.map(({ cpuMs }) => cpuMs)),
    bytesToldPerWatcher: median(load.sizes),
  })
  await stop()
}
process.exit()
