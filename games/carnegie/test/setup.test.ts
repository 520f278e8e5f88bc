import { type Seat, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import {
  ACTIONS,
  CARD_IDS,
  cardOf,
  cityOf,
  FINAL_COLUMN,
  leftToRight,
  SLOTS,
  STRIPS,
  slotOf,
  TILE_IDS,
} from '../components/index.ts'
import { eventAt } from '../model/timeline.ts'
import { placeNeutral } from '../steps/setup/neutral-discs.ts'
import { given } from './given.ts'
import { afterSides, newTable, playAtRandom, seatsInOrder } from './whole-game.ts'

const SEEDS = ['iron', 'steel', 'coal', 'ore', 'rail']
const tilesOn = (display: Record<string, number>): number => Object.values(display).reduce((sum, n) => sum + n, 0)

/** Whoever is asked in these steps of setup, one after the other. */
function askedIn(step: string, seats: number, startPlayer: 1 | 2 | 3 | 4): Seat[] {
  const asked: Seat[] = []
  playAtRandom(afterSides(newTable(seats, { startPlayer })), (table) => {
    const [seat] = table.asked()
    if (table.step() === step && seat !== undefined && asked.at(-1) !== seat) asked.push(seat)
    return table.state.round > 0
  })
  return asked
}

describe('Setup', () => {
  test('[CG-SET-01] Four different strips, each with a side at random', () => {
    const seen = new Set<string>()
    for (const seed of SEEDS) {
      const { timeline } = newTable(2, {}, seed).state
      const strips = ACTIONS.map((action) => timeline[action].strip)
      expect(new Set(strips).size).toBe(4)
      for (const action of ACTIONS) seen.add(timeline[action].side)
    }
    expect([...seen].sort()).toEqual(['a', 'b'])
  })

  test('[CG-SET-02] Four strip cells and the final column with income and donation', () => {
    const { state } = newTable()
    for (const row of ACTIONS) {
      const { strip, side } = state.timeline[row]
      const cells = [1, 2, 3, 4].map((cell) => eventAt(state, row, cell).income ?? 'donation')
      expect(cells).toEqual([...STRIPS[strip][side]])
      expect(eventAt(state, row, 5)).toEqual({ income: FINAL_COLUMN[row], donation: true })
    }
    expect(ACTIONS.map((row) => FINAL_COLUMN[row])).toEqual(['east', 'midwest', 'south', 'west'])
  })

  test('[CG-SET-03] All markers start at position 0', () => {
    expect(newTable().state.markers).toEqual({ hr: 0, management: 0, construction: 0, rnd: 0 })
  })

  test('[CG-SET-04] [CG-AFF-01] [CG-SET-11] [EX-RB-19] Tiles, neutral discs and jokers by number of players', () => {
    const displayed: number[] = []
    const neutral: number[] = []
    const jokers: number[] = []
    for (const seats of [1, 2, 3, 4]) {
      const table = newTable(seats)
      displayed.push(tilesOn(table.state.display))
      expect(tilesOn(table.state.display) + tilesOn(table.state.box)).toBe(32)
      neutral.push(table.state.neutral.discs)
      afterSides(table)
      jokers.push(table.state.players.reduce((sum, player) => sum + player.jokers, 0))
    }
    expect(displayed).toEqual([16, 16, 24, 28])
    expect(neutral).toEqual([18, 18, 9, 0])
    expect(jokers).toEqual([0, 0, 1, 4])
  })

  test('[CG-SET-05] [CG-SET-07] [CG-SET-08] [CG-SET-09] [CG-SET-18] [EX-RB-20] A player after step 6', () => {
    const table = newTable(4)
    expect(table.player(0)).toMatchObject({
      money: 12,
      goods: 4,
      vp: 0,
      employees: 5,
      discs: 22,
      transport: { west: 1, midwest: 1, east: 1, south: 1 },
    })
    for (const id of ['start-hr', 'start-finance', 'start-planning', 'start-construction', 'start-rnd'] as const) {
      expect(table.active(0, id)).toBe(1)
    }
    expect(table.inactive(0, 'lobby')).toBe(5)
    const { housing, commerce, industry, infrastructure } = table.player(0).tabs
    expect([housing, commerce, industry, infrastructure].map((tab) => tab.waiting)).toEqual([1, 1, 1, 0])
  })

  test('[CG-SET-06] [CG-DEC-01] Sides are chosen at once and stay hidden until all are in', () => {
    const table = newTable(3)
    expect(table.asked()).toEqual([0, 1, 2])
    const sides = { housing: 'B', commerce: 'A', industry: 'B', infrastructure: 'A' } as const
    table.does(1, { type: 'choose-sides', ...sides })
    expect(table.asked()).toEqual([0, 2])
    expect(viewOf(table.table, 1).board.players[1]?.sides).toEqual(sides)
    expect(viewOf(table.table, 0).board.players[1]?.sides).toBe(true)
    expect(viewOf(table.table, 'spectator').board.players[2]?.sides).toBe(false)
    table.refuses(1, { type: 'choose-sides', ...sides }, 'CG-GEN-09')
    afterSides(table)
    expect(table.table.final).toBe(true)
    expect(table.player(1).tabs.housing.side).toBe('B')
    expect(table.player(1).tabs.commerce.side).toBe('A')
  })

  test('[CG-SET-06] Later the side of a tab is fixed', () => {
    const sides = { type: 'choose-sides', housing: 'A', commerce: 'A', industry: 'A', infrastructure: 'A' } as const
    given({ at: 'choose-action' }, {}).refuses(0, sides, 'CG-SET-06')
  })

  test('[CG-SET-10] The start player is drawn, or set by the host', () => {
    const drawn = new Set(SEEDS.map((seed) => afterSides(newTable(4, {}, seed)).state.startPlayer))
    expect(drawn.size).toBeGreaterThan(1)
    for (const startPlayer of [1, 2, 3, 4] as const) {
      expect(afterSides(newTable(4, { startPlayer })).state.startPlayer).toBe(startPlayer - 1)
    }
  })

  test('[CG-SET-10] A seat that nobody takes cannot begin', () => {
    expect(() => newTable(2, { startPlayer: 3 })).toThrow('with 2 seats (CG-SET-10); possible: random, 1, 2')
  })

  test('[CG-SET-11] [EX-SE-03] With three the third in turn order gets the joker', () => {
    const table = afterSides(newTable(3, { startPlayer: 2 }))
    expect(table.state.players.map((player) => player.jokers)).toEqual([1, 0, 0])
  })

  test('[CG-SET-12] [CG-AFF-06] All neutral discs lie before the first project', () => {
    for (const [seats, discs] of [
      [1, 18],
      [2, 18],
      [3, 9],
      [4, 0],
    ] as const) {
      const { state } = afterSides(newTable(seats))
      const placed = state.slots.filter((owner) => owner === 'neutral').length + state.neutral.donations.length
      expect(placed).toBe(discs)
      expect(state.neutral.discs).toBe(0)
    }
  })

  test('[CG-SET-13] [CG-SET-15] [CG-SET-16] [EX-SE-01] Counter-clockwise twice, then clockwise', () => {
    // Mary 0, Thomas 1, Anna 2, Paul 3; Thomas begins.
    expect(askedIn('first-housing', 4, 2)).toEqual([0, 3, 2, 1])
    expect(askedIn('pick-department', 4, 2)).toEqual([0, 3, 2, 1])
    expect(askedIn('six-steps', 4, 2)).toEqual([1, 2, 3, 0])
  })

  test('[CG-SET-13] [CG-DEC-02] [EX-SE-02] The first project does not go into a small town', () => {
    const table = given({ at: 'first-housing', seat: 0 }, { players: { 0: { tabs: { housing: { built: 0 } } } } })
    table
      .refuses(0, { type: 'first-housing', slot: 'seattle-1' }, 'CG-SET-13')
      .refuses(0, { type: 'first-housing', slot: 'chicago-1' }, 'CG-SET-13')
    const slots = table
      .moves(0, 'first-housing')
      .map((move) => slotOf((move as { slot: 'seattle-1' } & typeof move).slot))
    expect(slots).toHaveLength(14)
    expect(slots.every((slot) => slot.accepts === 'housing' && cityOf(slot.city).size !== 'small')).toBe(true)
  })

  test('[CG-SET-14] [EX-SE-04] It is free and counts as realised', () => {
    const table = given(
      { at: 'first-housing', seat: 0 },
      { seats: 2, players: { 0: { goods: 4, tabs: { housing: { side: 'B', step: 0, built: 0 } } } } },
    )
    const { missions } = table.player(0)
    table.does(0, { type: 'first-housing', slot: 'chicago-2' })
    expect(table.player(0).goods).toBe(4)
    expect(table.player(0).missions).toEqual(missions)
    expect(table.player(0).tabs.housing).toEqual({ side: 'B', step: 0, built: 1, waiting: 0 })
  })

  test('[CG-SET-15] [CG-DEC-03] A tile from the display goes into the reserve; both copies may be taken', () => {
    const table = given({ at: 'pick-department', seat: 0 }, { display: ['sales', 'sales'] })
      .refuses(0, { type: 'pick-department', tile: 'training' }, 'CG-SET-15')
      .does(0, { type: 'pick-department', tile: 'sales' })
    expect(table.player(0).reserve).toBe('sales')
    expect(table.state.display.sales).toBe(1)
    expect(table.player(0).departments).not.toContain('sales')
  })

  test('[CG-SET-16] [CG-DEC-04] Up to six steps, also onto empty spaces; who moves lies down', () => {
    const table = given(
      { at: 'six-steps', seat: 0 },
      { players: { 0: { active: { 'start-rnd': 1 }, inactive: { lobby: 5 } } } },
    )
      .walks(0, 'r4c2', 'r3c1')
      .walks(0, 'r4c2', 'r3c2')
      .walks(0, 'r2c2', 'r1c2')
      .walks(0, 'r4c2', 'r3c3')
      .refuses(0, { type: 'step', from: 'r4c2', to: 'r4c1', employee: 'inactive' }, 'CG-SET-16')
      .does(0, { type: 'end-steps' })
    expect(table.active(0, 'start-rnd')).toBe(0)
    expect(table.inactive(0, 'r1c2')).toBe(1)
    expect(table.inactive(0, 'r3c2')).toBe(1)
    expect(table.inactive(0, 'lobby')).toBe(2)
  })

  test('[CG-SET-17] [CG-ACV-08] Setup ends with an activation paid from the $12', () => {
    const table = playAtRandom(afterSides(newTable(4)), (next) => next.step() === 'activation')
    expect(table.state.round).toBe(0)
    const [seat] = table.asked()
    const before = table.player(seat ?? 0).money
    const move = table.moves(seat ?? 0, 'activate')[0]
    expect(move).toBeDefined()
    table.does(seat ?? 0, move as { type: 'activate'; space: 'r4c1' })
    expect(table.player(seat ?? 0).money).toBeLessThanOrEqual(before)
  })
})

describe('Neutral discs', () => {
  test('[CG-AFF-02] Any of the 40 cards may be drawn', () => {
    const cards = new Set<string>()
    for (let i = 0; i < 60; i++) {
      for (const { card } of afterSides(newTable(2, {}, `n${i}`)).entries('neutral-disc')) cards.add(card)
    }
    expect(cards.size).toBe(CARD_IDS.length)
  })

  test('[CG-AFF-03] [CG-AFF-04] [CG-AFF-05] [CG-AFF-06] [EX-NU-01] Two players, stop in the middle of a card', () => {
    const table = newTable(2)
    table.state.slots = SLOTS.map(() => null)
    placeNeutral(table.table, ['n12', 'a12', 'n13', 'a13', 'n14'])
    expect(table.state.neutral).toEqual({
      discs: 0,
      donations: ['welfare-active', 'rights-infrastructure', 'rights-industry'],
    })
    const slots = table.entries('neutral-disc').flatMap(({ on }) => (/-\d$/.test(on) ? [on] : []))
    expect(slots).toEqual([
      'new-york-3',
      'chicago-3',
      'new-orleans-3',
      'san-francisco-3',
      'new-york-1',
      'chicago-1',
      'new-orleans-1',
      'san-francisco-1',
      'cincinnati-1',
      'duluth-1',
      'st-louis-2',
      'kansas-city-2',
      'st-louis-1',
      'kansas-city-1',
      'albany-2',
    ])
  })

  test('[CG-AFF-04] From the left: by horizontal position, whatever the row', () => {
    expect(leftToRight('san-francisco').map((slot) => slot.id)).toEqual([
      'san-francisco-3',
      'san-francisco-1',
      'san-francisco-4',
      'san-francisco-2',
      'san-francisco-5',
    ])
    expect(leftToRight('denver').map((slot) => slot.id)).toEqual(['denver-2', 'denver-1', 'denver-3'])
  })

  test('[CG-AFF-07] Neutral discs block their spaces', () => {
    given(
      { at: 'departments', seat: 0, action: 'construction' },
      {
        seats: 2,
        neutral: ['reno-1'],
        players: { 0: { goods: 1, active: { 'start-construction': 1 }, tabs: { commerce: {} } } },
      },
    ).refuses(
      0,
      { type: 'build-project', department: 'start-construction', project: 'commerce', slot: 'reno-1', mission: 'west' },
      'CG-CON-04',
    )
    given(
      { at: 'event', seat: 0, donation: true },
      { seats: 2, neutral: ['welfare-seven'], players: { 0: { money: 20 } } },
    ).refuses(0, { type: 'donate', donation: 'welfare-seven' }, 'CG-DON-02')
  })

  test('[CG-AFF-08] The solo deck is built from complete sets, whatever neutral discs showed', () => {
    const table = afterSides(newTable(1, { difficulty: 'easy' }))
    const deck = [...(table.state.andrew?.pile ?? [])].sort()
    expect(deck.filter((id) => cardOf(id).kind === 'normal')).toHaveLength(20)
    expect(new Set(deck).size).toBe(20)
    expect(table.entries('neutral-disc').some(({ card }) => deck.includes(card))).toBe(true)
    expect(TILE_IDS).toHaveLength(16)
    expect(seatsInOrder(table)).toEqual([0])
  })
})
