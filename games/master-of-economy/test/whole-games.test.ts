import { chanceFrom, History, problemsOf, Table } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { masterOfEconomy } from '../index.ts'
import { broken } from '../invariants.ts'
import { pick, SETTINGS } from './whole-game.ts'

describe.each(SETTINGS)('Whole games, $name', ({ seats, options }) => {
  test('obey every law after every move', () => {
    for (let game = 0; game < 3; game++) {
      const table = Table.start(masterOfEconomy, { seats, options, seed: `laws/${game}` })
      const chance = chanceFrom(`laws/${game}`)
      table.silent = true
      while (!table.over) {
        const seat = chance.pick(table.asked())
        table.apply(seat, pick(table.legal(seat), chance))
        expect(broken(table.state)).toEqual([])
      }
      expect(table.state.year).toBeLessThanOrEqual(4)
      expect(table.state.order.map((id) => table.state.companies[id]?.cash)).toEqual(table.state.order.map(() => 0))
    }
  })

  test('leak nothing, and survive saving, loading and copying', () => {
    const table = Table.start(masterOfEconomy, { seats, options, seed: 'problems' })
    const chance = chanceFrom('problems')
    while (!table.over) {
      const seat = chance.pick(table.asked())
      table.apply(seat, pick(table.legal(seat), chance))
      expect(problemsOf(table)).toEqual([])
    }
    expect(table.result?.scores).toHaveLength(seats)
  })

  test('every listed move is playable, and undo leads back', () => {
    const history = new History(masterOfEconomy, { seats, options, seed: 'undo' })
    const chance = chanceFrom('undo')
    while (!history.table.over) {
      const { table } = history
      const seat = chance.pick(table.asked())
      const moves = table.legal(seat)
      for (const move of moves) expect(table.refuse(seat, move)).toBeNull()
      const before = JSON.stringify(table.state)
      const move = pick(moves, chance)
      expect(history.play(seat, move)).toBeNull()
      if (history.canUndo(seat) && chance.below(3) === 0) {
        expect(history.undo(seat)).toBeNull()
        expect(JSON.stringify(history.table.state)).toBe(before)
        expect(history.play(seat, move)).toBeNull()
      }
    }
  })
})
