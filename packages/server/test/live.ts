import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { EventSummary, Look, TableSummary } from '@boardroom/wire'
import { WebSocket } from 'ws'
import type { Client } from './client.ts'

export interface Message {
  readonly type: string
  readonly table?: TableSummary
  readonly events?: EventSummary[]
  readonly look?: Look | null
  readonly lines?: { n: number; text: string }[]
  readonly seats?: number[]
  readonly spectators?: number
  readonly id?: string
  readonly status?: number
  readonly [key: string]: unknown
}

/** A live connection that remembers everything it was sent. */
export class LiveClient {
  readonly messages: Message[] = []
  readonly socket: WebSocket
  closed: number | null = null
  #waiting: (() => void)[] = []

  constructor(
    client: Client,
    table: string,
    from: { seq?: number | string; chat?: number | string; tell?: string; protocol?: string } = {},
    headers = {},
  ) {
    const query = new URLSearchParams({ ...from, seq: String(from.seq ?? -1), chat: String(from.chat ?? 0) })
    const url = `${client.url.replace('http', 'ws')}/api/tables/${table}/live?${query}`
    this.socket = new WebSocket(url, {
      headers: { ...(client.key && { authorization: `Bearer ${client.key}` }), ...headers },
    })
    this.socket.on('message', (data) => {
      this.messages.push(JSON.parse(String(data)))
      this.#tick()
    })
    this.socket.on('close', (code) => {
      this.closed = code
      this.#tick()
    })
    this.socket.on('error', () => this.#tick())
  }

  #tick(): void {
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** Waits until something holds of what was received. */
  async until<T>(found: () => T | undefined | false | null, patience = 10_000): Promise<T> {
    const deadline = Date.now() + patience
    for (;;) {
      const value = found()
      if (value) return value
      if (Date.now() > deadline) throw new Error(`waited in vain; got ${this.messages.map((each) => each.type)}`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200)
        this.#waiting.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  get events(): EventSummary[] {
    return this.messages.flatMap((message) => message.events ?? [])
  }

  get look(): Look | null {
    return this.messages.findLast((message) => message.look !== undefined)?.look ?? null
  }

  get table(): TableSummary | null {
    return this.messages.findLast((message) => message.table)?.table ?? null
  }

  get lines(): { n: number; text: string }[] {
    return this.messages.flatMap((message) => message.lines ?? [])
  }

  seq(seq: number): Promise<unknown> {
    return this.until(() => (this.look?.seq ?? -1) >= seq)
  }

  /** Sends a request and waits for its answer. */
  async ask(request: Record<string, unknown>): Promise<Message> {
    this.socket.send(JSON.stringify(request))
    return this.until(() => this.messages.find((each) => each.type === 'answer' && each.id === request['id']))
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open')
    this.socket.close()
    await once(this.socket, 'close')
  }
}

/** A line that asks to become a live connection, and says something on it in the same breath. */
export function upgrading(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  said = '',
): Socket {
  const { hostname, port } = new URL(url)
  const line = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  const asked = {
    host: `${hostname}:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    ...headers,
  }
  const lines = Object.entries(asked).map(([name, value]) => `${name}: ${value}`)
  line.write(Buffer.concat([Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), frame(said)]))
  return line
}

/** A short text as a client sends it: masked, here with zeroes (RFC 6455, 5.2). */
function frame(text: string): Buffer {
  return text === '' ? Buffer.alloc(0) : Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0, ...Buffer.from(text)])
}
