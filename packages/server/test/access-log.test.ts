import type { TableSummary } from '@boardroom/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newKey } from '../src/ids.ts'
import { BASIC, Client, guestAt } from './client.ts'
import { LiveClient } from './live.ts'
import { ensureBuilt, ServerProcess } from './process.ts'
import { scratch } from './storage.ts'

const PASSWORD = 'correct horse battery'
const MAIL = 'grace@example.org'

interface Line {
  readonly level: number
  readonly msg: string
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly code?: number
  readonly from?: string
}

const directory = scratch()
let server: ServerProcess
beforeAll(async () => {
  await ensureBuilt()
  server = await new ServerProcess({ DATA_DIR: directory.path, LOG_LEVEL: 'info' }).start()
})
afterAll(async () => {
  await server.stop()
  directory.remove()
})

const lines = (): Line[] =>
  server.output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

async function logged(found: (line: Line) => boolean): Promise<Line> {
  for (let i = 0; i < 500; i++) {
    const line = lines().find(found)
    if (line) return line
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`not in the log: ${server.output}`)
}

describe('the access log', () => {
  it('has a line for every answer and every live connection, and no secret in any', async () => {
    const ada = await guestAt(server.url, 'Ada Lovelace')
    const table = await ada.post<TableSummary>('/api/tables', { ...BASIC, title: 'A quiet table' })
    const invite = table.seats[1]?.invite ?? expect.fail('no invite')
    const token = newKey()
    const stranger = new Client(server.url)
    const origin = { origin: server.url }
    await stranger.send('GET', `/api/tables/${table.id}?invite=${invite}`)
    await stranger.send('GET', `/me/${ada.key}`)
    await stranger.send('GET', `/unsubscribe/${token}`)
    await stranger.send('GET', `/nowhere/${token}?token=${token}`)
    await stranger.send('GET', '/api/me', undefined, { cookie: `boardroom=${ada.key}` })
    const account = { name: 'Grace', email: MAIL, password: PASSWORD }
    await stranger.send('POST', '/api/auth/sign-up/email', account, origin)
    await stranger.send('POST', '/api/auth/sign-in/email', { ...account, password: 'a wrong password' }, origin)
    await ada.send('POST', '/api/tables', `{"broken": "${token}"`)
    const live = new LiveClient(ada, table.id)
    await live.until(() => live.table)
    await live.close()

    expect(await logged((line) => line.route === '/api/guests')).toMatchObject({
      level: 30,
      method: 'POST',
      status: 200,
      from: '127.0.0.1',
    })
    await logged((line) => line.route === '/api/tables/:table' && line.status === 200)
    await logged((line) => line.route === '/unsubscribe/:token' && line.status === 404)
    await logged((line) => line.route === '/api/auth/*' && line.status === 401)
    await logged((line) => line.route === '/api/tables' && line.status === 400)
    expect(await logged((line) => line.msg === 'live connection ended')).toMatchObject({ code: 1005 })
    for (const secret of [ada.key ?? '', invite, token, PASSWORD, MAIL, 'Ada Lovelace', 'quiet', table.id]) {
      expect(server.output, secret).not.toContain(secret)
    }
  })

  it('leaves out what machines ask all the time', async () => {
    const client = new Client(server.url)
    for (const path of ['/healthz', '/readyz', '/metrics']) await client.send('GET', path)
    await client.send('GET', '/api/games')
    await logged((line) => line.route === '/api/games')
    expect(lines().filter((line) => line.route === '/healthz' || line.route === '/metrics')).toEqual([])
  })

  it('goes with figures of what was refused, and why', async () => {
    const client = new Client(server.url)
    await client.send('GET', '/api/me')
    const { body } = await client.send<string>('GET', '/metrics')
    expect(body).toMatch(/boardroom_refused_total\{error="who-are-you"\} [1-9]/)
    expect(body).toMatch(/boardroom_refused_total\{error="bad-input"\} [1-9]/)
  })
})
