import { lawfulGames } from '@boardroom/game-kit/test'
import { describe, expect, test } from 'vitest'
import { masterOfEconomy } from '../index.ts'
import { pick, SETTINGS } from './whole-game.ts'

describe.each(SETTINGS)('Whole games, $name', ({ seats, options }) => {
  test('obey every law after every move', () => {
    for (const state of lawfulGames(masterOfEconomy, { seats, options }, pick, 3)) {
      expect(state.year).toBeLessThanOrEqual(4)
      expect(state.order.map((id) => state.companies[id]?.cash)).toEqual(state.order.map(() => 0))
    }
  })
})
