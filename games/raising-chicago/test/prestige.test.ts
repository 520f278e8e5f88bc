import { describe, expect, test } from 'vitest'
import { addPrestige, addTogether } from '../model/prestige.ts'
import { given } from './given.ts'
import { BLUE, GREEN, PURPLE, TWO, WHITE } from './moves.ts'
import { newTable, playAtRandom } from './whole-game.ts'

describe('Prestige and ties', () => {
  test('[RC-PRE-01] It starts at 0 and only rises during the eight rounds', () => {
    const table = newTable(3)
    expect(table.prestige()).toEqual([0, 0, 0])
    let before = table.prestige()
    playAtRandom(table, ({ state }) => {
      if (state.phase === 'scoring') return true
      const now = state.companies.map(({ prestige }) => prestige)
      expect(now.every((prestige, seat) => prestige >= (before[seat] ?? 0))).toBe(true)
      before = now
      return false
    })
    expect(Math.max(...before)).toBeGreaterThan(0)
  })

  test('[RC-PRE-02] [RC-SC-070] Later arrival lies on top', () => {
    const { state } = given(
      { at: 'over' },
      { companies: { [BLUE]: { prestige: 8 }, [PURPLE]: { prestige: 6 }, [GREEN]: { prestige: 5 } } },
    )
    addPrestige(state, GREEN, 3)
    expect(state.ranking).toEqual([GREEN, BLUE, PURPLE])
    addPrestige(state, PURPLE, 2)
    expect(state.companies.map(({ prestige }) => prestige)).toEqual([8, 8, 8])
    expect(state.ranking).toEqual([PURPLE, GREEN, BLUE])
  })

  test('[RC-PRE-03] [RC-GEN-05] [RC-EX-01] Ranking by prestige and by stack', () => {
    const table = given(
      { at: 'markers' },
      {
        ranking: [BLUE, PURPLE, GREEN],
        companies: { [BLUE]: { prestige: 6 }, [PURPLE]: { prestige: 3 }, [GREEN]: { prestige: 3 } },
      },
    )
    expect(table.state.ranking).toEqual([BLUE, PURPLE, GREEN])
    expect(table.state.rows).toEqual([BLUE, PURPLE, GREEN])
  })

  test('[RC-PRE-03] The other way round in the stack', () => {
    const table = given(
      { at: 'markers' },
      {
        ranking: [BLUE, GREEN, PURPLE],
        companies: { [BLUE]: { prestige: 6 }, [PURPLE]: { prestige: 3 }, [GREEN]: { prestige: 3 } },
      },
    )
    expect(table.state.rows).toEqual([BLUE, GREEN, PURPLE])
  })

  test('[RC-PRE-04] A gain of 0 leaves a disc where it lies', () => {
    const { state } = given(
      { at: 'over' },
      { ranking: [PURPLE, BLUE, GREEN], companies: { [BLUE]: { prestige: 5 }, [PURPLE]: { prestige: 5 } } },
    )
    addPrestige(state, BLUE, 0)
    addTogether(state, [0, 0, 0])
    expect(state.ranking).toEqual([PURPLE, BLUE, GREEN])
  })

  test('[RC-PRE-05] Site and storeys are two gains; the last place counts', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        ranking: [BLUE, PURPLE, GREEN],
        companies: { [BLUE]: { prestige: 7 }, [PURPLE]: { prestige: 6 }, [GREEN]: { prestige: 4 } },
        slots: { I: { project: 'project-23', winner: GREEN, markers: { tr: GREEN } } },
      },
    ).raises(GREEN, 'site-20')
    expect(table.entries('gained').filter(({ reward }) => reward.type === 'prestige')).toHaveLength(1)
    expect(table.entries('storeys')).toEqual([{ type: 'storeys', seat: GREEN, prestige: 1 }])
    expect(table.prestige()).toEqual([7, 6, 7])
    expect(table.state.ranking).toEqual([GREEN, BLUE, PURPLE])
  })

  test('[RC-PRE-06] [RC-SC-069] Simultaneous gains keep the order', () => {
    const { state } = given(
      { at: 'over' },
      {
        seats: 4,
        ranking: [GREEN, PURPLE, BLUE, WHITE],
        companies: {
          [BLUE]: { prestige: 5 },
          [PURPLE]: { prestige: 5 },
          [GREEN]: { prestige: 6 },
          [WHITE]: { prestige: 2 },
        },
      },
    )
    addTogether(state, [1, 1, 0, 0])
    expect(state.companies.map(({ prestige }) => prestige)).toEqual([6, 6, 6, 2])
    expect(state.ranking).toEqual([PURPLE, BLUE, GREEN, WHITE])
  })

  test('[RC-PRE-07] Beyond 99 the full number ranks', () => {
    const { state } = given(
      { at: 'over' },
      { companies: { [BLUE]: { prestige: 99 }, [PURPLE]: { prestige: 98 }, [GREEN]: { prestige: 5 } } },
    )
    addPrestige(state, PURPLE, 3)
    expect(state.companies[PURPLE]?.prestige).toBe(101)
    expect(state.ranking).toEqual([PURPLE, BLUE, GREEN])
  })

  test('[RC-PRE-08] The third colour is not in the ranking, also when it builds', () => {
    const table = given(
      { at: 'execute', slot: 'I' },
      { seats: 2, slots: { I: { project: 'project-20', winner: 'third', markers: { tr: 'third', bl: 'third' } } } },
    )
    expect(table.site('site-01')).toMatchObject({ owner: 'third', storeys: 2 })
    expect(table.state.ranking).toEqual([TWO.purple, TWO.blue])
    expect(table.prestige()).toEqual([0, 0])
  })
})
