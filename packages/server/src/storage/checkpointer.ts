import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/** So many pages in the log are enough: it is begun anew before those who write have to write it out themselves. */
const ENOUGH = 4_000
/** Milliseconds that it waits for whoever writes to be done. */
const PATIENCE = 100

/** Runs on a thread of its own, on a connection of its own: writes the log into the database whenever it is told to. */
const file = new Database(workerData as string)
file.pragma(`busy_timeout = ${PATIENCE}`)
const checkpoint = file.prepare('pragma wal_checkpoint(passive)')
const beginAnew = file.prepare('pragma wal_checkpoint(restart)')

/**
 * While moves come all the time, there is always one more in the log than has been written out, and it would grow for ever.
 * So a long one is ended: for the few pages that came meanwhile nobody else may write, which does not stop the process.
 */
function writeOut(): void {
  const [{ log }] = checkpoint.all() as [{ readonly log: number }]
  if (log > ENOUGH) beginAnew.all()
}

parentPort?.on('message', (message: 'write' | 'close') => {
  if (message === 'write') {
    writeOut()
    parentPort?.postMessage('written')
  } else {
    file.close()
    parentPort?.close()
  }
})
