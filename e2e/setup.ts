import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import type { TestProject } from 'vitest/node'

const configFile = fileURLToPath(new URL('../packages/web/vite.config.ts', import.meta.url))

/** Builds the client and serves it, once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env['E2E_SKIP_BUILD']) await build({ configFile, logLevel: 'warn' })
  const server = await preview({ configFile, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('the client could not be served')
  project.provide('address', url.replace(/\/$/, ''))
  return () => server.close()
}

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
  }
}
