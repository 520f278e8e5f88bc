import { describe, expect, test } from 'vitest'
import type { BuildingId, Cubes } from '../components/index.ts'
import { cubes, given, place } from './given.ts'

/** A Building of seat 1 that seat 0 uses for a company. */
const owned = (building: BuildingId) => ({ 1: { built: [building] } })

describe('Resource Buildings', () => {
  test.each<[BuildingId, Partial<Cubes>, 'bank' | 'company', number]>([
    ['e1-wood-livestock', { wood: 1, livestock: 1 }, 'bank', 20],
    ['e1-wood-coal', { wood: 1, coal: 1 }, 'bank', 20],
    ['e1-wood-steel', { wood: 1, steel: 1 }, 'bank', 20],
    ['e2-livestock-steel', { livestock: 1, steel: 1 }, 'bank', 20],
    ['e2-coal-steel', { coal: 1, steel: 1 }, 'bank', 20],
    ['e2-coal-livestock', { coal: 1, livestock: 1 }, 'bank', 20],
    ['e3-coal-2-livestock', { coal: 2, livestock: 1 }, 'company', 40],
    ['e3-livestock-2-steel', { livestock: 2, steel: 1 }, 'company', 40],
    ['e3-wood-2-coal', { wood: 2, coal: 1 }, 'company', 40],
    ['e3-steel-2-wood', { steel: 2, wood: 1 }, 'company', 40],
  ])('[BS-ACT-36] %s brings %j; the %s pays $%i', (building, printed, payer, amount) => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        players: owned(building),
        companies: { libby: { treasury: 50 } },
        haymarket: { livestock: 2, steel: 2, wood: 2, coal: 2 },
      },
    ).does(0, place(building, 'libby'))

    expect(table.company('libby').resources).toEqual(cubes(printed))
    expect(table.company('libby').treasury).toBe(payer === 'company' ? 50 - amount : 50)
    expect(table.cash(1)).toBe(amount)
  })

  test('[BS-ACT-36] Cubes that are missing in Haymarket Square are lost', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        players: owned('e3-coal-2-livestock'),
        companies: { libby: { treasury: 40 } },
        haymarket: { coal: 1, wood: 2 },
      },
    ).does(0, place('e3-coal-2-livestock', 'libby'))

    expect(table.company('libby')).toMatchObject({ treasury: 0, resources: cubes({ coal: 1 }) })
    expect(table.state.haymarket).toEqual(cubes({ wood: 2 }))
  })

  test('[BS-ACT-37] Two like resources: both of one type that lies there', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        players: owned('e2-like-2'),
        companies: { libby: { treasury: 10 } },
        haymarket: { coal: 2, steel: 1, wood: 3 },
      },
    )
      .does(0, place('e2-like-2', 'libby'))
      .refuses(0, { type: 'take', cubes: ['wood', 'coal'] }, 'BS-ACT-37', { why: 'alike' })
      .refuses(0, { type: 'take', cubes: ['livestock', 'livestock'] }, 'BS-ACT-37', { why: 'absent' })
      .refuses(0, { type: 'take', cubes: ['steel', 'steel'] }, 'BS-ACT-37', { why: 'absent' })
      .refuses(0, { type: 'take', cubes: ['wood'] }, 'BS-ACT-37', { why: 'count' })
      .refuses(0, { type: 'take', cubes: [] }, 'BS-ACT-37', { why: 'count' })
    expect(table.moves(0)).toEqual([
      { type: 'take', cubes: ['steel'] },
      { type: 'take', cubes: ['wood', 'wood'] },
      { type: 'take', cubes: ['coal', 'coal'] },
    ])

    // One cube only, though other types would have given two.
    table.does(0, { type: 'take', cubes: ['steel'] })
    expect(table.company('libby').resources).toEqual(cubes({ steel: 1 }))
    expect(table.state.haymarket).toEqual(cubes({ coal: 2, wood: 3 }))
  })

  test('[BS-ACT-38] Two unlike resources: two different types', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        players: owned('e1-unlike-2'),
        companies: { libby: { treasury: 10 } },
        haymarket: { coal: 2, steel: 1, wood: 3 },
      },
    )
      .does(0, place('e1-unlike-2', 'libby'))
      .refuses(0, { type: 'take', cubes: ['coal', 'coal'] }, 'BS-ACT-38', { why: 'different' })
      .refuses(0, { type: 'take', cubes: ['livestock', 'coal'] }, 'BS-ACT-38', { why: 'absent' })
      .refuses(0, { type: 'take', cubes: ['coal'] }, 'BS-ACT-38', { why: 'count' })
      .does(0, { type: 'take', cubes: ['wood', 'coal'] })

    expect(table.company('libby')).toMatchObject({ treasury: 0, resources: cubes({ wood: 1, coal: 1 }) })
    expect(table.cash(1)).toBe(10)
  })

  test('[BS-ACT-38] Cubes are named in any order', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { players: owned('e1-unlike-2'), companies: { libby: { treasury: 10 } }, haymarket: { coal: 2, wood: 3 } },
    ).does(0, place('e1-unlike-2', 'libby'))
    expect(table.table.play(0, { type: 'take', cubes: ['coal', 'wood'] })).toBeNull()
    expect(table.company('libby').resources).toEqual(cubes({ wood: 1, coal: 1 }))
  })

  test('[BS-ACT-38] [EX-DV-79] Of one type only, one cube is taken', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { players: owned('e2-unlike-2'), companies: { elgin: { treasury: 10 } }, haymarket: { steel: 3 } },
    )
      .does(0, place('e2-unlike-2', 'elgin'))
      .refuses(0, { type: 'take', cubes: ['steel', 'steel'] }, 'BS-ACT-38')
      .does(0, { type: 'take', cubes: ['steel'] })
    expect(table.company('elgin')).toMatchObject({ treasury: 0, resources: cubes({ steel: 1 }) })
  })

  test.each([
    [{ type: 'take', cubes: ['gold', 'gold'] }, 'cubes'],
    [{ type: 'take', cubes: ['coal', 'coal', 'coal'] }, 'cubes'],
    [{ type: 'take', cubes: 'coal' }, 'cubes'],
    [{ type: 'take', cubes: ['coal'], from: 'bag' }, 'from'],
  ])('[BS-ACT-38] %j is no move', (move, path) => {
    given(
      { phase: 'action', seat: 0 },
      { players: owned('e1-unlike-2'), companies: { libby: { treasury: 10 } }, haymarket: { coal: 2, wood: 3 } },
    )
      .does(0, place('e1-unlike-2', 'libby'))
      .refuses(0, move, 'BS-OPR-17', { misshapen: { path } })
  })

  test.each(['e1-like-2', 'e1-unlike-2'] as const)(
    '[BS-ACT-37] [BS-ACT-38] %s with an empty Haymarket Square is paid and brings nothing',
    (building) => {
      const table = given(
        { phase: 'action', seat: 0 },
        { players: owned(building), companies: { libby: { treasury: 10 } }, haymarket: {} },
      ).does(0, place(building, 'libby'))
      expect(table.step()).toBe('action-turn')
      expect(table.company('libby')).toMatchObject({ treasury: 0, resources: cubes() })
      expect(table.cash(1)).toBe(10)
    },
  )
})
