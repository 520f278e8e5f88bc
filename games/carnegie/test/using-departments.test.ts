import { describe, expect, test } from 'vitest'
import { departmentOf, spaceOf, TILE_IDS, tileNumber } from '../components/index.ts'
import { given, type Moment } from './given.ts'
import { use, useHr } from './moves.ts'

const turn = (action: 'hr' | 'management' | 'construction' | 'rnd'): Moment => ({ at: 'departments', seat: 0, action })
const sales = { type: 'trade', department: 'sales', goods: 1 } as const

describe('Using departments', () => {
  test('[CG-USE-01] [CG-DEP-11] [CG-CON-01] [CG-DEC-13] [EX-DE-14] In any order: Supply Chain first, then build', () => {
    const table = given(turn('construction'), {
      players: {
        0: {
          goods: 0,
          money: 3,
          active: { 'supply-chain': 1, 'start-construction': 1 },
          missions: { south: 0 },
          tabs: { industry: { side: 'A', step: 0, built: 0 } },
        },
      },
    })
      .does(0, { type: 'trade', department: 'supply-chain', goods: 3 })
      .does(0, {
        type: 'build-project',
        department: 'start-construction',
        project: 'industry',
        slot: 'houston-3',
        mission: 'south',
      })
    expect(table.player(0)).toMatchObject({ goods: 1, money: 0 })
    expect(table.player(0).missions.south).toBe(1)
    given(turn('hr'), {}).refuses(0, use('training', 'mission-money', 'west'), 'CG-USE-01', { department: 'training' })
  })

  test('[CG-USE-02] One use per active employee', () => {
    given(turn('rnd'), { players: { 0: { active: { 'start-rnd': 2 } } } })
      .does(0, use('start-rnd', 'research'), use('start-rnd', 'research'))
      .refuses(0, use('start-rnd', 'research'), 'CG-USE-02', { department: 'start-rnd' })
    given(turn('hr'), {}).does(0, useHr).refuses(0, useHr, 'CG-USE-02', { department: 'start-hr' })
  })

  test('[CG-USE-03] Nobody has to be used', () => {
    const table = given(turn('rnd'), { players: { 0: { active: { 'start-rnd': 2 } } } }).does(0, { type: 'end-turn' })
    expect(table.active(0, 'start-rnd')).toBe(2)
  })

  test('[CG-USE-04] [EX-DE-01] A department left cannot be resumed', () => {
    // Planning is begun by its first use: a department for 1 good on a staffed space.
    const table = given(turn('management'), {
      players: {
        0: {
          money: 0,
          goods: 1,
          active: { 'start-finance': 2, 'start-planning': 1 },
          inactive: { r3c2: 1 },
          reserve: 'sales',
        },
      },
    })
      .does(0, use('start-finance', 'goods'))
      .does(0, { type: 'build-department', tile: 'sales', space: 'r3c2' })
      .refuses(0, use('start-finance', 'money'), 'CG-USE-04', { department: 'start-finance' })
    expect(table.player(0)).toMatchObject({ goods: 1, money: 0 })
  })

  test('[CG-USE-05] [CG-DEP-05] [EX-DE-26] Purchasing once for goods, once for money', () => {
    const table = given(turn('management'), {
      players: { 0: { money: 0, goods: 0, active: { purchasing: 2 }, missions: { south: 0 } } },
    })
      .refuses(0, use('purchasing', 'steps'), 'CG-USE-05', { department: 'purchasing' })
      .does(0, use('purchasing', 'mission-goods', 'south'), use('purchasing', 'mission-money', 'south'))
    expect(table.player(0)).toMatchObject({ money: 8, goods: 3 })
    expect(table.player(0).missions.south).toBe(2)
    expect(table.active(0, 'purchasing')).toBe(0)
  })

  test('[CG-USE-06] [CG-DEP-02] [CG-DEC-24] [EX-DE-05] An employee moved away gives no second use', () => {
    const table = given(turn('hr'), {
      players: { 0: { departments: { r3c2: 'recruiting' }, active: { recruiting: 2 } } },
    })
      .does(0, use('recruiting', 'steps'))
      .walks(0, 'r3c2', 'r3c1', 'unused')
      .refuses(0, use('recruiting', 'steps'), 'CG-USE-02', { department: 'recruiting' })
    expect(table.active(0, 'recruiting')).toBe(1)
    expect(table.inactive(0, 'start-construction')).toBe(1)
  })

  test('[CG-USE-07] [CG-MGT-01] [EX-DE-02] Who is used without a mission stays at the desk', () => {
    const table = given(turn('management'), {
      players: { 0: { money: 0, goods: 0, active: { 'start-finance': 2 }, missions: { south: 0 } } },
    }).does(0, use('start-finance', 'money'), use('start-finance', 'mission-goods', 'south'))
    expect(table.player(0)).toMatchObject({ money: 3, goods: 2 })
    expect(table.active(0, 'start-finance')).toBe(1)
    expect(table.player(0).missions.south).toBe(1)
  })

  test('[CG-USE-08] Departments of another action cannot be used', () => {
    given(turn('management'), { players: { 0: { active: { 'start-rnd': 1 } } } }).refuses(
      0,
      use('start-rnd', 'research'),
      'CG-USE-08',
      { action: 'management' },
    )
  })

  test('[CG-USE-09] Ongoing tiles work in every phase while staffed; the New Lobby always', () => {
    const charity = { at: 'event', seat: 0, donation: true } as const
    const table = given(charity, { players: { 0: { money: 3, active: { communications: 1 } } } })
    table.does(0, { type: 'donate', donation: 'edu-hr' })
    expect(table.player(0).money).toBe(0)
    const lobby = given(
      { at: 'event', seat: 0, income: 'west' },
      { players: { 0: { missions: { west: 1 }, departments: { r1c1: 'new-lobby' } } } },
    ).does(0, { type: 'return', region: 'west', count: 1, newLobby: 1, space: 1 })
    expect(lobby.inactive(0, 'new-lobby')).toBe(1)
  })

  test('[CG-USE-10] [EX-DE-30] Tiles 4, 8, 12 and 16 are not used', () => {
    given(turn('rnd'), { players: { 0: { active: { telegraph: 1 } } } }).refuses(
      0,
      use('telegraph', 'research'),
      'CG-USE-10',
      { department: 'telegraph' },
    )
    const ongoing = TILE_IDS.filter((tile) => departmentOf(tile).ongoing).map(tileNumber)
    expect(ongoing).toEqual([4, 8, 12, 16])
  })

  test('[CG-USE-11] [CG-USE-02] [EX-DE-29] A department built this turn is not ready yet', () => {
    const table = given(turn('management'), {
      players: {
        0: { goods: 3, money: 0, active: { 'start-planning': 1 }, reserve: 'sales', inactive: { r3c2: 1 } },
      },
    })
      .does(0, { type: 'build-department', tile: 'sales', space: 'r3c2' })
      .refuses(0, sales, 'CG-USE-02', { department: 'sales' })
    expect(table.player(0)).toMatchObject({ goods: 2, money: 0, reserve: null })
    expect(table.player(0).departments[spaceOf('r3c2')]).toBe('sales')
    expect(table.inactive(0, 'sales')).toBe(1)
  })

  test('[CG-USE-12] [CG-RND-05] The turn ends when its player says so; what is unspent lapses', () => {
    const table = given({ at: 'departments', seat: 0, action: 'hr', steps: 0, research: 2 }, {}).does(0, useHr, {
      type: 'end-turn',
    })
    expect(table.entries('lapsed')).toEqual([{ type: 'lapsed', seat: 0, at: 'turn', steps: 3, research: 2 }])
    expect(table.state.turn?.seat).toBe(1)
  })
})

describe('Human Resources', () => {
  test('[CG-HR-01] [EX-RB-06] Two active in HR give six steps', () => {
    const table = given(turn('hr'), {
      players: { 0: { active: { 'start-hr': 1 }, inactive: { lobby: 3 }, departments: { r4c4: 'training' } } },
    }).does(0, useHr)
    expect(table.entries('used')[0]?.steps).toBe(6)
    table.walks(0, 'r4c2', 'r4c4').walks(0, 'r4c2', 'r3c1').walks(0, 'r4c2', 'r3c1')
    expect(table.state.turn?.steps).toBe(0)
    expect(table.active(0, 'start-hr')).toBe(1)
    expect([table.inactive(0, 'lobby'), table.inactive(0, 'training')]).toEqual([0, 1])
    expect(table.inactive(0, 'start-construction')).toBe(2)
  })

  test('[CG-HR-02] [EX-DE-03] Moving the HR employee does not cost steps', () => {
    const table = given(turn('hr'), { players: { 0: { active: { 'start-hr': 1 }, inactive: { lobby: 2 } } } })
      .does(0, useHr)
      .walks(0, 'r4c1', 'r3c1')
      .walks(0, 'r4c2', 'r2c2')
      .walks(0, 'r4c2', 'r3c3')
      .walks(0, 'r3c3', 'r3c4')
    expect(table.state.turn?.steps).toBe(0)
    expect(table.active(0, 'start-hr')).toBe(0)
    expect(table.inactive(0, 'start-construction')).toBe(1)
    expect(table.inactive(0, 'start-rnd')).toBe(1)
    expect(table.inactive(0, 'r3c4')).toBe(1)
    expect(table.inactive(0, 'lobby')).toBe(0)
  })

  test('[CG-HR-03] [CG-DEC-15] Steps are split freely, until none is left', () => {
    given(turn('hr'), { players: { 0: { inactive: { lobby: 2 }, active: { 'start-rnd': 1 } } } })
      .does(0, useHr)
      .walks(0, 'r4c2', 'r4c1')
      .walks(0, 'r2c2', 'r2c1')
      .walks(0, 'r4c2', 'r3c2')
      .refuses(0, { type: 'step', from: 'r3c2', to: 'r3c1', employee: 'inactive' }, 'CG-HR-03')
  })

  test('[CG-HR-04] [EX-DE-06] Steps are not carried to the next department', () => {
    const table = given(turn('hr'), {
      players: {
        0: { active: { 'start-hr': 1, recruiting: 1 }, departments: { r3c2: 'recruiting' }, inactive: { lobby: 1 } },
      },
    })
      .does(0, useHr)
      .walks(0, 'r4c2', 'r3c2')
      .does(0, use('recruiting', 'steps'))
    expect(table.entries('lapsed').map((entry) => entry.steps)).toEqual([5])
    expect(table.state.turn?.steps).toBe(4)
  })

  test('[CG-HR-04] [CG-DEP-02] [EX-DE-24] Two uses of Recruiting add up to eight steps', () => {
    const table = given(turn('hr'), {
      players: { 0: { departments: { r3c2: 'recruiting' }, active: { recruiting: 2 }, inactive: { lobby: 2 } } },
    })
      .does(0, use('recruiting', 'steps'), use('recruiting', 'steps'))
      .walks(0, 'r4c2', 'r1c1')
      .walks(0, 'r4c2', 'r1c2')
      .does(0, { type: 'end-turn' })
    expect(table.entries('lapsed').map((entry) => entry.steps)).toEqual([1])
    expect(table.active(0, 'recruiting')).toBe(2)
    expect([table.inactive(0, 'r1c1'), table.inactive(0, 'r1c2'), table.inactive(0, 'lobby')]).toEqual([1, 1, 0])
  })

  test('[CG-HR-05] Moves never activate anybody', () => {
    const table = given(turn('hr'), { players: { 0: { money: 9, inactive: { lobby: 1 } } } })
      .does(0, useHr)
      .walks(0, 'r4c2', 'r4c1')
      .refuses(0, { type: 'activate', space: 'r4c1' }, 'CG-ROU-01')
    expect(table.active(0, 'start-hr')).toBe(0)
  })

  test('[CG-HR-06] Neither missions nor the supply can be moved', () => {
    given(turn('hr'), { players: { 0: { missions: { east: 1 } } } })
      .does(0, useHr)
      .refuses(0, { type: 'step', from: 'east', to: 'r4c2', employee: 'inactive' }, 'CG-HR-06')
      .refuses(0, { type: 'step', from: 'supply', to: 'r4c2', employee: 'inactive' }, 'CG-HR-06')
  })
})
