import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { newTable } from './whole-game.ts'

describe('Decision points', () => {
  test('[CG-DEC-01] Sixteen ways to lay the four tabs', () => {
    expect(newTable(2).moves(0, 'choose-sides')).toHaveLength(16)
  })

  test('[CG-DEC-13] [CG-DEC-14] A function per employee, its region, or the end of the turn', () => {
    const table = given(
      { at: 'departments', seat: 0, action: 'hr' },
      { players: { 0: { active: { recruiting: 1 }, inactive: { lobby: 1 } } } },
    )
    expect(table.moves(0)).toEqual(
      expect.arrayContaining([
        { type: 'use', department: 'start-hr', function: 'steps', mission: null },
        { type: 'use', department: 'recruiting', function: 'steps', mission: null },
        { type: 'use', department: 'recruiting', function: 'mission-hire', mission: 'west' },
        { type: 'end-turn' },
      ]),
    )
    expect(table.moves(0)).toHaveLength(1 + 1 + 4 + 1)
  })

  test('[CG-DEC-16] The tile, its space, and with tile 8 whom to assign', () => {
    const table = given(
      { at: 'departments', seat: 0, action: 'management' },
      {
        players: {
          0: { goods: 2, active: { 'start-planning': 1, property: 1 }, reserve: 'sales', inactive: { lobby: 2 } },
        },
      },
    )
    expect(table.moves(0, 'build-department')).toHaveLength(9)
    table.does(0, { type: 'build-department', tile: 'sales', space: 'r1c1' })
    expect(table.moves(0, 'assign')).toEqual([
      { type: 'assign', from: 'r3c3', employee: 'used' },
      { type: 'assign', from: 'r4c2', employee: 'inactive' },
      { type: 'assign', from: 'r4c4', employee: 'unused' },
    ])
  })

  test('[CG-DEC-17] Type, city and space; the region follows', () => {
    const table = given(
      { at: 'departments', seat: 0, action: 'construction' },
      { players: { 0: { goods: 2, active: { 'start-construction': 1 }, tabs: { infrastructure: { step: 1 } } } } },
    )
    // Nine spaces with the symbol and 18 small towns.
    expect(table.moves(0, 'build-project')).toHaveLength(27)
  })

  test('[CG-DEC-21] Goods to sell at any own decision', () => {
    expect(given({ at: 'choose-action' }, { players: { 0: { goods: 1 } } }).moves(0, 'sell-good')).toHaveLength(1)
  })
})
