// How long a move takes from its arrival to its answer, on disk, against the bare durable insert of the same size.
//   node bench/server/accept.mjs [moves]        embedded database
//   DATABASE_URL=… node bench/server/accept.mjs PostgreSQL
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { Client, median, report, sitDown, startServer } from './lib.mjs'

const moves = Number(process.argv[2] ?? 400)
const server = await startServer()
const { storage } = server.app.world
const { playMove } = await server.module('tables/play.js')
const { newId } = await server.module('ids.js')

/** A row of the size of an event, written and committed on its own, by the bare driver. */
async function openBare() {
  const text = JSON.stringify({ note: 'x'.repeat(400) })
  if (storage.kind === 'postgres') {
    const { default: pg } = await import('pg')
    const client = new pg.Client(process.env.DATABASE_URL)
    await client.connect()
    await client.query('create table if not exists bench (id text primary key, value text)')
    const insert = { name: 'bare', text: 'insert into bench values ($1, $2)' }
    return { insert: () => client.query({ ...insert, values: [newId(), text] }), close: () => client.end() }
  }
  const { default: Database } = await import('libsql')
  const file = new Database(join(server.app.config.dataDir, 'bare.db'))
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.exec('create table bench (id text primary key, value text)')
  const insert = file.prepare('insert into bench values (?, ?)')
  return { insert: () => insert.run(newId(), text), close: () => file.close() }
}

async function times(count, work) {
  const list = []
  for (let i = 0; i < count; i++) {
    const start = performance.now()
    await work(i)
    list.push(performance.now() - start)
  }
  return list
}

const players = [new Client(server.url), new Client(server.url)]
async function fresh() {
  const { id } = await sitDown(players)
  return id
}
let table = await fresh()

async function step(act) {
  let opened = await server.app.world.opened.open(table)
  if (opened.record.status !== 'running') {
    table = await fresh()
    opened = await server.app.world.opened.open(table)
  }
  const kernel = opened.position.table
  const [seat] = kernel.asked()
  const legal = kernel.legal(seat)
  const move = legal[Math.floor(Math.random() * legal.length)]
  const live = act === overSocket ? await socketOf(seat) : null
  const start = performance.now()
  await act(seat, opened.record.seq, move, live)
  return performance.now() - start
}

const inProcess = (seat, seq, move) => playMove(server.app.world, table, { seat }, { seq, client: newId(), move })
const overHttp = (seat, seq, move) => players[seat].post(`/api/tables/${table}/moves`, { seq, id: newId(), move })

const database = await openBare()

/** One live connection per player and table; a move is answered on it. */
const sockets = new Map()
async function socketOf(seat) {
  const key = `${table}/${seat}`
  const known = sockets.get(key)
  if (known) return known
  const url = `${server.url.replace('http', 'ws')}/api/tables/${table}/live`
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${players[seat].key}` } })
  const answers = new Map()
  socket.on('message', (data) => {
    const text = String(data)
    if (!text.startsWith('{"type":"answer"')) return
    const { id, status } = JSON.parse(text)
    answers.get(id)?.(status)
  })
  await new Promise((resolve) => socket.once('message', resolve))
  const ask = (id, body) =>
    new Promise((resolve) => {
      answers.set(id, resolve)
      socket.send(body)
    })
  sockets.set(key, { ask, socket })
  return sockets.get(key)
}

async function overSocket(_seat, seq, move, live) {
  const id = newId()
  const status = await live.ask(id, JSON.stringify({ type: 'move', id, seq, move }))
  if (status !== 200) throw new Error(`answered ${status}`)
}

// Everything in turns, so that whatever else the machine does falls on all alike.
const [bare, accepted, answered, told] = [[], [], [], []]
for (let i = 0; i < 200; i++) await step(inProcess)
for (let i = 0; i < moves; i++) {
  bare.push(...(await times(1, database.insert)))
  accepted.push(await step(inProcess))
  answered.push(await step(overHttp))
  told.push(await step(overSocket))
}
/** What the server itself has measured, from the arrival of a request to the end of its answer. */
async function answeredHere() {
  const { values } = await server.app.metrics.requestSeconds.get()
  const of = (part) =>
    values.find(({ metricName, labels }) => metricName.endsWith(part) && labels.route === '/api/tables/:table/moves')
      .value
  return (of('_sum') / of('_count')) * 1_000
}
const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length

report({
  bench: 'accept',
  database: storage.kind,
  moves,
  bareInsertMs: median(bare),
  acceptedMs: median(accepted),
  answeredOverHttpMs: median(answered),
  answeredOverSocketMs: median(told),
  answeredOverHttpServerMeanMs: await answeredHere(),
  answeredOverHttpServerMeanRatio: (await answeredHere()) / mean(bare),
  acceptedRatio: median(accepted) / median(bare),
  answeredOverHttpRatio: median(answered) / median(bare),
  answeredOverSocketRatio: median(told) / median(bare),
})
for (const { socket } of sockets.values()) socket.terminate()
await database.close()
await server.close()
