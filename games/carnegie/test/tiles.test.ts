import { describe, expect, test } from 'vitest'
import { given, type Moment } from './given.ts'
import { dept, project, use } from './moves.ts'

const turn = (action: 'hr' | 'management' | 'construction' | 'rnd'): Moment => ({ at: 'departments', seat: 0, action })

describe('Departments 1 to 16', () => {
  test('[CG-DEP-01] Training: by mission $8 or 8 steps', () => {
    const table = given(turn('hr'), { players: { 0: { active: { training: 1 } } } }).does(
      0,
      use('training', 'mission-money', 'west'),
    )
    expect(table.player(0).money).toBe(8)
    expect(table.active(0, 'training')).toBe(0)
  })

  test('[CG-DEP-02] Recruiting: by mission a new employee', () => {
    const table = given(turn('hr'), { players: { 0: { employees: 5, active: { recruiting: 1 } } } }).does(
      0,
      use('recruiting', 'mission-hire', 'west'),
    )
    expect(table.player(0).employees).toBe(4)
    expect(table.inactive(0, 'lobby')).toBe(1)
  })

  test('[CG-DEP-03] [EX-DE-07] Safety & Quality counts after sending', () => {
    const table = given(turn('hr'), {
      players: {
        0: {
          vp: 0,
          departments: { r1c1: 'safety' },
          missions: { east: 0 },
          active: { safety: 1, 'start-hr': 1, 'start-finance': 2, 'start-rnd': 2 },
        },
      },
    }).does(0, use('safety', 'mission-vp', 'east'))
    expect(table.player(0).vp).toBe(3)
    expect(table.player(0).missions.east).toBe(1)
    expect(table.active(0, 'safety')).toBe(0)
  })

  test('[CG-DEP-03] [EX-DE-41] Safety & Quality counts the permanent employee', () => {
    const table = given(turn('hr'), {
      players: { 0: { vp: 5, departments: { r2c4: 'safety' }, active: { safety: 1, 'start-finance': 2 } } },
    }).does(0, use('safety', 'mission-vp', 'south'))
    expect(table.player(0).vp).toBe(7)
    expect(table.player(0).missions.south).toBe(1)
    expect(table.active(0, 'safety')).toBe(0)
  })

  test('[CG-DEP-03] [CG-EMP-09] With nobody else active the permanent employee still brings 1 VP', () => {
    const table = given(turn('hr'), { players: { 0: { vp: 0, active: { safety: 1 } } } })
    expect(table.does(0, use('safety', 'mission-vp', 'east')).player(0).vp).toBe(1)
  })

  test('[CG-DEP-04] Without the New Lobby nobody arrives there', () => {
    given({ at: 'event', seat: 0, income: 'west' }, { players: { 0: { missions: { west: 1 } } } }).refuses(
      0,
      { type: 'return', region: 'west', count: 1, newLobby: 1, space: 1 },
      'CG-DEP-04',
      { why: 'not-built' },
    )
    given({ at: 'activation' }, { players: { 0: { inactive: { 'new-lobby': 1, 'start-hr': 1 }, money: 3 } } }).refuses(
      0,
      { type: 'activate', space: 'r4c4' },
      'CG-ACV-03',
    )
  })

  test('[CG-DEP-06] [CG-DEP-07] [CG-DEC-19] [EX-DE-13] Sales and Logistics with three goods each', () => {
    const table = given(turn('management'), {
      players: { 0: { goods: 6, money: 0, vp: 0, active: { sales: 1, logistics: 1 } } },
    })
      .refuses(0, { type: 'trade', department: 'sales', goods: 4 }, 'CG-DEP-06')
      .does(0, { type: 'trade', department: 'sales', goods: 3 })
      .refuses(0, { type: 'trade', department: 'logistics', goods: 0 }, 'CG-DEP-07')
      .does(0, { type: 'trade', department: 'logistics', goods: 3 })
    expect(table.player(0)).toMatchObject({ goods: 0, money: 27, vp: 3 })
  })

  test('[CG-DEP-08] [CG-DEP-17] [EX-DE-11] Property Management assigns its own employee and switches itself off', () => {
    const table = given(turn('management'), {
      display: ['sales', 'logistics'],
      players: {
        0: { goods: 4, active: { 'start-planning': 2, property: 1 }, departments: { r2c1: 'property' } },
      },
    })
      .does(0, dept('sales', 'r1c1'))
      .does(0, { type: 'assign', from: 'r2c1', employee: 'unused' })
      .does(0, dept('logistics', 'r1c2'))
      .refuses(0, { type: 'assign', from: 'r3c3', employee: 'used' }, 'CG-DEP-08')
    expect(table.entries('built').map((entry) => entry.goods)).toEqual([2, 2])
    expect(table.player(0).goods).toBe(0)
    expect(table.inactive(0, 'sales')).toBe(1)
    expect([table.active(0, 'property'), table.active(0, 'start-planning')]).toEqual([0, 2])
  })

  test('[CG-DEP-08] Nobody has to be assigned', () => {
    const table = given(turn('management'), {
      players: { 0: { goods: 2, active: { 'start-planning': 1, property: 1 }, reserve: 'sales' } },
    })
      .does(0, dept('sales', 'r1c1'))
      .refuses(0, { type: 'assign', from: 'r1c1', employee: 'inactive' }, 'CG-EMP-18')
      .does(0, { type: 'assign-nobody' })
    expect(table.step()).toBe('department-turn')
    expect(table.active(0, 'property')).toBe(1)
  })

  test('[CG-DEP-09] Engineering builds just like Construction', () => {
    const table = given(turn('construction'), {
      players: { 0: { goods: 1, active: { engineering: 1 }, missions: { midwest: 0 }, tabs: { commerce: {} } } },
    }).does(0, project('commerce', 'chicago-1', 'midwest', 'engineering'))
    expect(table.player(0).missions.midwest).toBe(1)
    expect(table.active(0, 'engineering')).toBe(0)
  })

  test('[CG-DEP-10] [CG-CON-09] [EX-DE-15] Outsourcing into a small town pays instant income', () => {
    const table = given(turn('construction'), {
      players: {
        0: {
          goods: 1,
          money: 3,
          vp: 0,
          active: { outsourcing: 1 },
          missions: {},
          transport: { west: 4 },
          tabs: { commerce: { side: 'A', step: 0, built: 0 } },
        },
      },
    })
      .refuses(0, project('commerce', 'seattle-1', 'west', 'outsourcing'), 'CG-EMP-10')
      .does(0, project('commerce', 'seattle-1', null, 'outsourcing'))
    expect(table.entries('project')).toMatchObject([{ money: 3, goods: 1, mission: null }])
    expect(table.player(0)).toMatchObject({ goods: 0, money: 0, vp: 2 })
    expect(table.active(0, 'outsourcing')).toBe(1)
  })

  test('[CG-DEP-11] Supply Chain: 1 to 3 goods at $1', () => {
    given(turn('construction'), { players: { 0: { money: 2, active: { 'supply-chain': 2 } } } })
      .refuses(0, { type: 'trade', department: 'supply-chain', goods: 9 }, 'CG-DEP-11')
      .refuses(0, { type: 'trade', department: 'supply-chain', goods: 3 }, 'CG-GEN-03', { what: 'money', cost: 3 })
      .does(0, { type: 'trade', department: 'supply-chain', goods: 2 })
  })

  test('[CG-DEP-15] [CG-AFF-07] [CG-DEC-20] [EX-DO-05] A neutral disc cannot be copied', () => {
    const table = given(turn('rnd'), {
      seats: 2,
      neutral: ['welfare-money'],
      players: { 0: { money: 20, active: { charity: 1 } } },
    }).refuses(0, { type: 'copy-donation', donation: 'welfare-money', mission: 'east' }, 'CG-DEP-15')
    expect(table.player(0).money).toBe(20)
    expect(table.active(0, 'charity')).toBe(1)
  })

  test('[CG-DEP-15] [CG-DEC-20] Andrew can be copied; the region of the mission is free', () => {
    const table = given(turn('rnd'), {
      seats: 1,
      andrew: { card: 'n01', donations: ['edu-hr', 'edu-rnd'] },
      players: { 0: { money: 5, active: { charity: 1 } } },
    })
    expect(table.moves(0, 'copy-donation')).toHaveLength(2 * 4)
    table.does(0, { type: 'copy-donation', donation: 'edu-rnd', mission: 'south' })
    expect(table.player(0)).toMatchObject({ money: 0, donations: ['edu-rnd'] })
  })

  test('[CG-DEP-17] An ongoing effect starts and stops at once', () => {
    const off = given(
      { at: 'departments', seat: 0, action: 'hr', research: 9 },
      {
        players: { 0: { departments: { r1c1: 'telegraph' }, active: { telegraph: 1 } } },
      },
    )
      .does(0, { type: 'advance', region: 'east' })
      .does(0, use('start-hr', 'steps'))
      .walks(0, 'r1c1', 'r1c2')
      .does(0, { type: 'advance', region: 'west' })
    expect(off.entries('advanced').map((entry) => entry.cost)).toEqual([2, 2])
  })
})
