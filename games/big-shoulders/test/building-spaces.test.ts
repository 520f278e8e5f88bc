import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../components/index.ts'
import type { FactoryState } from '../state.ts'
import { cubes, given, place } from './given.ts'

/** A Building of seat 1 that seat 0 uses for a company. */
const owned = (building: BuildingId) => ({ 1: { built: [building] } })

describe('Payments to the owner', () => {
  test('[BS-ACT-13] [BS-ACT-44] [EX-RB-16] The bank pays the owner, the company the reduced price', () => {
    const table = given(
      { phase: 'action', seat: 3 },
      {
        players: { 0: { built: ['e1-capital-asset-10'] } },
        companies: { elgin: { director: 3, treasury: 60 } },
        assetRow: { 60: 'union-stockyards' },
      },
    ).does(3, place('e1-capital-asset-10', 'elgin'), { type: 'buy-asset', asset: 'union-stockyards' })

    expect(table.cash(0)).toBe(20)
    expect(table.company('elgin').treasury).toBe(10)
  })

  test('[BS-ACT-13] [BS-ACT-37] [EX-RB-17] The company pays the owner for two like resources', () => {
    const table = given(
      { phase: 'action', seat: 2 },
      {
        players: { 1: { built: ['e1-like-2'] } },
        companies: { fairbank: { director: 2, treasury: 30 } },
        haymarket: { coal: 2, steel: 2 },
      },
    ).does(2, place('e1-like-2', 'fairbank'), { type: 'take', cubes: ['coal', 'coal'] })

    expect(table.cash(1)).toBe(10)
    expect(table.company('fairbank')).toMatchObject({ treasury: 20, resources: cubes({ coal: 2 }) })
    expect(table.state.haymarket).toEqual(cubes({ steel: 2 }))
  })

  test('[BS-ACT-13] [BS-ACT-42] [EX-RB-18] Two Managers at once', () => {
    const table = given(
      { phase: 'action', seat: 1 },
      { players: { 0: { built: ['e2-managers-2'] } }, companies: { doggett: { director: 1, treasury: 90 } } },
    ).does(1, place('e2-managers-2', 'doggett'), { type: 'appoint-manager', factory: 1 })

    expect(table.cash(0)).toBe(60)
    expect(table.company('doggett')).toMatchObject({ treasury: 30, factories: [{ manager: true }, { manager: true }] })
  })

  test('[BS-ACT-13] [BS-ACT-39] [EX-RB-20] The own Building is paid for as well', () => {
    const table = given(
      { phase: 'action', seat: 2 },
      { players: { 2: { cash: 5, built: ['e1-goods-1'] } }, companies: { swift: { director: 2, treasury: 45 } } },
    ).does(2, place('e1-goods-1', 'swift'))

    expect(table.cash(2)).toBe(25)
    expect(table.company('swift')).toMatchObject({ treasury: 25, goods: 1 })
  })

  test('[BS-ACT-13] A company that cannot pay the owner cannot use the Building, however rich its Director is', () => {
    given(
      { phase: 'action', seat: 0 },
      { players: { ...owned('e2-goods-2'), 0: { cash: 500 } }, companies: { swift: { treasury: 39 } } },
    ).refuses(0, place('e2-goods-2', 'swift'), 'BS-ACT-13', { company: 'swift', amount: 40, have: 39 })
  })
})

describe('Other Buildings', () => {
  test.each([
    ['e1-goods-1', 1, 20],
    ['e2-goods-2', 2, 40],
    ['e3-goods-3', 3, 60],
  ] as const)('[BS-ACT-39] %s brings %i Good(s) for $%i', (building, goods, cost) => {
    const table = given(
      { phase: 'action', seat: 0 },
      { players: owned(building), companies: { libby: { treasury: 60, goods: 1 } } },
    ).does(0, place(building, 'libby'))
    expect(table.company('libby')).toMatchObject({ treasury: 60 - cost, goods: 1 + goods })
    expect(table.cash(1)).toBe(cost)
    table.refuses(0, { type: 'sell-goods', row: 'food-dairy', space: 'left', goods: 1 }, 'BS-GEN-01')
  })

  test.each([
    ['e1-appeal-1', 1, 10],
    ['e1-appeal-2', 2, 30],
    ['e2-appeal-2', 2, 30],
    ['e2-appeal-3', 3, 50],
    ['e3-appeal-3', 3, 60],
  ] as const)('[BS-ACT-40] %s advances the company %i step(s) for $%i', (building, steps, cost) => {
    const table = given(
      { phase: 'action', seat: 0 },
      { players: owned(building), companies: { libby: { appeal: 5, treasury: 60 } } },
    ).does(0, place(building, 'libby'))
    expect(table.company('libby')).toMatchObject({ appeal: 5 + steps, treasury: 60 - cost })
    expect(table.cash(1)).toBe(cost)
  })

  test.each([
    ['e1-automate-1', 1, 40],
    ['e2-automate-1', 1, 40],
    ['e2-automate-2', 2, 90],
    ['e3-automate-2', 2, 90],
  ] as const)('[BS-ACT-41] %s needs %i employed Worker(s) and costs $%i', (building, workers, cost) => {
    const base = { treasury: 90, factories: [{ workers: workers - 1 }] }
    given({ phase: 'action', seat: 0 }, { players: owned(building), companies: { libby: base } }) //
      .refuses(0, place(building, 'libby'), 'BS-ACT-41', { company: 'libby', workers })

    const staffed = { treasury: 90, factories: [{ workers }] }
    const table = given({ phase: 'action', seat: 0 }, { players: owned(building), companies: { libby: staffed } })
    table.does(0, place(building, 'libby'))
    expect(table.company('libby')).toMatchObject({
      treasury: 90 - cost,
      factories: [{ workers: 0, automated: workers }, {}],
    })
    expect(table.cash(1)).toBe(cost)
  })

  test('[BS-ACT-41] [BS-ACT-43] [EX-RB-19] Double automation with one Worker is refused', () => {
    given(
      { phase: 'action', seat: 1 },
      {
        players: { 0: { built: ['e2-automate-2'] } },
        companies: { libby: { director: 1, treasury: 200, factories: [{ workers: 1 }, { workers: 0 }] } },
      },
    ).refuses(1, place('e2-automate-2', 'libby'), 'BS-ACT-41')
  })

  const none = { workers: 0, manager: false }
  const worker = { workers: 1, manager: false }
  const manager = { workers: 0, manager: true }

  test.each<[BuildingId, number, number, Partial<FactoryState>[]]>([
    ['e1-salesperson', 20, 1, [none, none]],
    ['e2-salesperson', 40, 1, [none, none]],
    ['e2-salespeople-2', 80, 2, [none, none]],
    ['e3-salespeople-2', 50, 2, [none, none]],
    ['e1-manager', 20, 0, [manager, none]],
    ['e2-manager', 30, 0, [manager, none]],
    ['e2-managers-2', 60, 0, [manager, manager]],
    ['e3-managers-2', 40, 0, [manager, manager]],
    ['e2-workers-2', 50, 0, [worker, worker]],
    ['e3-worker-manager', 40, 0, [{ workers: 1, manager: true }, none]],
    ['e3-worker-salesperson', 50, 1, [worker, none]],
  ])('[BS-ACT-42] %s costs $%i and brings its employees', (building, cost, salespeople, factories) => {
    const table = given(
      { phase: 'action', seat: 0 },
      { players: owned(building), companies: { fairbank: { treasury: 80 } } },
    ).does(0, place(building, 'fairbank'))
    if (table.step() === 'station-worker') table.does(0, { type: 'place-worker', factory: 1 })
    if (table.step() === 'appoint-manager') table.does(0, { type: 'appoint-manager', factory: 1 })

    expect(table.step()).toBe('action-turn')
    expect(table.company('fairbank')).toMatchObject({ treasury: 80 - cost, salespeople, factories })
    expect(table.cash(1)).toBe(cost)
  })

  test('[BS-ACT-42] Employees come as far as there is room', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        players: { 1: { built: ['e2-workers-2'] } },
        companies: { fairbank: { treasury: 50, factories: [{ workers: 1 }, { workers: 0 }] } },
        jobMarket: 4,
      },
    ).does(0, place('e2-workers-2', 'fairbank'))

    // One place, so there is nothing to choose; the second Worker goes back to the supply, not to the market.
    expect(table.step()).toBe('action-turn')
    expect(table.company('fairbank')).toMatchObject({ treasury: 0, factories: [{ workers: 1 }, { workers: 1 }] })
    expect(table.state.jobMarket).toBe(4)
  })

  test('[BS-ACT-43] Two Workers are automated at one moment: nobody who is relocated is automated again', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        players: owned('e3-automate-2'),
        companies: { libby: { treasury: 90, factories: [{ workers: 1 }, { workers: 1 }] } },
      },
    )
      .does(0, place('e3-automate-2', 'libby'), { type: 'automate', factory: 1 })
      .does(0, { type: 'relocate', to: 1 }, { type: 'relocate', to: 2 })

    expect(table.company('libby').factories).toMatchObject([
      { workers: 1, automated: 1 },
      { workers: 1, automated: 1 },
    ])
  })

  test.each([
    ['e1-capital-asset-10', 10, 20],
    ['e2-capital-asset-20', 20, 20],
    ['e3-capital-asset-30', 30, 40],
  ] as const)('[BS-ACT-44] %s: $%i off; the bank pays the owner $%i', (building, discount, amount) => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        players: { 0: { built: [building] } },
        companies: { 'cracker-jack': { treasury: 70 - discount } },
        assetRow: { 70: 'color-catalog' },
      },
    ).does(0, place(building, 'cracker-jack'), { type: 'buy-asset', asset: 'color-catalog' })
    expect(table.company('cracker-jack').treasury).toBe(0)
    expect(table.cash(0)).toBe(amount)
  })

  test('[BS-ACT-44] The Building is closed to a company that cannot buy', () => {
    given(
      { phase: 'action', seat: 0 },
      { players: owned('e2-capital-asset-20'), companies: { libby: { treasury: 29 } }, assetRow: { 50: 'foundry' } },
    ).refuses(0, place('e2-capital-asset-20', 'libby'), 'BS-AST-01', { asset: 'foundry', cost: 30, have: 29 })
    given(
      { phase: 'action', seat: 0 },
      { players: owned('e2-capital-asset-20'), companies: { libby: { treasury: 99 } } },
    ) //
      .refuses(0, place('e2-capital-asset-20', 'libby'), 'BS-AST-02', { why: 'none' })
  })
})
