import { describe, expect, test } from 'vitest'
import { LEVELS, PROJECTS, REGIONS, SIDES, TAB_END, TABS, TRACKS, trackSpace } from '../components/index.ts'
import { capOf } from '../model/donations.ts'
import { circlesShown, endVp } from '../model/tabs.ts'
import { given, type Moment } from './given.ts'
import { research, use } from './moves.ts'

const turn = (action: 'hr' | 'management' | 'construction' | 'rnd'): Moment => ({ at: 'departments', seat: 0, action })

describe('Research & Development', () => {
  test('[CG-RND-01] [CG-RND-02] [CG-RND-03] [CG-DEP-14] [CG-DEC-18] [EX-RB-12] Fifteen research points', () => {
    const table = given(turn('rnd'), {
      players: {
        0: {
          active: { 'start-rnd': 1, 'advanced-design': 3 },
          departments: { r1c2: 'advanced-design' },
          discs: 12,
          tabs: { industry: { side: 'A', step: 2, built: 1 } },
          transport: { west: 1 },
        },
      },
    }).does(0, research('start-rnd'))
    for (let i = 0; i < 3; i++) table.does(0, research('advanced-design'))
    expect(table.state.turn?.research).toBe(15)
    table.does(0, { type: 'develop', project: 'industry' }, { type: 'develop', project: 'industry' })
    for (let i = 0; i < 3; i++) table.does(0, { type: 'advance', region: 'west' })
    expect(table.entries('developed').map((entry) => entry.cost)).toEqual([4, 4])
    expect(table.entries('advanced').map((entry) => entry.cost)).toEqual([2, 1, 4])
    expect(table.state.turn?.research).toBe(0)
    expect(table.player(0)).toMatchObject({ discs: 11, transport: { west: 4 } })
    expect(table.player(0).tabs.industry).toMatchObject({ step: 4, built: 1 })
    expect(endVp('industry', table.player(0).tabs.industry)).toBe(3)
  })

  test('[CG-RND-04] [CG-DEP-16] [EX-RD-02] A step is paid completely; the telegraph does not cheapen tabs', () => {
    given(turn('rnd'), {
      players: {
        0: {
          active: { 'start-rnd': 1, telegraph: 1 },
          tabs: { infrastructure: { side: 'A', step: 0, built: 0 } },
        },
      },
    })
      .does(0, research('start-rnd'))
      .refuses(0, { type: 'develop', project: 'infrastructure' }, 'CG-RND-04', { cost: 4, have: 3 })
  })

  test('[CG-RND-05] [CG-RND-06] Points buy steps and nothing else, and lapse at the end', () => {
    const table = given(turn('rnd'), { players: { 0: { active: { 'start-rnd': 1 } } } }).does(0, research('start-rnd'))
    expect(new Set(table.moves(0).map((move) => move.type))).toEqual(new Set(['develop', 'advance', 'end-turn']))
    table.does(0, { type: 'end-turn' })
    expect(table.entries('lapsed')).toEqual([{ type: 'lapsed', seat: 0, at: 'turn', steps: 0, research: 3 }])
  })

  test('[CG-RND-07] No mission but for tiles 13 and 15', () => {
    const table = given(turn('rnd'), { players: { 0: { active: { 'start-rnd': 1, 'advanced-design': 1 } } } })
    expect(table.moves(0, 'use').every((move) => (move as { mission?: unknown } & typeof move).mission === null)).toBe(
      true,
    )
  })
})

describe('Project tabs', () => {
  test('[CG-TAB-01] [CG-TAB-02] [CG-TAB-08] Start cell and seven steps; 4, 4, 4 and 3 circles', () => {
    for (const id of PROJECTS) {
      for (const side of SIDES) {
        const { steps } = TABS[id][side]
        expect(steps).toHaveLength(7)
        const circles = circlesShown(id, { side, step: TAB_END, built: 0, waiting: 0 })
        expect(circles).toBe(id === 'infrastructure' ? 3 : 4)
        expect(steps.filter((step) => step.reward.cap === 3)).toHaveLength(1)
      }
      const sums = SIDES.map((side) => TABS[id][side].steps.reduce((sum, step) => sum + step.cost, 0))
      expect(sums[0]).toBe(sums[1])
    }
  })

  test('[CG-TAB-04] [CG-TAB-07] [EX-RD-06] End VP replace each other; then the tab is complete', () => {
    const table = given(turn('rnd'), {
      players: { 0: { active: { 'advanced-design': 3 }, tabs: { commerce: { side: 'A', step: 5, built: 2 } } } },
    })
    for (let i = 0; i < 3; i++) table.does(0, research('advanced-design'))
    table
      .does(0, { type: 'develop', project: 'commerce' }, { type: 'develop', project: 'commerce' })
      .refuses(0, { type: 'develop', project: 'commerce' }, 'CG-TAB-07')
    expect(table.entries('developed').map((entry) => entry.cost)).toEqual([4, 4])
    expect(table.player(0).tabs.commerce).toMatchObject({ step: 7, built: 2 })
    expect(endVp('commerce', table.player(0).tabs.commerce)).toBe(9)
  })

  test('[CG-TAB-05] [CG-TAB-09] [CG-DEP-13] [EX-RD-07] Developing past waiting discs', () => {
    const table = given(turn('rnd'), {
      players: {
        0: {
          active: { 'advanced-research': 1 },
          missions: { south: 0 },
          discs: 8,
          tabs: { housing: { side: 'B', step: 2, built: 1 } },
        },
      },
    })
      .does(0, use('advanced-research', 'mission-research', 'south'))
      .does(0, { type: 'develop', project: 'housing' }, { type: 'develop', project: 'housing' })
    expect(table.entries('developed').map((entry) => entry.cost)).toEqual([3, 4])
    expect(table.state.turn?.research).toBe(0)
    expect(table.player(0)).toMatchObject({ discs: 7, tabs: { housing: { step: 4, built: 1, waiting: 3 } } })
    expect(capOf(table.player(0))).toBe(15)
    expect(table.player(0).missions.south).toBe(1)
  })

  test('[CG-TAB-06] Highest end VP: 6, 9, 12, 15', () => {
    const most = PROJECTS.map((id) => SIDES.map((side) => endVp(id, { side, step: TAB_END, built: 0, waiting: 0 })))
    expect(most).toEqual([
      [6, 6],
      [9, 9],
      [12, 12],
      [15, 15],
    ])
  })
})

describe('Transport tracks', () => {
  test('[CG-TRA-01] [CG-TRA-02] Costs of the steps from space 1 on', () => {
    const costs = REGIONS.map((region) => [1, 2, 3, 4].map((space) => trackSpace(region, space).step))
    expect(costs).toEqual([
      [2, 1, 4, 5],
      [1, 3, 3, 5],
      [3, 2, 2, 5],
      [1, 3, 3, 5],
    ])
  })

  test('[CG-TRA-03] Levels of the spaces', () => {
    const levels = REGIONS.map((region) => [1, 2, 3, 4, 5].map((n) => LEVELS.indexOf(trackSpace(region, n).level)))
    expect(levels).toEqual([
      [0, 1, 1, 2, 2],
      [0, 1, 2, 2, 2],
      [1, 2, 2, 2, 2],
      [0, 1, 2, 2, 2],
    ])
  })

  test('[CG-TRA-04] [EX-RD-03] The last space is exclusive', () => {
    const table = given(turn('rnd'), {
      players: { 0: { active: { 'advanced-design': 3 }, transport: { south: 4 } }, 1: { transport: { south: 5 } } },
    })
    for (let i = 0; i < 3; i++) table.does(0, research('advanced-design'))
    table.refuses(0, { type: 'advance', region: 'south' }, 'CG-TRA-04')
  })

  test('[CG-TRA-05] [CG-TRA-06] [EX-RD-04] Reward of the last space, once', () => {
    const table = given(turn('rnd'), {
      players: { 0: { goods: 1, active: { 'advanced-design': 3 }, transport: { west: 4 } } },
    })
    for (let i = 0; i < 3; i++) table.does(0, research('advanced-design'))
    table.does(0, { type: 'advance', region: 'west' }).refuses(0, { type: 'advance', region: 'west' }, 'CG-TRA-06')
    expect(table.entries('advanced').map((entry) => entry.cost)).toEqual([5])
    expect(table.player(0)).toMatchObject({ goods: 4, transport: { west: 5 } })
    expect(REGIONS.map((region) => TRACKS[region].reward)).toEqual([
      { goods: 3 },
      { money: 10 },
      { money: 10 },
      { goods: 3 },
    ])
  })

  test('[CG-TRA-07] [CG-DEP-16] [EX-RD-01] Telegraph: one less, never below one', () => {
    const table = given(turn('rnd'), {
      players: {
        0: {
          active: { 'start-rnd': 2, telegraph: 1 },
          transport: { west: 1, midwest: 1, south: 2, east: 1 },
        },
      },
    }).does(0, research('start-rnd'), research('start-rnd'))
    for (const region of ['west', 'west', 'midwest', 'south'] as const) table.does(0, { type: 'advance', region })
    expect(table.entries('advanced').map((entry) => entry.cost)).toEqual([1, 1, 1, 2])
    expect(table.state.turn?.research).toBe(1)
    expect(table.player(0).transport).toEqual({ west: 3, midwest: 2, south: 3, east: 1 })
  })
})
