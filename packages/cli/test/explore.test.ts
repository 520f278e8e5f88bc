import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExploredByBots, Topic } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import type { Orchard } from '../../../games/orchard/types.ts'
import { scratch } from '../../server/test/storage.ts'
import { boardroom, orchardWith } from './world.ts'

const words = { title: 'What first?', help: 'The first entry.', name: (path: readonly string[]) => path.join() }
const topics: readonly Topic<Orchard>[] = [
  {
    id: 'lines',
    chosen: (log, seats) => Array.from({ length: seats }, (_, seat) => ({ seat, path: ['any', String(log.length)] })),
    words: { en: words, de: words },
  },
]
const games = [orchardWith({ topics: async () => topics })]

test('games of bots are counted, and a count that was stopped goes on to the same', async () => {
  const once = scratch()
  const twice = scratch()
  try {
    for (const { path } of [once, twice]) mkdirSync(join(path, 'games/orchard'), { recursive: true })
    const explore = (root: string, count: number) =>
      boardroom(['explore', 'orchard', '--bot', 'greedy', '--games', String(count)], { games, root })
    const book = (root: string): ExploredByBots =>
      JSON.parse(readFileSync(join(root, 'games/orchard/explored.json'), 'utf8'))
    expect((await explore(once.path, 12)).out).toContain('2 seats: 12 of 12 games')
    await explore(twice.path, 5)
    expect(book(twice.path).tables[0]?.games).toBe(5)
    await explore(twice.path, 12)
    expect(book(twice.path)).toEqual(book(once.path))
    const [table] = book(once.path).tables
    expect(table?.topics['lines']?.['any']).toMatchObject({ times: 24, won: 12 })
    // The paths below add up to the one above.
    const below = Object.entries(table?.topics['lines'] ?? {}).filter(([path]) => path !== 'any')
    expect(below.reduce((sum, [, { times }]) => sum + times, 0)).toBe(24)
    // Another bot is another count.
    await boardroom(['explore', 'orchard', '--bot', 'random', '--games', '2', '--seats', '2'], {
      games,
      root: once.path,
    })
    expect(book(once.path)).toMatchObject({ bot: 'random', tables: [{ seats: 2, games: 2 }] })
  } finally {
    once.remove()
    twice.remove()
  }
})

test('a game that asks nothing cannot be explored', async () => {
  const { code, err } = await boardroom(['explore', 'orchard'])
  expect(code).toBe(2)
  expect(err).toContain('orchard does not say what is worth knowing')
})
