import type pg from 'pg'
import { Line } from './line.ts'
import type { Bus } from './storage.ts'

const CHANNEL = 'boardroom'
/** Messages are gathered for a moment: PostgreSQL lets only one notifying transaction commit at a time. */
const GATHER = 5
/** PostgreSQL takes less than 8,000 bytes in one message. */
const LIMIT = 7_000

/**
 * LISTEN/NOTIFY. Told after the commit and on its own, because a NOTIFY inside the transaction would make all commits
 * of the database wait for each other. A message lost with its process is made up for by the regular look at the
 * tables' versions (see the hub); what a process missed while its line was down, by those who ask to be told of it.
 */
export async function openBus(
  url: string,
  pool: pg.Pool,
  onTrouble: (problem: unknown) => void,
): Promise<Bus & { close(): Promise<void> }> {
  const listeners: ((message: string) => void)[] = []
  const latecomers: (() => void)[] = []
  let waiting: string[] = []
  let timer: NodeJS.Timeout | null = null
  let closed = false

  function each<T>(some: readonly T[], tell: (one: T) => void): void {
    for (const one of some) {
      try {
        tell(one)
      } catch (problem) {
        onTrouble(problem)
      }
    }
  }

  const line = new Line(url, CHANNEL, {
    heard: (payload) => {
      for (const message of payload.split('\n')) each(listeners, (listener) => listener(message))
    },
    back: () => each(latecomers, (late) => late()),
    trouble: onTrouble,
  })
  await line.open()

  function flush(): void {
    timer = null
    const messages = [...new Set(waiting)]
    waiting = []
    let text = ''
    const send = (): void => {
      if (text)
        pool.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, text] }).catch(onTrouble)
      text = ''
    }
    for (const message of messages) {
      if (Buffer.byteLength(text) + Buffer.byteLength(message) > LIMIT) send()
      text += text ? `\n${message}` : message
    }
    send()
  }

  return {
    get hears() {
      return line.isUp
    },
    tell(message) {
      if (closed) return
      waiting.push(message)
      timer ??= setTimeout(flush, GATHER)
    },
    listen(listener) {
      listeners.push(listener)
    },
    onGap(late) {
      latecomers.push(late)
    },
    async close() {
      if (timer) {
        clearTimeout(timer)
        flush()
      }
      closed = true
      await line.close()
    },
  }
}
