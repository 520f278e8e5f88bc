import type { Reviewed } from '@boardroom/bots'
import { expect, test } from 'vitest'
import { errorsIn } from '../src/record/load.ts'
import { lossesBy, slipsIn, stageAt } from '../src/record/losses.ts'
import { gameOnServer, groupedBy, ownGames, partsOf, tallyOf, trendOf } from '../src/record/own-games.ts'
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

const error = (seq: number, kind: string, progress: number, loss: number) =>
  ({ seq, step: 'turn', kind, progress, mark: 'mistake', loss }) as const

test('a game on the server counts like one here, with people among the others', () => {
  const [, , last] = ownGames(records)
  const { game, seat, result } = last as NonNullable<typeof last>
  const seats = [{ bot: 'hard' }, { bot: null }, { bot: null }]
  const errors = [error(3, 'pick', 0.1, 0.06)]
  expect(gameOnServer({ table: 'd', game, options: {}, seat, seats, result, endedAt: 9, errors })).toEqual({
    ...last,
    ...{ id: 'd', against: ['hard', 'people'], when: 9, errors },
  })
})

test('the longest whole review tells the clear errors of one seat, each chance once', () => {
  const decision = (seq: number, seat: number, mark: Reviewed['mark'], mean: number): Reviewed => ({
    ...{ seq, seat, step: 'turn', kind: 'pick', progress: 0.1, drawn: 0, mark, better: { type: 'sell' } },
    ...{ loss: { mean, error: 0.01 }, worthLoss: { mean: 0, error: 0 } },
    ...{ chances: null, effect: [], worths: [], scores: null },
  })
  const kept = (worlds: number, complete: boolean, decisions: readonly Reviewed[]) => ({
    ...{ hash: 'h', worlds, reviewer: 'r', complete, decisions },
  })
  const found = [decision(3, 1, 'mistake', 0.06), decision(5, 1, 'blunder', 0.2), decision(7, 0, 'blunder', 0.3)]
  const short = kept(3, true, found)
  expect(errorsIn([short, kept(20, false, []), kept(8, true, found.slice(0, 1))], 1)).toEqual([
    error(3, 'pick', 0.1, 0.06),
  ])
  expect(errorsIn([short], 1)).toMatchObject([{ seq: 5, mark: 'blunder', loss: 0.2 }])
  expect(errorsIn([kept(20, false, found)], 1)).toBeNull()
})

test('losses are told by heading, in the mean of the games that were reviewed, and by part of the game', () => {
  const [one, two, three] = ownGames(records).map((game, place) => ({
    ...game,
    errors:
      [[error(3, 'pick', 0.1, 0.06), error(9, 'sell', 0.5, 0.1)], [error(4, 'pick', 1, 0.08)], null][place] ?? null,
  }))
  const games = [one, two, three].flatMap((game) => game ?? [])
  const slips = slipsIn(games)
  expect(slips.map(({ loss, game }) => [loss, game.id])).toEqual([
    [0.1, 'a'],
    [0.08, 'b'],
    [0.06, 'a'],
  ])
  expect(lossesBy(slips, 2, ({ kind }) => kind)).toEqual([
    { label: 'pick', times: 2, perGame: 0.07 },
    { label: 'sell', times: 1, perGame: 0.05 },
  ])
  expect([0, 0.33, 0.34, 0.66, 0.67, 1].map(stageAt)).toEqual([
    'beginning',
    'beginning',
    'middle',
    'middle',
    'end',
    'end',
  ])
})
