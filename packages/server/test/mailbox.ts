import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it is given. */
export interface Mailbox {
  readonly url: string
  /** What came, with folded lines joined again. */
  readonly letters: string[]
  to(address: string): string[]
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        letters.push(Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '='))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    letters,
    to: (address) => letters.filter((letter) => letter.includes(`To: ${address}`)),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
}
