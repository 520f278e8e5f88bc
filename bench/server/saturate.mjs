// As many moves as the server can take: tables with two players and a spectator each, every table in a hurry.
//   node bench/server/saturate.mjs [--game big-shoulders] [--tables 500] [--seconds 10] [--rounds 5] [--tell changes|whole]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client, median, quantile, report, serverFigure, startProcess, Window } from './lib.mjs'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'big-shoulders' },
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '5' },
    tell: { type: 'string', default: 'changes' },
    profile: { type: 'string' },
  },
})
const tables = Number(values.tables)
const seconds = Number(values.seconds)
const directory = mkdtempSync(join(tmpdir(), 'boardroom-bench-'))
const flags = values.profile ? ['--cpu-prof', '--cpu-prof-dir', values.profile] : []
const server = await startProcess({ DATA_DIR: directory }, flags)
const { url } = server
const cpu = () => serverFigure(url, 'process_cpu_seconds_total')
const [ada, ben] = [await new Client(url).named('Ada'), await new Client(url).named('Ben')]

let moves = 0
const sizes = []
const latencies = []

/** A table whose players answer at once; when the game is over, the next one begins. */
class HurriedTable {
  async begin() {
    const wish = { game: values.game, visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] }
    this.id = (await ada.post('/api/tables', wish)).id
    await ben.post(`/api/tables/${this.id}/join`)
    await ada.post(`/api/tables/${this.id}/start`)
    this.windows = [ada.key, ben.key, null].map((key) => new Window(url, this.id, key, values.tell, () => this.#go()))
    await Promise.all(this.windows.map((window) => window.at(0)))
    for (const window of this.windows) window.onBytes = (bytes) => sizes.push(bytes)
    this.ready = true
    this.#go()
  }

  #go() {
    if (!this.ready) return
    if (this.windows[2].look?.view.result) {
      this.ready = false
      this.leave()
      if (!stopping) void this.begin()
      return
    }
    const { seq } = this.windows[2].look
    if (seq === this.answered || this.windows.some(({ look }) => look.seq !== seq) || stopping) return
    this.answered = seq
    const asked = this.windows.find(({ look }) => look.moves.length > 0)
    const move = asked.look.moves[Math.floor(Math.random() * asked.look.moves.length)]
    const start = performance.now()
    void asked.ask({ type: 'move', id: `${seq}`, seq, move }).then(({ status }) => {
      if (status !== 200) throw new Error(`a move was answered ${status}`)
      latencies.push(performance.now() - start)
      moves++
    })
  }

  leave() {
    for (const { socket } of this.windows) socket.terminate()
  }
}

let stopping = false
const all = Array.from({ length: tables }, () => new HurriedTable())
for (const table of all) await table.begin()
await new Promise((resolve) => setTimeout(resolve, 3_000))

const rounds = []
for (let round = 0; round < Number(values.rounds); round++) {
  const [from, cpuFrom, own] = [moves, await cpu(), process.cpuUsage()]
  const start = performance.now()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  const [made, cpuUsed] = [moves - from, (await cpu()) - cpuFrom]
  const { user, system } = process.cpuUsage(own)
  const took = (performance.now() - start) / 1_000
  rounds.push({ perSecond: made / took, cpuMs: (cpuUsed / made) * 1_000, ownMs: (user + system) / 1_000 / made })
}
stopping = true
report({
  bench: 'saturate',
  game: values.game,
  tell: values.tell,
  tables,
  movesPerSecond: median(rounds.map(({ perSecond }) => perSecond)),
  serverCpuMsPerMove: median(rounds.map(({ cpuMs }) => cpuMs)),
  benchCpuMsPerMove: median(rounds.map(({ ownMs }) => ownMs)),
  bytesToldPerWatcher: median(sizes),
  bytesTold95: quantile(sizes, 0.95),
  answeredP50Ms: median(latencies),
  answeredP99Ms: quantile(latencies, 0.99),
})
for (const table of all) table.leave()
await server.stop()
rmSync(directory, { recursive: true, force: true })
process.exit()
