import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const BIN = 'packages/cli/bin/boardroom.mjs'

/** The real program, built and with the real games, in a process of its own. */
function run(args: readonly string[], input = '') {
  const env = { ...process.env, LANG: 'C', LC_ALL: '', NO_COLOR: '1' }
  const ran = spawnSync(process.execPath, [BIN, ...args], { cwd: root, encoding: 'utf8', input, env })
  return { code: ran.status, out: ran.stdout, err: ran.stderr }
}

const boardroom = (...args: string[]) => run(args)

test('games', () => {
  const { code, out } = boardroom('games', '--json')
  const [game] = JSON.parse(out)
  expect(game).toMatchObject({ id: 'big-shoulders', seats: { min: 2, max: 4 } })
  expect(code).toBe(0)
})

test('real threads come to the same hash', () => {
  const hash = (threads: string): string => {
    const { code, out } = boardroom('sim', 'big-shoulders', '--games', '5', '--json', '--threads', threads)
    expect(code).toBe(0)
    return JSON.parse(out).hash
  }
  const alone = hash('1')
  expect(alone).toMatch(/^[0-9a-f]{64}$/)
  expect([hash('2'), hash('3')]).toEqual([alone, alone])
})

test('a thread that cannot write says so in one line', () => {
  const { code, err } = boardroom('sim', 'big-shoulders', '--games', '2', '--threads', '2', '--save', '/dev/null/x')
  expect(err).toBe('boardroom: --save cannot write to /dev/null/x (ENOTDIR)\n')
  expect(code).toBe(2)
})

test('bad input: one line, exit code 2, no stack trace', () => {
  const { code, out, err } = boardroom('sim', 'chess')
  expect(err).toMatch(/^boardroom: unknown game "chess"; known: big-shoulders[^\n]*\n$/)
  expect(out).toBe('')
  expect(code).toBe(2)
})

test('play reads commands from a pipe', () => {
  const args = ['play', 'big-shoulders', '--seed', '1', '--seats', '2']
  const { code, out, err } = run(args, 'why\nquit\n')
  expect(err).toBe('')
  expect(out).toContain('City of the Big Shoulders')
  expect(out).toContain('What is not possible now, and why:')
  expect(code).toBe(0)
})
