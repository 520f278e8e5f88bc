import { describe, expect, test } from 'vitest'
import { spaceOf } from '../components/index.ts'
import { buildCost } from '../steps/departments/build-department.ts'
import { given, type Moment } from './given.ts'
import { dept, use } from './moves.ts'

const turn = (action: 'hr' | 'management' | 'construction' | 'rnd'): Moment => ({ at: 'departments', seat: 0, action })

describe('Management', () => {
  test('[CG-MGT-01] Commerce & Finance: $3, 1 good, or by mission $6 or 2 goods', () => {
    const table = given(turn('management'), { players: { 0: { active: { 'start-finance': 2 } } } })
    expect(table.moves(0, 'use')).toHaveLength(2 + 2 * 4)
    table.does(0, use('start-finance', 'mission-money', 'east'), use('start-finance', 'goods'))
    expect(table.player(0)).toMatchObject({ money: 6, goods: 1 })
  })

  test('[CG-MGT-01] [CG-MGT-02] [CG-MGT-03] [EX-RB-08] Two goods from Finance pay for a new department', () => {
    const table = given(turn('management'), {
      players: {
        0: {
          goods: 0,
          active: { 'start-finance': 2, 'start-planning': 1 },
          reserve: 'engineering',
          inactive: { lobby: 2 },
        },
      },
    }).does(0, use('start-finance', 'goods'), use('start-finance', 'goods'), dept('engineering', 'r2c3'))
    expect(table.player(0).goods).toBe(0)
    expect(table.player(0).departments[spaceOf('r2c3')]).toBe('engineering')
    expect([table.active(0, 'start-finance'), table.active(0, 'start-planning')]).toEqual([2, 1])
  })

  test('[CG-MGT-02] [CG-MGT-08] [CG-DEC-16] [EX-DE-08] Price on a staffed and on an empty space', () => {
    const table = given(turn('management'), {
      display: ['sales', 'new-lobby'],
      players: {
        0: {
          goods: 4,
          active: { 'start-planning': 2 },
          inactive: { r3c2: 1 },
          departments: { r4c4: 'training' },
        },
      },
    })
      .does(0, dept('new-lobby', 'r3c2'))
      .refuses(0, dept('sales', 'r3c4'), 'CG-MGT-02', { goods: 2, have: 1 })
    expect(table.entries('built').map((entry) => entry.goods)).toEqual([3])
    expect(table.player(0).goods).toBe(1)
    expect(table.player(0).departments[spaceOf('r3c2')]).toBe('new-lobby')
    expect(buildCost(table.player(0), 'new-lobby', spaceOf('r1c1'))).toBe(4)
  })

  test('[CG-MGT-04] [EX-DE-28] The lobby is no building site', () => {
    const table = given(turn('management'), {
      players: { 0: { goods: 2, active: { 'start-planning': 1 }, reserve: 'sales', inactive: { lobby: 2 } } },
    })
      .refuses(0, dept('sales', 'r4c2'), 'CG-MGT-04')
      .refuses(0, dept('sales', 'r3c3'), 'CG-MGT-04')
    expect(table.player(0).goods).toBe(2)
  })

  test('[CG-MGT-05] [EX-DE-09] The reserved tile comes first', () => {
    given(turn('management'), {
      display: ['sales'],
      players: { 0: { goods: 3, active: { 'start-planning': 1 }, reserve: 'telegraph' } },
    }).refuses(0, dept('sales', 'r2c1'), 'CG-MGT-05', { tile: 'telegraph' })
  })

  test('[CG-MGT-06] [CG-MGT-11] Later ones come from the display, which may run out', () => {
    given(turn('management'), {
      display: ['sales'],
      players: { 0: { goods: 6, active: { 'start-planning': 2 } } },
    })
      .refuses(0, dept('logistics', 'r2c1'), 'CG-MGT-06')
      .does(0, dept('sales', 'r2c1'))
      .refuses(0, dept('purchasing', 'r1c1'), 'CG-MGT-06')
  })

  test('[CG-MGT-07] [EX-DE-10] Never the same tile twice', () => {
    given(turn('management'), {
      display: ['sales'],
      players: { 0: { goods: 3, active: { 'start-planning': 1 }, departments: { r2c1: 'sales' } } },
    }).refuses(0, dept('sales', 'r2c3'), 'CG-MGT-07', { tile: 'sales' })
  })

  test('[CG-MGT-09] Employees on the space stay there, inactive', () => {
    const table = given(turn('management'), {
      players: { 0: { goods: 1, active: { 'start-planning': 1 }, reserve: 'sales', inactive: { r1c1: 2 } } },
    }).does(0, dept('sales', 'r1c1'))
    expect([table.inactive(0, 'sales'), table.active(0, 'sales')]).toEqual([2, 0])
  })

  test('[CG-MGT-10] At most ten are built', () => {
    const departments = {
      r1c1: 'training',
      r1c2: 'recruiting',
      r1c3: 'safety',
      r1c4: 'purchasing',
      r2c1: 'sales',
      r2c3: 'logistics',
      r2c4: 'property',
      r3c2: 'engineering',
      r3c4: 'outsourcing',
      r4c4: 'charity',
    } as const
    given(turn('management'), { players: { 0: { goods: 5, active: { 'start-planning': 1 }, departments } } }).refuses(
      0,
      dept('telegraph', 'r1c1'),
      'CG-MGT-10',
    )
  })
})
