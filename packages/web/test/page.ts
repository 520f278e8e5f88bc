import { vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Client } from '../../server/test/client.ts'

/** A page of somebody's browser, as far as the client's own code looks at it; its line to the server is real. */
export class Page {
  readonly sockets: WebSocket[] = []
  /** The paths that were asked for. */
  readonly asked: string[] = []
  /** Answers in place of the server's, used up one by one. */
  readonly instead: (() => Promise<Response>)[] = []
  readonly navigator = { onLine: true }
  readonly #window = new EventTarget()
  readonly #document = Object.assign(new EventTarget(), { hidden: false })

  constructor({ url, key }: Client) {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
    const { sockets, asked, instead } = this
    class Socket extends WebSocket {
      constructor(address: URL) {
        super(address, { headers })
        this.on('error', () => undefined)
        sockets.push(this)
      }
    }
    const fetch = globalThis.fetch
    const ask = async (path: string, init: RequestInit): Promise<Response> => {
      // Others have pages of their own.
      if (!path.startsWith('/')) return fetch(path, init)
      asked.push(path)
      const other = instead.shift()
      return other ? other() : fetch(`${url}${path}`, { ...init, headers: { ...init.headers, ...headers } })
    }
    const globals = {
      WebSocket: Socket,
      fetch: ask,
      location: { href: `${url}/` },
      navigator: this.navigator,
      document: this.#document,
      addEventListener: this.#window.addEventListener.bind(this.#window),
      removeEventListener: this.#window.removeEventListener.bind(this.#window),
    }
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  }

  /** The line that was opened last. */
  get socket(): WebSocket {
    return this.sockets.at(-1) ?? expectSocket()
  }

  /** The network goes, or comes back. */
  network(on: boolean): void {
    this.navigator.onLine = on
    this.#window.dispatchEvent(new Event(on ? 'online' : 'offline'))
  }

  /** The page is out of sight, or in sight again. */
  hide(hidden: boolean): void {
    this.#document.hidden = hidden
    this.#document.dispatchEvent(new Event('visibilitychange'))
  }

  leave(): void {
    vi.unstubAllGlobals()
    for (const socket of this.sockets) socket.terminate()
  }
}

function expectSocket(): never {
  throw new Error('no line was opened')
}
