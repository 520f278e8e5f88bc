import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/** Runs on a thread of its own, on a connection of its own: writes the log into the database whenever it is told to. */
const file = new Database(workerData as string)
const checkpoint = file.prepare('pragma wal_checkpoint(passive)')

parentPort?.on('message', (message: 'write' | 'close') => {
  if (message === 'write') {
    checkpoint.all()
    parentPort?.postMessage('written')
  } else {
    file.close()
    parentPort?.close()
  }
})
