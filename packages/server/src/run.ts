import { BadInput } from '@boardroom/kernel'
import { readConfig } from './config.ts'
import { within } from './patience.ts'
import { type RunningServer, serve } from './serve.ts'
import type { Troubles } from './trouble.ts'

/** What runs the server: the process, or a test's stand-in for it. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>
  say(line: string): void
  complain(line: string): void
}

/** Serves until the process is asked to stop. Returns the exit code. */
export async function runServer({ env, say, complain }: Host): Promise<number> {
  let server: RunningServer
  try {
    server = await serve(readConfig(env))
  } catch (problem) {
    complain(`boardroom: ${problem instanceof Error ? problem.message : problem}`)
    return problem instanceof BadInput ? 2 : 1
  }
  say(`Boardroom is at ${server.app.config.knownUrl ? server.app.config.publicUrl : server.url}`)
  const code = await stopAsked(server.app.troubles)
  await within(LAST_PATIENCE, server.close(), 'closing').catch(server.app.troubles.at('process'))
  return code
}

/** A server that cannot come to its end, because something it waits for does not answer, ends without it. */
const LAST_PATIENCE = 30_000

/**
 * Until somebody asks the server to stop, or it must not go on. Returns the exit code.
 *
 * Every entry point contains its own failures, so neither of the two last resorts should ever be needed. A promise that
 * failed unseen is written down, and the server goes on: what it had begun in the database was rolled back with its
 * transaction, and what is in memory counts for nothing that the database does not confirm by its version. An
 * exception out of nowhere may have left a library half way through something: then the server finishes what is under
 * way and ends, to be started again by whoever keeps it running.
 */
function stopAsked(troubles: Troubles): Promise<number> {
  const lost = (problem: unknown): void => troubles.note('process', problem)
  process.on('unhandledRejection', lost)
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(0))
    process.on('uncaughtException', (problem) => {
      lost(problem)
      resolve(1)
    })
  })
}
