// The throughput of two processes on one PostgreSQL against one.
//   DATABASE_URL=… node bench/server/processes.mjs [tables] [seconds] [rounds]
import { randomUUID } from 'node:crypto'
import { Client, median, report, startProcess } from './lib.mjs'

if (!process.env.DATABASE_URL) throw new Error('set DATABASE_URL to an empty PostgreSQL database')
const tables = Number(process.argv[2] ?? 40)
const seconds = Number(process.argv[3] ?? 5)
const rounds = Number(process.argv[4] ?? 3)

/** Plays tables as fast as it goes, the two players at the given addresses. */
async function play(urls, until, count) {
  const players = urls.map((url) => new Client(url))
  const [ada, ben] = [await players[0].named('Ada'), await players[1].named('Ben')]
  while (Date.now() < until) {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id } = await ada.post('/api/tables', { game: 'big-shoulders', visibility: 'public', seats })
    await ben.post(`/api/tables/${id}/join`)
    await ada.post(`/api/tables/${id}/start`)
    let over = false
    while (!over && Date.now() < until) {
      over = true
      for (const player of players) {
        const look = await player.get(`/api/tables/${id}/view`)
        if (look.moves.length === 0) continue
        over = false
        const move = look.moves[Math.floor(Math.random() * look.moves.length)]
        await player.post(`/api/tables/${id}/moves`, { seq: look.seq, id: randomUUID(), move })
        count()
      }
    }
  }
}

/** Seconds of processor time that each server has used so far. */
function cpu() {
  const used = async ({ url }) => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)[1])
  }
  return Promise.all(servers.map(used))
}

async function measure(addresses) {
  const before = await cpu()
  let moves = 0
  const until = Date.now() + seconds * 1_000
  const count = () => {
    moves++
  }
  await Promise.all(Array.from({ length: tables }, (_, i) => play(addresses(i), until, count)))
  const after = await cpu()
  const busiest = Math.max(...after.map((each, i) => each - before[i]))
  return { perSecond: moves / seconds, cpuMs: (busiest / moves) * 1_000 }
}

const servers = await Promise.all([startProcess(), startProcess()])
const [one, two] = servers.map((server) => server.url)
const ways = {
  one: () => [one, one],
  together: (i) => (i % 2 ? [one, one] : [two, two]),
  apart: (i) => (i % 2 ? [one, two] : [two, one]),
}
// In turns, so that whatever else the machine does falls on all alike; the first round warms up.
const figures = { one: [], together: [], apart: [] }
for (let round = 0; round <= rounds; round++) {
  for (const [name, addresses] of Object.entries(ways)) {
    const figure = await measure(addresses)
    if (round > 0) figures[name].push(figure)
  }
}
const perSecond = (name) => median(figures[name].map((each) => each.perSecond))
const ratio = (name) => median(figures[name].map((each, i) => each.perSecond / figures.one[i].perSecond))
const cpuMs = (name) => median(figures[name].map((each) => each.cpuMs))
report({
  bench: 'processes',
  tables,
  movesPerSecondOne: perSecond('one'),
  movesPerSecondTwoPlayersTogether: perSecond('together'),
  movesPerSecondTwoPlayersApart: perSecond('apart'),
  ratioTogether: ratio('together'),
  ratioApart: ratio('apart'),
  busiestCpuMsPerMoveOne: cpuMs('one'),
  busiestCpuMsPerMoveTogether: cpuMs('together'),
  busiestCpuMsPerMoveApart: cpuMs('apart'),
})
await Promise.all(servers.map((server) => server.stop()))
process.exit()
