import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import Database from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { failureIn } from '../../src/failures.ts'
import { explained, openStorage } from '../../src/storage/open.ts'
import { nextTurn, playOn, testServer, twoAtTable } from '../client.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { scratch } from '../storage.ts'

const open = (directory: string) => openStorage(readConfig({ DATA_DIR: directory }), () => {})

describe('the embedded database', () => {
  it('is nobody else’s to read, and was not before either', async () => {
    const parent = scratch()
    const directory = join(parent.path, 'data')
    const server = await testServer({ DATA_DIR: directory })
    await server.guest('Ada')
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
    const files = ['boardroom.db', 'boardroom.db-wal', 'boardroom.db-shm', 'boardroom.lock'].map((name) =>
      join(directory, name),
    )
    expect(mode(directory)).toBe('700')
    for (const file of files) expect([file, mode(file)]).toEqual([file, '600'])
    await server.close()
    for (const file of files) if (existsSync(file)) chmodSync(file, 0o644)
    const again = await testServer({ DATA_DIR: directory })
    for (const file of files) expect([file, mode(file)]).toEqual([file, '600'])
    await again.close()
    parent.remove()
  })

  it('that is locked by another program makes who writes wait, and nobody else', async () => {
    const directory = scratch()
    const server = await testServer({ DATA_DIR: directory.path, LOG_LEVEL: 'silent' })
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
    const { id } = await twoAtTable(ada, ben)
    const turn = (await nextTurn(id, [ada, ben])) ?? expect.fail('nobody is asked')
    const other = new Database(join(directory.path, 'boardroom.db'))
    other.exec('begin immediate')
    const moved = turn.who.move(id, turn.look.seq, turn.look.moves[0])
    const named = server.client().send('POST', '/api/guests', { name: 'Carol' })
    let longest = 0
    for (let i = 0; i < 20; i++) {
      const started = performance.now()
      expect((await ada.send('GET', '/healthz')).status).toBe(200)
      // Reads go on as well, also of what is not in memory.
      expect((await ada.send('GET', `/api/tables/${id}/log`)).status).toBe(200)
      longest = Math.max(longest, performance.now() - started)
      await pause(25)
    }
    expect(longest).toBeLessThan(1_500)
    other.exec('rollback')
    expect((await moved).status).toBe(200)
    expect((await named).status).toBe(200)

    // Who waits too long is told so, and nothing has happened.
    other.exec('begin immediate')
    const next = (await nextTurn(id, [ada, ben])) ?? expect.fail('nobody is asked')
    const late = await next.who.move(id, next.look.seq, next.look.moves[0], 'late')
    expect(late).toMatchObject({ status: 503, body: { error: 'storage' } })
    other.exec('rollback')
    other.close()
    expect(await next.who.move(id, next.look.seq, next.look.moves[0], 'late')).toMatchObject({
      status: 200,
      body: { repeated: false },
    })
    await server.close()
    directory.remove()
  })

  it('that is full answers 503 with the reason, is not ready, and goes on when there is room', async () => {
    const server = await testServer({ LOG_LEVEL: 'silent' })
    const { db } = server.app.world.storage
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
    const { id } = await twoAtTable(ada, ben)
    await playOn(id, [ada, ben], 3)
    expect((await ada.send('GET', '/readyz')).status).toBe(200)
    await sql`pragma max_page_count = 1`.execute(db)
    let full: { status: number; body: Record<string, unknown> } | null = null
    for (let i = 0; i < 300 && full === null; i++) {
      const answer = await server.client().send('POST', '/api/guests', { name: 'x'.repeat(40) })
      if (answer.status !== 200) full = answer
    }
    expect(full).toMatchObject({
      status: 503,
      body: { error: 'storage', message: expect.stringMatching(/no room left/) },
    })
    expect(await ada.send('GET', '/readyz')).toMatchObject({ status: 503, body: { error: 'storage' } })
    expect((await ada.send('GET', `/api/tables/${id}`)).status).toBe(200)
    await sql`pragma max_page_count = 1073741823`.execute(db)
    expect(await playOn(id, [ada, ben], 2)).toBe(2)
    await server.close()
  })

  it('that is none, or damaged, or newer says what to do', async () => {
    const directory = scratch()
    writeFileSync(
      join(directory.path, 'boardroom.db'),
      'this is no database, however long one looks at it '.repeat(200),
    )
    await expect(open(directory.path)).rejects.toThrow(/damaged database.*restore a backup/)
    directory.remove()
    const newer = scratch()
    const storage = await open(newer.path)
    await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', 'x')`.execute(storage.db)
    await storage.close()
    await expect(open(newer.path)).rejects.toThrow(
      /newer version of Boardroom \(999-from-the-future\).*start that version/,
    )
    newer.remove()
    const blocked = scratch()
    writeFileSync(join(blocked.path, 'file'), '')
    await expect(open(join(blocked.path, 'file', 'data'))).rejects.toThrow()
    mkdirSync(join(blocked.path, 'boardroom.db'))
    await expect(open(blocked.path)).rejects.toThrow(/cannot be written|EISDIR/)
    blocked.remove()
  })

  it.each([
    ['SQLITE_READONLY', 'read-only', /cannot be written \(SQLITE_READONLY\).*own it/],
    ['EACCES', null, /cannot be written \(EACCES\)/],
    ['SQLITE_FULL', 'full', /no room left/],
    ['SQLITE_BUSY', 'busy', /locked by another program/],
    ['SQLITE_CORRUPT', 'corrupt', /damaged database/],
    ['ECONNREFUSED', 'away', /cannot be reached/],
    ['53100', 'full', /no room left/],
  ])('knows what %s means', (code, failure, line) => {
    const problem = Object.assign(new Error('trouble'), { code })
    expect(failureIn(problem)).toBe(failure)
    expect((explained(problem, { databaseUrl: null, dataDir: '/somewhere' }) as Error).message).toMatch(line)
  })
})

describe('a PostgreSQL that takes no changes', () => {
  let postgres: Postgres
  afterAll(() => postgres.remove())

  it('answers 503 with the reason, and is not ready', async () => {
    postgres = await startPostgres()
    const url = await postgres.database()
    const server = await testServer({ DATABASE_URL: url, LOG_LEVEL: 'silent' })
    const ada = await server.guest('Ada')
    await sql`do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`.execute(
      server.app.world.storage.db,
    )
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
      .execute(server.app.world.storage.db)
      .catch(() => {})
    // The connection that asked is the last of the old ones; the pool lets it go by itself after ten seconds of rest.
    await pause(10_500)
    expect(await server.client().send('POST', '/api/guests', { name: 'Ben' })).toMatchObject({
      status: 503,
      body: { error: 'storage', message: expect.stringMatching(/takes no changes/) },
    })
    expect((await ada.send('GET', '/readyz')).status).toBe(503)
    expect((await ada.send('GET', '/api/me')).status).toBe(200)
    await server.close()
  }, 120_000)
})
