import { timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newKey, sha256 } from '../ids.ts'

/**
 * Who can read the data directory runs the server. While one works on the embedded database, the command line cannot;
 * it asks the server then, with a key that lies beside the database and is another after every start.
 */
const FILE = 'host.json'

export interface HostKey {
  readonly url: string
  readonly key: string
}

export function layHostKey(directory: string, url: string): { fits(key: string): boolean; remove(): void } {
  const key = newKey()
  const path = join(directory, FILE)
  rmSync(path, { force: true })
  writeFileSync(path, JSON.stringify({ url, key } satisfies HostKey), { mode: 0o600 })
  const hash = Buffer.from(sha256(key))
  return {
    fits: (other) => timingSafeEqual(hash, Buffer.from(sha256(other))),
    remove: () => rmSync(path, { force: true }),
  }
}

export function findHostKey(directory: string): HostKey | null {
  const path = join(directory, FILE)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
