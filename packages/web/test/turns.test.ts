import { expect, test } from 'vitest'
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
