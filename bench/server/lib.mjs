// What the server's benchmarks share. They run what is built: npm run build first.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Picture } from '@boardroom/wire/picture'
import { WebSocket } from 'ws'

const DIST = new URL('../../packages/server/dist/', import.meta.url)

export async function startServer(env = {}) {
  const { readConfig, serve } = await import(new URL('index.js', DIST).href)
  const directory = mkdtempSync(join(tmpdir(), 'boardroom-bench-'))
  const base = { PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '1000000000', DATA_DIR: directory }
  const database = process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}
  const server = await serve(readConfig({ ...base, ...database, ...env }))
  return {
    ...server,
    module: (path) => import(new URL(path, DIST).href),
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** However this process ends, it leaves no server behind. */
const running = new Set()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A server in a process of its own. */
/** As `npm start` and the files in `deploy/` run it: a move leaves short-lived data that need not be copied twice. */
const FLAGS = ['--max-semi-space-size=64']

export function startProcess(env = {}, flags = []) {
  const main = new URL('main.js', DIST).pathname
  const child = spawn(process.execPath, [...FLAGS, ...flags, main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '1000000000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = (signal) =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill(signal)
    })
  const stop = () => end('SIGTERM')
  running.add(child)
  child.once('exit', () => running.delete(child))
  return new Promise((resolve) => {
    let text = ''
    child.stdout.on('data', (part) => {
      text += part
      const found = /Boardroom is at (\S+)/.exec(text)
      if (found) resolve({ url: found[1], stop, end })
    })
  })
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A player over HTTP, on Node's own client: nothing else should cost time here. */
export class Client {
  /** With an address in the net, if a proxy is to tell of one. */
  constructor(url, key = null, address = null) {
    this.url = new URL(url)
    this.key = key
    this.address = address
  }

  send(method, path, body) {
    return new Promise((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body)
      const headers = {
        ...(this.key && { authorization: `Bearer ${this.key}` }),
        ...(this.address && { 'x-forwarded-for': this.address }),
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      }
      const { hostname, port } = this.url
      const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
        let answer = ''
        response.setEncoding('utf8')
        response.on('data', (part) => {
          answer += part
        })
        response.on('end', () => {
          if (response.statusCode === 200) resolve(JSON.parse(answer))
          else {
            const { statusCode: status } = response
            reject(Object.assign(new Error(`${method} ${path}: ${status} ${answer}`), { status }))
          }
        })
      })
      sent.on('error', (problem) => {
        // The server hung up on a line that was idle just as it was taken again.
        if (sent.reusedSocket && problem.code === 'ECONNRESET') this.send(method, path, body).then(resolve, reject)
        else reject(problem)
      })
      sent.end(text)
    })
  }

  get(path) {
    return this.send('GET', path)
  }

  post(path, body = {}) {
    return this.send('POST', path, body)
  }

  async named(name) {
    if (!this.key) this.key = (await this.post('/api/guests', { name })).key
    return this
  }
}

/** A live connection that knows its latest look. Hears differences, as the client does, unless told otherwise. */
export class Window {
  /** Called with the bytes of every update. */
  onBytes = () => {}
  #answers = new Map()
  #wake = () => {}
  #picture = new Picture()

  constructor(url, table, key, tell = 'changes', onLook = () => {}) {
    const headers = key ? { authorization: `Bearer ${key}` } : {}
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live?protocol=2&tell=${tell}`, {
      headers,
    })
    this.socket.on('message', (data) => {
      const message = JSON.parse(data)
      if (message.type === 'answer') this.#answers.get(message.id)?.(message)
      if (message.type === 'update' || message.type === 'changes') {
        this.onBytes(data.length)
        if (!this.#picture.take(message)) throw new Error('a difference does not fit')
        onLook()
      }
      this.#wake()
    })
    this.socket.on('close', (code) => {
      // 1006: we hung up ourselves. Anything else (too many messages, say) would be waited for in vain.
      if (code !== 1006) throw new Error(`the server has closed a connection: ${code}`)
    })
  }

  get look() {
    return this.#picture.look
  }

  async at(seq) {
    while ((this.look?.seq ?? -1) < seq) {
      await new Promise((resolve) => {
        this.#wake = resolve
      })
    }
  }

  ask(request) {
    return new Promise((resolve) => {
      this.#answers.set(request.id, resolve)
      this.socket.send(JSON.stringify(request))
    })
  }
}

/** A table that has started, with a seat for each player. */
export async function sitDown(players, game = 'big-shoulders') {
  for (const [i, player] of players.entries()) await player.named(`Player ${i + 1}`)
  const [host, ...others] = players
  const table = await host.post('/api/tables', {
    game,
    visibility: 'public',
    seats: players.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' })),
  })
  for (const other of others) await other.post(`/api/tables/${table.id}/join`)
  return host.post(`/api/tables/${table.id}/start`)
}

export function quantile(list, q) {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]
}

/** A figure the server tells of itself. */
export async function serverFigure(url, name) {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)[1])
}

export const median = (list) => quantile(list, 0.5)

export function report(figures) {
  const round = (value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)
  process.stdout.write(
    `${JSON.stringify(Object.fromEntries(Object.entries(figures).map(([k, v]) => [k, round(v)])))}\n`,
  )
}
