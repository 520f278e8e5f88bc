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
    complain(`boardroom: ${reason(problem)}`)
    return problem instanceof BadInput ? 2 : 1
  }
  say(`Boardroom is at ${server.app.config.knownUrl ? server.app.config.publicUrl : server.url}`)
  await stopAsked()
  await server.close()
  return 0
}

/** Why the server did not start, in one line: a mistake in the configuration, or something out of reach. */
function reason(problem: unknown): string {
  if (problem instanceof BadInput) return problem.message
  const { code, message, port } = problem as { code?: string; message?: string; port?: number }
  if (code === 'EADDRINUSE') return `port ${port} is taken; set PORT to another`
  if (code === 'EACCES') return `no permission for ${port ? `port ${port}` : 'the data directory'}: ${message}`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `the database at DATABASE_URL cannot be reached (${code})`
  if (code === '28P01' || code === '3D000') return `DATABASE_URL: ${message}`
  return message || String(problem)
}

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
}
