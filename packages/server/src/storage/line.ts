import pg from 'pg'
import { within } from '../patience.ts'

/** How long the database may take to answer before the line counts as dead. */
const PATIENCE = 5_000
/** How often a line on which nothing is heard is asked whether it is still there. */
const HEARTBEAT = 5_000
const FIRST_WAIT = 250
const LAST_WAIT = 10_000
/** For a connection to say goodbye. */
const GOODBYE = 1_000

export interface LineEnds {
  heard(payload: string): void
  /** The line is up again; what was said meanwhile was not heard. */
  back(): void
  trouble(problem: unknown): void
}

/**
 * The one connection over which a process listens. It is lost once, however many events say so, and one timer at a
 * time looks after it: while it is up, to ask whether it still is; while it is down, to try again, each time after a
 * longer wait, and not at the same moment as all the other processes.
 */
export class Line {
  readonly #url: string
  readonly #channel: string
  readonly #ends: LineEnds
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | null = null
  #attempts = 0
  #closed = false
  isUp = false

  constructor(url: string, channel: string, ends: LineEnds) {
    this.#url = url
    this.#channel = channel
    this.#ends = ends
  }

  /** The first connection; if it fails, there is no line. */
  async open(): Promise<void> {
    try {
      await this.#connect()
    } catch (problem) {
      await this.close()
      throw problem
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    const client = this.#client
    this.#client = null
    this.isUp = false
    if (client) await within(GOODBYE, client.end(), 'goodbye').catch(() => {})
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'boardroom-bus',
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    })
    this.#client = client
    client.on('error', (problem) => this.#lose(client, problem))
    client.on('end', () => this.#lose(client, new Error('the line to the other processes is down')))
    client.on('notification', ({ payload }) => this.#ends.heard(payload ?? ''))
    await client.connect()
    await client.query(`listen ${this.#channel}`)
    // Lost or closed in the meantime.
    if (this.#client !== client) return
    this.#attempts = 0
    this.isUp = true
    this.#later(HEARTBEAT, () => this.#ask(client))
  }

  #lose(client: pg.Client, problem: unknown): void {
    if (this.#client !== client) return
    this.#client = null
    this.isUp = false
    this.#ends.trouble(problem)
    client.end().catch(() => {})
    const wait = Math.min(LAST_WAIT, FIRST_WAIT * 2 ** this.#attempts++)
    this.#later(wait * (0.5 + Math.random() / 2), () => this.#again())
  }

  #again(): void {
    const connecting = this.#connect()
    const client = this.#client
    connecting
      .then(() => this.isUp && this.#ends.back())
      .catch((problem: unknown) => client && this.#lose(client, problem))
  }

  #ask(client: pg.Client): void {
    client
      .query('select 1')
      .then(() => this.#client === client && this.#later(HEARTBEAT, () => this.#ask(client)))
      .catch((problem: unknown) => this.#lose(client, problem))
  }

  #later(time: number, work: () => void): void {
    if (this.#closed) return
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = setTimeout(work, time)
    this.#timer.unref()
  }
}
