import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { sendText } from '../src/live/frames.ts'

let server: WebSocketServer
let client: WebSocket
let socket: WebSocket
let line: Socket
const heard: string[] = []

describe.each([
  ['as it is', false],
  ['compressed', true],
] as const)('on a line that is %s', (_, perMessageDeflate) => {
  beforeAll(async () => {
    server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate })
    await once(server, 'listening')
    const comes = once(server, 'connection')
    client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
    client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)))
    const [there, request] = await comes
    socket = there
    line = request.socket
  })

  afterAll(() => {
    client.terminate()
    server.close()
  })

  async function send(texts: readonly string[]): Promise<void> {
    heard.length = 0
    for (const text of texts) sendText(socket, line, text)
    // What the library sends by itself keeps its place among the others.
    socket.ping()
    socket.send('last')
    while (heard.at(-1) !== 'last') await once(client, 'message')
    expect(heard.slice(0, -1)).toEqual(texts)
  }

  describe('a text that is sent', () => {
    it('arrives as it was, whatever its length', async () => {
      const lengths = [100_000, 0, 1, 124, 125, 126, 127, 255, 256, 65_534, 65_535, 65_536, 200_000]
      await send(lengths.map((length) => 'x'.repeat(length)))
    })

    it('arrives as it was, whatever its characters', async () => {
      await send([
        'plain',
        'ü',
        `\u0080${'y'.repeat(200)}`,
        'naïve – 街 🎲',
        '\u0000\u007f',
        'z'.repeat(65_534).concat('é'),
      ])
    })
  })
})
