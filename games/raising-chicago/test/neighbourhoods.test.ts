import { describe, expect, test } from 'vitest'
import { FIELDS, type FieldId, fieldOf } from '../components/index.ts'
import { awards } from './deeds.ts'
import { type Given, given } from './given.ts'
import { BLUE, GREEN, PURPLE, useTile } from './moves.ts'
import type { Position } from './position.ts'

const tileOn = (table: Given, field: FieldId) => table.state.fields[fieldOf(field).index]
const tilesWon = (table: Given) => table.state.companies.map(({ neighbourhoods }) => neighbourhoods.length)

/** Blue raises on site 9 and so encloses the fields above and below it. */
const TWO_FIELDS: Position = {
  ranking: [PURPLE, BLUE, GREEN],
  companies: { [BLUE]: { prestige: 9, tracks: { masonry: 4 } }, [PURPLE]: { prestige: 11 } },
  slots: { I: { project: 'project-06', winner: BLUE, markers: { tr: BLUE } } },
  city: {
    'site-01': { owner: GREEN, storeys: 2 },
    'site-02': { owner: GREEN, storeys: 2 },
    'site-10': { owner: BLUE, storeys: 1 },
    'site-17': { owner: PURPLE, storeys: 2 },
    'site-18': { owner: GREEN, storeys: 1 },
  },
  banners: { 1: 'masonry' },
  fields: { 'field-01': 'neighbourhood-tile-01', 'field-05': 'neighbourhood-tile-02' },
}

describe('Neighbourhoods', () => {
  test('[RC-NBH-01] 18 fields with four sites each, two of them between wards 2 and 3', () => {
    expect(FIELDS).toHaveLength(18)
    expect(FIELDS.every(({ sites }) => new Set(sites).size === 4)).toBe(true)
    expect(fieldOf('field-07').sites).toEqual([11, 12, 19, 20])
    expect(fieldOf('field-12').sites).toEqual([19, 20, 27, 28])
  })

  test('[RC-NBH-01] Three occupied sites do not enclose a field', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        slots: { I: { project: 'project-20', winner: BLUE, markers: { tr: BLUE } } },
        city: { 'site-01': { owner: GREEN, storeys: 1 }, 'site-02': { owner: PURPLE, storeys: 1 } },
        fields: { 'field-01': 'neighbourhood-tile-01' },
      },
    ).raises(BLUE, 'site-09')
    expect(tileOn(table, 'field-01')).toBe('neighbourhood-tile-01')
    expect(tilesWon(table)).toEqual([0, 0, 0])
  })

  test('[RC-NBH-01] [RC-NBH-03] [RC-SC-066] Middle field between wards 2 and 3', () => {
    const table = given(
      { at: 'over' },
      {
        companies: { [BLUE]: { prestige: 3 }, [PURPLE]: { prestige: 2 }, [GREEN]: { prestige: 1 } },
        city: {
          'site-12': { owner: GREEN, storeys: 2 },
          'site-13': { owner: GREEN, storeys: 1 },
          'site-20': { prestige: 'prestige-02' },
          'site-21': { owner: PURPLE, storeys: 2 },
        },
        fields: { 'field-07': 'neighbourhood-tile-16' },
      },
    )
    awards(table, 'field-07')
    expect(tilesWon(table)).toEqual([0, 0, 1])
    expect(table.company(GREEN).extensions).toBe(1)
    expect(table.prestige()).toEqual([3, 3, 1])
  })

  test('[RC-NBH-02] Only the fields next to the new building are looked at', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        slots: { I: { project: 'project-20', winner: BLUE, markers: { tr: BLUE } } },
        city: {
          'site-01': { owner: GREEN, storeys: 1 },
          'site-02': { owner: GREEN, storeys: 1 },
          'site-09': { owner: GREEN, storeys: 1 },
          'site-07': { owner: PURPLE, storeys: 1 },
          'site-08': { owner: PURPLE, storeys: 1 },
          'site-15': { owner: PURPLE, storeys: 1 },
          'site-16': { owner: PURPLE, storeys: 1 },
        },
        fields: { 'field-01': 'neighbourhood-tile-01', 'field-04': 'neighbourhood-tile-02' },
      },
    ).raises(BLUE, 'site-10')
    expect(table.entries('neighbourhood').map(({ field }) => field)).toEqual(['field-01'])
    expect(tileOn(table, 'field-04')).toBe('neighbourhood-tile-02')
  })

  test('[RC-NBH-04] [RC-NBH-06] The most storeys win, whoever enclosed the field', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        companies: { [BLUE]: { prestige: 20 } },
        slots: { I: { project: 'project-20', winner: BLUE, markers: { tr: BLUE } } },
        city: {
          'site-01': { owner: GREEN, storeys: 2 },
          'site-02': { owner: GREEN, storeys: 1 },
          'site-09': { owner: BLUE, storeys: 1 },
        },
        fields: { 'field-01': 'neighbourhood-tile-10' },
      },
    ).raises(BLUE, 'site-10')
    expect(table.company(GREEN).neighbourhoods).toEqual(['neighbourhood-tile-10'])
    expect(table.hold(GREEN)).toEqual({ timber: 2, jackscrew: 1 })
  })

  test('[RC-NBH-05] [RC-NBH-07] [RC-EX-14] Tie in a neighbourhood is broken by prestige', () => {
    const table = given(
      { at: 'over' },
      {
        ranking: [BLUE, PURPLE, GREEN],
        companies: { [BLUE]: { prestige: 11 }, [PURPLE]: { prestige: 3 }, [GREEN]: { prestige: 3 } },
        city: {
          'site-11': { owner: BLUE, storeys: 2 },
          'site-12': { owner: PURPLE, storeys: 2 },
          'site-19': { prestige: 'prestige-03', rotation: 180 },
          'site-20': { owner: GREEN, storeys: 1 },
        },
        fields: { 'field-06': 'neighbourhood-tile-01' },
      },
    )
    awards(table, 'field-06')
    expect(tilesWon(table)).toEqual([1, 0, 0])
    expect(table.hold(BLUE)).toEqual({ favour: 1 })
    expect(table.prestige()).toEqual([11, 4, 4])
    expect(table.state.ranking).toEqual([BLUE, PURPLE, GREEN])
  })

  test('[RC-NBH-05] [RC-SC-063] Prestige for the new building decides the tie', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        companies: { [BLUE]: { prestige: 7 }, [GREEN]: { prestige: 6 }, [PURPLE]: { prestige: 2 } },
        slots: { I: { project: 'project-16', winner: GREEN, markers: { tr: GREEN, bl: GREEN } } },
        city: {
          'site-01': { owner: BLUE, storeys: 2 },
          'site-02': { owner: PURPLE, storeys: 1 },
          'site-09': { owner: PURPLE, storeys: 1 },
        },
        banners: { 2: 'jackscrew' },
        fields: { 'field-01': 'neighbourhood-tile-13' },
      },
    ).raises(GREEN, 'site-10')
    expect(tilesWon(table)).toEqual([0, 0, 1])
    expect(table.hold(GREEN)).toEqual({ joker: 2 })
    expect(table.prestige()).toEqual([8, 3, 8])
    expect(table.state.ranking).toEqual([BLUE, GREEN, PURPLE])
  })

  test('[RC-NBH-06] [RC-CMP-05] [RC-SC-068] Neighbourhood competence step completes a column', () => {
    const table = given(
      { at: 'over' },
      {
        ranking: [PURPLE, BLUE, GREEN],
        companies: {
          [BLUE]: { prestige: 4 },
          [PURPLE]: { prestige: 4 },
          [GREEN]: { prestige: 3, tracks: { timber: 1, jackscrew: 2, masonry: 5 } },
        },
        city: {
          'site-07': { owner: GREEN, storeys: 3 },
          'site-08': { owner: BLUE, storeys: 1 },
          'site-15': { owner: GREEN, storeys: 1 },
          'site-16': { owner: PURPLE, storeys: 2 },
        },
        fields: { 'field-04': 'neighbourhood-tile-04' },
      },
    )
    awards(table, 'field-04')
    expect(table.company(GREEN).tracks.timber).toBe(2)
    expect(table.prestige()).toEqual([5, 5, 5])
    expect(table.state.ranking).toEqual([PURPLE, BLUE, GREEN])
  })

  test('[RC-NBH-07] Without a building there a company gains nothing', () => {
    const table = given(
      { at: 'over' },
      {
        city: {
          'site-01': { owner: GREEN, storeys: 3 },
          'site-02': { owner: PURPLE, storeys: 1 },
          'site-09': { owner: PURPLE, storeys: 1 },
          'site-10': { prestige: 'prestige-01' },
        },
        fields: { 'field-01': 'neighbourhood-tile-01' },
      },
    )
    awards(table, 'field-01')
    expect(table.prestige()).toEqual([0, 1, 0])
    expect(table.entries('neighbourhood')).toMatchObject([{ winner: GREEN, consoled: [PURPLE] }])
  })

  test('[RC-NBH-08] [RC-PRE-06] [RC-SC-064] Two fields at once: the order matters', () => {
    const table = given({ at: 'build', slot: 'I' }, TWO_FIELDS).raises(BLUE, 'site-09', 'field-01', 'field-05')
    expect(table.prestige()).toEqual([11, 12, 1])
    expect(tilesWon(table)).toEqual([1, 0, 1])
    expect(table.state.ranking).toEqual([PURPLE, BLUE, GREEN])
  })

  test('[RC-NBH-08] [RC-SC-065] Two fields at once: the other order', () => {
    const table = given({ at: 'build', slot: 'I' }, TWO_FIELDS).raises(BLUE, 'site-09', 'field-05', 'field-01')
    expect(table.prestige()).toEqual([12, 11, 1])
    expect(tilesWon(table)).toEqual([0, 1, 1])
    expect(table.hold(PURPLE)).toEqual({ favour: 1 })
    expect(table.hold(GREEN)).toEqual({ favour: 1 })
  })

  test('[RC-NBH-08] Only fields just enclosed can be chosen, by the company that built', () => {
    const table = given({ at: 'build', slot: 'I' }, TWO_FIELDS).raises(BLUE, 'site-09')
    expect(table.moves(BLUE)).toEqual([
      { type: 'choose-field', field: 'field-01' },
      { type: 'choose-field', field: 'field-05' },
    ])
    table
      .refuses(BLUE, { type: 'choose-field', field: 'field-02' }, 'RC-NBH-08')
      .refuses(PURPLE, { type: 'choose-field', field: 'field-01' }, 'RC-GEN-13')
  })

  test('[RC-NBH-09] [RC-SC-067] Field with prestige buildings only', () => {
    const table = given(
      { at: 'over' },
      {
        city: {
          'site-01': { prestige: 'prestige-01' },
          'site-02': { prestige: 'prestige-02' },
          'site-09': { prestige: 'prestige-03' },
          'site-10': { prestige: 'prestige-04' },
        },
        fields: { 'field-01': 'neighbourhood-tile-05' },
      },
    )
    awards(table, 'field-01')
    expect(tilesWon(table)).toEqual([0, 0, 0])
    expect(table.prestige()).toEqual([0, 0, 0])
    expect(tileOn(table, 'field-01')).toBeNull()
    expect(table.state.box).toContain('neighbourhood-tile-05')
  })

  test('[RC-NBH-10] A storey added later does not award a field again', () => {
    const table = given(
      { at: 'execute', slot: 'I' },
      {
        companies: { [BLUE]: { prestige: 9 }, [GREEN]: { tiles: ['outskirts-tile-07'] } },
        slots: {
          I: { project: 'project-20', winner: BLUE, markers: { tr: BLUE } },
          II: { project: 'project-17', winner: GREEN, markers: { tr: GREEN } },
        },
        city: {
          'site-01': { owner: GREEN, storeys: 3 },
          'site-02': { owner: BLUE, storeys: 1 },
          'site-09': { owner: BLUE, storeys: 1 },
        },
        fields: { 'field-01': 'neighbourhood-tile-01' },
      },
    ).raises(BLUE, 'site-10')
    expect(tilesWon(table)).toEqual([1, 0, 0])
    table.does(GREEN, useTile(7), { type: 'add-storey', site: 'site-01' })
    expect(table.site('site-01')).toMatchObject({ storeys: 4 })
    expect(tilesWon(table)).toEqual([1, 0, 0])
    expect(table.entries('neighbourhood')).toHaveLength(1)
  })
})
