import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './ensure.mjs'

/** Runs tests once, in the open; returns the exit code. */
export function vitest(args) {
  const bin = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  return spawnSync(process.execPath, [bin, 'run', ...args], { cwd: root, stdio: 'inherit' }).status ?? 1
}
