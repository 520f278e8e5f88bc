import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStorage } from '../src/audit.ts'
import { newId } from '../src/ids.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import type { Storage } from '../src/storage/storage.ts'
import { loadGames } from '../src/tables/games.ts'
import { type Client, nextTurn, playOn, type TestServer, testServer, twoAtTable } from './client.ts'
import { machinePrograms, type Postgres, startPostgres } from './postgres.ts'
import { boardroom, run } from './run.ts'
import { scratch } from './storage.ts'

interface Acknowledged {
  readonly table: string
  readonly seq: number
  readonly move: unknown
}

/** People who play until they are told to stop, and remember what was acknowledged. */
class Load {
  readonly acknowledged: Acknowledged[] = []
  #over = false
  #playing: Promise<unknown> = Promise.resolve()

  async begin(server: TestServer, tables: number): Promise<void> {
    const players = await Promise.all(
      Array.from({ length: tables }, async () => {
        const clients = [await server.guest('Ada'), await server.guest('Ben')] as const
        return { clients, table: (await twoAtTable(...clients)).id }
      }),
    )
    this.#playing = Promise.all(players.map(({ clients, table }) => this.#play(table, clients)))
    await this.reaches(20)
  }

  async #play(table: string, clients: readonly Client[]): Promise<void> {
    while (!this.#over) {
      const turn = await nextTurn(table, clients)
      if (!turn) return
      const { who, look } = turn
      const move = look.moves[Math.floor(Math.random() * look.moves.length)]
      const answer = await who.move(table, look.seq, move)
      if (answer.status === 200) this.acknowledged.push({ table, seq: answer.body['seq'] as number, move })
    }
  }

  async reaches(count: number): Promise<void> {
    while (this.acknowledged.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  async end(): Promise<void> {
    this.#over = true
    await this.#playing
  }
}

/** Every move is there, and every table replays to its hash. */
async function mustHold(storage: Storage, moves: readonly Acknowledged[]): Promise<void> {
  expect(moves.length).toBeGreaterThan(19)
  for (const { table, seq, move } of moves) {
    const [event] = await storage.tables.events(table, seq - 1, seq)
    expect(event, `${table} ${seq}`).toMatchObject({ seq, move })
  }
  const report = await auditStorage(storage, await loadGames())
  expect([report.differing, report.damaged]).toEqual([[], []])
  expect(report.moves).toBeGreaterThanOrEqual(moves.length)
}

describe('the embedded database', () => {
  const data = scratch()
  const elsewhere = scratch()
  const file = join(elsewhere.path, 'backup.db')
  const load = new Load()
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ DATA_DIR: data.path })
    await load.begin(server, 3)
  })
  afterAll(async () => {
    await load.end()
    await server.close()
    data.remove()
    elsewhere.remove()
  })

  it('is backed up under load and restored elsewhere: all acknowledged before is there, and replays', async () => {
    const before = [...load.acknowledged]
    const done = await boardroom(['backup', file, '--json'], { DATA_DIR: data.path })
    expect(done).toMatchObject({ code: 0, err: '' })
    const during = load.acknowledged.length - before.length
    expect(JSON.parse(done.out)).toMatchObject({ file, people: 6, tables: 3 })
    expect(JSON.parse(done.out).moves).toBeGreaterThanOrEqual(before.length)
    // Nobody had to wait for it.
    expect(during).toBeGreaterThan(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const target = join(elsewhere.path, 'data')
    expect(await boardroom(['restore', file], { DATA_DIR: target })).toMatchObject({ code: 0, err: '' })
    expect(statSync(join(target, 'boardroom.db')).mode & 0o777).toBe(0o600)
    const storage = await openSqlite(target)
    await mustHold(storage, before)
    await storage.close()
    const again = await testServer({ DATA_DIR: target })
    expect((await again.client().send('GET', '/readyz')).status).toBe(200)
    await again.close()
  }, 120_000)

  it('is checked while the server runs, and nothing is left behind', async () => {
    const { code, out } = await boardroom(['check'], { DATA_DIR: data.path })
    expect([code, out]).toMatchObject([0, /3 tables, \d+ moves: all in order/])
    expect(readdirSync(data.path).filter((name) => name.startsWith('check-'))).toEqual([])
  }, 60_000)

  it('is not overwritten by mistake', async () => {
    const again = await boardroom(['backup', file], { DATA_DIR: data.path })
    expect([again.code, again.err]).toMatchObject([2, /exists already/])
    const running = await boardroom(['restore', file, '--replace'], { DATA_DIR: data.path })
    expect([running.code, running.err]).toMatchObject([2, /another server uses/])
    const target = join(elsewhere.path, 'data')
    const full = await boardroom(['restore', file], { DATA_DIR: target })
    expect([full.code, full.err]).toMatchObject([2, /holds a database already/])
    const replaced = await boardroom(['restore', file, '--replace', '--json'], { DATA_DIR: target })
    expect(replaced.code).toBe(0)
    expect(existsSync(JSON.parse(replaced.out).kept)).toBe(true)
  }, 60_000)

  it('takes back nothing but a whole backup of this version or an older one', async () => {
    const target = { DATA_DIR: join(elsewhere.path, 'none') }
    const wrong = join(elsewhere.path, 'wrong.db')
    writeFileSync(wrong, 'this is no database at all, however long the text may be')
    expect(await boardroom(['restore', wrong], target)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/is not a database of Boardroom/),
    })
    expect(await boardroom(['restore', join(elsewhere.path, 'missing')], target)).toMatchObject({ code: 2 })
    const newer = new Database(file)
    newer.exec("insert into kysely_migration (name, timestamp) values ('999-later', '')")
    newer.close()
    expect(await boardroom(['restore', file], target)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/newer version of Boardroom/),
    })
    expect(existsSync(join(target.DATA_DIR, 'boardroom.db'))).toBe(false)
  }, 60_000)
})

describe('the check', () => {
  it('finds rows that belong to nothing, and tables that are not what their moves make them', async () => {
    const data = scratch()
    const server = await testServer({ DATA_DIR: data.path })
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')]
    const { id } = await twoAtTable(ada, ben)
    await playOn(id, [ada, ben], 5)
    await server.close()
    const database = new Database(join(data.path, 'boardroom.db'))
    database.prepare('insert into watches (person, "table") values (?, ?)').run('nobody', newId())
    const forge = database.prepare('update positions set state = replace(state, ?, ?) where "table" = ?')
    expect(forge.run('"cash":', '"cash":1', id).changes).toBe(1)
    database.close()
    const { code, out } = await boardroom(['check', '--json'], { DATA_DIR: data.path })
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      trouble: [],
      strays: [{ what: 'watches', rows: 1 }],
      audit: { tables: 1, damaged: [{ table: id }] },
    })
    data.remove()
  }, 60_000)

  it('says so when the file is damaged', async () => {
    const data = scratch()
    await (await testServer({ DATA_DIR: data.path })).close()
    const path = join(data.path, 'boardroom.db')
    const size = statSync(path).size
    for (const log of ['-wal', '-shm']) rmSync(`${path}${log}`, { force: true })
    writeFileSync(path, Buffer.alloc(size, 7))
    const { code, out } = await boardroom(['check'], { DATA_DIR: data.path })
    expect([code, out]).toMatchObject([1, /The database is damaged.*boardroom restore/s])
    data.remove()
  }, 60_000)
})

// The package that tests bring ships no pg_dump; where the machine has a whole PostgreSQL, that one is used.
const programs = machinePrograms()

describe.skipIf(programs === null)('PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres(programs)
  })
  afterAll(() => postgres.remove())

  it('is dumped under load and restored as the manual says', async () => {
    const elsewhere = scratch()
    const url = await postgres.database()
    const server = await testServer({ DATABASE_URL: url })
    const load = new Load()
    await load.begin(server, 3)
    const before = [...load.acknowledged]
    const file = join(elsewhere.path, 'boardroom.dump')
    const dump = await run(join(programs ?? '', 'pg_dump'), ['--format=custom', `--file=${file}`, `--dbname=${url}`])
    expect(dump).toMatchObject({ code: 0, err: '' })
    await load.end()
    await server.close()
    const target = await postgres.database()
    const restore = ['--clean', '--if-exists', '--no-owner', `--dbname=${target}`, file]
    expect(await run(join(programs ?? '', 'pg_restore'), restore)).toMatchObject({ code: 0, err: '' })
    const storage = await openPostgres(target, { connections: 4, onTrouble() {} })
    await mustHold(storage, before)
    await storage.close()
    expect(await boardroom(['check'], { DATABASE_URL: target })).toMatchObject({ code: 0 })
    elsewhere.remove()
  }, 120_000)

  it('is told how, by the commands for the embedded one', async () => {
    const env = { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none' }
    for (const [command, tool] of [
      ['backup', 'pg_dump'],
      ['restore', 'pg_restore'],
    ] as const) {
      const { code, err } = await boardroom([command, 'file'], env)
      expect([code, err]).toMatchObject([2, new RegExp(`for PostgreSQL use: ${tool}`)])
      expect(err).not.toContain('secret')
    }
  }, 60_000)
})
