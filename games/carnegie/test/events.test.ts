import { describe, expect, test } from 'vitest'
import { REGIONS, trackSpace } from '../components/index.ts'
import { given } from './given.ts'

const back = (region: 'west' | 'midwest' | 'east' | 'south', count: number, space: number) =>
  ({ type: 'return', region, count, newLobby: 0, space }) as const

describe('Event', () => {
  test('[CG-EVT-01] [CG-EVT-02] A region cell brings income to all, a donation cell donations, and neither the other', () => {
    given({ at: 'event', seat: 0, income: 'west' }, { players: { 0: { money: 20, missions: { west: 1 } } } }).refuses(
      0,
      { type: 'donate', donation: 'edu-hr' },
      'CG-EVT-02',
      { why: 'donation' },
    )
    given({ at: 'event', seat: 0, donation: true }, { players: { 0: { money: 20, missions: { west: 1 } } } }).refuses(
      0,
      back('west', 1, 1),
      'CG-EVT-02',
      { why: 'income' },
    )
  })

  test('[CG-EVT-03] [CG-DON-03] [CG-DEC-11] [EX-TL-05] Final column: income first pays the donation', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'east', donation: true },
      {
        players: {
          0: {
            money: 3,
            donations: ['edu-hr'],
            missions: { east: 2 },
            transport: { east: 2 },
            tabs: { housing: { side: 'A', step: 0, built: 1 } },
          },
        },
      },
    )
      .does(0, back('east', 2, 2))
      .does(0, { type: 'donate', donation: 'welfare-seven' })
    expect(table.entries('transport-income')).toMatchObject([{ gain: { money: 8 } }])
    expect(table.entries('project-income')).toMatchObject([{ gain: { money: 2 } }])
    expect(table.entries('donated').map((entry) => entry.cost)).toEqual([10])
    expect(table.player(0)).toMatchObject({ money: 3, donations: ['edu-hr', 'welfare-seven'] })
  })

  test('[CG-EVT-03] [CG-INC-08] [EX-TL-06] Final column: donation alone is allowed', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'west', donation: true, action: 'management' },
      { players: { 0: { money: 5, missions: { west: 1 }, donations: [] } } },
    )
      .does(0, { type: 'donate', donation: 'edu-any' })
      .does(0, { type: 'end-event' })
    expect(table.player(0)).toMatchObject({ money: 0, missions: { west: 1 }, donations: ['edu-any'] })
  })

  test('[CG-EVT-04] [CG-DON-02] [EX-TL-07] Turn order decides who gets a donation', () => {
    const table = given(
      { at: 'event', seat: 1, donation: true },
      { seats: 3, startPlayer: 1, players: { 0: { money: 5 }, 1: { money: 5 }, 2: { money: 5 } } },
    )
      .does(1, { type: 'donate', donation: 'rights-industry' }, { type: 'end-event' })
      .refuses(2, { type: 'donate', donation: 'rights-industry' }, 'CG-DON-02')
    expect(table.player(1)).toMatchObject({ money: 0, donations: ['rights-industry'] })
    expect(table.player(2).money).toBe(5)
  })

  test('[CG-EVT-05] [CG-ACV-03] [CG-ACV-07] [EX-IN-11] A returned employee walks in the same HR round and is activated', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'west', action: 'hr' },
      {
        players: {
          0: {
            money: 2,
            missions: { west: 1 },
            transport: { west: 1 },
            tabs: { housing: { side: 'A', step: 0, built: 1 } },
          },
        },
      },
    )
      .does(0, back('west', 1, 1), { type: 'end-event' })
      .does(0, { type: 'use', department: 'start-hr', function: 'steps', mission: null })
      .walks(0, 'r4c2', 'r3c1')
      .does(0, { type: 'end-turn' })
    // The other seats have their HR turns, too.
    for (const seat of [1, 2, 3]) table.does(seat, { type: 'end-turn' })
    table.does(0, { type: 'activate', space: 'r3c1' })
    expect(table.entries('used')[0]?.steps).toBe(3)
    expect(table.entries('lapsed')[0]?.steps).toBe(1)
    expect(table.player(0).money).toBe(3)
    expect(table.active(0, 'start-construction')).toBe(1)
  })
})

describe('Income', () => {
  test('[CG-INC-01] [CG-DEC-07] [EX-IN-01] Any number of employees may return', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'south' },
      {
        players: {
          0: {
            money: 1,
            goods: 0,
            missions: { south: 3 },
            transport: { south: 4 },
            tabs: { housing: { side: 'A', step: 1, built: 1 }, commerce: { side: 'A', step: 0, built: 1 } },
          },
        },
      },
    )
    expect(table.moves(0, 'return')).toHaveLength(3)
    table.refuses(0, back('south', 4, 4), 'CG-INC-01', { region: 'south', have: 3 }).does(0, back('south', 1, 4))
    expect(table.entries('transport-income')).toMatchObject([{ gain: { money: 7 } }])
    expect(table.entries('project-income')).toMatchObject([{ gain: { money: 4 } }])
    expect(table.player(0).money).toBe(12)
    expect(table.player(0).missions.south).toBe(2)
    expect(table.inactive(0, 'lobby')).toBe(1)
  })

  test('[CG-INC-01] Without anybody there nobody returns', () => {
    given({ at: 'event', seat: 0, income: 'west' }, { players: { 0: { missions: { west: 0 } } } }).refuses(
      0,
      back('west', 1, 1),
      'CG-INC-01',
      { region: 'west', have: 0 },
    )
  })

  test('[CG-INC-02] [EX-IN-03] Employees of another region stay', () => {
    given({ at: 'event', seat: 0, income: 'west' }, { players: { 0: { missions: { west: 1, south: 2 } } } }).refuses(
      0,
      back('south', 1, 1),
      'CG-INC-02',
      { region: 'west' },
    )
  })

  test('[CG-INC-03] [CG-INC-06] [EX-RB-05] Two employees return from the Midwest', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'midwest' },
      {
        players: {
          0: {
            money: 0,
            goods: 0,
            missions: { midwest: 2 },
            transport: { midwest: 2 },
            tabs: {
              housing: { side: 'A', step: 0, built: 1 },
              industry: { side: 'A', step: 0, built: 1 },
              commerce: { side: 'A', step: 0, built: 0 },
              infrastructure: { side: 'A', step: 0, built: 0 },
            },
          },
        },
      },
    ).does(0, back('midwest', 2, 2))
    expect(table.entries('transport-income')).toMatchObject([{ gain: { money: 4 } }])
    expect(table.entries('project-income')).toMatchObject([{ gain: { money: 2, goods: 1 } }])
    expect(table.player(0)).toMatchObject({ money: 6, goods: 1 })
    expect(table.player(0).missions.midwest).toBe(0)
    expect(table.inactive(0, 'lobby')).toBe(2)
  })

  test('[CG-INC-04] [EX-IN-05] No income of a lower space', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'west' },
      { players: { 0: { money: 0, vp: 0, missions: { west: 2 }, transport: { west: 4 } } } },
    )
      .refuses(0, back('west', 2, 2), 'CG-INC-04')
      .does(0, back('west', 2, 4))
    expect(table.player(0)).toMatchObject({ vp: 4, money: 0 })
  })

  test('[CG-INC-05] [CG-INC-11] [CG-RND-08] [CG-DEC-09] [EX-IN-06] Research income is spent in the event step', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'midwest', action: 'rnd' },
      {
        players: {
          0: {
            money: 0,
            goods: 0,
            missions: { midwest: 2 },
            transport: { midwest: 3, south: 1 },
            tabs: { housing: { side: 'A', step: 0, built: 1 } },
            active: { 'start-rnd': 1 },
          },
        },
      },
    )
      .does(0, back('midwest', 2, 3))
      .refuses(0, back('midwest', 1, 3), 'CG-INC-05')
      .does(0, { type: 'advance', region: 'midwest' }, { type: 'advance', region: 'south' })
    expect(table.entries('transport-income')).toMatchObject([{ gain: { research: 6 } }])
    expect(table.entries('advanced').map((entry) => entry.cost)).toEqual([3, 1])
    table.does(0, { type: 'end-event' })
    expect(table.entries('lapsed')).toEqual([{ type: 'lapsed', seat: 0, at: 'event', steps: 0, research: 2 }])
    expect(table.player(0)).toMatchObject({ goods: 0, money: 2, transport: { midwest: 4, south: 2 } })
    expect(table.state.turn?.research).toBe(0)
  })

  test('[CG-INC-07] [EX-IN-04] Project income comes once although three return', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'west' },
      {
        players: {
          0: {
            money: 0,
            goods: 0,
            missions: { west: 3 },
            transport: { west: 3 },
            tabs: { industry: { side: 'A', step: 2, built: 3 }, housing: { side: 'A', step: 0, built: 1 } },
          },
        },
      },
    ).does(0, back('west', 3, 3))
    expect(table.entries('transport-income')).toMatchObject([{ gain: { goods: 3 } }])
    expect(table.entries('project-income')).toMatchObject([{ gain: { money: 2, goods: 4 } }])
    expect(table.player(0)).toMatchObject({ money: 2, goods: 7 })
  })

  test('[CG-INC-08] [EX-IN-02] Nobody returned, no income at all', () => {
    const table = given(
      { at: 'choose-action' },
      {
        nextCell: { rnd: 'west' },
        players: {
          0: {
            money: 4,
            missions: { west: 0, south: 2 },
            tabs: { housing: { side: 'A', step: 3, built: 4 }, commerce: { side: 'A', step: 2, built: 3 } },
          },
        },
      },
    ).does(0, { type: 'choose-action', action: 'rnd' })
    expect(table.entries('project-income')).toEqual([])
    expect(table.player(0).money).toBe(4)
  })

  test('[CG-INC-09] [CG-DEC-08] [EX-IN-09] Each choice circle is decided separately', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'west' },
      {
        players: {
          0: {
            money: 0,
            goods: 0,
            missions: { west: 1 },
            transport: { west: 1 },
            tabs: { housing: { side: 'A', step: 0, built: 1 }, commerce: { side: 'A', step: 3, built: 4 } },
          },
        },
      },
    ).does(0, back('west', 1, 1))
    expect(table.table.current?.params).toEqual({ seat: 0, project: 'commerce', circle: 2 })
    table
      .refuses(0, { type: 'take-income', take: 'employee' }, 'CG-INC-09')
      .does(0, { type: 'take-income', take: 'goods' })
    expect(table.table.current?.params).toEqual({ seat: 0, project: 'commerce', circle: 4 })
    table.does(0, { type: 'take-income', take: 'money' })
    // $1 transport; $2 housing, $2 + $3 commerce, $3 and 1 good chosen.
    expect(table.player(0)).toMatchObject({ money: 11, goods: 1 })
  })

  test('[CG-INC-12] What employees bring is taken completely', () => {
    const table = given(
      { at: 'event', seat: 0, income: 'west' },
      { players: { 0: { missions: { west: 1 }, transport: { west: 1 }, tabs: { housing: { side: 'B', built: 1 } } } } },
    ).does(0, back('west', 1, 1))
    expect(table.step()).toBe('income-choice')
    table.refuses(0, { type: 'end-event' }, 'CG-ROU-01')
    expect(table.moves(0).map((move) => move.type)).not.toContain('end-event')
  })

  test('[CG-INC-13] Transport income of every space', () => {
    const incomes = REGIONS.map((region) => [1, 2, 3, 4, 5].map((space) => trackSpace(region, space).income))
    expect(incomes).toEqual([
      [{ money: 1 }, { money: 3 }, { goods: 1 }, { vp: 2 }, { vp: 2 }],
      [{ money: 1 }, { money: 2 }, { research: 3 }, { goods: 2 }, { vp: 2 }],
      [{ money: 1 }, { money: 4 }, { employee: 1 }, { vp: 2 }, { vp: 2 }],
      [{ money: 1 }, { money: 2 }, { money: 5 }, { money: 7 }, { vp: 2 }],
    ])
  })
})
