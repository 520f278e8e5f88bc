import { chanceFrom, Table } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { raisingChicago } from '../index.ts'
import { broken } from '../invariants.ts'
import { pick, SETTINGS } from './whole-game.ts'

describe.each(SETTINGS)('Whole games, $name', ({ seats, options }) => {
  test('obey every law after every move', () => {
    for (let game = 0; game < 3; game++) {
      const table = Table.start(raisingChicago, { seats, options, seed: `laws/${game}` })
      const chance = chanceFrom(`laws/${game}`)
      table.silent = true
      while (!table.over) {
        const seat = chance.pick(table.asked())
        table.apply(seat, pick(table.legal(seat), chance))
        expect(broken(table.state)).toEqual([])
      }
      expect(table.state.round).toBe(8)
    }
  })
})
