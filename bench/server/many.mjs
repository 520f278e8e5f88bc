// A server with many stored tables against one with few: starting, listing, opening.
//   node bench/server/many.mjs [tables]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, median, report } from './lib.mjs'

const many = Number(process.argv[2] ?? 100_000)
const { readConfig, serve } = await import(new URL('../../packages/server/dist/index.js', import.meta.url).href)
const figures = { bench: 'many' }
const MINE = 40

for (const [name, count] of [
  ['few', 100],
  ['many', many],
]) {
  const directory = mkdtempSync(join(tmpdir(), 'boardroom-bench-'))
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '1000000000', DATA_DIR: directory })
  let server = await serve(config)
  let ada = await new Client(server.url).named('Ada')
  const { id } = await ada.post('/api/tables', {
    game: 'big-shoulders',
    visibility: 'public',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  })
  await fill(server.app.world.storage.db, id, count)
  await server.close()

  const starts = []
  for (let i = 0; i < 5; i++) {
    const start = performance.now()
    server = await serve(config)
    starts.push(performance.now() - start)
    if (i < 4) await server.close()
  }
  ada = new Client(server.url, ada.key)
  for (const list of ['open', 'mine', 'finished']) {
    const times = []
    for (let i = 0; i < 50; i++) {
      const start = performance.now()
      await ada.get(`/api/tables?list=${list}&limit=20`)
      times.push(performance.now() - start)
    }
    figures[`${name}-${list}Ms`] = median(times)
  }
  figures[`${name}-startMs`] = median(starts)
  figures[`${name}-tables`] = count
  await server.close()
  rmSync(directory, { recursive: true, force: true })
}
report(figures)
process.exit()

/** Copies of one table, a third of them open, a third running, a third over. */
async function fill(db, id, count) {
  const [row] = await db.selectFrom('tables').selectAll().where('id', '=', id).execute()
  const seats = await db.selectFrom('seats').selectAll().where('table', '=', id).execute()
  for (let i = 0; i < count; i += 30) {
    const batch = Array.from({ length: Math.min(30, count - i) }, (_, n) => i + n)
    await db.transaction().execute(async (work) => {
      const name = (n) => `bench-${String(n).padStart(16, '0')}`
      const status = (n) => ['open', 'running', 'over'][n % 3]
      const tables = batch.map((n) => ({
        ...row,
        id: name(n),
        status: status(n),
        changedAt: row.changedAt - n,
        host: null,
      }))
      await work.insertInto('tables').values(tables).execute()
      // Whoever asks sits at the same number of tables in both.
      const people = (n, seat) => (n < MINE ? seat.person : `person-${n % 5000}`)
      const rows = batch.flatMap((n) => seats.map((seat) => ({ ...seat, table: name(n), person: people(n, seat) })))
      await work.insertInto('seats').values(rows).execute()
    })
  }
}
