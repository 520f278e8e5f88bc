import { describe, expect, it } from 'vitest'
import {
  chanceFrom,
  checkFile,
  endOf,
  History,
  hashOf,
  type Played,
  replay,
  startOf,
  type Table,
  tableIn,
  toFile,
  type Variation,
  viewOf,
} from '../src/index.ts'
import { type Toy, toy } from './toy.ts'

const history = new History(toy, { seats: 3, seed: 'variations', options: { length: 'long' } })
const chance = chanceFrom('variations')
while (!history.table.over) {
  const seat = chance.pick(history.table.asked())
  history.play(seat, chance.pick(history.table.legal(seat)))
}
const file = toFile(history, ['Ada', 'Grace', 'Mary'])

/** Some moves by chance from a position. */
function some(table: Table<Toy>, count: number): Played[] {
  const moves: Played[] = []
  while (moves.length < count && !table.over) {
    const seat = chance.pick(table.asked())
    const move = chance.pick(table.legal(seat))
    table.apply(seat, move)
    moves.push({ seat, move })
  }
  return moves
}

const begun = (variation: Omit<Variation, 'moves'>, known: readonly Variation[] = []): Variation => {
  const bare = { ...variation, moves: [] }
  return { ...bare, moves: some(startOf(history, known, bare), 4) }
}

const open = begun({ name: 'all seen', parent: null, at: 6 })
const imagined = begun({ name: 'as seat 1 saw it', parent: null, at: 9, world: { viewer: 1, seed: 'dream' } })
const branch = begun({ name: 'leaves the second', parent: 1, at: 11 }, [open, imagined])
const variations = [open, imagined, branch]
const again = (change: object) => () =>
  replay(toy, checkFile(JSON.parse(JSON.stringify({ ...file, variations, ...change }))))

describe('variations of a game file', () => {
  it('are replayed with the game, from what was and from what somebody could imagine', () => {
    expect(again({})().moves).toEqual(file.moves)
    expect(hashOf(tableIn(history, variations, 0, 6))).toBe(hashOf(history.at(6)))
    // What seat 1 saw is the same; what it did not see is its own.
    const seen = startOf(history, variations, imagined)
    expect(viewOf(seen, 1)).toEqual(viewOf(history.at(9), 1))
    expect(tableIn(history, variations, 2, endOf(branch)).state.seq).toBe(15)
  })

  it('a file without them is as good as before', () => {
    expect(again({ variations: undefined })().table.result).toEqual(file.result)
  })

  it.each([
    [
      'a move that the rules refuse',
      [{ ...open, moves: [{ seat: 0, move: { type: 'nonsense' } }] }],
      /variations\[0\]/,
    ],
    ['a line that leaves after the end', [{ ...open, at: 9999 }], /leaves its line/],
    ['a parent that comes later', [{ ...open, parent: 0 }], /parent/],
    ['eyes that nobody has', [{ ...imagined, world: { viewer: 7, seed: 'x' } }], /seat 7/],
    ['a world without a seed', [{ ...imagined, world: { viewer: 1 } }], /seed/],
    ['no name', [{ ...open, name: 3 }], /name/],
  ])('%s is told', (_, wrong, told) => {
    expect(again({ variations: wrong })).toThrow(told)
  })
})
