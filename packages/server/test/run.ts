import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../../cli/bin/boardroom.mjs', import.meta.url))

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env['PATH'] ?? '', LANG: 'C', ...env } }
    execFile(command, [...args], options, (problem, out, err) => {
      resolve({ code: typeof problem?.code === 'number' ? problem.code : problem ? -1 : 0, out, err })
    })
  })
}

/** The real command line, in a process of its own. */
export const boardroom = (args: readonly string[], env: Record<string, string>) =>
  run(process.execPath, [BIN, ...args], env)
