import type { ChartSheet } from '@boardroom/board-kit'
import { expect, test } from 'vitest'
import { standings } from '../src/table-page/film/standings.ts'

const sheet = (...values: readonly number[]): ChartSheet[] => [
  {
    id: 'wealth',
    title: 'Wealth',
    lines: values.map((value, seat) => ({ id: String(seat), label: `seat ${seat}`, color: '', seat, value })),
  },
]
const told = (from: ChartSheet[], to: ChartSheet[]) =>
  standings(from, to).map(({ seat, place, before, gain }) => [seat, place, before, gain])

test('a round’s card tells who gained what, and who overtook whom', () => {
  expect(told(sheet(50, 40, 10), sheet(60, 90, 5))).toEqual([
    [1, 1, 2, 50],
    [0, 2, 1, 10],
    [2, 3, 3, -5],
  ])
})

test('those who are level share a place, and nobody overtakes where all began level', () => {
  expect(told(sheet(0, 0, 0), sheet(8, 12, 8))).toEqual([
    [1, 1, 1, 12],
    [0, 2, 2, 8],
    [2, 2, 2, 8],
  ])
})
