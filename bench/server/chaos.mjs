// Everything at once: processes are killed and restarted, lines are cut, the database goes away, readers fall asleep,
// strangers send rubbish. Meanwhile people play; whatever they were told is done must be there at the end.
//   node bench/server/chaos.mjs --minutes 10                   one process on the embedded database
//   DATABASE_URL=… node bench/server/chaos.mjs --minutes 10    two processes on PostgreSQL, whose line is cut as well
// Prints one line of JSON; ends with an error if anything was lost.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hostilePeople, sleepyReaders, Table } from './chaos-people.mjs'
import { Line, Post } from './chaos-places.mjs'
import { median, quantile, report } from './lib.mjs'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, tables: { type: 'string', default: '16' } },
})
const until = Date.now() + Number(values.minutes) * 60_000
const directory = mkdtempSync(join(tmpdir(), 'boardroom-chaos-'))
const databaseUrl = process.env.DATABASE_URL
const database = databaseUrl ? await Line.to(Number(new URL(databaseUrl).port || 5432)) : null
const env = database ? { DATABASE_URL: database.instead(databaseUrl) } : { DATA_DIR: directory }
// As behind a proxy: everybody has an address of their own, and the usual limits hold for each.
const behindProxy = { TRUST_PROXY: '1', RATE_LIMIT: '1200' }
const posts = await Promise.all((database ? [0, 1] : [0]).map(() => Post.open({ ...env, ...behindProxy })))
const lines = await Promise.all(posts.map((post) => Line.to(post.port)))

/** When the last disaster struck: what is asked right after it waits for the server to come back. */
let struck = 0
const disasters = {
  kill: () => pick(posts).kill('SIGKILL'),
  restart: () => pick(posts).kill('SIGTERM'),
  cut: () => pick(lines).cutFor(300 + Math.random() * 1_500),
  ...(database && { databaseCut: () => database.cutFor(300 + Math.random() * 2_000) }),
}
const counts = Object.fromEntries(Object.keys(disasters).map((name) => [name, 0]))

function pick(list) {
  return list[Math.floor(Math.random() * list.length)]
}

async function strike() {
  while (Date.now() < until) {
    await pause(2_000 + Math.random() * 4_000)
    const name = pick(Object.keys(disasters))
    counts[name]++
    struck = performance.now()
    await disasters[name]()
    struck = performance.now()
  }
}

const world = { urls: lines.map(({ url }) => url), until, struck: () => struck }
const tables = Array.from({ length: Number(values.tables) }, (_, i) => new Table(world, i))
for (const table of tables) await table.begin()
const hostile = hostilePeople(world, tables)
const sleepy = sleepyReaders(world, tables)
await Promise.all([strike(), ...tables.map((table) => table.play())])
const rubbish = await hostile
await sleepy

const acknowledged = tables.reduce((sum, { done }) => sum + done.length, 0)
let found = 0
for (const table of tables) found += await table.countFound()
for (const line of lines) line.close()
await Promise.all(posts.map((post) => post.stop()))
const server = await import(new URL('../../packages/server/dist/index.js', import.meta.url).href)
const { differing, moves } = await server.audit(server.readConfig(databaseUrl ? { DATABASE_URL: databaseUrl } : env))
database?.close()

const all = tables.flatMap(({ latencies }) => latencies)
const calm = all.filter(({ calm }) => calm)
report({
  bench: 'chaos',
  database: database ? 'postgres' : 'sqlite',
  minutes: Number(values.minutes),
  ...counts,
  ...rubbish,
  acknowledged,
  found,
  lost: acknowledged - found,
  movesStored: moves,
  tablesThatReplayDifferently: differing.length,
  p50Ms: median(all.map(({ ms }) => ms)),
  p99Ms: quantile(
    all.map(({ ms }) => ms),
    0.99,
  ),
  p99MsWithoutDisaster: quantile(
    calm.map(({ ms }) => ms),
    0.99,
  ),
})
rmSync(directory, { recursive: true, force: true })
process.exit(acknowledged === found && differing.length === 0 && acknowledged > 0 ? 0 : 1)
