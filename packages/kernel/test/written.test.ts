import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyPlain, hashOf, keptIn, Table, type WrittenState, writtenState } from '../src/index.ts'
import { playOut, type Toy, toy, toyTable } from './toy.ts'

/** The next position as it is kept: with what is still the same taken from the one before. */
function after(before: Table<Toy>, state: Table<Toy>['state']): Table<Toy> {
  return Table.resume(toy, keptIn(before.state, state))
}

function expectWritten(written: WrittenState, table: Table<Toy>): void {
  expect(written.hash).toBe(hashOf(table))
}

test('a position written from the one before says what it says when it is written alone', () => {
  for (const options of [{}, { length: 'long' }]) {
    let last = toyTable({ seats: 3, seed: 'written', options })
    let written = writtenState(last)
    playOut(toyTable({ seats: 3, seed: 'written', options }), 'written', (table, seat, move) => {
      table.play(seat, move)
      last = after(last, copyPlain(table.state))
      written = writtenState(last, written.fields)
      expectWritten(written, last)
    })
    expect(last.over).toBe(true)
  }
})

test('whatever comes, goes or changes its order', () => {
  const { state } = toyTable()
  const data = fc.jsonValue({ maxDepth: 5 })
  fc.assert(
    fc.property(fc.dictionary(fc.string(), data), fc.dictionary(fc.string(), data), data, (one, two, shared) => {
      const first = Table.resume(toy, { ...copyPlain(state), ...one, ...{ shared } })
      const second = after(first, { ...two, ...copyPlain(state), ...{ shared: copyPlain(shared) } })
      const written = writtenState(first)
      expectWritten(written, first)
      expectWritten(writtenState(second, written.fields), second)
    }),
  )
})
