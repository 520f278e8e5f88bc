import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A mail server that takes everything and keeps it, speaking as much SMTP as it takes to be given a letter. */
export class Mailbox {
  readonly url: string
  readonly #server: Server
  readonly #letters: string[]

  private constructor(server: Server, letters: string[], port: number) {
    this.#server = server
    this.#letters = letters
    this.url = `smtp://127.0.0.1:${port}`
  }

  static async open(): Promise<Mailbox> {
    const letters: string[] = []
    const server = createServer((socket) => receive(socket, (letter) => letters.push(letter)))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port is free')
    return new Mailbox(server, letters, address.port)
  }

  /** The letters so far, with the lines that were folded for the journey joined again. */
  get letters(): readonly string[] {
    return this.#letters.map((letter) => letter.replaceAll('=\r\n', '').replaceAll('=3D', '='))
  }

  /**
   * The link in the last letter to an address, once it has come. It is for the address of the server; browsers may call
   * that by another name.
   */
  async linkTo(address: string, from: string, to: string, path = ''): Promise<string> {
    for (let i = 0; i < 200; i++) {
      const links = this.letters
        .filter((letter) => letter.includes(`To: ${address}`))
        .flatMap((letter) => /https?:\S+/.exec(letter)?.[0] ?? [])
        .filter((link) => link.startsWith(`${from}${path}`))
      const last = links.at(-1)
      if (last) return last.replace(from, to)
      await pause(50)
    }
    throw new Error(`no letter came to ${address}`)
  }

  close(): void {
    this.#server.close()
  }
}

function receive(socket: Socket, keep: (letter: string) => void): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`)
  let text = ''
  let writing = false
  say('220 ready')
  socket.on('error', () => socket.destroy())
  socket.on('data', (data) => {
    text += String(data)
    for (;;) {
      const end = text.indexOf(writing ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const part = text.slice(0, end)
      text = text.slice(end + (writing ? 5 : 2))
      if (writing) keep(part)
      writing = !writing && part.toUpperCase() === 'DATA'
      if (writing) say('354 go on')
      else if (part.toUpperCase() === 'QUIT') socket.end('221 bye\r\n')
      else say('250 ok')
    }
  })
}
