import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { BLUE, GREEN, PURPLE, TWO, useTile, WHITE } from './moves.ts'

/** What lies in the slots, I to V. */
function projects(table: ReturnType<typeof given>): unknown[] {
  return table.state.slots.map(({ project }) => project)
}

describe('Phase 1: announce projects', () => {
  test('[RC-ANN-01] [RC-EX-04] Round 2 offers projects 6 to 10, from the top of the stack', () => {
    const projectStack = ['project-08', 'project-06', 'project-10', 'project-09', 'project-07'] as const
    const table = given({ at: 'round' }, { round: 2, projectStack: [...projectStack] })
    expect(table.state.round).toBe(2)
    expect(projects(table)).toEqual(projectStack)
    expect(table.state.stacks[1]).toEqual([])
  })

  test('[RC-ANN-02] [RC-SC-002] Round 8: project 36 in slot I, final projects behind it in the order of their spaces', () => {
    const table = given(
      { at: 'round' },
      { round: 8, projectStack: ['project-36'], finals: ['final-07', 'final-02', 'final-09', 'final-04'] },
    )
    expect(projects(table)).toEqual(['project-36', 'final-07', 'final-02', 'final-09', 'final-04'])
    expect(table.state.finals).toEqual([])
  })

  test('[RC-ANN-03] [RC-EX-05] The top five cards go to slots I to V; three companies use the red sides', () => {
    const deck = ['card-02', 'card-09', 'card-12', 'card-20', 'card-31'] as const
    const table = given({ at: 'round' }, { round: 2, deck: [...deck] })
    expect(table.state.slots.map(({ card }) => card)).toEqual(deck)
    // Red: timber, timber, jackscrew. Yellow would be jackscrew, jackscrew, masonry.
    const [bidder = BLUE] = table.asked()
    table.does(bidder, { type: 'place', marker: 'own', slot: 'I', square: 'tr' })
    expect(table.company(bidder).hold.timber).toBe(1)
  })

  test('[RC-ANN-03] Four companies use the yellow sides', () => {
    const table = given({ at: 'round' }, { seats: 4, round: 2, deck: ['card-02'] })
    const [bidder = BLUE] = table.asked()
    table.does(bidder, { type: 'place', marker: 'own', slot: 'I', square: 'tr' })
    expect(table.hold(bidder)).toEqual({ jackscrew: 1 })
  })

  test('[RC-ANN-04] Tiles are used after the cards are laid out and before the markers come', () => {
    const table = given(
      { at: 'round' },
      { round: 5, companies: { [PURPLE]: { tiles: ['outskirts-tile-11'], auction: 1 } } },
    )
    expect(table.step()).toBe('tile-window')
    expect(table.asked()).toEqual([PURPLE])
    expect(table.state.slots.every(({ card, project }) => card && project)).toBe(true)
    expect(table.company(PURPLE).auction).toBe(1)
    table.does(PURPLE, { type: 'pass' })
    expect(table.step()).toBe('bid')
    expect(table.company(PURPLE).auction).toBe(4)
  })

  test('[RC-ANN-05] Round 1: three markers from the supply of 25', () => {
    const table = given({ at: 'round' }, { round: 1 })
    for (const seat of [BLUE, PURPLE, GREEN]) {
      expect(table.company(seat)).toMatchObject({ auction: 3, supply: 22 })
    }
  })

  test('[RC-ANN-06] [RC-EX-06] New bid markers in round 2', () => {
    const table = given(
      { at: 'markers' },
      {
        round: 2,
        companies: {
          [BLUE]: { prestige: 6 },
          [PURPLE]: { prestige: 3, auction: 1 },
          [GREEN]: { prestige: 3, auction: 2 },
        },
      },
    )
    expect(table.state.companies.map(({ auction }) => auction)).toEqual([3, 4, 5])
    expect(table.entries('markers')).toMatchObject([{ added: [3, 3, 3] }])
    expect(table.state.rows).toEqual([BLUE, PURPLE, GREEN])
  })

  test('[RC-ANN-06] [RC-SC-001] Five returned markers leave no room for new ones', () => {
    const table = given(
      { at: 'markers' },
      { companies: { [BLUE]: { auction: 5 }, [PURPLE]: { auction: 3 }, [GREEN]: { auction: 0 } } },
    )
    expect(table.state.companies.map(({ auction }) => auction)).toEqual([5, 5, 3])
    expect(table.state.companies.map(({ supply }) => supply)).toEqual([20, 20, 22])
  })

  test('[RC-ANN-07] [RC-EX-01] Rows by prestige, on the same field by the stack', () => {
    const companies = { [BLUE]: { prestige: 6 }, [PURPLE]: { prestige: 3 }, [GREEN]: { prestige: 3 } }
    expect(given({ at: 'markers' }, { companies, ranking: [BLUE, PURPLE, GREEN] }).state.rows).toEqual([
      BLUE,
      PURPLE,
      GREEN,
    ])
    expect(given({ at: 'markers' }, { companies, ranking: [BLUE, GREEN, PURPLE] }).state.rows).toEqual([
      BLUE,
      GREEN,
      PURPLE,
    ])
  })

  test('[RC-ANN-07] [RC-SC-003] Rows follow the stack when all have the same prestige', () => {
    const ranking = [GREEN, WHITE, BLUE, PURPLE]
    const table = given({ at: 'markers' }, { seats: 4, round: 1, ranking, rows: [BLUE, PURPLE, GREEN, WHITE] })
    expect(table.state.rows).toEqual(ranking)
    expect(table.state.companies.map(({ auction }) => auction)).toEqual([3, 3, 3, 3])
  })

  test('[RC-ANN-07] [RC-SC-004] Outskirts tile 3 in phase 1 changes the rows', () => {
    const table = given(
      { at: 'round' },
      {
        round: 5,
        companies: {
          [BLUE]: { prestige: 21, auction: 1 },
          [PURPLE]: { prestige: 20 },
          [GREEN]: { prestige: 18, auction: 2, tiles: ['outskirts-tile-03'] },
        },
      },
    ).does(GREEN, useTile(3))
    expect(table.company(GREEN).prestige).toBe(21)
    // Green lands on top of blue; having no tile left it need not pass.
    expect(table.state.rows).toEqual([GREEN, BLUE, PURPLE])
    expect(table.state.companies.map(({ auction }) => auction)).toEqual([4, 3, 5])
  })

  test('[RC-ANN-08] [RC-EX-07] Two companies: third-colour markers under the two leftmost own ones', () => {
    const table = given({ at: 'round' }, { seats: 2, round: 1, ranking: [TWO.purple, TWO.blue] })
    for (const seat of [TWO.purple, TWO.blue]) {
      expect(table.company(seat)).toMatchObject({ auction: 3, third: 2, supply: 22 })
    }
    expect(table.state.rows).toEqual([TWO.purple, TWO.blue])
  })

  test('[RC-ANN-08] [RC-SC-143] Third-colour markers again in a later round', () => {
    const table = given(
      { at: 'markers' },
      {
        seats: 2,
        round: 3,
        companies: { [TWO.purple]: { prestige: 8, auction: 3, third: 0 }, [TWO.blue]: { prestige: 9 } },
      },
    )
    expect(table.company(TWO.purple)).toMatchObject({ auction: 5, third: 2 })
    expect(table.company(TWO.blue)).toMatchObject({ auction: 3, third: 2 })
    expect(table.state.rows).toEqual([TWO.blue, TWO.purple])
  })
})
