import type { Move } from '@boardroom/kernel'
import type { LiveAnswer, LiveMessage } from '@boardroom/wire'
import { PROTOCOL } from '@boardroom/wire/picture'

/** `gone`: the table does not exist, or not for us. `outdated`: the server no longer understands this page. */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'gone' | 'damaged' | 'outdated'

export interface LiveRequest {
  readonly type: 'move' | 'undo'
  /** Our own id of the request: sent again after a lost connection, it is not applied twice. */
  readonly id: string
  readonly seq: number
  readonly move?: Move
}

interface Setting {
  readonly table: string
  /** What was seen last, so that nothing is missed and nothing told twice. */
  readonly seen: () => { readonly seq: number; readonly chat: number }
  readonly hear: (message: Exclude<LiveMessage, LiveAnswer>) => void
  readonly changed: (connection: Connection) => void
}

interface Open {
  readonly request: LiveRequest
  readonly resolve: (answer: LiveAnswer) => void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8_000
/** A request without an answer for so long: the line is dead, though nobody has said so. */
const PATIENCE = 10_000
/** After so long out of sight (a closed laptop) the line is not trusted any more. */
const SLEPT = 60_000

/** The line to one table: comes back by itself, with what was under way. */
export class LiveConnection {
  readonly #setting: Setting
  readonly #open = new Map<string, Open>()
  #socket: WebSocket | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #wait = FIRST_WAIT
  #was: Connection = 'connecting'
  #hiddenSince: number | null = null
  #closed = false

  constructor(setting: Setting) {
    this.#setting = setting
    addEventListener('online', this.#now)
    addEventListener('offline', this.#lost)
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  /** Sends a request; while the line is down it waits and is sent when the line is back. */
  send(request: LiveRequest): Promise<LiveAnswer> {
    return new Promise((resolve) => {
      this.#open.set(request.id, { request, resolve })
      this.#transmit(request)
    })
  }

  /** Asks for the whole table: what changed does not fit to what is known. */
  askWhole(): void {
    this.#socket?.send(JSON.stringify({ type: 'whole', id: 'whole' }))
  }

  /** Connects anew, with what was seen last by now. */
  restart(): void {
    if (!this.#closed) this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#lost)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#drop()
  }

  /** Whether coming back would not help. */
  get #isOver(): boolean {
    return this.#was === 'gone' || this.#was === 'damaged' || this.#was === 'outdated'
  }

  #connect(): void {
    this.#drop()
    const { table, seen } = this.#setting
    const { seq, chat } = seen()
    const from = `seq=${seq}&chat=${chat}&tell=changes&protocol=${PROTOCOL}`
    const url = new URL(`/api/tables/${table}/live?${from}`, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.addEventListener('open', () => {
      for (const { request } of this.#open.values()) this.#transmit(request)
    })
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as LiveMessage)
    })
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket !== socket) return
      this.#socket = null
      if (code === 4404 || code === 4403 || code === 4400) this.#say('gone')
      else if (code === 4500) this.#say('damaged')
      else if (code === 4426) this.#say('outdated')
      else this.#again()
    })
  }

  #hear(message: LiveMessage): void {
    if (message.type === 'answer') {
      const id = message.id ?? ''
      this.#open.get(id)?.resolve(message)
      this.#open.delete(id)
      return
    }
    if (message.type === 'update' || message.type === 'changes') {
      this.#wait = FIRST_WAIT
      this.#say('live')
    }
    this.#setting.hear(message)
  }

  #transmit(request: LiveRequest): void {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify(request))
    setTimeout(() => {
      if (this.#open.has(request.id) && this.#socket === socket) this.#lost()
    }, PATIENCE)
  }

  /** The line is down: tries again, a little later each time. */
  #again(): void {
    if (this.#closed || this.#isOver) return
    this.#say('reconnecting')
    clearTimeout(this.#retry)
    // Without a network there is nothing to try until the browser says that it is back.
    if (!navigator.onLine) return
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6))
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8)
  }

  readonly #lost = (): void => {
    this.#drop()
    this.#again()
  }

  readonly #now = (): void => {
    if (this.#closed || this.#isOver || this.#socket) return
    clearTimeout(this.#retry)
    this.#wait = FIRST_WAIT
    this.#connect()
  }

  readonly #seen = (): void => {
    if (document.hidden) {
      this.#hiddenSince = Date.now()
      return
    }
    const slept = this.#hiddenSince !== null && Date.now() - this.#hiddenSince > SLEPT
    this.#hiddenSince = null
    if (slept) this.#drop()
    this.#now()
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    // Closing a socket that is not yet open makes the browser complain.
    if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close())
    else socket?.close()
  }

  #say(connection: Connection): void {
    if (this.#was === connection || this.#closed) return
    this.#was = connection
    this.#setting.changed(connection)
  }
}
