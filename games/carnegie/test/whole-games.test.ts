import { lawfulGames } from '@boardroom/game-kit/test'
import { describe, expect, test } from 'vitest'
import { carnegie } from '../index.ts'
import { pick, SETTINGS } from './whole-game.ts'

describe.each(SETTINGS)('Whole games, $name', ({ seats, options }) => {
  test('obey every law after every move', () => {
    for (const state of lawfulGames(carnegie, { seats, options }, pick, 6)) {
      expect(state.markers).toEqual({ hr: 5, management: 5, construction: 5, rnd: 5 })
    }
  })
})
