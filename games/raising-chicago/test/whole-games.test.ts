import { lawfulGames } from '@boardroom/game-kit/test'
import { describe, expect, test } from 'vitest'
import { raisingChicago } from '../index.ts'
import { pick, SETTINGS } from './whole-game.ts'

describe.each(SETTINGS)('Whole games, $name', ({ seats, options }) => {
  test('obey every law after every move', () => {
    for (const state of lawfulGames(raisingChicago, { seats, options }, pick, 3)) {
      expect(state.round).toBe(8)
    }
  })
})
