import { migrationProblems } from '@boardroom/kernel'
import { describe, expect, it } from 'vitest'
import { games } from './every-game.ts'

describe.each(games)('the migrations of $id', (game) => {
  it('lead upwards, one after the other, to the present rules', () => {
    expect(migrationProblems(game)).toEqual([])
  })
})
