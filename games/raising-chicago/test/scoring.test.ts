import { describe, expect, test } from 'vitest'
import { pointsFor } from '../scoring.ts'
import { CATEGORIES } from '../state.ts'
import { given } from './given.ts'
import { BLUE, GREEN, PURPLE, useTile, WHITE } from './moves.ts'
import type { Position } from './position.ts'

const scoring = (position: Position) => given({ at: 'scoring' }, position)

describe('Final scoring: order', () => {
  test('[RC-END-01] [RC-END-21] Eight categories, the council last and only with the module', () => {
    const categories = [
      'wards',
      'auction',
      'prestige-buildings',
      'final-projects',
      'symbols',
      'personal',
      'poverty',
      'council',
    ]
    expect(CATEGORIES).toEqual(categories)
    const without = scoring({}).entries('scored')
    expect(without.map(({ category }) => category)).toEqual(categories.slice(0, -1))
    const withCouncil = scoring({ council: { A: 'council-01' } }).entries('scored')
    expect(withCouncil.map(({ category }) => category)).toEqual(categories)
  })

  test('[RC-END-02] [RC-END-19] [RC-END-22] [RC-SC-146] Scored points change the winner', () => {
    const table = scoring({
      companies: {
        [BLUE]: { prestige: 70, poverty: 1 },
        [PURPLE]: { prestige: 73, poverty: 5 },
        [GREEN]: { prestige: 66 },
      },
    })
    expect(table.scored('poverty')).toEqual([-1, -8, 0])
    expect(table.prestige()).toEqual([69, 65, 66])
    expect(table.table.result?.winners).toEqual([BLUE])
  })
})

describe('Ward control and auction board', () => {
  test('[RC-END-03] All storeys of a ward are added, those of tile 7 included', () => {
    const table = given(
      { at: 'execute', slot: 'I' },
      {
        companies: { [GREEN]: { tiles: ['outskirts-tile-07'] } },
        slots: { I: { project: 'project-20', winner: GREEN, markers: { tr: GREEN } } },
        city: {
          'site-05': { owner: BLUE, storeys: 3 },
          'site-06': { owner: GREEN, storeys: 1 },
          'site-22': { owner: GREEN, storeys: 2 },
        },
        wards: { 3: 'ward-control-3' },
      },
    )
    // Three against three share 6 and 3, rounded up; the fourth storey decides.
    expect(pointsFor(table.state, 'wards')).toEqual([5, 0, 5])
    table.does(GREEN, useTile(7), { type: 'add-storey', site: 'site-06' })
    expect(pointsFor(table.state, 'wards')).toEqual([3, 0, 6])
  })

  test('[RC-END-04] [RC-END-05] First and second place, each alone', () => {
    const table = scoring({
      city: {
        'site-05': { owner: BLUE, storeys: 3 },
        'site-06': { owner: GREEN, storeys: 2 },
        'site-13': { owner: PURPLE, storeys: 1 },
      },
      wards: { 3: 'ward-control-2' },
    })
    expect(table.scored('wards')).toEqual([5, 0, 2])
    expect(table.company(BLUE).wardTiles).toEqual(['ward-control-2'])
    expect(table.state.wardTiles[2]).toBeNull()
  })

  test('[RC-END-06] [RC-SC-097] Ward tie for first place, rounded up', () => {
    const table = scoring({
      city: {
        'site-01': { owner: BLUE, storeys: 3 },
        'site-02': { owner: GREEN, storeys: 3 },
        'site-10': { owner: PURPLE, storeys: 2 },
      },
      wards: { 1: 'ward-control-3' },
    })
    expect(table.scored('wards')).toEqual([5, 0, 5])
    expect(table.state.companies.map(({ wardTiles }) => wardTiles)).toEqual([[], [], []])
    expect(table.state.box).toContain('ward-control-3')
  })

  test('[RC-END-06] [RC-SC-099] Three-way ward tie', () => {
    const table = scoring({
      city: {
        'site-05': { owner: BLUE, storeys: 2 },
        'site-06': { owner: GREEN, storeys: 2 },
        'site-13': { owner: PURPLE, storeys: 2 },
      },
      wards: { 3: 'ward-control-2' },
    })
    expect(table.scored('wards')).toEqual([3, 3, 3])
  })

  test('[RC-END-07] [RC-SC-098] Ward tie for second place, rounded up', () => {
    const table = scoring({
      seats: 4,
      city: {
        'site-03': { owner: WHITE, storeys: 4 },
        'site-04': { owner: BLUE, storeys: 2 },
        'site-11': { owner: PURPLE, storeys: 1 },
        'site-12': { owner: PURPLE, storeys: 1 },
        'site-19': { owner: GREEN, storeys: 1 },
      },
      wards: { 2: 'ward-control-4' },
    })
    expect(table.scored('wards')).toEqual([2, 2, 0, 7])
    expect(table.company(WHITE).wardTiles).toEqual(['ward-control-4'])
  })

  test('[RC-END-08] [RC-SC-100] Alone in a ward: nobody is second', () => {
    const table = scoring({
      city: { 'site-07': { owner: BLUE, storeys: 1 }, 'site-08': { prestige: 'prestige-01' } },
      wards: { 4: 'ward-control-1' },
    })
    expect(table.scored('wards')).toEqual([4, 0, 0])
    expect(table.company(BLUE).wardTiles).toEqual(['ward-control-1'])
  })

  test.each([
    { id: 'RC-SC-101', what: 'tie for most', markers: [2, 2, 1, 0], points: [4, 4, 0, 0] },
    { id: 'RC-SC-102', what: 'tie for second', markers: [3, 1, 1, 1], points: [5, 1, 1, 1] },
    { id: 'RC-SC-103', what: 'nobody returned a marker', markers: [0, 0, 0, 0], points: [0, 0, 0, 0] },
    { id: 'alone', what: 'first and second', markers: [1, 3, 0, 2], points: [0, 5, 0, 2] },
  ])('[RC-END-09] [RC-SC-101] [RC-SC-102] [RC-SC-103] Auction board: $what ($id)', ({ markers, points }) => {
    const companies = Object.fromEntries(markers.map((auction, seat) => [seat, { auction }]))
    expect(scoring({ seats: 4, round: 8, companies }).scored('auction')).toEqual(points)
  })
})

describe('Prestige buildings', () => {
  test('[RC-END-10] [RC-SC-104] Arrows after rotation, across a ward border', () => {
    const table = scoring({
      city: {
        'site-20': { prestige: 'prestige-05', rotation: 90 },
        'site-21': { owner: GREEN, storeys: 2 },
        'site-28': { owner: BLUE, storeys: 1 },
        'site-12': { owner: PURPLE, storeys: 3 },
      },
    })
    expect(table.scored('prestige-buildings')).toEqual([3, 0, 3])
  })

  test('[RC-END-10] [RC-SC-105] Arrows at empty sites, prestige buildings and the edge give nothing', () => {
    const table = scoring({
      city: {
        'site-17': { prestige: 'prestige-09' },
        'site-18': { prestige: 'prestige-01', rotation: 180 },
        'site-09': { owner: BLUE, storeys: 1 },
        'site-26': { owner: BLUE, storeys: 2 },
      },
    })
    expect(table.scored('prestige-buildings')).toEqual([6, 0, 0])
  })

  test('[RC-END-10] [RC-SC-106] One company gains the same prestige building twice', () => {
    const table = scoring({
      city: {
        'site-22': { prestige: 'prestige-03' },
        'site-14': { owner: PURPLE, storeys: 1 },
        'site-30': { owner: PURPLE, storeys: 1 },
      },
    })
    expect(table.scored('prestige-buildings')).toEqual([0, 6, 0])
  })
})

describe('Final projects and symbols', () => {
  test('[RC-END-11] [RC-SC-107] Final projects and symbol tiles', () => {
    const table = scoring({
      companies: { [BLUE]: { finals: ['final-01', 'final-05'], symbols: { locomotive: 2, lion: 3, book: 1 } } },
    })
    expect(table.scored('final-projects')).toEqual([18, 0, 0])
  })

  test('[RC-END-12] [RC-SC-108] Star in final projects counts as one symbol for all of them', () => {
    const symbols = { locomotive: 2, lion: 3, book: 1, star: 1 }
    const table = scoring({ companies: { [BLUE]: { finals: ['final-01', 'final-05'], symbols } } })
    expect(table.scored('final-projects')).toEqual([22, 0, 0])
  })

  test('[RC-END-13] [RC-SC-109] Star completes a set independently', () => {
    const symbols = { locomotive: 2, lion: 3, book: 2, seal: 2, y: 1, star: 1 }
    const table = scoring({ companies: { [BLUE]: { finals: ['final-01', 'final-05'], symbols } } })
    expect(table.scored('symbols')).toEqual([6, 0, 0])
    // As a lion: 2 x (2 + 3) and 2 x (3 + 2), and 2 for each of the two tiles.
    expect(table.scored('final-projects')).toEqual([24, 0, 0])
  })

  test('[RC-END-13] [RC-SC-110] No set without all five symbols', () => {
    const table = scoring({ companies: { [BLUE]: { symbols: { locomotive: 4, lion: 4, book: 4, seal: 4, y: 0 } } } })
    expect(table.scored('symbols')).toEqual([0, 0, 0])
  })

  test('[RC-END-13] The star replaces only one symbol', () => {
    const symbols = { locomotive: 1, lion: 1, book: 1, star: 1 }
    expect(scoring({ companies: { [BLUE]: { symbols } } }).scored('symbols')).toEqual([0, 0, 0])
  })
})

describe('Poverty and the winner', () => {
  test('[RC-END-19] [RC-SC-115] Poverty penalties', () => {
    const table = scoring({ companies: { [PURPLE]: { poverty: 4 }, [GREEN]: { poverty: 9 } } })
    expect(table.scored('poverty')).toEqual([0, -6, -21])
  })

  test('[RC-END-20] A total can be negative', () => {
    const table = scoring({ companies: { [GREEN]: { prestige: 3, poverty: 12 } } })
    expect(table.prestige()).toEqual([0, 0, -31])
    expect(table.table.result?.scores).toEqual([0, 0, -31])
  })

  test('[RC-END-22] The most prestige wins', () => {
    const prestige = { [BLUE]: { prestige: 40 }, [PURPLE]: { prestige: 41 }, [GREEN]: { prestige: 39 } }
    expect(scoring({ companies: prestige }).table.result?.winners).toEqual([PURPLE])
  })

  test('[RC-END-23] [RC-SC-116] Tie for victory is broken by storeys everywhere', () => {
    const { table } = given(
      { at: 'over' },
      {
        ranking: [PURPLE, BLUE, GREEN],
        companies: { [BLUE]: { prestige: 88 }, [PURPLE]: { prestige: 88 }, [GREEN]: { prestige: 80 } },
        city: { 'site-01': { owner: BLUE, storeys: 3 }, 'site-02': { owner: PURPLE, storeys: 4 } },
        moved: { 'outskirts-site-1': { owner: BLUE, storeys: 2 } },
      },
    )
    expect(table.result?.winners).toEqual([BLUE])
  })

  test('[RC-END-24] [RC-SC-117] Shared victory', () => {
    const { table } = given(
      { at: 'over' },
      {
        companies: { [BLUE]: { prestige: 88 }, [PURPLE]: { prestige: 88 }, [GREEN]: { prestige: 80 } },
        city: {
          'site-01': { owner: BLUE, storeys: 3 },
          'site-02': { owner: PURPLE, storeys: 3 },
          'site-03': { owner: GREEN, storeys: 9 },
        },
      },
    )
    expect(table.result?.winners).toEqual([BLUE, PURPLE])
  })
})
