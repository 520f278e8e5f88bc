import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../components/index.ts'
import type { RuleId } from '../rule-ids.ts'
import { type CompanyPosition, type Given, given, place } from './given.ts'

/** Seat 0 uses an Automation Building of seat 1 for Libby. */
function automating(building: BuildingId, libby: CompanyPosition, jobMarket = 4): Given {
  return given(
    { phase: 'action', seat: 0 },
    { jobMarket, companies: { libby: { treasury: 90, ...libby } }, players: { 1: { built: [building] } } },
  ).does(0, place(building, 'libby'))
}

describe('Automating a Worker', () => {
  test('[BS-AUT-01] The token takes the space of a Worker of that factory', () => {
    const table = automating('e1-automate-1', { factories: [{ workers: 1 }, { workers: 2 }] })
    table.does(0, { type: 'automate', factory: 2 }, { type: 'relocate', to: 'job-market' })
    expect(table.company('libby').factories).toMatchObject([
      { workers: 1, automated: 0 },
      { workers: 1, automated: 1 },
    ])
  })

  test('[BS-AUT-01] A factory without a Worker cannot be automated', () => {
    given(
      { phase: 'action', seat: 0 },
      {
        companies: { henderson: { treasury: 40, factories: [{ workers: 1 }, { automated: 2 }, { workers: 1 }] } },
        players: { 1: { built: ['e1-automate-1'] } },
      },
    )
      .does(0, place('e1-automate-1', 'henderson'))
      .refuses(0, { type: 'automate', factory: 2 }, 'BS-AUT-01')
      .refuses(0, { type: 'decline-bonus' }, 'BS-ACT-10')
      .does(0, { type: 'automate', factory: 3 })
  })

  test('[BS-AUT-02] The Worker moves to another open space, of the same factory or another', () => {
    const same = automating('e1-automate-1', { factories: [{ workers: 1 }, {}] }).does(0, { type: 'relocate', to: 1 })
    expect(same.company('libby').factories[0]).toMatchObject({ workers: 1, automated: 1 })

    const other = automating('e1-automate-1', { factories: [{ workers: 2 }, {}] })
      .refuses(0, { type: 'relocate', to: 1 }, 'BS-AUT-02')
      .refuses(0, { type: 'relocate', to: 3 }, 'BS-AUT-02')
      .does(0, { type: 'relocate', to: 2 })
    expect(other.company('libby').factories).toMatchObject([
      { workers: 1, automated: 1 },
      { workers: 1, automated: 0 },
    ])
    expect(other.state.jobMarket).toBe(4)
  })

  test('[BS-AUT-02] Or it returns to the Job Market, even if there is an open space', () => {
    const table = automating('e1-automate-1', { factories: [{ workers: 1 }, {}] })
    table.does(0, { type: 'relocate', to: 'job-market' })
    expect(table.state.jobMarket).toBe(5)
    expect(table.company('libby').factories[0]).toMatchObject({ workers: 0, automated: 1 })
  })

  test('[BS-AUT-02] Without an open space it returns to the Job Market unasked', () => {
    const table = automating('e1-automate-1', { factories: [{ workers: 2 }, { automated: 2 }] })
    expect(table.step()).toBe('action-turn')
    expect(table.state.jobMarket).toBe(5)
  })

  test('[BS-AUT-02] [EX-DV-45] With a full Job Market it goes to the General Supply', () => {
    const table = given(
      { phase: 'action', seat: 0 },
      {
        jobMarket: 12,
        companies: { fairbank: { treasury: 40, factories: [{ workers: 1 }, { workers: 1 }] } },
        players: { 1: { built: ['e1-automate-1'] } },
      },
    ).does(0, place('e1-automate-1', 'fairbank'), { type: 'automate', factory: 1 })

    expect(table.company('fairbank').factories).toMatchObject([
      { workers: 0, automated: 1 },
      { workers: 1, automated: 0 },
    ])
    expect(table.state.jobMarket).toBe(12)
  })

  test.each<[object, RuleId, string]>([
    [{ type: 'automate', factory: 0 }, 'BS-AUT-01', 'factory'],
    [{ type: 'automate', factory: 1, to: 2 }, 'BS-AUT-01', 'to'],
    [{ type: 'relocate', to: 'general-supply' }, 'BS-AUT-02', 'to'],
    [{ type: 'relocate', to: 4 }, 'BS-AUT-02', 'to'],
    [{ type: 'decline-bonus', all: true }, 'BS-AST-05', 'all'],
  ])('[BS-AUT-01] [BS-AUT-02] %j is no move', (move, rule, path) => {
    automating('e1-automate-1', { factories: [{ workers: 1 }, { workers: 2 }] }) //
      .refuses(0, move, rule, { misshapen: { path } })
  })

  test('[BS-AUT-01] Nobody automates without a space or bonus for it', () => {
    given({ phase: 'action', seat: 0 }, { companies: { libby: { factories: [{ workers: 2 }] } } }) //
      .refuses(0, { type: 'automate', factory: 1 }, 'BS-GEN-01')
  })
})

describe('Automated factories', () => {
  test('[BS-AUT-03] An automated space counts as filled from Decade to Decade', () => {
    const table = given(
      { phase: 'cleanup' },
      { companies: { libby: { factories: [{ automated: 2 }, { workers: 1, automated: 1 }] } } },
    )
    expect(table.company('libby').factories).toMatchObject([{ automated: 2 }, { workers: 1, automated: 1 }])

    given(
      { phase: 'action', seat: 0 },
      { companies: { libby: { treasury: 100, factories: [{ automated: 2 }, { workers: 1, automated: 1 }] } } },
    ).refuses(0, place('hire-workers', 'libby'), 'BS-ACT-21')
  })

  test.each([
    [{ workers: 2, automated: 0 }, 3],
    [{ workers: 1, automated: 1 }, 3],
    [{ workers: 0, automated: 2 }, 4],
  ])('[BS-AUT-03] [BS-AUT-04] With %j the first factory of Libby produces %i Goods', (factory, goods) => {
    const table = given(
      { phase: 'operating', company: 'libby' },
      { companies: { libby: { factories: [factory], resources: { steel: 1, livestock: 1 } } } },
    ).does(0, { type: 'produce', factory: 1 })
    expect(table.company('libby').goods).toBe(goods)
  })

  test('[BS-AUT-04] Each fully automated factory makes its own extra Good', () => {
    const table = given(
      { phase: 'operating', company: 'libby' },
      {
        companies: {
          libby: { factories: [{ automated: 2 }, { automated: 2 }], resources: { steel: 2, livestock: 3 } },
        },
      },
    ).does(0, { type: 'produce', factory: 1 }, { type: 'produce', factory: 2 })
    expect(table.company('libby').goods).toBe(4 + 4)
  })
})

describe('Double automation', () => {
  test('[BS-AUT-05] [EX-DV-46] Two Workers of one factory, both relocated', () => {
    const table = automating('e3-automate-2', { factories: [{ workers: 2 }, { workers: 0 }] }, 3)
    table.does(0, { type: 'relocate', to: 2 }, { type: 'relocate', to: 2 })

    expect(table.company('libby').treasury).toBe(0)
    expect(table.company('libby').factories).toMatchObject([
      { workers: 0, automated: 2 },
      { workers: 2, automated: 0 },
    ])
    expect(table.cash(1)).toBe(90)
    expect(table.state.jobMarket).toBe(3)
  })

  test('[BS-AUT-05] Or one in each of two factories, of whom one may leave', () => {
    const table = automating('e3-automate-2', { factories: [{ workers: 2 }, { workers: 1 }] })
      .does(0, { type: 'automate', factory: 2 }, { type: 'relocate', to: 2 })
      .refuses(0, { type: 'relocate', to: 2 }, 'BS-GEN-01')
    expect(table.company('libby').factories).toMatchObject([
      { workers: 1, automated: 1 },
      { workers: 1, automated: 1 },
    ])
    expect(table.state.jobMarket).toBe(5)
  })

  test('[BS-AUT-05] Both are replaced before anyone is relocated', () => {
    const table = automating('e3-automate-2', { factories: [{ workers: 2 }, { workers: 1 }] })
    table.does(0, { type: 'automate', factory: 2 }).refuses(0, { type: 'automate', factory: 2 }, 'BS-GEN-01')
    expect(table.company('libby').factories).toMatchObject([{ automated: 1 }, { automated: 1 }])
  })
})
