/** A worker that keeps tables and knows the rules. */
export function deskWorker(): Worker {
  return new Worker(new URL('./desk.worker.ts', import.meta.url), { type: 'module', name: 'table' })
}
