import { type Explored, explored, unexplored } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { FEW, rowsOf, shareOf } from '../src/explore/rows.ts'

const words = { title: '', help: '', name: () => '' }

/** Each of two seats chooses as it is told; the first wins. */
function table(games: readonly (readonly [readonly string[], readonly string[]])[]): Explored {
  return games.reduce<Explored>((known, paths, place) => {
    const topic = {
      id: 'first',
      chosen: () => paths.map((path, seat) => ({ seat, path })),
      words: { en: words, de: words },
    }
    return explored(known, [topic], { log: [], result: { scores: [30 + (place % 2), 10], winners: [0] } })
  }, unexplored(2))
}

test('choices stand with what followed from them, the most frequent on top', () => {
  const rows = rowsOf(
    table([
      [['a', 'x'], ['b']],
      [
        ['a', 'y'],
        ['a', 'y'],
      ],
    ]),
    'first',
  )
  expect(rows.map(({ path, times, part }) => [path, times, part])).toEqual([
    [['a'], 3, 0.75],
    [['b'], 1, 0.25],
  ])
  expect(rows[0]?.next.map(({ path, times, won }) => [path, times, won.mean])).toEqual([
    [['a', 'y'], 2, 0.5],
    [['a', 'x'], 1, 1],
  ])
  expect(rows[0]?.score).toBeCloseTo((30 + 31 + 10) / 3)
  expect(rows[1]).toMatchObject({ score: 10, scoreError: null, few: true, verdict: null })
})

test('numbers stand in their order', () => {
  const rows = rowsOf(
    table([
      [['10'], ['10']],
      [['10'], ['9']],
    ]),
    'first',
  )
  expect(rows.map(({ path }) => path[0])).toEqual(['9', '10'])
})

test('a verdict needs enough games, and more than chance', () => {
  const games = (count: number) =>
    rowsOf(table(Array.from({ length: count }, () => [['good'], ['bad']] as const)), 'first')
  expect(games(FEW - 1).map(({ few, verdict }) => [few, verdict])).toEqual([
    [true, null],
    [true, null],
  ])
  expect(games(FEW).map(({ path, few, verdict }) => [path[0], few, verdict])).toEqual([
    ['good', false, 'more'],
    ['bad', false, 'less'],
  ])
  const even = rowsOf(table(Array.from({ length: 40 }, () => [['one'], ['one']] as const)), 'first')
  expect(even[0]).toMatchObject({ times: 80, verdict: null, scoreError: expect.any(Number) })
})

test('an interval stays between none and all, and narrows', () => {
  expect(shareOf({ times: 10, won: 0 })).toMatchObject({ mean: 0, from: 0 })
  expect(shareOf({ times: 10, won: 10 }).to).toBe(1)
  // The textbook's example: 40 of 100.
  const { from, to } = shareOf({ times: 100, won: 40 })
  expect(from).toBeCloseTo(0.309, 3)
  expect(to).toBeCloseTo(0.498, 3)
})
