import { describe, expect, test } from 'vitest'
import { SITE_IDS } from '../components/index.ts'
import { given } from './given.ts'
import { BLUE, GREEN, PURPLE, useTile } from './moves.ts'
import type { SlotPosition } from './position.ts'

/** A project won with so many markers. */
function won(project: SlotPosition['project'], seat: number, markers: 1 | 2 | 3 | 4): SlotPosition {
  const squares = (['tl', 'tr', 'bl', 'br'] as const).slice(0, markers)
  return {
    ...(project && { project }),
    winner: seat,
    markers: Object.fromEntries(squares.map((square) => [square, seat])),
  }
}

describe('Phase 4: raise project', () => {
  test('[RC-RAI-06] [RC-RAI-09] [RC-EX-02] Three bid markers become three storeys', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      { slots: { I: won('project-05', BLUE, 3) }, banners: { 2: 'masonry' } },
    ).raises(BLUE, 'site-02')
    expect(table.site('site-02')).toEqual({ project: 'project-05', owner: BLUE, storeys: 3 })
    // 2 printed prestige and 3 for the storeys.
    expect(table.company(BLUE)).toMatchObject({ prestige: 5, tracks: { masonry: 1 }, symbols: { seal: 1 }, supply: 22 })
  })

  test('[RC-RAI-02] [RC-RAI-03] [RC-RAI-07] [RC-RAI-08] [RC-EX-12] A building on a corner site of ward 1', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        round: 3,
        companies: {
          [BLUE]: { prestige: 6 },
          [PURPLE]: { prestige: 3, hold: { masonry: 1 }, tracks: { timber: 1, jackscrew: 3, masonry: 1 } },
          [GREEN]: { prestige: 3 },
        },
        slots: { I: won('project-11', PURPLE, 2) },
        banners: { 1: 'jackscrew' },
        fields: { 'field-01': 'neighbourhood-tile-01' },
      },
    )
    // Symbol and printed reward come before the site is chosen.
    expect(table.company(PURPLE)).toMatchObject({ symbols: { seal: 1 }, tracks: { jackscrew: 4 } })
    table.raises(PURPLE, 'site-01')
    expect(table.company(PURPLE).tracks).toEqual({ timber: 1, jackscrew: 5, masonry: 1 })
    expect(table.hold(PURPLE)).toEqual({ masonry: 1, joker: 1 })
    expect(table.site('site-01')).toMatchObject({ owner: PURPLE, storeys: 2 })
    expect(table.prestige()).toEqual([6, 5, 3])
    expect(table.state.ranking).toEqual([BLUE, PURPLE, GREEN])
    expect(table.state.fields[0]).toBe('neighbourhood-tile-01')
  })

  test('[RC-RAI-01] [RC-SC-139] Raising the project of another company is refused', () => {
    given(
      { at: 'build', slot: 'II' },
      { slots: { II: won('project-16', GREEN, 1) }, banners: { 2: 'timber' } },
    ).refuses(BLUE, { type: 'raise', site: 'site-10' }, 'RC-RAI-01')
  })

  test('[RC-RAI-01] The winner cannot decline', () => {
    const table = given({ at: 'build', slot: 'I' }, { slots: { I: won('project-16', GREEN, 1) } })
    expect(new Set(table.moves(GREEN).map(({ type }) => type))).toEqual(new Set(['raise']))
    expect(table.asked()).toEqual([GREEN])
  })

  test('[RC-RAI-03] Printed rewards are taken from left to right', () => {
    // project-21: a step on the jackscrew track, then a joker. The step completes column 1, which gives a joker first.
    const table = given(
      { at: 'build', slot: 'I' },
      { companies: { [BLUE]: { tracks: { timber: 1, masonry: 1 } } }, slots: { I: won('project-21', BLUE, 1) } },
    )
    expect(table.hold(BLUE)).toEqual({ joker: 2 })
    expect(table.entries('gained').map(({ from }) => from)).toEqual(['column', 'project'])
  })

  test.each([
    ['project-13', { joker: 1 }],
    ['project-07', { favour: 1 }],
  ] as const)('[RC-RAI-03] %s gives its reward', (project, reward) => {
    const table = given({ at: 'build', slot: 'I' }, { slots: { I: won(project, BLUE, 1) } })
    expect(table.hold(BLUE)).toEqual(reward)
  })

  test('[RC-RAI-03] A company extension comes from the supply of six', () => {
    const table = given({ at: 'build', slot: 'I' }, { slots: { I: won('project-04', BLUE, 1) } })
    expect(table.company(BLUE).extensions).toBe(1)
    expect(table.state.extensions).toBe(5)
  })

  test('[RC-RAI-03] [RC-CMP-05] [RC-SC-055] The competence reward completes a column before the building is placed', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        companies: { [BLUE]: { tracks: { timber: 4, jackscrew: 3, masonry: 6 } } },
        slots: { I: won('project-11', BLUE, 1) },
        banners: { 2: 'timber' },
      },
    )
    expect(table.company(BLUE).prestige).toBe(2)
    table.raises(BLUE, 'site-10')
    expect(table.company(BLUE)).toMatchObject({
      prestige: 3,
      tracks: { timber: 5, jackscrew: 4, masonry: 6 },
      symbols: { seal: 1 },
    })
  })

  test('[RC-RAI-04] [RC-SC-052] A final project gives prestige but no symbol tile', () => {
    const table = given(
      { at: 'build', slot: 'II' },
      { round: 8, slots: { II: won('final-04', PURPLE, 4) }, banners: { 8: 'masonry' } },
    ).raises(PURPLE, 'site-40')
    expect(table.company(PURPLE)).toMatchObject({ prestige: 9, finals: ['final-04'] })
    expect(Object.values(table.company(PURPLE).symbols)).toEqual([0, 0, 0, 0, 0, 0])
    expect(table.hold(PURPLE)).toEqual({ joker: 1 })
    expect(table.site('site-40')).toMatchObject({ owner: PURPLE, storeys: 4 })
  })

  test('[RC-RAI-05] [RC-SC-051] A site that is already built on', () => {
    given(
      { at: 'build', slot: 'I' },
      { city: { 'site-20': { prestige: 'prestige-01' } }, slots: { I: won('project-08', GREEN, 1) } },
    ).refuses(GREEN, { type: 'raise', site: 'site-20' }, 'RC-RAI-05', { site: 'site-20' })
  })

  test('[RC-RAI-05] Any empty site in any ward, purple ones included', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      { city: { 'site-05': { owner: BLUE, storeys: 1 } }, slots: { I: won('project-08', GREEN, 1) } },
    )
    const sites = SITE_IDS.filter((site) => site !== 'site-05')
    expect(table.moves(GREEN, 'raise')).toEqual(sites.map((site) => ({ type: 'raise', site })))
  })

  test('[RC-RAI-07] [RC-RAI-09] [RC-SC-050] Central site: prestige for site and storeys', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        companies: { [GREEN]: { prestige: 4 }, [BLUE]: { prestige: 5 } },
        slots: { I: won('project-08', GREEN, 2) },
        banners: { 4: 'jackscrew' },
      },
    ).raises(GREEN, 'site-20')
    expect(table.company(GREEN)).toMatchObject({
      prestige: 8,
      tracks: { timber: 1, jackscrew: 1, masonry: 0 },
      symbols: { book: 1 },
    })
    expect(table.state.ranking).toEqual([GREEN, BLUE, PURPLE])
  })

  test.each(['site-01', 'site-08', 'site-33', 'site-40'] as const)('[RC-RAI-07] %s gives a joker', (site) => {
    const table = given({ at: 'build', slot: 'I' }, { slots: { I: won('project-20', BLUE, 1) } }).raises(BLUE, site)
    expect(table.hold(BLUE)).toEqual({ joker: 1 })
  })

  test.each(['site-19', 'site-20', 'site-21', 'site-22'] as const)('[RC-RAI-07] %s gives 2 prestige', (site) => {
    const table = given({ at: 'build', slot: 'I' }, { slots: { I: won('project-16', BLUE, 1) } }).raises(BLUE, site)
    expect(table.company(BLUE).prestige).toBe(2 + 1)
  })

  test('[RC-RAI-08] The banner above the column, whatever the row', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      { slots: { I: won('project-20', BLUE, 1) }, banners: { 7: 'masonry' } },
    ).raises(BLUE, 'site-31')
    expect(table.company(BLUE).tracks).toEqual({ timber: 0, jackscrew: 0, masonry: 1 })
  })

  test('[RC-RAI-10] [RC-NBH-05] [RC-SC-063] Neighbourhoods are checked after the storeys have counted', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        companies: { [BLUE]: { prestige: 7 }, [GREEN]: { prestige: 6 }, [PURPLE]: { prestige: 2 } },
        slots: { I: won('project-16', GREEN, 2) },
        city: {
          'site-01': { owner: BLUE, storeys: 2 },
          'site-02': { owner: PURPLE, storeys: 1 },
          'site-09': { owner: PURPLE, storeys: 1 },
        },
        banners: { 2: 'jackscrew' },
        fields: { 'field-01': 'neighbourhood-tile-13' },
      },
    ).raises(GREEN, 'site-10')
    expect(table.company(GREEN).neighbourhoods).toEqual(['neighbourhood-tile-13'])
    expect(table.hold(GREEN)).toEqual({ joker: 2 })
    expect(table.prestige()).toEqual([8, 3, 8])
    expect(table.state.ranking).toEqual([BLUE, GREEN, PURPLE])
  })

  test('[RC-RAI-01] Tiles may be used before the site is chosen', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      { companies: { [BLUE]: { tiles: ['outskirts-tile-03'] } }, slots: { I: won('project-16', BLUE, 1) } },
    ).does(BLUE, useTile(3))
    expect(table.company(BLUE).prestige).toBe(3)
    expect(table.step()).toBe('raise')
  })
})
