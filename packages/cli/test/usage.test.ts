import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boardroom, orchardWith } from './world.ts'

test.each([[[]], [['help']], [['--help']], [['-h']]])('usage for %j', async (argv) => {
  const { code, out } = await boardroom(argv)
  for (const name of ['games', 'sim', 'replay', 'play', 'fuzz', 'bench']) expect(out).toContain(`boardroom ${name} `)
  expect(code).toBe(0)
})

test('usage of one command, in German', async () => {
  const { code, out } = await boardroom(['sim', '--help'], { env: { LANG: 'de_DE.UTF-8' } })
  expect(out).toContain('boardroom sim <game> [--seats n]')
  expect(out).toContain('Lässt Bots ganze Spiele spielen')
  expect(out).not.toContain('boardroom play')
  expect(code).toBe(0)
})

test('an unexpected error is one line, and tells where it comes from only when asked', async () => {
  const games = [
    orchardWith({
      setup: () => {
        throw new Error('the tree fell over')
      },
    }),
  ]
  const quiet = await boardroom(['sim', 'orchard'], { games })
  expect(quiet.err).toBe(
    'boardroom: this should not have happened: the tree fell over (BOARDROOM_DEBUG=1 shows where)\n',
  )
  expect(quiet.code).toBe(1)
  const loud = await boardroom(['sim', 'orchard'], { games, env: { BOARDROOM_DEBUG: '1' } })
  expect(loud.err).toContain('usage.test.ts')
})

test('bench runs the benchmark program with the same arguments and passes its exit code on', async () => {
  const root = mkdtempSync(join(tmpdir(), 'boardroom-'))
  mkdirSync(join(root, 'bench'))
  writeFileSync(join(root, 'bench', 'run.mjs'), 'process.exit(process.argv[2] === "--json" ? 7 : 8)')
  expect((await boardroom(['bench', '--json', '--rounds', '5'], { root: `${root}/` })).code).toBe(7)
  expect((await boardroom(['bench'], { root: `${root}/` })).code).toBe(8)
})

test('games tells of seats, options and their defaults', async () => {
  const { code, out } = await boardroom(['games'])
  expect(out).toContain('Orchard  orchard')
  expect(out).toContain('2 to 4 seats · rules 1.0.0')
  expect(out).toContain('seasons  Seasons: 2 two, 3 three (2)')
  expect(out).toContain('rotten  Rotten apples: true on, false off (seasons=2 → false')
  expect(out).toContain('All figures are made up.')
  expect(code).toBe(0)
})

test('games in German', async () => {
  const { out } = await boardroom(['games', '--lang', 'de'])
  expect(out).toContain('Faule Äpfel: true an, false aus')
})

test('games as JSON', async () => {
  const { out } = await boardroom(['games', '--json'])
  expect(JSON.parse(out)).toMatchObject([
    { id: 'orchard', title: 'Orchard', seats: { min: 2, max: 4 }, options: [{ id: 'seasons' }, { id: 'rotten' }] },
  ])
})
