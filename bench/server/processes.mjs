// The throughput of two processes on one PostgreSQL against one.
//   DATABASE_URL=… node bench/server/processes.mjs [tables] [seconds]
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Client, report } from './lib.mjs'

if (!process.env.DATABASE_URL) throw new Error('set DATABASE_URL to an empty PostgreSQL database')
const tables = Number(process.argv[2] ?? 40)
const seconds = Number(process.argv[3] ?? 10)
const main = new URL('../../packages/server/dist/main.js', import.meta.url).pathname

function start() {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '1000000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve) => {
    let text = ''
    child.stdout.on('data', (part) => {
      text += part
      const found = /Boardroom is at (\S+)/.exec(text)
      if (found) resolve({ url: found[1], stop: () => child.kill('SIGTERM') })
    })
  })
}

/** Plays one table as fast as it goes; its players sit on different processes where there are two. */
async function play(urls, until, count) {
  while (Date.now() < until) {
    const players = [new Client(urls[0]), new Client(urls[1 % urls.length])]
    const [ada, ben] = [await players[0].named('Ada'), await players[1].named('Ben')]
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

async function measure(processes) {
  const servers = await Promise.all(Array.from({ length: processes }, start))
  const urls = servers.map((server) => server.url)
  let moves = 0
  const until = Date.now() + seconds * 1_000
  const work = Array.from({ length: tables }, (_, i) =>
    play(i % 2 ? urls : urls.toReversed(), until, () => {
      moves++
    }),
  )
  await Promise.all(work)
  for (const server of servers) server.stop()
  return moves / seconds
}

const one = await measure(1)
const two = await measure(2)
report({ bench: 'processes', tables, movesPerSecondOne: one, movesPerSecondTwo: two, ratio: two / one })
process.exit()
