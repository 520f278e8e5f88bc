import { describe, expect, test } from 'vitest'
import { PRESTIGE_IDS, SITE_IDS, type SiteId } from '../components/index.ts'
import { allStoreys } from '../model/city.ts'
import { permanents } from '../model/companies.ts'
import { type Given, given } from './given.ts'
import { BLUE, GREEN, PURPLE, useTile } from './moves.ts'
import type { Position } from './position.ts'

/** Green has won project 14 with two markers. */
function greenMoves(position: Position = {}): Given {
  return given(
    { at: 'build', slot: 'III' },
    {
      slots: { III: { project: 'project-14', winner: GREEN, markers: { tr: GREEN, bl: GREEN } } },
      outskirts: { 'outskirts-site-1': 'outskirts-tile-09', 'outskirts-site-8': 'outskirts-tile-02' },
      display: ['prestige-01', 'prestige-06', 'prestige-09'],
      stack: ['prestige-04'],
      banners: { 1: 'timber', 2: 'masonry', 9: 'masonry' },
      ...position,
    },
  )
}

const PURPLE_SITES = SITE_IDS.slice(16, 24)

describe('Phase 4: move project', () => {
  test('[RC-MOV-03] [RC-MOV-05] [RC-MOV-06] [RC-MOV-12] [RC-MOV-14] [RC-EX-13] A building moves, a prestige building rises', () => {
    const table = given(
      { at: 'build', slot: 'II' },
      {
        companies: {
          [BLUE]: { prestige: 6, tracks: { timber: 1, jackscrew: 1, masonry: 1 } },
          [PURPLE]: { prestige: 3 },
          [GREEN]: { prestige: 3 },
        },
        slots: { II: { project: 'project-09', winner: BLUE, markers: { tr: BLUE, bl: BLUE, br: BLUE } } },
        outskirts: { 'outskirts-site-4': 'outskirts-tile-11', 'outskirts-site-5': 'outskirts-tile-03' },
        display: ['prestige-08', 'prestige-05', 'prestige-03'],
        stack: ['prestige-10', 'prestige-02'],
        banners: { 3: 'timber', 9: 'masonry' },
        city: {
          'site-11': { owner: BLUE, storeys: 2 },
          'site-12': { owner: PURPLE, storeys: 2 },
          'site-20': { owner: GREEN, storeys: 1 },
        },
        fields: { 'field-06': 'neighbourhood-tile-01', 'field-11': 'neighbourhood-tile-13' },
      },
    ).movesTo(BLUE, 'outskirts-site-4', { prestige: 'prestige-03', site: 'site-19', rotation: 180 })
    expect(table.company(BLUE)).toMatchObject({
      symbols: { y: 1 },
      tiles: ['outskirts-tile-11'],
      tracks: { timber: 2, jackscrew: 1, masonry: 2 },
      neighbourhoods: ['neighbourhood-tile-01'],
    })
    expect(table.state.outskirts[3]).toEqual({ project: 'project-09', owner: BLUE, storeys: 3 })
    expect(table.state.outskirts[4]).toBe('outskirts-tile-03')
    expect(table.site('site-19')).toEqual({ prestige: 'prestige-03', rotation: 180 })
    expect(table.state.display).toEqual(['prestige-08', 'prestige-05', 'prestige-10'])
    expect(table.state.prestigeStack[0]).toBe('prestige-02')
    // 3 for the storeys, 2 for the central site.
    expect(table.prestige()).toEqual([11, 4, 4])
    expect(table.state.ranking).toEqual([BLUE, PURPLE, GREEN])
    expect(table.hold(BLUE)).toEqual({ favour: 1 })
    expect(table.state.fields[10]).toBe('neighbourhood-tile-13')
  })

  test('[RC-MOV-01] Only the winner moves its project, and it declines neither part', () => {
    const table = greenMoves().refuses(BLUE, { type: 'move', site: 'outskirts-site-1' }, 'RC-MOV-01')
    expect(new Set(table.moves(GREEN).map(({ type }) => type))).toEqual(new Set(['move']))
    table.does(GREEN, { type: 'move', site: 'outskirts-site-1' })
    expect(new Set(table.moves(GREEN, 'choose-prestige').map(({ type }) => type))).toEqual(new Set(['choose-prestige']))
    expect(table.asked()).toEqual([GREEN])
  })

  test('[RC-MOV-02] The symbol tile, project 36 the star, and no other reward', () => {
    expect(greenMoves().company(GREEN).symbols.book).toBe(1)
    const star = given(
      { at: 'build', slot: 'I' },
      { round: 8, slots: { I: { project: 'project-36', winner: BLUE, markers: { tr: BLUE } } } },
    )
    expect(star.company(BLUE)).toMatchObject({ symbols: { star: 1 }, prestige: 0 })
    expect(star.hold(BLUE)).toEqual({})
  })

  test('[RC-MOV-04] [RC-SC-057] An outskirts site without tile is refused', () => {
    greenMoves({ moved: { 'outskirts-site-3': { owner: BLUE, storeys: 1 } } }).refuses(
      GREEN,
      { type: 'move', site: 'outskirts-site-3' },
      'RC-MOV-04',
      { site: 'outskirts-site-3' },
    )
  })

  test('[RC-MOV-05] The tile just taken can be used before the prestige building is chosen', () => {
    const table = greenMoves().does(GREEN, { type: 'move', site: 'outskirts-site-8' }, useTile(2))
    expect(table.hold(GREEN)).toEqual({ favour: 1, joker: 1 })
    expect(table.state.box).toContain('outskirts-tile-02')
    expect(table.step()).toBe('prestige-building')
  })

  test('[RC-MOV-06] [RC-MOV-07] Storeys at the outskirts gain prestige and count for no ward', () => {
    const table = greenMoves().does(GREEN, { type: 'move', site: 'outskirts-site-1' })
    expect(table.company(GREEN).prestige).toBe(2)
    expect(allStoreys(table.state, GREEN)).toBe(2)
    const over = given({ at: 'scoring' }, { round: 8, moved: { 'outskirts-site-1': { owner: GREEN, storeys: 4 } } })
    expect(over.scored('wards')).toEqual([0, 0, 0])
  })

  test('[RC-MOV-08] [RC-SC-058] A prestige building from the stack is refused', () => {
    const table = greenMoves().does(GREEN, { type: 'move', site: 'outskirts-site-1' })
    table.refuses(GREEN, { type: 'choose-prestige', building: 'prestige-04' }, 'RC-MOV-08')
    expect(table.moves(GREEN, 'choose-prestige')).toHaveLength(3)
  })

  test('[RC-MOV-09] [RC-SC-056] A prestige building must use a free purple site', () => {
    const table = greenMoves().does(
      GREEN,
      { type: 'move', site: 'outskirts-site-1' },
      { type: 'choose-prestige', building: 'prestige-06' },
    )
    table.refuses(GREEN, { type: 'place-prestige', site: 'site-09', rotation: 0 }, 'RC-MOV-09')
    // Eight purple sites in four rotations.
    expect(table.moves(GREEN, 'place-prestige')).toHaveLength(32)
  })

  test('[RC-MOV-10] [RC-SC-138] An occupied purple site while another one is free', () => {
    greenMoves({ city: { 'site-17': { owner: BLUE, storeys: 1 } } })
      .does(GREEN, { type: 'move', site: 'outskirts-site-1' }, { type: 'choose-prestige', building: 'prestige-06' })
      .refuses(GREEN, { type: 'place-prestige', site: 'site-17', rotation: 0 }, 'RC-MOV-10')
  })

  test('[RC-MOV-10] [RC-MOV-12] [RC-SC-060] All purple sites taken: any site, with its reward', () => {
    const city = Object.fromEntries(PURPLE_SITES.map((site, i) => [site, { owner: i % 3, storeys: 1 }]))
    const table = greenMoves({ city, fields: {} }).movesTo(GREEN, 'outskirts-site-1', {
      prestige: 'prestige-09',
      site: 'site-01',
    })
    expect(table.site('site-01')).toEqual({ prestige: 'prestige-09', rotation: 0 })
    expect(table.hold(GREEN)).toEqual({ joker: 1 })
    expect(table.company(GREEN)).toMatchObject({ prestige: 2, tracks: { timber: 1, masonry: 1 } })
  })

  test('[RC-MOV-11] Quarter turns only', () => {
    greenMoves()
      .does(GREEN, { type: 'move', site: 'outskirts-site-1' }, { type: 'choose-prestige', building: 'prestige-06' })
      .refuses(GREEN, { type: 'place-prestige', site: 'site-18', rotation: 45 }, 'RC-MOV-11')
      .does(GREEN, { type: 'place-prestige', site: 'site-18', rotation: 270 })
  })

  test('[RC-MOV-13] [RC-SC-059] Both banners show the same track: two steps', () => {
    const table = greenMoves({ companies: { [GREEN]: { tracks: { timber: 2, jackscrew: 2, masonry: 1 } } } })
    table.movesTo(GREEN, 'outskirts-site-8', { prestige: 'prestige-06', site: 'site-18', rotation: 90 })
    const company = table.company(GREEN)
    expect(company.tracks).toEqual({ timber: 2, jackscrew: 2, masonry: 3 })
    expect(permanents(3, company.tracks, 'masonry')).toBe(1)
    // 2 storeys, and column 2.
    expect(company).toMatchObject({ prestige: 4, symbols: { book: 1 }, tiles: ['outskirts-tile-02'] })
    expect(table.state.display).toEqual(['prestige-01', 'prestige-04', 'prestige-09'])
    expect(table.site('site-18')).toEqual({ prestige: 'prestige-06', rotation: 90 })
  })

  test('[RC-MOV-14] [RC-SC-061] Empty stack: the prestige space stays empty', () => {
    const display = ['prestige-01', 'prestige-06', 'prestige-09'] as const
    // The other seven stand out of the way.
    const others = PRESTIGE_IDS.filter((id) => !display.includes(id as (typeof display)[number]))
    const sites: SiteId[] = ['site-02', 'site-04', 'site-06', 'site-34', 'site-36', 'site-38', 'site-39']
    const city = Object.fromEntries(others.map((prestige, i) => [sites[i], { prestige }]))
    const table = greenMoves({ display: [...display], stack: [], city })
    table.movesTo(GREEN, 'outskirts-site-1', { prestige: 'prestige-01', site: 'site-17', rotation: 270 })
    expect(table.state.display).toEqual([null, 'prestige-06', 'prestige-09'])
    expect(table.state.prestigeStack).toEqual([])
  })

  test('[RC-MOV-15] [RC-MOV-16] [RC-SC-062] A prestige building encloses a field for somebody else', () => {
    const table = greenMoves({
      companies: { [BLUE]: { prestige: 8 }, [PURPLE]: { prestige: 5 }, [GREEN]: { prestige: 5 } },
      ranking: [BLUE, GREEN, PURPLE],
      city: {
        'site-09': { owner: BLUE, storeys: 1 },
        'site-10': { owner: PURPLE, storeys: 3 },
        'site-18': { owner: BLUE, storeys: 1 },
      },
      fields: { 'field-05': 'neighbourhood-tile-10' },
    }).movesTo(GREEN, 'outskirts-site-1', { prestige: 'prestige-01', site: 'site-17' })
    expect(table.state.companies.map(({ neighbourhoods }) => neighbourhoods.length)).toEqual([0, 1, 0])
    expect(table.hold(PURPLE)).toEqual({ timber: 2, jackscrew: 1 })
    expect(table.prestige()).toEqual([9, 5, 7])
  })
})
