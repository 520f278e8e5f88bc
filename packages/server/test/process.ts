import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = new URL('../../../', import.meta.url)
const BUILT = pathToFileURL(fileURLToPath(new URL('packages/server/dist/index.js', ROOT))).href

/** Loads the server, and starts it when told to: so that the next one is ready when the last one dies. */
const SCRIPT = `
const { runServer } = await import(${JSON.stringify(BUILT)})
process.stdin.once('data', async () => {
  // What nobody has thought of: a promise that fails unseen, an exception out of nowhere.
  process.stdin.on('data', (word) => {
    const lost = new Error('made by the test')
    if (String(word).startsWith('reject')) Promise.reject(lost)
    if (String(word).startsWith('throw')) setImmediate(() => { throw lost })
  })
  const say = (line) => process.stdout.write(line + '\\n')
  process.exit(await runServer({ env: process.env, say, complain: (line) => process.stderr.write(line + '\\n') }))
})
process.stdout.write('loaded\\n')
`

/** Processes run what is built; builds it if the sources are newer. */
export async function ensureBuilt(): Promise<void> {
  const { ensureBuilt: build } = await import(new URL('scripts/ensure.mjs', ROOT).href)
  build()
}

/** A server in a process of its own. */
export class ServerProcess {
  readonly #child: ChildProcess
  readonly #exit: Promise<unknown>
  output = ''
  errors = ''
  url = ''

  constructor(env: Record<string, string>) {
    this.#child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
      env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '1000000', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    this.#exit = once(this.#child, 'exit')
    this.#child.stdin?.on('error', () => {})
    this.#child.stdout?.on('data', (data) => {
      this.output += data
    })
    this.#child.stderr?.on('data', (data) => {
      this.errors += data
    })
  }

  /** Starts serving. Throws with what the process complained of, if it does not. */
  async start(): Promise<this> {
    this.#child.stdin?.write('go\n')
    for (;;) {
      this.url = /Boardroom is at (\S+)/.exec(this.output)?.[1] ?? ''
      if (this.url) return this
      if (this.#child.exitCode !== null) throw new Error(this.errors.trim())
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Lets something go wrong in the process that no entry point contains. */
  fail(how: 'reject' | 'throw'): void {
    this.#child.stdin?.write(`${how}\n`)
  }

  /** When it has ended by itself: its exit code. */
  async ended(): Promise<number | null> {
    await this.#exit
    return this.#child.exitCode
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#exit
  }

  /** Asks it to stop; returns its exit code. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM')
    await this.#exit
    return this.#child.exitCode
  }
}
