import { describe, expect, test } from 'vitest'
import { ADJACENT, PRINTED, SPACES, spaceOf, stepsBetween } from '../components/index.ts'
import { activeEmployees, employeesInPlay } from '../model/company.ts'
import { given } from './given.ts'
import { newTable, playAtRandom } from './whole-game.ts'

const hr = { at: 'departments', seat: 0, action: 'hr' } as const
const useHr = { type: 'use', department: 'start-hr', function: 'steps', mission: null } as const

describe('Employees and company board', () => {
  test('[CG-EMP-01] Four by four: a lobby, five start departments, ten empty spaces', () => {
    expect(SPACES).toHaveLength(16)
    expect(PRINTED).toEqual({
      r2c2: 'start-rnd',
      r3c1: 'start-construction',
      r3c3: 'start-planning',
      r4c1: 'start-hr',
      r4c2: 'lobby',
      r4c3: 'start-finance',
    })
    const steps = (['r4c1', 'r4c3', 'r3c1', 'r3c3', 'r2c2'] as const).map((to) =>
      stepsBetween(spaceOf('r4c2'), spaceOf(to)),
    )
    expect(steps).toEqual([1, 1, 2, 2, 2])
  })

  test('[CG-EMP-02] [CG-EMP-16] Everybody is in one place, and never are there more than 15', () => {
    playAtRandom(newTable(3), (table) => {
      for (const player of table.state.players) expect(employeesInPlay(player) + player.employees).toBe(15)
      return false
    })
  })

  test('[CG-EMP-03] Only on a desk is somebody active', () => {
    given(
      { at: 'activation' },
      { players: { 0: { money: 9, active: { training: 1 }, inactive: { training: 1, lobby: 1 } } } },
    )
    const table = given({ at: 'activation' }, { players: { 0: { money: 9, inactive: { training: 2 } } } })
    const space = SPACES[table.player(0).departments.indexOf('training')] ?? 'r1c1'
    table.does(0, { type: 'activate', space }).refuses(0, { type: 'activate', space }, 'CG-ACV-01')
    expect(table.active(0, 'training')).toBe(1)
  })

  test('[CG-EMP-04] Spaces hold any number of inactive employees', () => {
    const table = given({ ...hr }, { players: { 0: { active: { 'start-hr': 2 }, inactive: { r4c2: 8, r3c2: 3 } } } })
    table.does(0, useHr)
    for (let i = 0; i < 8; i++) table.walks(0, 'r4c2', 'r3c2')
    expect(table.inactive(0, 'r3c2')).toBe(11)
  })

  test('[CG-EMP-05] [CG-DEC-23] [EX-IN-12] A new employee may begin in the New Lobby', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'south' },
      {
        players: {
          0: {
            money: 0,
            missions: { south: 1 },
            transport: { south: 1 },
            employees: 5,
            departments: { r2c3: 'new-lobby' },
            tabs: { housing: { side: 'B', step: 0, built: 1 } },
          },
        },
      },
    )
      .does(0, { type: 'return', region: 'south', count: 1, newLobby: 0, space: 1 })
      .does(0, { type: 'take-income', take: 'employee' })
      .does(0, { type: 'enter-lobby', lobby: 'new-lobby' })
    expect(table.player(0)).toMatchObject({ money: 1, employees: 4 })
    expect(table.inactive(0, 'lobby')).toBe(1)
    expect(table.inactive(0, 'new-lobby')).toBe(1)
  })

  test('[CG-EMP-06] [EX-DE-04] No diagonal step', () => {
    given(hr, { players: { 0: { inactive: { lobby: 1 } } } })
      .does(0, useHr)
      .refuses(0, { type: 'step', from: 'r4c2', to: 'r3c1', employee: 'inactive' }, 'CG-EMP-06')
      .refuses(0, { type: 'step', from: 'r4c2', to: 'r4c2', employee: 'inactive' }, 'CG-EMP-06')
    expect(ADJACENT[spaceOf('r1c1')]?.map((space) => SPACES[space])).toEqual(['r1c2', 'r2c1'])
  })

  test('[CG-EMP-07] Whoever was active lies down and frees the desk', () => {
    const table = given(hr, { players: { 0: { active: { 'start-rnd': 1 } } } })
      .does(0, useHr)
      .does(0, { type: 'step', from: 'r2c2', to: 'r1c2', employee: 'unused' })
    expect(table.active(0, 'start-rnd')).toBe(0)
    expect(table.inactive(0, 'r1c2')).toBe(1)
  })

  test('[CG-EMP-08] [CG-EMP-18] [CG-DEC-24] [EX-DE-27] The inactive one goes first; the owner may name the other', () => {
    const mixed = { players: { 0: { active: { 'start-rnd': 1 }, inactive: { 'start-rnd': 1 } } } } as const
    const table = given(hr, mixed).does(0, useHr)
    expect(table.entries('used')[0]?.steps).toBe(3)
    table.walks(0, 'r2c2', 'r2c3')
    expect(table.state.turn?.steps).toBe(2)
    expect(table.active(0, 'start-rnd')).toBe(1)
    expect(table.inactive(0, 'start-rnd')).toBe(0)
    expect(table.inactive(0, 'r2c3')).toBe(1)
    const other = given(hr, mixed).does(0, useHr).walks(0, 'r2c2', 'r2c3', 'unused')
    expect(other.active(0, 'start-rnd')).toBe(0)
    expect(other.inactive(0, 'start-rnd')).toBe(1)
    table.refuses(0, { type: 'step', from: 'r2c2', to: 'r2c3', employee: 'used' }, 'CG-EMP-18', { employee: 'used' })
  })

  test('[CG-EMP-09] The permanent employee never moves and counts for HR steps only', () => {
    const table = given(hr, { players: { 0: {} } })
      .does(0, useHr)
      .refuses(0, { type: 'step', from: 'r4c1', to: 'r3c1', employee: 'permanent' }, 'CG-EMP-09')
    expect(table.state.turn?.steps).toBe(3)
    expect(activeEmployees(table.player(0))).toBe(0)
  })

  test('[CG-EMP-10] [EX-DE-25] Training: whoever is used leaves for a region of choice and gives eight steps', () => {
    const table = given(hr, {
      players: { 0: { departments: { r4c4: 'training' }, active: { training: 1 }, inactive: { lobby: 2 } } },
    })
    expect(table.moves(0, 'use').filter((move) => JSON.stringify(move).includes('mission-steps'))).toHaveLength(4)
    table
      .does(0, { type: 'use', department: 'training', function: 'mission-steps', mission: 'west' })
      .walks(0, 'r4c2', 'r1c4')
      .walks(0, 'r4c2', 'r2c1')
    expect(table.state.turn?.steps).toBe(0)
    expect(table.active(0, 'training')).toBe(0)
    expect(table.player(0).missions.west).toBe(1)
    expect([table.inactive(0, 'lobby'), table.inactive(0, 'r1c4'), table.inactive(0, 'r2c1')]).toEqual([0, 1, 1])
  })

  test('[CG-EMP-10] A region belongs to a mission and to nothing else', () => {
    given(
      { at: 'departments', seat: 0, action: 'management' },
      { players: { 0: { active: { 'start-finance': 1 } } } },
    ).refuses(0, { type: 'use', department: 'start-finance', function: 'money', mission: 'west' }, 'CG-EMP-10')
  })

  test('[CG-EMP-11] Only an active employee of the very department can be sent', () => {
    given(hr, { players: { 0: { inactive: { training: 2 }, active: { 'start-hr': 1 } } } }).refuses(
      0,
      { type: 'use', department: 'training', function: 'mission-money', mission: 'west' },
      'CG-EMP-11',
      { department: 'training' },
    )
  })

  test('[CG-EMP-12] [CG-CON-12] [EX-DE-17] If the function cannot be completed nobody is sent', () => {
    const table = given(
      { at: 'departments', seat: 0, action: 'construction' },
      { players: { 0: { goods: 1, active: { 'start-construction': 1 }, missions: {}, tabs: { industry: {} } } } },
    ).refuses(
      0,
      {
        type: 'build-project',
        department: 'start-construction',
        project: 'industry',
        slot: 'chicago-4',
        mission: 'midwest',
      },
      'CG-CON-02',
      { goods: 2, have: 1 },
    )
    expect(table.active(0, 'start-construction')).toBe(1)
    given(hr, { players: { 0: { active: { training: 1 } } } }).refuses(
      0,
      { type: 'use', department: 'training', function: 'mission-money', mission: null },
      'CG-EMP-12',
    )
  })

  test('[CG-EMP-13] Employees on missions neither move nor are activated; only an income of their region returns them', () => {
    const table = given(hr, { players: { 0: { missions: { west: 2 } } } })
      .does(0, useHr)
      .refuses(0, { type: 'step', from: 'west', to: 'r4c2', employee: 'inactive' }, 'CG-HR-06')
    expect(table.moves(0, 'step')).toEqual([])
  })

  test('[CG-EMP-14] [CG-DEP-04] [EX-IN-10] Returning employees split over two lobbies', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'south' },
      {
        players: {
          0: {
            money: 0,
            missions: { south: 3 },
            transport: { south: 2 },
            departments: { r2c3: 'new-lobby' },
            tabs: { housing: { side: 'A', step: 0, built: 1 } },
          },
        },
      },
    )
      .refuses(0, { type: 'return', region: 'south', count: 1, newLobby: 2, space: 2 }, 'CG-DEP-04', { why: 'count' })
      .does(0, { type: 'return', region: 'south', count: 3, newLobby: 2, space: 2 })
    expect(table.inactive(0, 'new-lobby')).toBe(2)
    expect(table.inactive(0, 'lobby')).toBe(1)
    expect(table.player(0).money).toBe(8)
  })

  test('[CG-EMP-15] Activation lasts over rounds', () => {
    const table = given(
      { at: 'end-round', action: 'hr' },
      { players: { 0: { active: { 'start-rnd': 2, 'start-hr': 1 } } } },
    )
    expect(table.step()).toBe('choose-action')
    expect(table.active(0, 'start-rnd')).toBe(2)
    expect(table.active(0, 'start-hr')).toBe(1)
  })

  test('[CG-EMP-17] Counts describe the board; used ones are told apart within a turn', () => {
    const table = given(
      { at: 'departments', seat: 0, action: 'management' },
      { players: { 0: { active: { 'start-finance': 2 } } } },
    ).does(0, { type: 'use', department: 'start-finance', function: 'money', mission: null })
    expect(table.state.turn?.used[spaceOf('r4c3')]).toBe(1)
    expect(table.active(0, 'start-finance')).toBe(2)
  })
})
