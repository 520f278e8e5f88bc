import { chanceFrom, Table } from '@boardroom/kernel'
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
})
