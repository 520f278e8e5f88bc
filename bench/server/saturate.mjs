// As many moves as the server can take: tables with two players and a spectator each, every table in a hurry.
//   node bench/server/saturate.mjs [--game big-shoulders] [--tables 500] [--seconds 10] [--rounds 5] [--tell changes|whole]
//   --node='<flags of Node>'   --profile <folder for a CPU profile>
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { HurriedTables } from './hurried.mjs'
import { Client, median, quantile, report, serverFigure, startProcess } from './lib.mjs'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'big-shoulders' },
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '5' },
    tell: { type: 'string', default: 'changes' },
    profile: { type: 'string' },
    node: { type: 'string', default: '' },
  },
})
const tables = Number(values.tables)
const seconds = Number(values.seconds)
const directory = mkdtempSync(join(tmpdir(), 'boardroom-bench-'))
const profile = values.profile ? ['--cpu-prof', '--cpu-prof-dir', values.profile] : []
const flags = [...profile, ...values.node.split(' ').filter(Boolean)]
const server = await startProcess({ DATA_DIR: directory }, flags)
const { url } = server
const cpu = () => serverFigure(url, 'process_cpu_seconds_total')
const system = () => serverFigure(url, 'process_cpu_system_seconds_total')
const [ada, ben] = [await new Client(url).named('Ada'), await new Client(url).named('Ben')]

const load = new HurriedTables(url, values.game, [ada, ben], values.tell)
await load.open(tables)
load.go()
// Compiled code and a full log are what lasts.
await new Promise((resolve) => setTimeout(resolve, 3_000))

const rounds = []
for (let round = 0; round < Number(values.rounds); round++) {
  const [from, cpuFrom, systemFrom, own] = [load.moves, await cpu(), await system(), process.cpuUsage()]
  const start = performance.now()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  const [made, cpuUsed, systemUsed] = [load.moves - from, (await cpu()) - cpuFrom, (await system()) - systemFrom]
  const { user, system: ownSystem } = process.cpuUsage(own)
  const took = (performance.now() - start) / 1_000
  rounds.push({
    perSecond: made / took,
    cpuMs: (cpuUsed / made) * 1_000,
    systemMs: (systemUsed / made) * 1_000,
    ownMs: (user + ownSystem) / 1_000 / made,
  })
}
load.halt()
report({
  bench: 'saturate',
  game: values.game,
  tell: values.tell,
  tables,
  movesPerSecond: median(rounds.map(({ perSecond }) => perSecond)),
  serverCpuMsPerMove: median(rounds.map(({ cpuMs }) => cpuMs)),
  serverSystemMsPerMove: median(rounds.map(({ systemMs }) => systemMs)),
  benchCpuMsPerMove: median(rounds.map(({ ownMs }) => ownMs)),
  bytesToldPerWatcher: median(load.sizes),
  bytesTold95: quantile(load.sizes, 0.95),
  answeredP50Ms: median(load.latencies),
  answeredP99Ms: quantile(load.latencies, 0.99),
})
load.close()
await server.stop()
rmSync(directory, { recursive: true, force: true })
process.exit()
