import { describe, expect, test } from 'vitest'
import { FIELD_IDS, PURPLE_SITES, SITE_IDS } from '../components/index.ts'
import { awards } from './deeds.ts'
import { given } from './given.ts'
import { TWO } from './moves.ts'
import type { Position } from './position.ts'

const { purple, blue } = TWO

const TJM = ['timber', 'jackscrew', 'masonry'] as const

const bidding = (position: Position) => given({ at: 'bid' }, { seats: 2, ...position })

describe('Two players: the third colour wins or loses', () => {
  test('[RC-TWO-10] [RC-TWO-11] [RC-TWO-14] [RC-TWO-17] [RC-SC-087] Third colour wins a raise project', () => {
    // Nobody has a marker left, so the auction ends at once and the project is executed.
    const table = bidding({
      companies: { [purple]: { prestige: 4 }, [blue]: { prestige: 6 } },
      slots: { I: { project: 'project-10', card: 'card-02', markers: { tr: 'third', bl: 'third', br: blue } } },
      city: { 'site-01': { owner: blue, storeys: 1 }, 'site-02': { owner: 'third', storeys: 1 } },
    })
    expect(table.entries('won')).toMatchObject([{ slot: 'I', winner: 'third' }])
    expect(table.company(blue).auction).toBe(1)
    expect(table.company(purple).auction).toBe(0)
    expect(table.site('site-03')).toEqual({ project: 'project-10', owner: 'third', storeys: 2 })
    expect([table.hold(purple), table.hold(blue)]).toEqual([{}, {}])
    expect(table.prestige()).toEqual([4, 6])
    expect(table.state.box).toContain('card-02')
  })

  test('[RC-TWO-11] Nobody takes what lies uncovered', () => {
    const table = given(
      { at: 'award' },
      { seats: 2, slots: { I: { project: 'project-20', squares: TJM, markers: { tl: 'third' } } } },
    )
    expect(table.slot('I').winner).toBe('third')
    expect([table.hold(purple), table.hold(blue)]).toEqual([{}, {}])
  })

  test('[RC-TWO-10] [RC-WIN-03] [RC-SC-089] Third colour wins a tie by position', () => {
    const table = given(
      { at: 'award' },
      { seats: 2, slots: { IV: { project: 'project-20', squares: TJM, markers: { tr: 'third', bl: purple } } } },
    )
    expect(table.slot('IV').winner).toBe('third')
    expect(table.company(purple).auction).toBe(1)
    expect(table.hold(purple)).toEqual({})
  })

  test('[RC-TWO-12] [RC-SC-090] Company wins against the third colour', () => {
    const markers = { tl: purple, tr: 'third', bl: purple } as const
    const table = given({ at: 'award' }, { seats: 2, slots: { IV: { project: 'project-20', squares: TJM, markers } } })
    expect(table.slot('IV').winner).toBe(purple)
    expect(table.slot('IV').markers).toEqual([purple, null, purple, null])
    expect(table.state.companies.map(({ auction, third }) => [auction, third])).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(table.hold(purple)).toEqual({ masonry: 1 })
  })

  test('[RC-TWO-13] [RC-TWO-14] [RC-SC-130] Third colour wins a final project: nobody owns it', () => {
    const table = given(
      { at: 'execute', slot: 'III' },
      {
        seats: 2,
        round: 8,
        slots: {
          III: { project: 'final-02', card: 'card-13', winner: 'third', markers: { tl: 'third', bl: 'third' } },
        },
        city: { 'site-01': { owner: blue, storeys: 1 } },
      },
    )
    expect(table.site('site-02')).toEqual({ project: 'final-02', owner: 'third', storeys: 2 })
    expect(table.state.companies.map(({ finals }) => finals)).toEqual([[], []])
    expect(table.prestige()).toEqual([0, 0])
    expect(table.state.box).toContain('card-13')
  })

  test('[RC-TWO-13] No payment, no poverty, no symbol, no step', () => {
    const before = given({ at: 'over' }, { seats: 2 }).state.companies
    const table = given(
      { at: 'execute', slot: 'I' },
      { seats: 2, slots: { I: { project: 'project-36', winner: 'third', markers: { tr: 'third' } } } },
    )
    expect(table.state.companies).toEqual(before)
  })

  test('[RC-TWO-15] [RC-TWO-16] [RC-SC-088] Third colour wins a move project', () => {
    const table = given(
      { at: 'execute', slot: 'II' },
      {
        seats: 2,
        slots: {
          II: { project: 'project-24', card: 'card-10', winner: 'third', markers: { tl: 'third', tr: 'third' } },
        },
        outskirts: {
          'outskirts-site-1': 'outskirts-tile-05',
          'outskirts-site-2': 'outskirts-tile-12',
          'outskirts-site-3': 'outskirts-tile-06',
          'outskirts-site-4': 'outskirts-tile-07',
          'outskirts-site-5': 'outskirts-tile-04',
          'outskirts-site-6': 'outskirts-tile-08',
          'outskirts-site-7': 'outskirts-tile-09',
          'outskirts-site-8': 'outskirts-tile-10',
        },
        display: ['prestige-09', 'prestige-05', 'prestige-07'],
        stack: ['prestige-01'],
        city: { 'site-17': { owner: blue, storeys: 2 } },
      },
    )
    expect(table.state.outskirts[4]).toEqual({ project: 'project-24', owner: 'third', storeys: 2 })
    expect(table.state.outskirts[1]).toBe('outskirts-tile-12')
    expect(table.site('site-18')).toEqual({ prestige: 'prestige-05', rotation: 0 })
    expect(table.state.display).toEqual(['prestige-09', 'prestige-01', 'prestige-07'])
    expect(table.state.prestigeStack).not.toContain('prestige-01')
    expect(table.state.box).toEqual(expect.arrayContaining(['outskirts-tile-04', 'card-10']))
  })

  test('[RC-TWO-16] All purple sites taken: the lowest empty site', () => {
    const taken = Object.fromEntries(PURPLE_SITES.map(({ id }) => [id, { owner: purple, storeys: 1 }]))
    const table = given(
      { at: 'execute', slot: 'I' },
      {
        seats: 2,
        slots: { I: { project: 'project-24', winner: 'third', markers: { tl: 'third' } } },
        display: ['prestige-08', 'prestige-06', 'prestige-10'],
        city: { ...taken, 'site-01': { owner: blue, storeys: 1 } },
      },
    )
    expect(table.site('site-02')).toEqual({ prestige: 'prestige-06', rotation: 0 })
  })
})

describe('Two players: neighbourhoods and scoring', () => {
  test('[RC-TWO-18] Several neighbourhoods in ascending number', () => {
    const row = Object.fromEntries(SITE_IDS.slice(0, 8).map((id) => [id, { owner: purple, storeys: 1 }]))
    const table = given(
      { at: 'execute', slot: 'I' },
      {
        seats: 2,
        slots: { I: { project: 'project-20', winner: 'third', markers: { tl: 'third' } } },
        city: {
          ...row,
          'site-10': { owner: blue, storeys: 1 },
          'site-17': { owner: blue, storeys: 1 },
          'site-18': { owner: blue, storeys: 1 },
        },
      },
    )
    expect(table.site('site-09')).toMatchObject({ owner: 'third' })
    expect(table.entries('neighbourhood')).toMatchObject([
      { field: FIELD_IDS[0], winner: purple, consoled: [blue] },
      { field: FIELD_IDS[4], winner: blue, consoled: [] },
    ])
  })

  test('[RC-TWO-19] [RC-SC-091] Third colour tied for the most storeys: tile to the box', () => {
    const table = given(
      { at: 'over' },
      {
        seats: 2,
        companies: { [purple]: { prestige: 3 }, [blue]: { prestige: 5 } },
        city: {
          'site-03': { owner: 'third', storeys: 2 },
          'site-04': { owner: purple, storeys: 2 },
          'site-11': { owner: blue, storeys: 1 },
          'site-12': { prestige: 'prestige-03' },
        },
        fields: { 'field-02': 'neighbourhood-tile-02' },
      },
    )
    awards(table, 'field-02')
    expect(table.prestige()).toEqual([4, 6])
    expect(table.state.companies.map(({ neighbourhoods }) => neighbourhoods)).toEqual([[], []])
    expect(table.hold(purple)).toEqual({})
    expect(table.state.box).toContain('neighbourhood-tile-02')
  })

  test('[RC-TWO-20] [RC-SC-092] Third colour behind: normal award', () => {
    const table = given(
      { at: 'over' },
      {
        seats: 2,
        companies: { [purple]: { prestige: 3 }, [blue]: { prestige: 5 } },
        city: {
          'site-03': { owner: 'third', storeys: 2 },
          'site-04': { owner: purple, storeys: 3 },
          'site-11': { owner: blue, storeys: 1 },
          'site-12': { prestige: 'prestige-04' },
        },
        fields: { 'field-02': 'neighbourhood-tile-02' },
      },
    )
    awards(table, 'field-02')
    expect(table.prestige()).toEqual([3, 6])
    expect(table.company(purple).neighbourhoods).toEqual(['neighbourhood-tile-02'])
    expect(table.hold(purple)).toEqual({ favour: 1 })
  })

  test('[RC-TWO-21] A project without bids costs the leading company, never the third colour', () => {
    const table = given(
      { at: 'award' },
      {
        seats: 2,
        companies: { [purple]: { prestige: 4 }, [blue]: { prestige: 6 } },
        slots: { I: { project: 'project-20' }, II: { project: 'project-17', markers: { tr: 'third' } } },
      },
    )
    expect(table.state.companies.map(({ poverty }) => poverty)).toEqual([0, 1])
    expect(table.state.rows).toEqual([blue, purple])
  })

  test('[RC-TWO-22] [RC-END-03] [RC-SC-096] Third colour takes no place in a ward', () => {
    const table = given(
      { at: 'scoring' },
      {
        seats: 2,
        city: {
          'site-01': { owner: 'third', storeys: 4 },
          'site-02': { owner: blue, storeys: 2 },
          'site-10': { owner: purple, storeys: 1 },
        },
        wards: { 1: 'ward-control-4' },
      },
    )
    expect(table.scored('wards')).toEqual([3, 7])
    expect(table.company(blue).wardTiles).toEqual(['ward-control-4'])
    expect(table.company(purple).wardTiles).toEqual([])
  })

  test('[RC-TWO-22] [RC-END-10] [RC-SC-145] Arrow at a third-colour building gives nothing', () => {
    const table = given(
      { at: 'scoring' },
      {
        seats: 2,
        city: {
          'site-19': { prestige: 'prestige-03', rotation: 90 },
          'site-18': { owner: 'third', storeys: 2 },
          'site-20': { owner: blue, storeys: 1 },
          'site-11': { owner: purple, storeys: 2 },
        },
      },
    )
    expect(table.scored('prestige-buildings')).toEqual([0, 3])
  })
})
