// The least a durable server can do: a message comes in, one row goes to disk, everybody at the table is told.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { WebSocketServer } from 'ws'

const file = new Database(join(mkdtempSync(join(tmpdir(), 'boardroom-bare-')), 'bare.db'))
file.pragma('journal_mode = WAL')
file.pragma('synchronous = FULL')
file.exec('create table moves ("table" text, seq integer, move text, primary key ("table", seq))')
const insert = file.prepare('insert into moves values (?, ?, ?)')
const tables = new Map()

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
server.on('connection', (socket, request) => {
  const table = tables.get(request.url) ?? { seq: 0, watchers: new Set() }
  tables.set(request.url, table)
  table.watchers.add(socket)
  socket.on('close', () => table.watchers.delete(socket))
  socket.on('message', (data) => {
    const { id, move } = JSON.parse(data)
    insert.run(request.url, ++table.seq, JSON.stringify(move))
    const text = JSON.stringify({ id, seq: table.seq, move })
    for (const watcher of table.watchers) watcher.send(text)
  })
})
server.on('listening', () => process.send({ url: `ws://127.0.0.1:${server.address().port}` }))
process.on('message', () => process.send({ cpu: process.cpuUsage() }))
