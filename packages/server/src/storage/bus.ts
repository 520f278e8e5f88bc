import pg from 'pg'
import type { Bus } from './storage.ts'

const CHANNEL = 'boardroom'
/** Messages are gathered for a moment: PostgreSQL lets only one notifying transaction commit at a time. */
const GATHER = 5
const RECONNECT = 500
/** PostgreSQL takes less than 8,000 bytes in one message. */
const LIMIT = 7_000

/**
 * LISTEN/NOTIFY. Told after the commit and on its own, because a NOTIFY inside the transaction would make all commits
 * of the database wait for each other. A message lost with its process is made up for by the regular look at the
 * tables' versions (see the hub).
 */
export async function openBus(
  url: string,
  pool: pg.Pool,
  onTrouble: (problem: Error) => void,
): Promise<Bus & { close(): Promise<void> }> {
  const listeners: ((message: string) => void)[] = []
  let waiting: string[] = []
  let timer: NodeJS.Timeout | null = null
  let closed = false
  let client: pg.Client | null = null

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url })
    fresh.on('error', onTrouble)
    fresh.on('end', () => {
      client = null
      if (!closed) setTimeout(reconnect, RECONNECT).unref()
    })
    fresh.on('notification', ({ payload }) => {
      for (const message of payload?.split('\n') ?? []) for (const listener of listeners) listener(message)
    })
    await fresh.connect()
    client = fresh
    await fresh.query(`listen ${CHANNEL}`)
  }

  function reconnect(): void {
    if (closed || client) return
    connect().catch((problem: Error) => {
      onTrouble(problem)
      if (!closed) setTimeout(reconnect, RECONNECT).unref()
    })
  }

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
      if (text.length + message.length > LIMIT) send()
      text += text ? `\n${message}` : message
    }
    send()
  }

  await connect()
  return {
    tell(message) {
      if (closed) return
      waiting.push(message)
      timer ??= setTimeout(flush, GATHER)
    },
    listen(listener) {
      listeners.push(listener)
    },
    async close() {
      if (timer) {
        clearTimeout(timer)
        flush()
      }
      closed = true
      await client?.end()
    },
  }
}
