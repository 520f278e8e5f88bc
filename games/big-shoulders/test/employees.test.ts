import { describe, expect, test } from 'vitest'
import { COMPANIES, type CompanyId, charterOf } from '../components/index.ts'
import type { RuleId } from '../rule-ids.ts'
import { given, place } from './given.ts'

const END_TURN = { type: 'end-action-turn' } as const

describe('Workers', () => {
  test('[BS-EMP-01] A Worker space holds one Worker or one Automation token', () => {
    given(
      { phase: 'action', seat: 0 },
      { companies: { libby: { treasury: 200, factories: [{ workers: 1, automated: 1 }, { workers: 1 }] } } },
    )
      .does(0, place('hire-workers', 'libby'))
      .refuses(0, { type: 'hire', factory: 1 }, 'BS-EMP-01', { company: 'libby' })
      .refuses(0, { type: 'hire', factory: 3 }, 'BS-EMP-01', { company: 'libby' })
      .does(0, { type: 'hire', factory: 2 })
      .does(0, END_TURN)
  })

  test('[BS-EMP-01] The same holds for a Worker that is gained', () => {
    given(
      { phase: 'action', seat: 0 },
      { companies: { henderson: { appeal: 2, treasury: 20, factories: [{ automated: 1 }, {}, {}] } } },
    )
      .does(0, place('advertising', 'henderson'), { type: 'take-bonus' })
      .refuses(0, { type: 'place-worker', factory: 1 }, 'BS-EMP-01', { company: 'henderson' })
      .does(0, { type: 'place-worker', factory: 3 })
  })

  test('[BS-EMP-02] A Worker is placed at once, in any factory with an open space', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { libby: { treasury: 50 } }, players: { 1: { built: ['e2-workers-2'] } } },
    )
      .does(0, place('e2-workers-2', 'libby'))
      .refuses(0, END_TURN, 'BS-GEN-01', { pending: true })
      .does(0, { type: 'place-worker', factory: 2 }, { type: 'place-worker', factory: 1 })
    expect(table.company('libby').factories).toMatchObject([{ workers: 1 }, { workers: 1 }])
  })

  test('[BS-EMP-02] Workers do not move later', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { libby: { factories: [{ workers: 2 }, { workers: 0 }] } } },
    )
    table
      .refuses(0, { type: 'relocate', to: 2 }, 'BS-GEN-01')
      .refuses(0, { type: 'place-worker', factory: 2 }, 'BS-GEN-01')
    expect(table.moves(0).map((move) => move.type)).toEqual(['place'])
  })

  test.each<[object, RuleId, string]>([
    [{ type: 'place-worker', factory: 4 }, 'BS-EMP-02', 'factory'],
    [{ type: 'place-worker' }, 'BS-EMP-02', 'factory'],
    [{ type: 'place-worker', factory: 1, company: 'libby' }, 'BS-EMP-02', 'company'],
    [{ type: 'appoint-manager', factory: 1.5 }, 'BS-EMP-03', 'factory'],
    [{ type: 'appoint-manager', factory: 1, salary: 60 }, 'BS-EMP-03', 'salary'],
  ])('[BS-EMP-02] [BS-EMP-03] %j is no move', (move, rule, path) => {
    given({ phase: 'action', seat: 0 }, { companies: { libby: {} } }).refuses(0, move, rule, { misshapen: { path } })
  })
})

describe('Managers', () => {
  test('[BS-EMP-03] A factory has at most one Manager', () => {
    given(
      { phase: 'action', seat: 0 },
      { companies: { henderson: { treasury: 60, factories: [{}, { manager: true }, {}] } } },
    )
      .does(0, place('hire-manager', 'henderson'))
      .refuses(0, { type: 'appoint-manager', factory: 2 }, 'BS-EMP-03')
      .does(0, { type: 'appoint-manager', factory: 3 })
  })

  test('[BS-EMP-03] A company of two factories has no third one to lead', () => {
    given({ phase: 'action', seat: 0 }, { companies: { libby: { treasury: 60 } } })
      .does(0, place('hire-manager', 'libby'))
      .refuses(0, { type: 'appoint-manager', factory: 3 }, 'BS-EMP-03')
  })

  test('[BS-EMP-04] Managers stay where they are', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      { companies: { libby: { treasury: 60, factories: [{ manager: true }, {}] } } },
    ).refuses(0, { type: 'appoint-manager', factory: 2 }, 'BS-GEN-01')

    // The new one has only the other factory to go to.
    table.does(0, place('hire-manager', 'libby'))
    expect(table.company('libby').factories).toMatchObject([{ manager: true }, { manager: true }])
    expect(table.step()).toBe('action-turn')
  })
})

describe('Salespeople', () => {
  /** By the number of Salespeople, as printed on the charters. */
  const PRICES: Record<CompanyId, number[]> = {
    'anglo-american': [30, 40, 50],
    brunswick: [80, 90, 100, 110],
    'cracker-jack': [30, 40, 50],
    doggett: [50, 60, 70],
    elgin: [50, 60, 70],
    fairbank: [40, 50, 60],
    henderson: [20, 30, 40],
    libby: [20, 30, 40],
    spalding: [20, 30],
    swift: [50, 60, 70],
  }

  test.each(COMPANIES)('[BS-EMP-05] [EX-RB-28] What one Good of %s sells for', (company) => {
    const row = charterOf(company).industry
    for (const [salespeople, price] of PRICES[company].entries()) {
      const table = given(
        { phase: 'distribution', company },
        { companies: { [company]: { goods: 1, salespeople } }, demand: { [row]: { right: { tile: 'd4-8' } } } },
      ).does(0, { type: 'sell-goods', row, space: 'right', goods: 1 })
      expect(table.state.turn?.revenue).toBe(price)
    }
  })

  test.each(COMPANIES)('[BS-EMP-05] [BS-EMP-06] No more Salespeople than spaces on the charter of %s', (company) => {
    const spaces = PRICES[company].length - 1
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies: { [company]: { treasury: 50, salespeople: spaces - 1 } },
        players: { 1: { built: ['e3-salespeople-2'] } },
      },
    ).does(0, place('e3-salespeople-2', company))
    expect(table.company(company)).toMatchObject({ treasury: 0, salespeople: spaces })
  })
})

describe('Excess employees', () => {
  test('[BS-EMP-06] Who cannot be placed goes back without compensation', () => {
    const full = { workers: 1, manager: true }
    for (const building of ['e2-workers-2', 'e3-managers-2', 'e3-worker-manager'] as const) {
      const table = given(
        { phase: 'action', seat: 0 },
        { companies: { fairbank: { treasury: 50, factories: [full, full] } }, players: { 1: { built: [building] } } },
      ).does(0, place(building, 'fairbank'))

      expect(table.step()).toBe('action-turn')
      expect(table.company('fairbank').treasury).toBe(50 - table.cash(1))
      expect(table.company('fairbank').factories).toMatchObject([full, full])
      expect(table.state.jobMarket).toBe(4)
    }
  })

  test('[BS-EMP-06] The Worker of a double Building may fit where the other half does not', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        companies: { fairbank: { treasury: 50, salespeople: 2, factories: [{ workers: 1 }, {}] } },
        players: { 1: { built: ['e3-worker-salesperson'] } },
      },
    ).does(0, place('e3-worker-salesperson', 'fairbank'))
    expect(table.company('fairbank')).toMatchObject({
      treasury: 0,
      salespeople: 2,
      factories: [{ workers: 1 }, { workers: 1 }],
    })
  })
})
