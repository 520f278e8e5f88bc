import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { serverHere } from './client.ts'

const server = await serverHere()

describe('the script in the docs', () => {
  it('plays a whole game between two clients by the documented API', async () => {
    const script = fileURLToPath(new URL('../../../docs/examples/two-clients.mjs', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [script, server.url])
    expect(stdout).toMatch(/the seed is the one promised/)
    expect(stdout).toMatch(/Scores: Ada -?\d+, Ben -?\d+/)
  }, 120_000)
})
