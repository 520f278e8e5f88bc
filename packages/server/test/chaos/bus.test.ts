import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/storage/postgres.ts'
import { Client, guestAt, playOn, twoAtTable } from '../client.ts'
import { Network } from '../network.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { ensureBuilt, ServerProcess } from '../process.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

async function until(holds: () => boolean | Promise<boolean>, patience = 30_000): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('waited in vain')
    await pause(20)
  }
}

/** Connections that listen, as the database counts them. */
async function listening(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(
    `select count(*)::int as n from pg_stat_activity where application_name = 'boardroom-bus' and datname = current_database()`,
  )
  await client.end()
  return rows[0].n
}

describe('the line to the other processes', () => {
  it('is tried again less and less often, and is one connection when it is back', async () => {
    const direct = await postgres.database()
    const { network, url } = await Network.before(direct)
    const storage = await openPostgres(url, { connections: 3, onTrouble: () => {} })
    const heard: string[] = []
    let gaps = 0
    storage.bus.listen((message) => heard.push(message))
    storage.bus.onGap(() => gaps++)
    expect(storage.bus.hears).toBe(true)
    const before = network.attempts
    network.cut()
    await until(() => !storage.bus.hears)
    await pause(3_000)
    // 0.25 s, 0.5, 1, 2, ... each shortened by half at most.
    expect(network.attempts - before).toBeGreaterThan(1)
    expect(network.attempts - before).toBeLessThan(8)
    network.mend()
    await until(() => storage.bus.hears)
    expect(gaps).toBe(1)
    expect(await listening(direct)).toBe(1)
    storage.bus.tell('again')
    await until(() => heard.includes('again'))
    // What was tried while it was away has not come back later.
    await pause(1_000)
    expect(await listening(direct)).toBe(1)
    await storage.close()
    await until(async () => (await listening(direct)) === 0)
    await network.close()
  })

  it('is given up when nothing comes through it any more', async () => {
    const { network, url } = await Network.before(await postgres.database())
    const storage = await openPostgres(url, { connections: 3, onTrouble: () => {} })
    network.silence()
    await until(() => !storage.bus.hears)
    network.mend()
    await until(() => storage.bus.hears)
    await storage.close()
    await network.close()
  })

  it('can be closed at any moment', async () => {
    const { network, url } = await Network.before(await postgres.database())
    for (const wait of [0, 30, 300]) {
      network.mend()
      const storage = await openPostgres(url, { connections: 3, onTrouble: () => {} })
      if (wait === 30) network.silence()
      else network.cut()
      await pause(wait)
      const started = Date.now()
      await storage.close()
      expect(Date.now() - started).toBeLessThan(3_000)
      const { attempts } = network
      await pause(600)
      expect(network.attempts).toBe(attempts)
    }
    await network.close()
  })

  it('lets what listens fail without harm to others', async () => {
    const url = await postgres.database()
    const troubles: unknown[] = []
    const storage = await openPostgres(url, { connections: 3, onTrouble: (problem) => troubles.push(problem) })
    const heard: string[] = []
    storage.bus.listen(() => {
      throw new Error('deaf')
    })
    storage.bus.listen((message) => heard.push(message))
    storage.bus.tell('a')
    await until(() => heard.includes('a'))
    expect(troubles).toHaveLength(1)
    await storage.close()
  })
})

describe('a database that no longer answers', () => {
  it('does not keep those who wait for it', async () => {
    const { network, url } = await Network.before(await postgres.database())
    const storage = await openPostgres(url, { connections: 3, patience: 500, onTrouble: () => {} })
    await storage.ping()
    network.silence()
    await expect(storage.tables.find('x')).rejects.toThrow(/terminated|timeout/)
    network.mend()
    expect(await storage.tables.find('x')).toBeNull()
    await storage.close()
    await network.close()
  })
})

describe('a server whose database is away', () => {
  it('answers 503, comes back with it, and stops when it is asked to', async () => {
    await ensureBuilt()
    const { network, url } = await Network.before(await postgres.database())
    const server = await new ServerProcess({ DATABASE_URL: url, LOG_LEVEL: 'silent' }).start()
    const [ada, ben] = [await guestAt(server.url, 'Ada'), await guestAt(server.url, 'Ben')]
    const { id } = await twoAtTable(ada, ben)
    network.cut()
    const away = await ada.send('GET', '/readyz')
    expect(away.status).toBe(503)
    const refused = await ada.send('GET', `/api/tables/${id}/log`)
    expect([refused.status, refused.body['error']]).toEqual([503, 'storage'])
    network.mend()
    await until(async () => (await ada.send('GET', '/readyz')).status === 200)
    expect(await playOn(id, [ada, ben], 4)).toBe(4)
    await until(async () => {
      const { body } = await new Client(server.url).send<string>('GET', '/metrics')
      return body.includes('boardroom_bus_connected 1') && body.includes('boardroom_bus_reconnects_total 1')
    })
    network.cut()
    await pause(1_500)
    const started = Date.now()
    expect(await server.stop()).toBe(0)
    expect(Date.now() - started).toBeLessThan(15_000)
    await network.close()
  }, 180_000)
})
