// Where chaos happens: processes that die and come back, lines that are cut.
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startProcess } from './lib.mjs'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** A server that is always at the same place, whichever process it is. */
export class Post {
  #env
  #process

  static async open(env) {
    const post = new Post()
    post.port = await freePort()
    post.#env = { ...env, PORT: String(post.port), LOG_LEVEL: 'fatal' }
    await post.#start()
    return post
  }

  async #start() {
    this.#process = await startProcess(this.#env)
  }

  async kill(signal) {
    await this.#process.end(signal)
    await this.#start()
  }

  stop() {
    return this.#process.end('SIGTERM')
  }
}

/** A line to a port of this machine, which can be cut. */
export class Line {
  #open = new Set()
  #cut = false

  static async to(port) {
    const line = new Line()
    line.server = createServer((near) => line.#accept(near, port)).listen(0, '127.0.0.1')
    await once(line.server, 'listening')
    line.port = line.server.address().port
    line.url = `http://127.0.0.1:${line.port}`
    return line
  }

  /** An address with this line in place of what it leads to. */
  instead(url) {
    const address = new URL(url)
    address.hostname = '127.0.0.1'
    address.port = String(this.port)
    return address.href
  }

  async cutFor(ms) {
    this.#cut = true
    for (const socket of this.#open) socket.destroy()
    await pause(ms)
    this.#cut = false
  }

  close() {
    for (const socket of this.#open) socket.destroy()
    this.server.close()
  }

  #accept(near, port) {
    if (this.#cut) return near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      this.#open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        this.#open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  }
}
