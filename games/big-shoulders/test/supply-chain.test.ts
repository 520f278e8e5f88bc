import { describe, expect, test } from 'vitest'
import type { SupplySpace } from '../components/index.ts'
import { countCubes } from '../model/cubes.ts'
import { cubes, type Given, given, type Position } from './given.ts'

/** Swift's turn ends; Libby's is next, so what lies there then is what the end of a turn leaves. */
function turnEnds(position: Position): Given {
  return given({ phase: 'company-turn-end', company: 'swift' }, { companies: { swift: {}, libby: {} }, ...position })
}

/** How many cubes each draw brought. */
const draws = (table: Given): number[] => table.entries('drawn').map((entry) => countCubes(entry.cubes))

const on = (table: Given, space: SupplySpace): number => countCubes(table.state.supply[space])

describe('The Supply Chain', () => {
  test('[BS-SUP-01] Cubes move from X over $30 and $20 to $10', () => {
    const table = turnEnds({ supply: { 10: {}, 20: { wood: 1 }, 30: { coal: 2 }, x: { steel: 3 } } })
    expect(table.state.supply).toMatchObject({
      '10': cubes({ wood: 1 }),
      '20': cubes({ coal: 2 }),
      '30': cubes({ steel: 3 }),
    })
  })

  test('[BS-SUP-02] [BS-SUP-04] [EX-DV-50] With $10 and $20 empty it is filled in two rounds', () => {
    const table = turnEnds({ decade: 2, supply: { 10: {}, 20: {}, 30: { wood: 4 }, x: { coal: 4 } } })
    const [first, second] = table.entries('drawn')
    expect(draws(table)).toEqual([4, 4])
    expect(table.state.supply).toEqual({
      '10': cubes({ wood: 4 }),
      '20': cubes({ coal: 4 }),
      '30': first?.cubes,
      x: second?.cubes,
    })
  })

  test('[BS-SUP-02] [BS-SUP-03] [EX-DV-51] Only $20 empty', () => {
    const table = turnEnds({
      decade: 1,
      supply: { 10: { coal: 1 }, 20: {}, 30: { livestock: 1 }, x: { steel: 3 } },
    })
    expect(table.state.supply).toMatchObject({
      '10': cubes({ coal: 1 }),
      '20': cubes({ livestock: 1 }),
      '30': cubes({ steel: 3 }),
    })
    expect(on(table, 'x')).toBe(3)
    expect(draws(table)).toEqual([3])
  })

  test('[BS-SUP-02] A completely empty chain is filled up', () => {
    const table = turnEnds({ decade: 5, supply: {} })
    expect(draws(table)).toEqual([6, 6, 6, 6])
    expect(['x', '30', '20', '10'].map((space) => on(table, space as SupplySpace))).toEqual([6, 6, 6, 6])
  })

  test('[BS-SUP-03] Nothing moves into an occupied space', () => {
    const supply = { 10: { coal: 1 }, 20: { wood: 1 }, 30: { livestock: 1 }, x: { steel: 1 } }
    const table = turnEnds({ supply })
    expect(draws(table)).toEqual([])
    expect(table.state.supply).toMatchObject(supply)
  })

  test('[BS-SUP-03] The whole content of a space moves together', () => {
    const table = turnEnds({ supply: { 10: {}, 20: { coal: 1, wood: 2, steel: 1 }, 30: { coal: 1 }, x: { coal: 1 } } })
    expect(table.state.supply['10']).toEqual(cubes({ coal: 1, wood: 2, steel: 1 }))
  })

  test.each([
    [1, 3],
    [2, 4],
    [3, 4],
    [4, 5],
    [5, 6],
  ] as const)('[BS-SUP-04] [EX-RB-42] Each draw of Decade %i takes %i cubes', (decade, count) => {
    const table = turnEnds({ decade, supply: { 10: { coal: 1 }, 20: { wood: 1 }, 30: { steel: 1 }, x: {} } })
    expect(draws(table)).toEqual([count])
    expect(on(table, 'x')).toBe(count)
  })
})

describe('The bag', () => {
  const supply = { 10: { coal: 1 }, 20: { wood: 1 }, 30: { steel: 1 }, x: {} }

  test('[BS-SUP-05] [EX-DV-52] When it runs out Haymarket Square is poured into it, and filled again afterwards', () => {
    const haymarket = { livestock: 5, steel: 4, wood: 3, coal: 1 }
    const wanted = { coal: 2, livestock: 2, steel: 1, wood: 1 }
    // The scenario names the cubes that come out; some seed draws them.
    for (let seed = 0; seed < 1000; seed++) {
      const table = turnEnds({ seed: `${seed}`, decade: 5, bag: { coal: 2 }, haymarket, supply })
      const { x } = table.state.supply
      expect(countCubes(x)).toBe(6)
      expect(x.coal).toBeGreaterThanOrEqual(2)
      if (x.coal !== wanted.coal || x.livestock !== wanted.livestock || x.steel !== wanted.steel) continue

      expect(x).toEqual(wanted)
      expect(table.state.haymarket).toEqual(cubes({ livestock: 2, steel: 2, wood: 2, coal: 1 }))
      expect(table.state.bag).toEqual(cubes({ livestock: 1, steel: 1 }))
      return
    }
    expect.unreachable('no seed draws these cubes')
  })

  test('[BS-SUP-05] A bag emptied by the last cube of a draw is refilled only at the next draw', () => {
    const haymarket = { livestock: 5, wood: 5 }
    const exact = turnEnds({ decade: 1, bag: { coal: 3 }, haymarket, supply })
    expect(exact.state.supply.x).toEqual(cubes({ coal: 3 }))
    expect(exact.state.bag).toEqual(cubes())
    expect(exact.state.haymarket).toEqual(cubes(haymarket))

    const next = turnEnds({ decade: 1, bag: {}, haymarket, supply })
    expect(on(next, 'x')).toBe(3)
    expect(next.state.haymarket).toEqual(cubes({ livestock: 2, wood: 2 }))
    expect(countCubes(next.state.bag)).toBe(10 - 3 - 4)
  })

  test('[BS-SUP-05] Of two draws in one refill the second uses the new bag', () => {
    const table = turnEnds({
      decade: 1,
      bag: { coal: 1 },
      haymarket: { livestock: 12 },
      supply: { 10: {}, 20: { wood: 1 }, 30: {}, x: { steel: 1 } },
    })
    // X went to $30 for the first draw, and everything one space on for the second.
    expect(draws(table)).toEqual([3, 3])
    expect(table.state.supply['30']).toEqual(cubes({ coal: 1, livestock: 2 }))
    expect(table.state.supply.x).toEqual(cubes({ livestock: 3 }))
    expect(table.state.haymarket).toEqual(cubes({ livestock: 2 }))
    expect(table.state.bag).toEqual(cubes({ livestock: 5 }))
  })

  test('[BS-SUP-05] [BS-SUP-06] [EX-DV-94] Bag and Haymarket Square hold too few cubes', () => {
    const table = turnEnds({
      decade: 4,
      bag: { coal: 1 },
      haymarket: { steel: 2 },
      supply: { 10: { wood: 1 }, 20: { wood: 1 }, 30: { livestock: 1 }, x: {} },
    })
    expect(table.state.supply).toEqual({
      '10': cubes({ wood: 1 }),
      '20': cubes({ wood: 1 }),
      '30': cubes({ livestock: 1 }),
      x: cubes({ coal: 1, steel: 2 }),
    })
    expect(table.state.bag).toEqual(cubes())
    expect(table.state.haymarket).toEqual(cubes())
    expect(draws(table)).toEqual([3])
  })

  test('[BS-SUP-06] [BS-SUP-02] [EX-DV-93] Nothing left to draw', () => {
    const table = turnEnds({
      decade: 3,
      bag: {},
      haymarket: {},
      supply: { 10: {}, 20: { wood: 1 }, 30: { coal: 2 }, x: {} },
    })
    expect(table.state.supply).toEqual({
      '10': cubes({ wood: 1 }),
      '20': cubes({ coal: 2 }),
      '30': cubes(),
      x: cubes(),
    })
    expect(draws(table)).toEqual([])
  })

  test('[BS-SUP-06] [BS-SUP-02] [EX-DV-201] With nothing to draw, cubes on X still move all the way', () => {
    const supply = { 10: {}, 20: {}, 30: {}, x: { coal: 2 } }
    const table = turnEnds({ decade: 3, bag: {}, haymarket: {}, supply })
    expect(table.state.supply).toEqual({ '10': cubes({ coal: 2 }), '20': cubes(), '30': cubes(), x: cubes() })
    expect(draws(table)).toEqual([])
  })
})

describe('When it changes', () => {
  test('[BS-SUP-07] Only by purchases, until the turn ends', () => {
    const table = given(
      { phase: 'operating', company: 'swift' },
      {
        companies: {
          swift: { treasury: 10, resources: { steel: 1, livestock: 1 }, factories: [{ workers: 2 }] },
          libby: {},
        },
        supply: { 10: { wood: 1 }, 20: { steel: 2 }, 30: { livestock: 3 }, x: { coal: 3 } },
        haymarket: { coal: 2 },
      },
    ).does(0, { type: 'purchase', space: '10', resource: 'wood' })
    const bought = { '10': cubes(), '20': cubes({ steel: 2 }), '30': cubes({ livestock: 3 }), x: cubes({ coal: 3 }) }
    expect(table.state.supply).toEqual(bought)

    table.does(0, { type: 'produce', factory: 1 }, { type: 'end-production' }, { type: 'withhold' })
    expect(table.state.supply).toEqual(bought)
    table.does(0, { type: 'end-operating-turn' })
    expect(table.state.supply).toMatchObject({
      '10': cubes({ steel: 2 }),
      '20': cubes({ livestock: 3 }),
      '30': cubes({ coal: 3 }),
    })
    expect(on(table, 'x')).toBe(3)
  })
})
