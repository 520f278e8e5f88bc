// How long a move takes from its arrival to its answer, on disk, against the bare durable insert of the same size.
//   node bench/server/accept.mjs [moves]        embedded database
//   DATABASE_URL=… node bench/server/accept.mjs PostgreSQL
import { join } from 'node:path'
import { Client, median, report, startServer, twoAtTable } from './lib.mjs'

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
  const { id } = await twoAtTable(players)
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
  const start = performance.now()
  await act(seat, opened.record.seq, move)
  return performance.now() - start
}

const inProcess = (seat, seq, move) => playMove(server.app.world, table, { seat }, { seq, client: newId(), move })
const overHttp = (seat, seq, move) => players[seat].post(`/api/tables/${table}/moves`, { seq, id: newId(), move })

const database = await openBare()

// Everything in turns, so that whatever else the machine does falls on all alike.
const [bare, accepted, answered] = [[], [], []]
for (let i = 0; i < 200; i++) await step(inProcess)
for (let i = 0; i < moves; i++) {
  bare.push(...(await times(1, database.insert)))
  accepted.push(await step(inProcess))
  answered.push(await step(overHttp))
}
report({
  bench: 'accept',
  database: storage.kind,
  moves,
  bareInsertMs: median(bare),
  acceptedMs: median(accepted),
  answeredOverHttpMs: median(answered),
  acceptedRatio: median(accepted) / median(bare),
  answeredRatio: median(answered) / median(bare),
})
await database.close()
await server.close()
