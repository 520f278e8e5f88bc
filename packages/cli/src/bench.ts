import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '@boardroom/kernel'
import type { Command } from './world.ts'

const ENTRY = join('bench', 'run.mjs')

/** The benchmarks are a program of their own: they measure built code, in a process that does nothing else. */
export const bench: Command = {
  name: 'bench',
  usage: '[--json] [...]',
  run(argv, world) {
    const entry = join(world.root, ENTRY)
    if (!existsSync(entry)) throw new BadInput(`${ENTRY} is missing; benchmarks run from a clone of the repository`)
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [entry, ...argv], { cwd: world.root, stdio: 'inherit' })
      child.on('error', reject)
      child.on('exit', (code) => resolve(code ?? 1))
    })
  },
}
