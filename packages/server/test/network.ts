import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A network between a server and its database, which can be cut, or swallow everything. */
export class Network {
  readonly #server: Server
  readonly #port: number
  readonly #open = new Set<Socket>()
  #mode: 'through' | 'cut' | 'silent' = 'through'
  /** Connections that were tried. */
  attempts = 0
  port = 0

  constructor(port: number) {
    this.#port = port
    this.#server = createServer((near) => this.#accept(near))
  }

  /** The same database, behind this network. */
  static async before(url: string): Promise<{ readonly network: Network; readonly url: string }> {
    const address = new URL(url)
    const network = new Network(Number(address.port))
    network.#server.listen(0, '127.0.0.1')
    await once(network.#server, 'listening')
    network.port = (network.#server.address() as { port: number }).port
    address.port = String(network.port)
    return { network, url: address.href }
  }

  get connections(): number {
    return this.#open.size
  }

  /** Ends all connections and refuses new ones. */
  cut(): void {
    this.#mode = 'cut'
    for (const socket of this.#open) socket.destroy()
  }

  /** Nothing goes through any more, and nobody is told. */
  silence(): void {
    this.#mode = 'silent'
  }

  mend(): void {
    this.#mode = 'through'
  }

  async close(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #accept(near: Socket): void {
    this.attempts++
    near.on('error', () => {})
    if (this.#mode === 'cut') {
      near.destroy()
      return
    }
    const far = connect(this.#port, '127.0.0.1')
    far.on('error', () => {})
    this.#open.add(near)
    near.on('close', () => {
      this.#open.delete(near)
      far.destroy()
    })
    far.on('close', () => near.destroy())
    near.on('data', (data) => this.#mode !== 'silent' && far.write(data))
    far.on('data', (data) => this.#mode !== 'silent' && near.write(data))
  }
}
