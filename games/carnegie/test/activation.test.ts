import { describe, expect, test } from 'vitest'
import { DEPARTMENT_IDS, departmentOf } from '../components/index.ts'
import { given, type Moment } from './given.ts'

const turn = (action: 'hr' | 'management' | 'construction' | 'rnd'): Moment => ({ at: 'departments', seat: 0, action })

describe('Activating employees', () => {
  test('[CG-ACV-02] [EX-RB-01] Four activations cost 9', () => {
    const table = given(
      { at: 'activation' },
      {
        players: {
          0: {
            money: 9,
            departments: { r1c1: 'safety' },
            inactive: { safety: 1, 'start-construction': 1, 'start-hr': 1, 'start-finance': 1 },
          },
        },
      },
    )
    for (const space of ['r1c1', 'r3c1', 'r4c1', 'r4c3'] as const) table.does(0, { type: 'activate', space })
    expect(table.entries('activated').map((entry) => entry.cost)).toEqual([5, 2, 1, 1])
    expect(table.player(0).money).toBe(0)
    for (const id of ['safety', 'start-construction', 'start-hr', 'start-finance'] as const) {
      expect(table.active(0, id)).toBe(1)
    }
  })

  test('[CG-ACV-02] [EX-RB-02] With $4 the $5 desk has to wait', () => {
    const table = given(
      { at: 'activation' },
      {
        players: {
          0: {
            money: 4,
            departments: { r1c1: 'safety' },
            inactive: { safety: 1, 'start-construction': 1, 'start-hr': 1, 'start-finance': 1 },
          },
        },
      },
    )
    for (const space of ['r3c1', 'r4c1', 'r4c3'] as const) table.does(0, { type: 'activate', space })
    table.refuses(0, { type: 'activate', space: 'r1c1' }, 'CG-ACV-02', { cost: 5, have: 0 })
    expect(table.player(0).money).toBe(0)
    expect(table.inactive(0, 'safety')).toBe(1)
  })

  test('[CG-ACV-02] [CG-ACV-07] [EX-RB-07] The three moved employees cost 6', () => {
    const table = given(
      { at: 'activation' },
      {
        players: {
          0: { money: 6, departments: { r4c4: 'training' }, inactive: { training: 1, 'start-construction': 2 } },
        },
      },
    )
    for (const space of ['r4c4', 'r3c1', 'r3c1'] as const) table.does(0, { type: 'activate', space })
    expect(table.player(0).money).toBe(0)
    expect([table.active(0, 'training'), table.active(0, 'start-construction')]).toEqual([1, 2])
  })

  test('[CG-ACV-01] [CG-DEC-05] [EX-AC-02] More employees than desks', () => {
    const table = given(
      { at: 'activation' },
      { players: { 0: { money: 10, active: { 'start-rnd': 1 }, inactive: { 'start-rnd': 2 } } } },
    )
      .does(0, { type: 'activate', space: 'r2c2' })
      .refuses(0, { type: 'activate', space: 'r2c2' }, 'CG-ACV-01', { department: 'start-rnd' })
    expect(table.player(0).money).toBe(8)
    expect([table.active(0, 'start-rnd'), table.inactive(0, 'start-rnd')]).toEqual([2, 1])
  })

  test('[CG-ACV-03] [EX-AC-01] Lobby and empty space cannot be activated', () => {
    given({ at: 'activation' }, { players: { 0: { money: 10, inactive: { lobby: 2, r2c1: 1, 'start-hr': 1 } } } })
      .refuses(0, { type: 'activate', space: 'r4c2' }, 'CG-ACV-03')
      .refuses(0, { type: 'activate', space: 'r2c1' }, 'CG-ACV-03')
  })

  test('[CG-ACV-04] [CG-ACV-01] [EX-AC-03] The desk of the permanent employee stays taken', () => {
    const table = given(
      { at: 'activation' },
      { players: { 0: { money: 5, active: { 'start-hr': 2 }, inactive: { 'start-hr': 1, 'start-rnd': 1 } } } },
    ).refuses(0, { type: 'activate', space: 'r4c1' }, 'CG-ACV-01', { department: 'start-hr' })
    expect(table.player(0).money).toBe(5)
  })

  test('[CG-ACV-05] Who is active costs nothing again', () => {
    const table = given(
      { at: 'activation' },
      { players: { 0: { money: 5, active: { 'start-rnd': 1 }, inactive: { 'start-hr': 1 } } } },
    )
      .refuses(0, { type: 'activate', space: 'r2c2' }, 'CG-ACV-05', { department: 'start-rnd' })
      .does(0, { type: 'end-activation' })
    expect(table.player(0).money).toBe(5)
    expect(table.active(0, 'start-rnd')).toBe(1)
  })

  test('[CG-ACV-06] Everyone at once; the phase ends when all have confirmed', () => {
    const lying = { money: 2, inactive: { 'start-rnd': 1 } } as const
    const table = given({ at: 'activation' }, { players: { 0: lying, 3: lying } })
      .does(3, { type: 'activate', space: 'r2c2' })
      .does(0, { type: 'activate', space: 'r2c2' })
      .does(0, { type: 'end-activation' })
    expect(table.step()).toBe('activation')
    table.does(3, { type: 'end-activation' })
    expect(table.step()).toBe('choose-action')
  })

  test('[CG-ACV-07] [CG-MGT-02] [CG-MGT-09] [EX-DE-12] Standing on the building site: cheaper and staffed at once', () => {
    const table = given(turn('management'), {
      display: ['purchasing'],
      players: {
        0: {
          goods: 1,
          money: 0,
          active: { 'start-planning': 1 },
          inactive: { r4c4: 2 },
          departments: { r1c1: 'sales' },
        },
      },
    })
      .does(0, { type: 'build-department', tile: 'purchasing', space: 'r4c4' }, { type: 'end-turn' })
      .does(0, { type: 'activate', space: 'r4c4' }, { type: 'activate', space: 'r4c4' })
    expect(table.entries('built').map((entry) => entry.goods)).toEqual([1])
    expect(table.player(0)).toMatchObject({ goods: 0, money: 0 })
    expect([table.active(0, 'purchasing'), table.active(0, 'start-planning')]).toEqual([2, 1])
  })

  test('[CG-ACV-08] Phase 4 also takes place in round 20, before final scoring', () => {
    const table = given(
      { at: 'activation' },
      {
        markers: { hr: 4, management: 5, construction: 5, rnd: 5 },
        players: { 0: { money: 1, inactive: { 'start-hr': 1 } } },
      },
    ).does(0, { type: 'activate', space: 'r4c1' })
    expect(table.state.round).toBe(20)
    table.does(0, { type: 'end-activation' })
    expect(table.table.result?.breakdown[0]).toMatchObject({ active: 1 })
  })

  test('[CG-ACV-02] Desks and their prices', () => {
    const desks = DEPARTMENT_IDS.map((id) => [departmentOf(id).desks, departmentOf(id).deskCost])
    expect(desks).toEqual([
      [2, 1],
      [2, 1],
      [2, 2],
      [3, 2],
      [2, 2],
      [1, 2],
      [2, 1],
      [1, 5],
      [0, 0],
      [2, 0],
      [2, 1],
      [2, 3],
      [1, 0],
      [2, 2],
      [1, 3],
      [2, 1],
      [1, 8],
      [1, 3],
      [3, 3],
      [1, 3],
      [1, 2],
    ])
  })
})
