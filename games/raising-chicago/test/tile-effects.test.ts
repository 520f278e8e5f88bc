import { describe, expect, test } from 'vitest'
import type { FieldId } from '../components/index.ts'
import { permanents } from '../model/companies.ts'
import type { RaisingChicagoMove } from '../types.ts'
import { given } from './given.ts'
import { BLUE, GREEN, PURPLE, useTile } from './moves.ts'
import type { Position } from './position.ts'
import { inProject } from './tile-moment.ts'

const copy = (field: FieldId): RaisingChicagoMove => ({ type: 'copy-tile', field })

describe('What the tiles do', () => {
  test.each([
    { id: 'RC-OUT-05', tile: 1, hold: { favour: 2 }, prestige: 0 },
    { id: 'RC-OUT-06', tile: 2, hold: { favour: 1, joker: 1 }, prestige: 0 },
    { id: 'RC-OUT-07', tile: 3, hold: {}, prestige: 3 },
    { id: 'RC-OUT-16', tile: 11, hold: { joker: 3 }, prestige: 0 },
  ])('[RC-OUT-05] [RC-OUT-06] [RC-OUT-07] [RC-OUT-16] Tile $tile ($id)', ({ tile, hold, prestige }) => {
    const tiles = ['outskirts-tile-01', 'outskirts-tile-02', 'outskirts-tile-03', 'outskirts-tile-11'] as const
    const table = given({ at: 'window', phase: 'operate' }, { companies: { [BLUE]: { tiles: [...tiles] } } })
    table.does(BLUE, useTile(tile))
    expect(table.hold(BLUE)).toEqual(hold)
    expect(table.prestige()).toEqual([prestige, 0, 0])
  })

  test('[RC-OUT-08] [RC-SC-075] Tile 4 takes the uncovered resources of one card', () => {
    const table = given(
      { at: 'bid' },
      {
        rows: [BLUE, PURPLE, GREEN],
        companies: {
          [BLUE]: { auction: 2, tiles: ['outskirts-tile-04'] },
          [PURPLE]: { auction: 2 },
          [GREEN]: { auction: 1 },
        },
        slots: { II: { squares: ['timber', 'jackscrew', 'masonry'], markers: { tl: GREEN, bl: PURPLE } } },
      },
    ).does(BLUE, useTile(4), { type: 'choose-card', slot: 'II' })
    expect(table.hold(BLUE)).toEqual({ timber: 1, masonry: 1 })
    expect(table.company(BLUE).tiles).toEqual([])
    expect(table.state.box).toContain('outskirts-tile-04')
  })

  test('[RC-OUT-08] [RC-SC-076] Tile 4 without a card in the project area', () => {
    const table = given(
      { at: 'window', phase: 'operate' },
      { companies: { [BLUE]: { tiles: ['outskirts-tile-04', 'outskirts-tile-03'] } } },
    ).refuses(BLUE, useTile(4), 'RC-OUT-08')
    expect(table.company(BLUE).tiles).toContain('outskirts-tile-04')
  })

  test('[RC-OUT-08] Tile 4 on a slot whose card is gone', () => {
    inProject(BLUE, { tiles: ['outskirts-tile-04'] })
      .does(BLUE, useTile(4))
      .refuses(BLUE, { type: 'choose-card', slot: 'II' }, 'RC-OUT-08')
  })

  test('[RC-OUT-08] [RC-SC-137] Tile 4 on a card of another company in phase 4', () => {
    const table = given(
      { at: 'execute', slot: 'II' },
      {
        companies: { [BLUE]: { tiles: ['outskirts-tile-04'] } },
        slots: {
          II: { project: 'project-20', card: 'card-04', winner: BLUE, markers: { tl: BLUE } },
          IV: { project: 'project-17', card: 'card-06', winner: GREEN, markers: { tr: GREEN, bl: GREEN } },
        },
      },
    ).does(BLUE, useTile(4), { type: 'choose-card', slot: 'IV' })
    expect(table.hold(BLUE)).toEqual({ masonry: 1 })
    expect(table.hold(GREEN)).toEqual({})
    expect(table.company(BLUE).tiles).toEqual([])
    expect(table.state.box).toContain('outskirts-tile-04')
  })

  test('[RC-OUT-08] After a move the own storeys no longer cover the own card', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        companies: { [BLUE]: { tiles: ['outskirts-tile-04'] } },
        slots: { I: { project: 'project-18', card: 'card-06', winner: BLUE, markers: { tr: BLUE, br: BLUE } } },
      },
    ).does(BLUE, { type: 'move', site: 'outskirts-site-1' }, useTile(4), { type: 'choose-card', slot: 'I' })
    expect(table.hold(BLUE)).toEqual({ timber: 1, jackscrew: 1, masonry: 1 })
  })

  test('[RC-OUT-09] [RC-SC-077] Tile 5 takes all round spaces of the project area', () => {
    const table = given(
      { at: 'window', phase: 'announce' },
      {
        companies: { [BLUE]: { tiles: ['outskirts-tile-05'] } },
        slots: {
          I: { card: 'card-02' },
          II: { card: 'card-07' },
          III: { card: 'card-12' },
          IV: { card: 'card-20' },
          V: { card: 'card-46' },
        },
      },
    ).does(BLUE, useTile(5))
    expect(table.hold(BLUE)).toEqual({ timber: 1, jackscrew: 1, masonry: 1, joker: 2, favour: 1 })
    expect(table.prestige()).toEqual([3, 0, 0])
  })

  test('[RC-OUT-09] Tile 5 needs a card in the project area', () => {
    given(
      { at: 'window', phase: 'operate' },
      { companies: { [BLUE]: { tiles: ['outskirts-tile-05', 'outskirts-tile-03'] } } },
    ).refuses(BLUE, useTile(5), 'RC-OUT-09')
  })

  test('[RC-OUT-10] [RC-SC-078] Tile 6 repeats old one-time rewards', () => {
    const table = given(
      { at: 'window', phase: 'operate' },
      {
        companies: {
          [BLUE]: {
            tiles: ['outskirts-tile-06'],
            cards: ['card-11', 'card-05', 'card-24'],
            pile: ['card-20'],
            tracks: { timber: 5 },
          },
        },
      },
    ).does(BLUE, useTile(6))
    expect(table.hold(BLUE)).toEqual({ masonry: 2 })
    expect(table.prestige()).toEqual([3, 0, 0])
    expect(table.company(BLUE).tracks.timber).toBe(6)
    expect(permanents(3, table.company(BLUE).tracks, 'timber')).toBe(2)
  })

  test('[RC-OUT-10] Tile 6 needs a card under the own board; the pile does not count', () => {
    given(
      { at: 'window', phase: 'operate' },
      { companies: { [BLUE]: { pile: ['card-20'], tiles: ['outskirts-tile-06', 'outskirts-tile-03'] } } },
    ).refuses(BLUE, useTile(6), 'RC-OUT-10')
  })

  test('[RC-OUT-11] [RC-SC-079] Tile 7 adds a storey and 1 prestige', () => {
    const table = inProject(
      PURPLE,
      { tiles: ['outskirts-tile-07'] },
      { city: { 'site-30': { owner: PURPLE, storeys: 2 }, 'site-01': { owner: PURPLE, storeys: 15 } } },
    )
    // Two storeys and 15, and one marker on the card.
    expect(table.company(PURPLE).supply).toBe(7)
    table.does(PURPLE, useTile(7), { type: 'add-storey', site: 'site-30' })
    expect(table.site('site-30')).toMatchObject({ storeys: 3 })
    expect(table.company(PURPLE).supply).toBe(6)
    expect(table.prestige()).toEqual([0, 1, 0])
  })

  test('[RC-OUT-11] [RC-SC-080] Tile 7 on a rival building is refused', () => {
    const city: Position['city'] = { 'site-30': { owner: BLUE, storeys: 2 } }
    const none = inProject(PURPLE, { tiles: ['outskirts-tile-07', 'outskirts-tile-03'] }, { city })
    none.refuses(PURPLE, useTile(7), 'RC-OUT-11')
    expect(none.company(PURPLE).tiles).toContain('outskirts-tile-07')
    inProject(PURPLE, { tiles: ['outskirts-tile-07'] }, { city: { ...city, 'site-31': { owner: PURPLE, storeys: 1 } } })
      .does(PURPLE, useTile(7))
      .refuses(PURPLE, { type: 'add-storey', site: 'site-30' }, 'RC-OUT-11')
      .refuses(PURPLE, { type: 'add-storey', site: 'site-29' }, 'RC-OUT-11')
  })

  test('[RC-OUT-11] Tile 7 does not work at the outskirts', () => {
    inProject(
      PURPLE,
      { tiles: ['outskirts-tile-07', 'outskirts-tile-03'] },
      { moved: { 'outskirts-site-1': { owner: PURPLE, storeys: 2 } } },
    ).refuses(PURPLE, useTile(7), 'RC-OUT-11')
  })

  test('[RC-OUT-12] Tile 8: three steps on one track, columns on the way pay', () => {
    const table = inProject(BLUE, {
      tiles: ['outskirts-tile-08'],
      tracks: { timber: 5, jackscrew: 6, masonry: 2 },
    }).does(BLUE, useTile(8), { type: 'train', track: 'masonry' })
    expect(table.company(BLUE).tracks).toEqual({ timber: 5, jackscrew: 6, masonry: 5 })
    expect(table.hold(BLUE)).toEqual({ joker: 2 })
    expect(table.prestige()).toEqual([2, 0, 0])
  })

  test('[RC-OUT-13] Tile 8 on a finished track is possible and gives nothing', () => {
    const table = inProject(BLUE, { tiles: ['outskirts-tile-08'], tracks: { timber: 11 } })
    table.does(BLUE, useTile(8), { type: 'train', track: 'timber' })
    expect(table.company(BLUE).tracks).toEqual({ timber: 11, jackscrew: 0, masonry: 0 })
  })

  test('[RC-OUT-14] [RC-SC-081] Tile 9 needs exactly four resources', () => {
    const table = inProject(PURPLE, { tiles: ['outskirts-tile-09'] }).does(PURPLE, useTile(9))
    table
      .refuses(PURPLE, { type: 'take-four', timber: 2, jackscrew: 0, masonry: 3 }, 'RC-OUT-14')
      .refuses(PURPLE, { type: 'take-four', timber: 1, jackscrew: 1, masonry: 1 }, 'RC-OUT-14')
    expect(table.hold(PURPLE)).toEqual({})
  })

  test('[RC-OUT-14] [RC-SC-082] Tile 9: three jackscrews and one masonry', () => {
    const table = inProject(PURPLE, { tiles: ['outskirts-tile-09'] }).does(PURPLE, useTile(9), {
      type: 'take-four',
      timber: 0,
      jackscrew: 3,
      masonry: 1,
    })
    expect(table.hold(PURPLE)).toEqual({ jackscrew: 3, masonry: 1 })
    expect(table.company(PURPLE).tiles).toEqual([])
  })

  test('[RC-OUT-15] [RC-SC-083] Tile 10 swaps a column banner with the prestige-area banner', () => {
    const table = inProject(GREEN, { tiles: ['outskirts-tile-10'] }, { banners: { 4: 'timber', 9: 'masonry' } })
    table
      .does(GREEN, useTile(10))
      .refuses(GREEN, { type: 'swap-banners', spaces: ['banner-space-4', 'banner-space-4'] }, 'RC-OUT-15')
      .refuses(GREEN, { type: 'swap-banners', spaces: ['banner-space-4'] }, 'RC-OUT-15')
    // Which one is named first makes no difference, and only one way is offered.
    expect(table.table.play(GREEN, { type: 'swap-banners', spaces: ['banner-space-9', 'banner-space-4'] })).toBeNull()
    expect(table.state.banners[3]).toBe('masonry')
    expect(table.state.banners[8]).toBe('timber')
    expect(table.prestige()).toEqual([0, 0, 2])
  })

  test('[RC-OUT-17] [RC-SC-084] Tile 12 copies two different tiles', () => {
    const fields = {
      'field-02': 'neighbourhood-tile-01',
      'field-08': 'neighbourhood-tile-15',
      'field-10': 'neighbourhood-tile-12',
    } as const
    const table = inProject(GREEN, { tiles: ['outskirts-tile-12'] }, { fields })
    const before = [...table.state.fields]
    table.does(GREEN, useTile(12), copy('field-08'), copy('field-10'))
    expect(table.hold(GREEN)).toEqual({ timber: 1, masonry: 2, joker: 2 })
    expect(table.state.fields).toEqual(before)
    expect(table.company(GREEN).neighbourhoods).toEqual([])
    expect(table.step()).toBe('payment')
  })

  test('[RC-OUT-17] [RC-SC-085] Tile 12 cannot copy the same tile twice', () => {
    const fields = { 'field-02': 'neighbourhood-tile-01', 'field-08': 'neighbourhood-tile-15' } as const
    inProject(GREEN, { tiles: ['outskirts-tile-12'] }, { fields })
      .does(GREEN, useTile(12), copy('field-02'))
      .refuses(GREEN, copy('field-02'), 'RC-OUT-17')
      .refuses(GREEN, copy('field-10'), 'RC-OUT-17')
  })

  test('[RC-OUT-17] The only tile left, or none', () => {
    const one = inProject(
      GREEN,
      { tiles: ['outskirts-tile-12'] },
      { fields: { 'field-08': 'neighbourhood-tile-15' } },
    ).does(GREEN, useTile(12), copy('field-08'))
    expect(one.hold(GREEN)).toEqual({ joker: 2 })
    expect(one.step()).not.toBe('copy-tile')
    inProject(GREEN, { tiles: ['outskirts-tile-12', 'outskirts-tile-03'] }, { fields: {} }).refuses(
      GREEN,
      useTile(12),
      'RC-OUT-17',
    )
  })
})
