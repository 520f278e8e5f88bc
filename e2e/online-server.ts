import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { closeBrowser } from './browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The real server with the built pages, on a database of its own. Can be killed and started again. */
export class OnlineServer {
  readonly url: string
  readonly #port: number
  readonly #data = mkdtempSync(join(tmpdir(), 'boardroom-e2e-'))
  /** Settings besides the usual ones. */
  readonly #more: NodeJS.ProcessEnv
  #process: ChildProcess | null = null

  private constructor(port: number, more: NodeJS.ProcessEnv) {
    this.#port = port
    this.#more = more
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(more: NodeJS.ProcessEnv = {}): Promise<OnlineServer> {
    const server = new OnlineServer(await freePort(), more)
    await server.start()
    return server
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, [join(root, 'packages/cli/bin/boardroom.mjs'), 'serve'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#data,
        DATABASE_URL: '',
        WEB_DIR: process.env['WEB_DIR'] || join(root, 'packages/web/dist'),
        LOG_LEVEL: 'error',
        RATE_LIMIT: '100000',
        ...this.#more,
      },
    })
    const deadline = Date.now() + 60_000
    while (!(await this.#ready())) {
      if (Date.now() > deadline) throw new Error('the server does not come up')
      await pause(50)
    }
  }

  async #ready(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** As a power cut would: nothing is finished, nobody is told. */
  async kill(): Promise<void> {
    const running = this.#process
    this.#process = null
    if (!running || running.exitCode !== null) return
    const gone = once(running, 'exit')
    running.kill('SIGKILL')
    await gone
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.#data, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

/** A server for the tests of one file, gone when they are done. */
export async function serverHere(): Promise<OnlineServer> {
  const server = await OnlineServer.start()
  afterAll(async () => {
    await closeBrowser()
    await server.close()
  })
  return server
}
