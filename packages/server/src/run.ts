import { BadInput } from '@boardroom/kernel'
import { readConfig } from './config.ts'
import { type RunningServer, serve } from './serve.ts'

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
  await stopAsked()
  await server.close()
  return 0
}

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
}
