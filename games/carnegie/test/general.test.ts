import { viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { BASE_CAP, ROUNDS, START, TILE_COPIES, TILE_IDS } from '../components/index.ts'
import { scoreOf } from '../scoring.ts'
import { given } from './given.ts'
import { afterSides, newTable, playAtRandom } from './whole-game.ts'

const build = { type: 'build-project', department: 'start-construction', mission: 'midwest' } as const

/** 15 projects and 10 donations take all 25 discs that are not on tracks or the score. */
const ALL_BUILT = {
  housing: { step: 3, built: 4 },
  commerce: { step: 3, built: 4 },
  industry: { step: 3, built: 4 },
  infrastructure: { step: 3, built: 3 },
}

describe('General', () => {
  test('[CG-GEN-01] Exactly 20 rounds for one to four players', () => {
    for (const seats of [1, 2, 3, 4]) {
      const table = playAtRandom(newTable(seats))
      expect(table.entries('round').map((entry) => entry.round)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    }
    expect(ROUNDS).toBe(20)
  })

  test('[CG-GEN-02] 15 employees and 30 discs per player, 32 tiles; money and goods are unlimited', () => {
    expect(START.employees).toBe(15)
    expect(START.discs).toBe(30)
    expect(TILE_IDS.length * TILE_COPIES).toBe(32)
    const table = given(
      { at: 'departments', seat: 0, action: 'management' },
      { players: { 0: { money: 1000, goods: 500, active: { 'start-finance': 1 } } } },
    ).does(0, { type: 'use', department: 'start-finance', function: 'goods', mission: null })
    expect(table.player(0).goods).toBe(501)
  })

  test('[CG-GEN-03] [EX-DE-22] Nothing is paid in part', () => {
    given(
      { at: 'departments', seat: 0, action: 'management' },
      { players: { 0: { goods: 0, active: { sales: 1 } } } },
    ).refuses(0, { type: 'trade', department: 'sales', goods: 1 }, 'CG-GEN-03', { what: 'goods', cost: 1, have: 0 })
  })

  test('[CG-GEN-04] [EX-DE-23] Goods are sold for $1 in the middle of paying for desks', () => {
    const table = given({ at: 'activation' }, { players: { 0: { money: 1, goods: 2, inactive: { 'start-rnd': 1 } } } })
      .refuses(0, { type: 'activate', space: 'r2c2' }, 'CG-ACV-02', { cost: 2, have: 1 })
      .does(0, { type: 'sell-good' }, { type: 'activate', space: 'r2c2' })
    expect(table.player(0)).toMatchObject({ money: 0, goods: 1 })
    expect(table.active(0, 'start-rnd')).toBe(1)
  })

  test('[CG-GEN-04] Without goods there is nothing to sell', () => {
    given({ at: 'choose-action' }, {}).refuses(0, { type: 'sell-good' }, 'CG-GEN-04')
  })

  test('[CG-GEN-05] Selling is possible in every phase and costs no use', () => {
    const rich = { players: { 0: { goods: 3, money: 10, inactive: { 'start-rnd': 1 }, missions: { west: 1 } } } }
    const moments = [
      { at: 'first-housing', seat: 0 },
      { at: 'pick-department', seat: 0 },
      { at: 'six-steps', seat: 0 },
      { at: 'choose-action' },
      { at: 'event', seat: 0, income: 'west' },
      { at: 'departments', seat: 0, action: 'hr' },
      { at: 'activation' },
    ] as const
    for (const moment of moments) {
      const table = given(moment, rich).does(0, { type: 'sell-good' })
      expect(table.player(0)).toMatchObject({ goods: 2, money: 11 })
      expect(table.asked()).toContain(0)
    }
  })

  test('[CG-GEN-06] Income, tiles 3 and 7 and tracks score at once; all else waits for the end', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'west' },
      { players: { 0: { missions: { west: 1 }, transport: { west: 4 }, active: { 'start-rnd': 1 } } } },
    ).does(0, { type: 'return', region: 'west', count: 1, newLobby: 0, space: 4 })
    expect(table.player(0).vp).toBe(2)
    expect(scoreOf(table.state, 0)).toMatchObject({ direct: 2, active: 1 })
  })

  test('[CG-GEN-07] Everything is open but Andrew’s cards, and what lies in the box', () => {
    const table = afterSides(newTable(4))
    const { board } = viewOf(table.table, 'spectator')
    expect(board.players.map(({ money, goods, reserve }) => [money, goods, reserve])).toEqual(
      Array.from({ length: 4 }, () => [12, 4, null]),
    )
    expect(board).not.toHaveProperty('box')
    const solo = given({ at: 'choose-action' }, { seats: 1, andrew: { card: 'n17', revealed: false } })
    const { andrew } = viewOf(solo.table, 0).board
    expect(andrew).toMatchObject({ card: null, back: 'rnd', pile: 19 })
    expect(JSON.stringify(viewOf(solo.table, 0))).not.toContain('n17')
  })

  test('[CG-GEN-08] Returning, donating, using and activating are optional, choosing an action is not', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'west', donation: true, action: 'rnd' },
      {
        players: {
          0: { money: 20, missions: { west: 2 }, active: { 'start-rnd': 1 }, inactive: { 'start-hr': 1 } },
        },
      },
    )
      .does(0, { type: 'end-event' })
      .does(0, { type: 'end-turn' })
      .does(0, { type: 'end-activation' })
    expect(table.player(0)).toMatchObject({ money: 20, missions: { west: 2 } })
    given({ at: 'choose-action' }, {}).refuses(0, { type: 'end-turn' }, 'CG-ACT-01')
    given({ at: 'first-housing', seat: 0 }, {}).refuses(0, { type: 'end-steps' }, 'CG-ROU-01', { phase: 'setup' })
  })

  test('[CG-GEN-09] Only whose step it is may act; in simultaneous steps everyone who has not confirmed', () => {
    const lying = { money: 5, inactive: { 'start-hr': 1 } } as const
    const table = given({ at: 'activation' }, { players: { 0: lying, 2: lying } })
    expect(table.asked()).toEqual([0, 2])
    table
      .refuses(1, { type: 'end-activation' }, 'CG-GEN-09')
      .does(2, { type: 'end-activation' })
      .refuses(2, { type: 'activate', space: 'r4c1' }, 'CG-GEN-09')
    given({ at: 'departments', seat: 0, action: 'hr' }, {}).refuses(1, { type: 'end-turn' }, 'CG-GEN-09')
  })

  test('[CG-GEN-10] [EX-RD-05] The reward of the last space pays for a donation in the same turn', () => {
    const table = given(
      { at: 'departments', seat: 0, action: 'rnd' },
      {
        players: {
          0: {
            money: 0,
            active: { 'start-rnd': 2, charity: 1 },
            transport: { east: 4 },
            donations: ['edu-hr'],
          },
          1: { donations: ['rights-railroad'] },
        },
      },
    )
      .does(0, { type: 'use', department: 'start-rnd', function: 'research', mission: null })
      .does(0, { type: 'use', department: 'start-rnd', function: 'research', mission: null })
      .does(0, { type: 'advance', region: 'east' })
      .does(0, { type: 'copy-donation', donation: 'rights-railroad', mission: 'midwest' })
    expect(table.entries('advanced').map((entry) => entry.cost)).toEqual([5])
    expect(table.entries('donated').map((entry) => entry.cost)).toEqual([10])
    expect(table.player(0)).toMatchObject({ money: 0, donations: ['edu-hr', 'rights-railroad'] })
    expect(table.player(0).missions.midwest).toBe(1)
  })

  test('[CG-GEN-11] With an empty supply nobody is hired; tile 2 cannot be used for it', () => {
    given(
      { at: 'departments', seat: 0, action: 'hr' },
      { players: { 0: { employees: 0, active: { recruiting: 1 }, missions: { west: 0 } } } },
    ).refuses(0, { type: 'use', department: 'recruiting', function: 'mission-hire', mission: 'west' }, 'CG-GEN-11')
  })

  test('[CG-GEN-11] [CG-INC-10] [EX-IN-07] The last employee in the supply is hired, the second is lost', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'east' },
      {
        players: {
          0: {
            money: 0,
            missions: { east: 2 },
            transport: { east: 3 },
            employees: 1,
            tabs: { housing: { side: 'A', step: 0, built: 1 } },
          },
        },
      },
    ).does(0, { type: 'return', region: 'east', count: 2, newLobby: 0, space: 3 })
    expect(table.player(0)).toMatchObject({ employees: 0, money: 2 })
    expect(table.inactive(0, 'lobby')).toBe(3)
    expect(table.entries('hired')).toEqual([{ type: 'hired', seat: 0, lobby: 'lobby', count: 1 }])
  })

  test('[CG-GEN-11] [CG-INC-09] [EX-IN-08] A choice falls back to the alternative', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'south' },
      {
        players: {
          0: {
            money: 0,
            missions: { south: 1 },
            transport: { south: 1 },
            employees: 0,
            tabs: { housing: { side: 'B', step: 0, built: 1 } },
          },
        },
      },
    )
      .does(0, { type: 'return', region: 'south', count: 1, newLobby: 0, space: 1 })
      .refuses(0, { type: 'take-income', take: 'employee' }, 'CG-GEN-11')
      .does(0, { type: 'take-income', take: 'money' })
    expect(table.player(0).money).toBe(2)
  })

  test('[CG-GEN-12] A donation needs a disc, a project takes the one on the tab', () => {
    given(
      { at: 'event', seat: 0, donation: true },
      { players: { 0: { money: 200, discs: 0, tabs: ALL_BUILT } } },
    ).refuses(0, { type: 'donate', donation: 'health-towns' }, 'CG-GEN-12')
    const table = given(
      { at: 'departments', seat: 0, action: 'construction' },
      { players: { 0: { goods: 1, active: { 'start-construction': 1 }, tabs: { commerce: {} }, discs: 3 } } },
    ).does(0, { ...build, project: 'commerce', slot: 'chicago-1' })
    expect(table.player(0).discs).toBe(3)
    expect(table.player(0).tabs.commerce).toMatchObject({ built: 1, waiting: 0 })
  })

  test('[CG-GEN-13] [CG-TAB-03] [EX-RD-09] Without a disc the circle stays empty for good', () => {
    const table = given(
      { at: 'departments', seat: 0, action: 'rnd' },
      {
        players: {
          0: { active: { 'start-rnd': 1 }, discs: 0, tabs: { housing: { side: 'A', step: 0, built: 1 } } },
        },
      },
    )
      .does(0, { type: 'use', department: 'start-rnd', function: 'research', mission: null })
      .does(0, { type: 'develop', project: 'housing' })
    expect(table.entries('developed').map((entry) => entry.cost)).toEqual([2])
    expect(table.player(0)).toMatchObject({ discs: 0, tabs: { housing: { step: 1, built: 1, waiting: 0 } } })
    given(
      { at: 'departments', seat: 0, action: 'construction' },
      {
        players: {
          0: {
            goods: 4,
            active: { 'start-construction': 1 },
            tabs: { housing: { side: 'A', step: 1, built: 1, waiting: 0 } },
          },
        },
      },
    ).refuses(0, { ...build, project: 'housing', slot: 'chicago-2' }, 'CG-CON-06', { project: 'housing' })
    expect(BASE_CAP).toBe(12)
  })
})
