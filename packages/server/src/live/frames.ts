import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'

/** A whole text in one frame, unmasked, as a server sends it (RFC 6455, 5.2). */
const TEXT = 0x81
/** Up to here the length has a byte, and up to there two more. */
const SHORT = 125
const LONG = 0xffff

/**
 * Sends a text. The library hands head and text to the line as two pieces, which are put together again below; where
 * every character is one byte, as in nearly all that is told, head and text are one piece from the start. A line that
 * compresses is left to the library: what waits there to be compressed must not be overtaken.
 */
export function sendText(socket: WebSocket, line: Socket, text: string): void {
  const { length } = text
  if (socket.extensions || length > LONG || Buffer.byteLength(text) !== length) socket.send(text)
  else line.write(headOf(length) + text, 'latin1')
}

function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(TEXT, length)
  return String.fromCharCode(TEXT, SHORT + 1, length >> 8, length & 0xff)
}
