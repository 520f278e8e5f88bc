import { expect, test } from 'vitest'
import { groupedBy, ownGames, partsOf, tallyOf, trendOf } from '../src/record/own-games.ts'
import type { TableRecord } from '../src/table/store.ts'

function finished(id: string, updated: number, scores: readonly number[], winners: readonly number[]): TableRecord {
  const seats = scores.map((_, seat) => ({ name: `${seat}`, bot: seat === 1 ? null : 'medium' }))
  const breakdown = scores.map((score) => ({ cash: score }))
  const result = { scores, winners, breakdown }
  return { id, game: 'orchard', rules: '1', options: {}, seed: id, seats, moves: [], created: 0, updated, result }
}

const records: readonly TableRecord[] = [
  finished('b', 2, [10, 30, 20], [1]),
  finished('a', 1, [40, 20, 20], [0]),
  finished('c', 3, [30, 30, 10], [0, 1]),
]

test('a finished game among bots is one’s own, the oldest first', () => {
  const games = ownGames(records)
  expect(games.map(({ id, seat, score, won, against }) => [id, seat, score, won, against])).toEqual([
    ['a', 1, 20, 0, ['medium']],
    ['b', 1, 30, 1, ['medium']],
    ['c', 1, 30, 0.5, ['medium']],
  ])
  expect(tallyOf(games)).toEqual({ played: 3, won: 1.5, mean: 80 / 3, best: 30 })
})

test('games under way, of several people, and of bots alone are nobody’s', () => {
  const [one] = records as [TableRecord]
  const people = one.seats.map(({ name }) => ({ name, bot: null }))
  const bots = one.seats.map(({ name }) => ({ name, bot: 'easy' }))
  expect(
    ownGames([
      { ...one, result: null },
      { ...one, seats: people },
      { ...one, seats: bots },
    ]),
  ).toEqual([])
})

test('categories are compared with those of whoever won instead', () => {
  const rows = ({ result }: { result: { scores: readonly number[] } }) => [
    { label: 'Cash', values: result.scores },
    { label: 'Rank', values: [1, 2, 3], below: true as const },
  ]
  expect(partsOf(ownGames(records), rows)).toEqual([{ label: 'Cash', yours: 80 / 3, theirs: 40 }])
})

test('games are grouped in their order, and the trend is the mean of five', () => {
  const groups = groupedBy(ownGames(records), ({ won }) => String(won > 0))
  expect([...groups].map(([key, games]) => [key, games.length])).toEqual([
    ['false', 1],
    ['true', 2],
  ])
  expect(trendOf([10, 20, 30, 40, 50, 110])).toEqual([10, 15, 20, 25, 30, 50])
})
