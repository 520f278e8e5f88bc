import { readFileSync } from 'node:fs'
import { entriesFor, replay } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { openGame, SHELF } from '../src/games.ts'
import type { AnyEntry } from '../src/table/client.ts'
import { turnsOf } from '../src/table-page/turns.ts'

const logged = (seq: number, type: string): AnyEntry => ({ seq, entry: { type } }) as AnyEntry
const told = (log: readonly AnyEntry[], movers: readonly number[]) =>
  turnsOf(log, movers, ({ entry }) => entry.type === 'round').map(
    ({ seat, entries }) => `${seat}: ${entries.map(({ entry }) => entry.type).join(' ')}`,
  )

test('what a new round brings stands under nobody’s name, and no name stands over a heading', () => {
  const log = [logged(0, 'round'), logged(1, 'bid'), logged(2, 'bid'), logged(2, 'won'), logged(2, 'round')]
  expect(told([...log, logged(2, 'markers'), logged(3, 'bid')], [0, 1, 1])).toEqual([
    'null: round',
    '0: bid',
    '1: bid won',
    'null: round markers',
    '1: bid',
  ])
})

test('what one seat does in several moves is one turn', () => {
  expect(told([logged(1, 'build'), logged(2, 'build'), logged(3, 'pass')], [0, 0, 1])).toEqual([
    '0: build build',
    '1: pass',
  ])
})

test.each([...SHELF.keys()])('who won %s, and new markers, stand under nobody’s name', async (id) => {
  const { game, board } = await openGame(id, 'en')
  const file = new URL(`../../../games/${id}/test/recorded/4-defaults.json`, import.meta.url)
  const { log, moves } = replay(game, JSON.parse(readFileSync(file, 'utf8')))
  const turns = turnsOf(
    entriesFor(log, 'spectator'),
    moves.map(({ seat }) => seat),
    (each) => board.heading(each, 'en') !== null || board.course?.includes(each.entry.type) === true,
  )
  const itself = turns.flatMap(({ seat, entries }) => (seat === null ? entries.map(({ entry }) => entry.type) : []))
  const named = turns.flatMap(({ seat, entries }) => (seat === null ? [] : entries.map(({ entry }) => entry.type)))
  expect(itself).toContain('winners')
  for (const type of ['winners', 'score', 'markers']) expect(named).not.toContain(type)
})
