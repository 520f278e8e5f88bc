import { Given, playAtRandom, tableIn } from '@boardroom/game-kit/test'
import { everyMove, integer, list, Table, truth } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { orchard } from '../../../games/orchard/index.ts'

const newTable = () => new Given(Table.start(orchard, { seats: 3, seed: 'together' }))

describe('a question to several seats at once', () => {
  test('is answered by each of them once, in any order, and reveals itself when the last one has', () => {
    const table = newTable().does(2, { type: 'bid', amount: 1 })
    expect(table.asked()).toEqual([0, 1])
    table.does(0, { type: 'bid', amount: 4 })
    expect(table.state.bids).toEqual([4, null, 1])
    expect(table.entries('harvest')).toEqual([])
    table.does(1, { type: 'bid', amount: 0 })
    expect(table.entries('harvest')).toEqual([{ type: 'harvest', seat: 0, amount: 4 }])
    expect(table.state.bids).toEqual([null, null, null])
  })

  test('cannot be taken back once all is known', () => {
    const table = newTable().does(0, { type: 'bid', amount: 0 }).does(1, { type: 'bid', amount: 0 })
    expect(table.table.final).toBe(false)
    table.does(2, { type: 'bid', amount: 0 })
    expect(table.table.final).toBe(true)
  })
})

test('every move that fields allow, in the order of the fields', () => {
  expect(everyMove('go', { far: truth, steps: integer(1, 2) })).toEqual([
    { type: 'go', far: true, steps: 1 },
    { type: 'go', far: true, steps: 2 },
    { type: 'go', far: false, steps: 1 },
    { type: 'go', far: false, steps: 2 },
  ])
  expect(() => everyMove('go', { way: list(truth, 3) })).toThrow('nobody can list every way')
})

describe('the words of tests', () => {
  test('a position that breaks a law is refused', () => {
    const { state } = newTable()
    expect(() => tableIn(orchard, { ...state, bank: 7 })).toThrow('coins appear or vanish')
    expect(tableIn(orchard, state).asked()).toEqual([0, 1, 2])
  })

  test('a move that is not legal fails the test, and so does a refusal that does not come', () => {
    const table = newTable()
    expect(() => table.does(0, { type: 'end' })).toThrow('was refused')
    expect(() => table.refuses(0, { type: 'bid', amount: 1 }, 'OR-BID-01')).toThrow()
  })

  test('whole games are played to their end, or as far as is asked for', () => {
    expect(playAtRandom(newTable()).table.over).toBe(true)
    expect(playAtRandom(newTable(), undefined, (table) => table.step() === 'market').step()).toBe('market')
  })
})
