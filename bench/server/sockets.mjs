// Tables with two players and a spectator each, all connected; a move per table every two seconds.
//   node bench/server/sockets.mjs [tables] [seconds]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Picture } from '@boardroom/wire/picture'
import { WebSocket } from 'ws'
import { Client, quantile, report, serverFigure, startProcess } from './lib.mjs'

const tables = Number(process.argv[2] ?? 500)
const seconds = Number(process.argv[3] ?? 20)
const PACE = 2_000

const directory = mkdtempSync(join(tmpdir(), 'boardroom-bench-'))
const server = await startProcess({ DATA_DIR: directory })
const { url } = server

const memory = () => serverFigure(url, 'process_resident_memory_bytes')
const cpu = () => serverFigure(url, 'process_cpu_seconds_total')

const [ada, ben] = [await new Client(url).named('Ada'), await new Client(url).named('Ben')]
const before = await memory()
const ids = []
for (let i = 0; i < tables; i++) {
  const wish = { game: 'big-shoulders', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { id } = await ada.post('/api/tables', wish)
  await ben.post(`/api/tables/${id}/join`)
  await ada.post(`/api/tables/${id}/start`)
  ids.push(id)
}
const withTables = await memory()

const latencies = []
let moves = 0
const boards = ids.map((id) => ({ id, seq: 0, asked: null, sentAt: new Map(), sockets: [] }))

function open(board, key) {
  const headers = key ? { authorization: `Bearer ${key}` } : {}
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${board.id}/live?tell=changes&protocol=2`, {
    headers,
  })
  const picture = new Picture()
  board.sockets.push(socket)
  socket.on('message', (data) => {
    const message = JSON.parse(data)
    if (message.type !== 'update' && message.type !== 'changes') return
    if (!picture.take(message)) throw new Error('a difference does not fit')
    const { seq, moves: legal } = picture.look
    const sent = board.sentAt.get(seq)
    if (sent !== undefined) latencies.push(performance.now() - sent)
    board.seq = Math.max(board.seq, seq)
    if (legal.length > 0) board.asked = { socket, seq, legal }
  })
  return new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
}
for (const board of boards) await Promise.all([open(board, ada.key), open(board, ben.key), open(board, null)])
await new Promise((resolve) => setTimeout(resolve, 1_000))
const withSockets = await memory()

function move(board) {
  const { asked } = board
  if (!asked || asked.seq !== board.seq) return
  board.asked = null
  const choice = asked.legal[Math.floor(Math.random() * asked.legal.length)]
  board.sentAt.set(asked.seq + 1, performance.now())
  board.sentAt.delete(asked.seq - 5)
  moves++
  asked.socket.send(JSON.stringify({ type: 'move', id: `${asked.seq}`, seq: asked.seq, move: choice }))
}

// Spread over the pace: people do not move in step. Each keeps to hours of their own: were the next move counted from the
// last, all whom a busy moment held up together would move together ever after.
let isOver = false
function keepMoving(board, due) {
  setTimeout(
    () => {
      if (isOver) return
      move(board)
      keepMoving(board, due + PACE)
    },
    Math.max(0, due - performance.now()),
  )
}
for (const [i, board] of boards.entries()) keepMoving(board, performance.now() + (i / tables) * PACE)
await new Promise((resolve) => setTimeout(resolve, 3_000))
latencies.length = 0
moves = 0
const cpuBefore = await cpu()
const ownCpu = process.cpuUsage()
await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
isOver = true
const { user, system } = process.cpuUsage(ownCpu)
const cpuUsed = (await cpu()) - cpuBefore
report({
  bench: 'sockets',
  tables,
  sockets: tables * 3,
  movesPerSecond: moves / seconds,
  deliveries: latencies.length,
  serverCpuPerSecond: cpuUsed / seconds,
  serverCpuMsPerMove: (cpuUsed / moves) * 1_000,
  benchCpuPerSecond: (user + system) / 1e6 / seconds,
  p50Ms: quantile(latencies, 0.5),
  p99Ms: quantile(latencies, 0.99),
  maxMs: quantile(latencies, 1),
  kbPerTable: (withTables - before) / tables / 1024,
  kbPerSocket: (withSockets - withTables) / tables / 3 / 1024,
  serverMb: (await memory()) / 1024 / 1024,
})
for (const board of boards) for (const socket of board.sockets) socket.terminate()
await server.stop()
rmSync(directory, { recursive: true, force: true })
process.exit()
