import { describe, expect, test } from 'vitest'
import {
  type DepartmentId,
  LEVELS,
  PROJECT_GOODS,
  PROJECTS,
  REGIONS,
  SIDES,
  spaceOf,
  TAB_END,
  TABS,
  TRACKS,
  trackSpace,
} from '../components/index.ts'
import { capOf } from '../donations.ts'
import { cityVp } from '../map.ts'
import { buildCost } from '../steps/departments/build-department.ts'
import { circlesShown, endVp } from '../tabs.ts'
import { given, type Moment } from './given.ts'

const turn = (action: 'hr' | 'management' | 'construction' | 'rnd'): Moment => ({ at: 'departments', seat: 0, action })
const use = (department: DepartmentId, name: string, mission: string | null = null) =>
  ({ type: 'use', department, function: name, mission }) as never
const research = (department: DepartmentId) => use(department, 'research')
const dept = (tile: string, space: string) => ({ type: 'build-department', tile, space }) as never
const project = (type: string, slot: string, mission: string | null, department = 'start-construction') =>
  ({ type: 'build-project', department, project: type, slot, mission }) as never

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

describe('Construction', () => {
  test('[CG-CON-01] [CG-CON-02] [CG-DEC-17] [EX-RB-09] Two goods: industry in Chicago', () => {
    const table = given(turn('construction'), {
      players: {
        0: {
          goods: 2,
          active: { 'start-construction': 3 },
          missions: { midwest: 0 },
          tabs: { housing: { side: 'A', step: 2, built: 1 }, industry: { side: 'A', step: 0, built: 0 } },
          transport: { midwest: 4 },
        },
      },
    }).does(0, project('industry', 'chicago-3', 'midwest'))
    expect(table.player(0).goods).toBe(0)
    expect(table.active(0, 'start-construction')).toBe(2)
    expect(table.player(0).missions.midwest).toBe(1)
    expect(table.player(0).tabs.industry).toMatchObject({ step: 0, built: 1 })
    expect(table.entries('instant-income')).toEqual([])
  })

  test('[CG-CON-02] [CG-CON-06] [EX-RB-10] Two goods: the two housing projects instead', () => {
    const table = given(turn('construction'), {
      players: {
        0: {
          goods: 2,
          active: { 'start-construction': 3 },
          missions: { midwest: 0, west: 0 },
          tabs: { housing: { side: 'A', step: 2, built: 1 }, industry: { side: 'A', step: 0, built: 0 } },
        },
      },
    }).does(0, project('housing', 'chicago-2', 'midwest'), project('housing', 'denver-3', 'west'))
    expect(table.player(0).goods).toBe(0)
    expect(table.active(0, 'start-construction')).toBe(1)
    expect(table.player(0).missions).toMatchObject({ midwest: 1, west: 1 })
    expect(table.player(0).tabs.housing).toMatchObject({ step: 2, built: 3 })
    expect(PROJECT_GOODS).toEqual({ housing: 1, commerce: 1, industry: 2, infrastructure: 2 })
  })

  test('[CG-CON-03] [CG-DEP-09] [EX-DE-18] Region and city must agree', () => {
    given(turn('construction'), {
      players: { 0: { goods: 2, active: { engineering: 1 }, tabs: { housing: { side: 'A', step: 1, built: 1 } } } },
    }).refuses(0, project('housing', 'denver-3', 'midwest', 'engineering'), 'CG-CON-03', {
      city: 'denver',
      region: 'midwest',
    })
  })

  test('[CG-CON-04] The space must be free', () => {
    given(turn('construction'), {
      players: {
        0: { goods: 2, active: { 'start-construction': 1 }, tabs: { commerce: {} } },
        1: { projects: [['reno', 'commerce']] },
      },
    }).refuses(0, project('commerce', 'reno-1', 'west'), 'CG-CON-04')
  })

  test('[CG-CON-05] [EX-DE-19] The symbol must match outside small towns', () => {
    given(turn('construction'), {
      players: {
        0: { goods: 2, active: { 'start-construction': 1 }, tabs: { housing: { side: 'A', step: 1, built: 1 } } },
      },
    }).refuses(0, project('housing', 'houston-2', 'south'), 'CG-CON-05', { project: 'commerce' })
  })

  test('[CG-CON-06] [CG-SET-07] [EX-DE-21] No developed infrastructure project at the start', () => {
    given(turn('construction'), {
      players: {
        0: {
          goods: 4,
          active: { 'start-construction': 1 },
          tabs: { infrastructure: { side: 'A', step: 0, built: 0 } },
        },
      },
    }).refuses(0, project('infrastructure', 'washington-2', 'east'), 'CG-CON-06', { project: 'infrastructure' })
  })

  test('[CG-CON-07] [CG-END-07] [EX-DE-20] Two projects in one city', () => {
    const table = given(turn('construction'), {
      players: {
        0: {
          goods: 3,
          active: { 'start-construction': 2 },
          missions: { east: 0 },
          tabs: { commerce: { side: 'A', step: 1, built: 0 }, industry: { side: 'A', step: 0, built: 0 } },
        },
      },
    }).does(0, project('commerce', 'boston-1', 'east'), project('industry', 'boston-3', 'east'))
    expect(table.player(0).goods).toBe(0)
    expect(table.player(0).missions.east).toBe(2)
    expect(cityVp(table.state, 0)).toBe(6)
  })

  test('[CG-CON-08] The opened circle pays from the next income on', () => {
    const table = given(turn('construction'), {
      players: { 0: { goods: 1, money: 0, active: { 'start-construction': 1 }, tabs: { commerce: { side: 'A' } } } },
    }).does(0, project('commerce', 'chicago-1', 'midwest'))
    expect(table.player(0).money).toBe(0)
    const income = given(
      { at: 'event', seat: 0, income: 'midwest' },
      { players: { 0: { missions: { midwest: 1 }, tabs: { commerce: { side: 'A', built: 1 } } } } },
    ).does(0, { type: 'return', region: 'midwest', count: 1, newLobby: 0, space: 1 })
    expect(income.player(0).money).toBe(1 + 2)
  })

  test('[CG-CON-09] [CG-CON-10] [EX-RB-11] Cincinnati gives the Midwest transport income at once, once', () => {
    const table = given(turn('construction'), {
      players: {
        0: {
          goods: 2,
          active: { 'start-construction': 3 },
          missions: { midwest: 0 },
          tabs: { industry: { side: 'A', step: 0, built: 0 } },
          transport: { midwest: 4 },
        },
      },
    }).does(0, project('industry', 'cincinnati-1', 'midwest'))
    expect(table.entries('instant-income')).toMatchObject([{ city: 'cincinnati', gain: { goods: 2 } }])
    expect(table.player(0).goods).toBe(2)
    expect(table.player(0).missions.midwest).toBe(1)
  })

  test('[CG-CON-09] [EX-DE-16] A town without the symbol pays nothing', () => {
    const table = given(turn('construction'), {
      players: {
        0: {
          goods: 1,
          money: 0,
          active: { 'start-construction': 1 },
          missions: { west: 0 },
          transport: { west: 2 },
          tabs: { commerce: { side: 'A', step: 0, built: 0 } },
        },
      },
    }).does(0, project('commerce', 'reno-1', 'west'))
    expect(table.entries('instant-income')).toEqual([])
    expect(table.player(0)).toMatchObject({ goods: 0, money: 0 })
    expect(table.player(0).missions.west).toBe(1)
  })

  test('[CG-CON-11] [EX-RD-08] Instant research in a Construction turn', () => {
    const table = given(turn('construction'), {
      players: {
        0: {
          goods: 2,
          active: { 'start-construction': 2 },
          transport: { midwest: 3 },
          tabs: { housing: { side: 'A', step: 2, built: 1 } },
        },
      },
    }).does(0, project('housing', 'duluth-1', 'midwest'), project('housing', 'omaha-1', 'midwest'))
    expect(table.state.turn?.research).toBe(6)
    table.does(0, { type: 'advance', region: 'midwest' }, { type: 'develop', project: 'housing' })
    expect(table.entries('advanced').map((entry) => entry.cost)).toEqual([3])
    expect(table.entries('developed').map((entry) => entry.cost)).toEqual([3])
    table.does(0, { type: 'end-turn' })
    expect(table.entries('lapsed')).toEqual([])
    expect(table.player(0)).toMatchObject({
      goods: 0,
      transport: { midwest: 4 },
      tabs: { housing: { step: 3, built: 3, waiting: 1 } },
    })
  })
})

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
    expect(table.entries('lapsed')).toEqual([{ type: 'lapsed', seat: 0, steps: 0, research: 3 }])
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
    const alone = given(turn('hr'), { players: { 0: { active: { safety: 1 } } } }).does(
      0,
      use('safety', 'mission-vp', 'east'),
    )
    expect(alone.player(0).vp).toBe(0)
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
