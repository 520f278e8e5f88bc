import type { Plugin } from 'vite'
import { mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** Set by scripts/mutate.mjs: the source file to change as it is loaded, and how. None: the rules as they are. */
const { MUTATION } = process.env

function mutating({ path, from, to }: { path: string; from: string; to: string }): Plugin {
  return {
    name: 'mutate',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0] === path ? code.replace(from, () => to) : null),
  }
}

export default mergeConfig(base, {
  plugins: MUTATION ? [mutating(JSON.parse(MUTATION))] : [],
  // Threads end with their process, even those that a mutation sent round in circles.
  test: { pool: 'threads', bail: 1, retry: 0 },
})
