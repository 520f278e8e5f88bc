import { viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../entries.ts'
import { isBuilding } from '../state.ts'
import { awards } from './deeds.ts'
import { given } from './given.ts'
import { BLUE, GREEN, PURPLE, place, useTile } from './moves.ts'
import { newTable, playAtRandom, SETTINGS } from './whole-game.ts'

/** The phase in which an entry can only be written. */
const PHASE: Partial<Record<Entry['type'], number>> = {
  round: 1,
  markers: 1,
  placed: 2,
  won: 3,
  'no-bid': 3,
  paid: 4,
  raised: 4,
  card: 4,
  produced: 5,
}

describe('General', () => {
  test.each(SETTINGS)('[RC-GEN-01] [RC-GEN-08] Eight rounds, and no chance after the set-up: $name', (setting) => {
    const table = newTable(setting.seats, setting.options)
    const { drawn } = table.state.chance
    expect(drawn).toBeGreaterThan(0)
    expect(playAtRandom(table).state.chance.drawn).toBe(drawn)
    expect(table.entries('round').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const { scores, winners } = table.table.result ?? { scores: [], winners: [] }
    expect(scores).toEqual(table.prestige())
    for (const winner of winners) expect(scores[winner]).toBe(Math.max(...scores))
  })

  test('[RC-GEN-02] Five phases, one after the other', () => {
    const table = playAtRandom(newTable(3))
    const rounds: number[][] = []
    for (const { entry } of table.table.entries) {
      if (entry.type === 'round') rounds.push([])
      const phase = PHASE[entry.type]
      if (phase !== undefined) rounds.at(-1)?.push(phase)
    }
    for (const phases of rounds) {
      expect(phases).toEqual([...phases].sort())
      expect(new Set(phases)).toEqual(new Set([1, 2, 3, 4, 5]))
    }
  })

  test('[RC-GEN-03] Production happens for all together, bids are made one by one', () => {
    const table = given(
      { at: 'operate' },
      { companies: { [BLUE]: { cards: ['card-01'] }, [GREEN]: { cards: ['card-12'] } } },
    )
    // Nobody was asked in phase 5: the next question is the first bid of the next round.
    expect(table.step()).toBe('bid')
    expect([table.hold(BLUE), table.hold(GREEN)]).toEqual([{ timber: 1 }, { jackscrew: 1 }])
    expect(newTable().asked()).toHaveLength(1)
  })

  test('[RC-GEN-04] A joker for one resource, a favour for a whole kind, a permanent for ever', () => {
    // Project 11 costs 3 timber, 3 jackscrews and 4 masonry; field 3 is the first permanent.
    const table = given(
      { at: 'execute', slot: 'I' },
      {
        companies: {
          [PURPLE]: { tracks: { jackscrew: 3 }, hold: { timber: 3, jackscrew: 1, masonry: 1, joker: 1, favour: 1 } },
        },
        slots: { I: { project: 'project-11', winner: PURPLE, markers: { tr: PURPLE } } },
      },
    ).pays(PURPLE, { jackscrew: { plain: 1, joker: 1 }, masonry: 'favour' })
    expect(table.hold(PURPLE)).toEqual({ masonry: 1 })
    expect(table.company(PURPLE)).toMatchObject({ poverty: 0, tracks: { jackscrew: 4 } })
  })

  test('[RC-GEN-05] At equal prestige the higher disc has the advantage', () => {
    const table = given(
      { at: 'over' },
      {
        ranking: [GREEN, BLUE, PURPLE],
        companies: { [BLUE]: { prestige: 4 }, [GREEN]: { prestige: 4 } },
        city: {
          'site-01': { owner: BLUE, storeys: 2 },
          'site-02': { owner: GREEN, storeys: 2 },
          'site-09': { prestige: 'prestige-01' },
          'site-10': { prestige: 'prestige-02' },
        },
        fields: { 'field-01': 'neighbourhood-tile-01' },
      },
    )
    awards(table, 'field-01')
    expect(table.entries('neighbourhood')).toMatchObject([{ winner: GREEN, consoled: [BLUE] }])
  })

  test('[RC-GEN-06] Rewards from left to right; what cannot be given is lost, the rest is not', () => {
    // Project 21 gives a jackscrew step and a joker.
    const table = given(
      { at: 'build', slot: 'I' },
      {
        companies: { [BLUE]: { tracks: { jackscrew: 11 } } },
        slots: { I: { project: 'project-21', winner: BLUE, markers: { tr: BLUE } } },
      },
    )
    const types = table.table.entries.map(({ entry }) => entry.type)
    expect(types).toEqual(['symbol', 'track-end', 'gained'])
    expect(table.company(BLUE).tracks.jackscrew).toBe(11)
    expect(table.hold(BLUE)).toEqual({ joker: 1 })
  })

  test('[RC-GEN-07] Nothing returns from the box', () => {
    let before: readonly string[] = []
    playAtRandom(newTable(2), ({ state }) => {
      expect(state.box.slice(0, before.length)).toEqual(before)
      before = [...state.box]
      return false
    })
    expect(before.length).toBeGreaterThan(0)
  })

  test('[RC-GEN-09] [RC-EX-02] Three bid markers become three storeys; a prestige building has none', () => {
    const table = given(
      { at: 'build', slot: 'I' },
      {
        slots: { I: { project: 'project-20', winner: BLUE, markers: { tl: BLUE, tr: BLUE, br: BLUE } } },
        city: { 'site-19': { prestige: 'prestige-04' } },
      },
    ).raises(BLUE, 'site-03')
    expect(table.site('site-03')).toEqual({ project: 'project-20', owner: BLUE, storeys: 3 })
    expect(isBuilding(table.site('site-19'))).toBe(false)
  })

  test('[RC-GEN-10] A building once placed stays', () => {
    const placed = new Map<number, string>()
    playAtRandom(newTable(3), ({ state }) => {
      for (const [site, there] of state.city.entries()) {
        const what = there === null ? null : isBuilding(there) ? `${there.project} of ${there.owner}` : there.prestige
        if (what !== null && !placed.has(site)) placed.set(site, what)
        expect(what ?? undefined).toBe(placed.get(site))
      }
      return false
    })
    expect(placed.size).toBeGreaterThan(20)
  })

  test('[RC-GEN-11] Everything of a company is open but the cards in its pile', () => {
    const { table, state } = given(
      { at: 'bid' },
      {
        companies: {
          [BLUE]: { auction: 1, cards: ['card-01'], pile: ['card-02', 'card-03'], tiles: ['outskirts-tile-04'] },
          [PURPLE]: { hold: { favour: 2 }, symbols: { lion: 1 } },
        },
        slots: { I: {} },
      },
    )
    const [blue, purple] = state.companies
    expect(viewOf(table, GREEN).board.companies.slice(0, 2)).toEqual([
      { ...blue, pile: 2 },
      { ...purple, pile: 0 },
    ])
    expect(viewOf(table, 'spectator').board.companies[BLUE]).toEqual({ ...blue, pile: 2 })
    expect(viewOf(table, BLUE).board.companies[BLUE]).toEqual(blue)
  })

  test('[RC-GEN-12] There is no move by which companies could trade', () => {
    newTable().refuses(BLUE, { type: 'trade', with: PURPLE, give: 'timber', get: 'masonry' }, 'KERNEL-MOVE')
  })

  test('[RC-GEN-13] Only who is asked, and only what is asked', () => {
    given({ at: 'bid' }, { companies: { [BLUE]: { auction: 2 }, [PURPLE]: { auction: 1 } }, slots: { I: {} } })
      .refuses(BLUE, { type: 'pay', timber: null, jackscrew: null, masonry: null }, 'RC-GEN-13')
      .refuses(BLUE, { type: 'pass' }, 'RC-GEN-13')
    const paying = { companies: { [BLUE]: { hold: { timber: 3 } } } }
    given(
      { at: 'execute', slot: 'I' },
      { ...paying, slots: { I: { project: 'project-20', winner: BLUE, markers: { tr: BLUE } } } },
    ).refuses(GREEN, { type: 'exchange', get: 'timber' }, 'RC-GEN-13')
  })

  test('[RC-GEN-14] First the right to act, then the tile, then the choices', () => {
    const table = given(
      { at: 'bid' },
      {
        companies: { [BLUE]: { auction: 2, tiles: ['outskirts-tile-06'] }, [PURPLE]: { auction: 1 } },
        slots: { I: { squares: ['timber', 'jackscrew', 'masonry'], markers: { tr: GREEN } } },
      },
    )
    table
      // Not on turn, and without the tile.
      .refuses(PURPLE, useTile(6), 'RC-OUT-02')
      // Not on turn, and the square is taken.
      .refuses(PURPLE, place('I', 'tr'), 'RC-BID-02', { bidder: BLUE })
      // Without the tile, which would find no building either.
      .refuses(BLUE, useTile(7), 'RC-OUT-01')
      // With the tile, but without a card.
      .refuses(BLUE, useTile(6), 'RC-OUT-10')
  })
})
