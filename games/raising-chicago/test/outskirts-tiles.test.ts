import { describe, expect, test } from 'vitest'
import type { FieldId } from '../components/index.ts'
import type { RaisingChicagoMove } from '../types.ts'
import { given } from './given.ts'
import { BLUE, GREEN, PURPLE, place, useTile } from './moves.ts'
import type { Position } from './position.ts'
import { inProject } from './tile-moment.ts'

const copy = (field: FieldId): RaisingChicagoMove => ({ type: 'copy-tile', field })

describe('Using outskirts tiles', () => {
  test('[RC-OUT-01] Once, then it is in the box', () => {
    const table = inProject(BLUE, { tiles: ['outskirts-tile-11', 'outskirts-tile-03'] }).does(BLUE, useTile(11))
    expect(table.company(BLUE).tiles).toEqual(['outskirts-tile-03'])
    expect(table.state.box).toContain('outskirts-tile-11')
    table.refuses(BLUE, useTile(11), 'RC-OUT-01', { tile: 'outskirts-tile-11' })
  })

  test('[RC-OUT-01] [RC-SC-086] Using a tile of somebody else is refused', () => {
    const table = inProject(BLUE, { hold: { timber: 3 } }, { companies: { [GREEN]: { tiles: ['outskirts-tile-11'] } } })
    table.refuses(BLUE, useTile(11), 'RC-OUT-01')
    expect(table.company(GREEN).tiles).toEqual(['outskirts-tile-11'])
  })

  test('[RC-OUT-02] [RC-OUT-07] [RC-ANN-07] [RC-SC-004] Outskirts tile 3 in phase 1 changes the rows', () => {
    const table = given(
      { at: 'round' },
      {
        round: 5,
        projectStack: ['project-21', 'project-22', 'project-23', 'project-24', 'project-25'],
        companies: {
          [BLUE]: { prestige: 21, auction: 1 },
          [PURPLE]: { prestige: 20 },
          [GREEN]: { prestige: 18, auction: 2, tiles: ['outskirts-tile-03'] },
        },
      },
    ).does(GREEN, useTile(3))
    expect(table.prestige()).toEqual([21, 20, 21])
    expect(table.state.ranking).toEqual([GREEN, BLUE, PURPLE])
    expect(table.state.rows).toEqual([GREEN, BLUE, PURPLE])
    expect(table.state.companies.map(({ auction }) => auction)).toEqual([4, 3, 5])
  })

  test('[RC-OUT-02] In phase 2 on the own turn, as often as wanted, before the marker is placed', () => {
    const table = given(
      { at: 'bid' },
      {
        companies: {
          [BLUE]: { auction: 2, tiles: ['outskirts-tile-02', 'outskirts-tile-11'] },
          [PURPLE]: { auction: 1 },
        },
        slots: { I: { squares: ['timber', 'jackscrew', 'masonry'] } },
      },
    ).does(BLUE, useTile(2), useTile(11), place('I', 'tr'))
    expect(table.hold(BLUE)).toEqual({ timber: 1, joker: 4, favour: 1 })
  })

  test('[RC-OUT-02] [RC-SC-126] No outskirts tile on another company’s bid', () => {
    const table = given(
      { at: 'bid' },
      {
        rows: [BLUE, PURPLE, GREEN],
        companies: {
          [BLUE]: { auction: 2 },
          [PURPLE]: { auction: 3 },
          [GREEN]: { auction: 3, tiles: ['outskirts-tile-11'] },
        },
        slots: { I: {} },
      },
    )
    expect(table.asked()).toEqual([PURPLE])
    table.refuses(GREEN, useTile(11), 'RC-OUT-02')
    expect(table.hold(GREEN)).toEqual({})
  })

  test('[RC-OUT-02] [RC-SC-125] No outskirts tile in phase 3', () => {
    const table = given(
      { at: 'bid' },
      {
        companies: {
          [BLUE]: { tiles: ['outskirts-tile-03'] },
          [PURPLE]: { auction: 1, hold: { jackscrew: 1, masonry: 1 } },
        },
        slots: { I: { project: 'project-20', squares: ['timber', 'jackscrew', 'masonry'], markers: { tr: BLUE } } },
      },
    )
    // The last bid ends the auction; the next question is already one of phase 4.
    table.refuses(BLUE, useTile(3), 'RC-OUT-02').does(PURPLE, place('I', 'tl'))
    expect(table.entries('won')).toMatchObject([{ slot: 'I', winner: PURPLE }])
    expect(table.state.phase).toBe('execute')
    table.refuses(BLUE, useTile(3), 'RC-OUT-02')
    expect(table.company(BLUE)).toMatchObject({ prestige: 0, auction: 1, tiles: ['outskirts-tile-03'] })
  })

  test('[RC-OUT-02] In phase 4 before paying, before the site, before outskirts site and prestige building', () => {
    const tiles = ['outskirts-tile-01', 'outskirts-tile-02', 'outskirts-tile-03', 'outskirts-tile-11'] as const
    const moved = inProject(
      BLUE,
      { tiles: [...tiles] },
      { slots: { I: { project: 'project-18', winner: BLUE, markers: { tr: BLUE } } } },
    )
    moved.does(BLUE, useTile(1)).pays(BLUE).does(BLUE, useTile(2), { type: 'move', site: 'outskirts-site-1' })
    const [shown] = moved.state.display
    if (!shown) throw new Error('no prestige building lies open')
    moved.does(BLUE, useTile(3), { type: 'choose-prestige', building: shown })
    expect(moved.hold(BLUE)).toEqual({ favour: 3, joker: 1 })
    const raised = inProject(BLUE, { tiles: [...tiles] })
      .pays(BLUE)
      .does(BLUE, useTile(11))
    expect(raised.step()).toBe('raise')
  })

  test('[RC-OUT-02] A tile just taken by a move may be used before the prestige building is chosen', () => {
    const table = inProject(
      BLUE,
      {},
      {
        slots: { I: { project: 'project-18', winner: BLUE, markers: { tr: BLUE } } },
        outskirts: { 'outskirts-site-3': 'outskirts-tile-11' },
      },
    ).does(BLUE, { type: 'move', site: 'outskirts-site-3' }, useTile(11))
    expect(table.hold(BLUE)).toEqual({ joker: 3 })
  })

  test('[RC-OUT-02] [RC-SC-127] No outskirts tile during another company’s project', () => {
    const table = given(
      { at: 'build', slot: 'II' },
      {
        companies: { [BLUE]: { tiles: ['outskirts-tile-07'] } },
        slots: { II: { project: 'project-16', winner: GREEN, markers: { tr: GREEN } } },
        city: { 'site-10': { owner: BLUE, storeys: 1 } },
      },
    ).refuses(BLUE, useTile(7), 'RC-OUT-02')
    expect(table.site('site-10')).toMatchObject({ storeys: 1 })
  })

  test('[RC-OUT-02] In phase 5 after production, not in the final scoring', () => {
    const position: Position = {
      companies: { [BLUE]: { cards: ['card-01'], tiles: ['outskirts-tile-11'], hold: { jackscrew: 5 } } },
    }
    const operating = given({ at: 'operate' }, position)
    expect(operating.hold(BLUE)).toEqual({ timber: 1, jackscrew: 5 })
    expect(operating.moves(BLUE)).toEqual([useTile(11), { type: 'pass' }])
    given({ at: 'scoring' }, position).refuses(BLUE, useTile(11), 'RC-OUT-02')
  })

  test('[RC-OUT-03] Holders in the order of rank at the start of the window, each until it passes', () => {
    const table = given(
      { at: 'window', phase: 'announce' },
      {
        companies: {
          [BLUE]: { prestige: 5, tiles: ['outskirts-tile-01', 'outskirts-tile-02'] },
          [PURPLE]: { prestige: 4, tiles: ['outskirts-tile-03'] },
          [GREEN]: { prestige: 3, tiles: ['outskirts-tile-11'] },
        },
      },
    )
    expect(table.asked()).toEqual([BLUE])
    table.does(BLUE, useTile(1))
    expect(table.asked()).toEqual([BLUE])
    table.does(BLUE, { type: 'pass' })
    expect(table.asked()).toEqual([PURPLE])
    table.does(PURPLE, useTile(3))
    // Blue still has a tile, but has passed.
    expect(table.state.ranking).toEqual([PURPLE, BLUE, GREEN])
    expect(table.asked()).toEqual([GREEN])
    table.does(GREEN, { type: 'pass' })
    expect(table.asked()).toEqual([])
  })

  test('[RC-OUT-04] Voluntary, and carried out as far as it goes', () => {
    const table = given(
      { at: 'window', phase: 'operate' },
      {
        companies: { [GREEN]: { extensions: 6 }, [BLUE]: { tiles: ['outskirts-tile-12'] } },
        fields: { 'field-02': 'neighbourhood-tile-16', 'field-08': 'neighbourhood-tile-15' },
      },
    )
    expect(table.moves(BLUE, 'pass')).toHaveLength(1)
    table.does(BLUE, useTile(12), copy('field-02'), copy('field-08'))
    expect(table.company(BLUE).extensions).toBe(0)
    expect(table.entries('no-extension')).toEqual([{ type: 'no-extension', seat: BLUE }])
    expect(table.hold(BLUE)).toEqual({ joker: 2 })
  })

  test('[RC-OUT-18] Unused tiles are worth nothing', () => {
    const table = given(
      { at: 'scoring' },
      { round: 8, companies: { [BLUE]: { prestige: 30, tiles: ['outskirts-tile-03', 'outskirts-tile-11'] } } },
    )
    expect(table.prestige()).toEqual([30, 0, 0])
  })
})
