import { chanceFrom, Table } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { carnegie } from '../index.ts'
import { broken } from '../invariants.ts'
import { pick, SETTINGS } from './whole-game.ts'

describe.each(SETTINGS)('Whole games, $name', ({ seats, options }) => {
  test('obey every law after every move', () => {
    for (let game = 0; game < 6; game++) {
      const table = Table.start(carnegie, { seats, options, seed: `laws/${game}` })
      const chance = chanceFrom(`laws/${game}`)
      table.silent = true
      while (!table.over) {
        const seat = chance.pick(table.asked())
        table.apply(seat, pick(table.legal(seat), chance))
        expect(broken(table.state)).toEqual([])
      }
      expect(table.state.markers).toEqual({ hr: 5, management: 5, construction: 5, rnd: 5 })
    }
  })
})
