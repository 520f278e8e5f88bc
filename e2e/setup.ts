import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'

const web = fileURLToPath(new URL('../packages/web', import.meta.url))
const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))

/** Pages that are built already; without them they are built here. */
const built = process.env['WEB_DIR']

/** Builds the client as it is shipped and serves it, once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!built) build()
  const server = await preview({
    configFile: `${web}/vite.config.ts`,
    logLevel: 'warn',
    ...(built && { build: { outDir: built } }),
    preview: { host: '127.0.0.1', port: 0 },
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('the client could not be served')
  project.provide('address', url.replace(/\/$/, ''))
  return () => server.close()
}

/** In a process of its own: the tests' environment would make it a development build. */
function build(): void {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    env,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the client does not build')
}

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
  }
}
