import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

/** A row of the size of an event, written and committed on its own by the bare driver, in the server's own database. */
export async function openBare(data, table) {
  const text = JSON.stringify({ note: 'x'.repeat(400) })
  if (process.env.DATABASE_URL) {
    const { default: pg } = await import('pg')
    const client = new pg.Client(process.env.DATABASE_URL)
    await client.connect()
    await client.query(`create table if not exists ${table} (id text primary key, value text)`)
    const insert = { name: 'bare', text: `insert into ${table} values ($1, $2)` }
    return { insert: () => client.query({ ...insert, values: [randomUUID(), text] }), close: () => client.end() }
  }
  const { default: Database } = await import('libsql')
  const file = new Database(join(data, 'boardroom.db'))
  file.pragma('synchronous = FULL')
  // As the server does it, which writes the log into the database on another thread.
  file.pragma('wal_autocheckpoint = 0')
  file.pragma('busy_timeout = 5000')
  file.exec(`create table ${table} (id text primary key, value text)`)
  const insert = file.prepare(`insert into ${table} values (?, ?)`)
  return { insert: () => insert.run(randomUUID(), text), close: () => file.close() }
}
