import { describe, expect, test } from 'vitest'
import { PROJECT_GOODS } from '../components/index.ts'
import { cityVp } from '../model/map.ts'
import { given, type Moment } from './given.ts'
import { project } from './moves.ts'

const turn = (action: 'hr' | 'management' | 'construction' | 'rnd'): Moment => ({ at: 'departments', seat: 0, action })

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
