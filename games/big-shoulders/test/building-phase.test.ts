import { entriesFor } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { type BuildingId, buildingOf, type Decade, workerPrice } from '../components/index.ts'
import type { BigShouldersMove } from '../types.ts'
import { type Given, given, type PlayerPosition, type Position } from './given.ts'
import { newTable, playAtRandom } from './whole-game.ts'

const build = (play: BuildingId, discard: BuildingId): BigShouldersMove => ({ type: 'build', play, discard })

const anyBuild = (table: Given, seat: number): BigShouldersMove => table.moves(seat, 'build')[0] as BigShouldersMove

const hand = (table: Given, seat: number): BuildingId[] => table.state.players[seat]?.hand ?? []

/** One kept Building each, as after an earlier Decade. */
const KEPT: readonly BuildingId[] = ['e1-manager', 'e1-salesperson', 'e1-wood-coal', 'e1-like-2']

function laterDecade(decade: Decade, position: Position & { seats: 2 | 3 | 4 }): Given {
  const players: Record<number, PlayerPosition> = {}
  for (let seat = 0; seat < position.seats; seat++) {
    players[seat] = { hand: [KEPT[seat] as BuildingId], ...position.players?.[seat] }
  }
  return given({ phase: 'building' }, { decade, ...position, players })
}

/** Three players in the first Decade, with the hands given. */
const firstDecade = (hands: readonly BuildingId[][], position: Position = {}): Given =>
  given(
    { phase: 'building' },
    { seats: 3, ...position, players: Object.fromEntries(hands.map((tiles, seat) => [seat, { hand: tiles }])) },
  )

/** Everyone plays the first Building of the hand and discards the second. */
function everyonePlaysTheFirst(table: Given): Given {
  for (const seat of table.asked()) {
    const [play, discard] = hand(table, seat) as [BuildingId, BuildingId]
    table.does(seat, build(play, discard))
  }
  return table
}

describe('Building Phase', () => {
  test('[BS-BLD-01] Everyone is asked at once and answers in any order, once', () => {
    const table = given({ phase: 'building' })
    expect(table.asked()).toEqual([0, 1, 2, 3])
    table.does(2, anyBuild(table, 2))
    expect(table.asked()).toEqual([0, 1, 3])
    table.refuses(2, build('e1-manager', 'e1-salesperson'), 'BS-BLD-01', { why: 'chosen' })
    table.does(0, anyBuild(table, 0)).does(3, anyBuild(table, 3)).does(1, anyBuild(table, 1))
    expect(table.state.phase).toBe('action')
  })

  test('[BS-BLD-02] Nothing is dealt in the first Decade', () => {
    for (const seats of [2, 3, 4] as const) {
      const table = given({ phase: 'building' }, { seats })
      expect(table.state.players.map((player) => player.hand.length)).toEqual(Array(seats).fill(3))
    }
  })

  test('[BS-BLD-02] Two Era II Buildings in Decades 2 and 3, two of Era III in Decades 4 and 5', () => {
    for (const [decade, era] of [
      [2, 2],
      [3, 2],
      [4, 3],
      [5, 3],
    ] as const) {
      const table = laterDecade(decade, { seats: 4 })
      for (const seat of [0, 1, 2, 3]) {
        const [kept, ...dealt] = hand(table, seat)
        expect(kept).toBe(KEPT[seat])
        expect(dealt.map((id) => buildingOf(id).era)).toEqual([era, era])
      }
      expect(table.state.buildingDecks[era]).toHaveLength(8)
    }
  })

  test('[BS-BLD-02] Through a whole game everyone always chooses from three', () => {
    playAtRandom(newTable(3), (table) => {
      if (table.step() === 'choose-buildings') {
        expect(table.asked().map((seat) => hand(table, seat).length)).toEqual(table.asked().map(() => 3))
      }
      return false
    })
  })

  test('[BS-BLD-03] [EX-DV-102] Play one Building, discard a different one, keep the third', () => {
    const table = laterDecade(2, { seats: 2 })
    const [a, b, c] = hand(table, 0) as [BuildingId, BuildingId, BuildingId]
    table.refuses(0, build(a, a), 'BS-BLD-03').does(0, build(a, c))
    expect(hand(table, 0)).toEqual([b])
  })

  test('[BS-BLD-03] Neither choice may be declined', () => {
    const table = given({ phase: 'building' }, { seats: 2 })
    const [a] = hand(table, 0) as [BuildingId]
    table
      .refuses(0, { type: 'build', play: a }, 'BS-BLD-03', { misshapen: { path: 'discard' } })
      .refuses(0, { type: 'build', play: a, discard: null }, 'BS-BLD-03', { misshapen: { path: 'discard' } })
      .refuses(0, { type: 'build', play: 'a', discard: 'b' }, 'BS-BLD-03', { misshapen: { path: 'play' } })
      .refuses(0, { type: 'pass-stock' }, 'BS-GEN-01', { phase: 'building' })
    // Three Buildings to play, two others to discard.
    expect(table.moves(0)).toHaveLength(6)
    expect(new Set(table.moves(0).map((move) => move.type))).toEqual(new Set(['build']))
  })

  test('[BS-BLD-04] Only Buildings of the own hand', () => {
    const table = given({ phase: 'building' }, { seats: 2 })
    const [own] = hand(table, 0) as [BuildingId]
    const [others] = hand(table, 1) as [BuildingId]
    table
      .refuses(0, build(others, own), 'BS-BLD-04')
      .refuses(0, build(own, others), 'BS-BLD-04')
      .refuses(0, build(own, table.state.buildingDecks[2][0] as BuildingId), 'BS-BLD-04')
  })

  test('[BS-BLD-05] Played Buildings are turned up together, on the space of the current Decade', () => {
    const table = laterDecade(2, { seats: 2, players: { 0: { built: ['e1-goods-1'] }, 1: { built: ['e1-appeal-2'] } } })
    const [mine] = hand(table, 0) as [BuildingId]
    const [yours] = hand(table, 1) as [BuildingId]
    const built = (): BuildingId[][] => table.state.players.map((player) => player.built)

    table.does(1, build(yours, hand(table, 1)[1] as BuildingId))
    expect(built()).toEqual([['e1-goods-1'], ['e1-appeal-2']])
    expect(table.entries('built')).toEqual([])
    table.does(0, build(mine, hand(table, 0)[1] as BuildingId))
    expect(built()).toEqual([
      ['e1-goods-1', mine],
      ['e1-appeal-2', yours],
    ])
    expect(table.entries('built')).toHaveLength(2)
  })

  test('[BS-BLD-06] Discarded Buildings have left the game', () => {
    const table = given({ phase: 'building' }, { seats: 2, companies: { swift: { director: 0, treasury: 500 } } })
    const [[played, discard], [theirs, other]] = [hand(table, 0), hand(table, 1)] as BuildingId[][] as [
      [BuildingId, BuildingId],
      [BuildingId, BuildingId],
    ]
    everyonePlaysTheFirst(table)
    expect(table.state.players.map((player) => player.discarded)).toEqual([[discard], [other]])
    expect(table.state.players.map((player) => player.built)).toEqual([[played], [theirs]])
    for (const space of [discard, other]) {
      table.refuses(0, { type: 'place', space, company: 'swift' }, 'BS-ACT-18')
    }
  })

  test('[BS-BLD-06] No open entry of a whole game names a discarded Building', () => {
    const table = playAtRandom(newTable(2, { draft: true }))
    const open = JSON.stringify(entriesFor(table.table.entries, 'spectator'))
    const discarded = table.state.players.flatMap((player) => player.discarded)
    expect(discarded).toHaveLength(10)
    for (const building of discarded) expect(open).not.toContain(`"${building}"`)
  })

  test('[BS-BLD-07] [EX-RB-07] Three new Workers in the first Decade', () => {
    const table = firstDecade([
      ['e1-manager', 'e1-wood-livestock', 'e1-capital-asset-10'],
      ['e1-salesperson', 'e1-wood-coal', 'e1-wood-steel'],
      ['e1-automate-1', 'e1-appeal-2', 'e1-goods-1'],
    ])
    everyonePlaysTheFirst(table)
    // Four at $40 and three at $30.
    expect(table.state.jobMarket).toBe(7)
    expect(workerPrice(table.state.jobMarket)).toBe(30)
  })

  test('[BS-BLD-07] [EX-RB-08] A Building with one Worker symbol', () => {
    const table = firstDecade([
      ['e1-appeal-2', 'e1-manager', 'e1-capital-asset-10'],
      ['e1-wood-coal', 'e1-salesperson', 'e1-wood-steel'],
      ['e1-wood-livestock', 'e1-automate-1', 'e1-goods-1'],
    ])
    expect(everyonePlaysTheFirst(table).state.jobMarket).toBe(5)
  })

  test('[BS-BLD-07] [EX-DV-26] Workers beyond twelve are not placed', () => {
    const table = firstDecade(
      [
        ['e1-capital-asset-10', 'e1-appeal-2', 'e1-wood-coal'],
        ['e1-goods-1', 'e1-salesperson', 'e1-wood-steel'],
        ['e1-manager', 'e1-automate-1', 'e1-wood-livestock'],
      ],
      { jobMarket: 10 },
    )
    // Five symbols, room for two.
    expect(everyonePlaysTheFirst(table).state.jobMarket).toBe(12)
    expect(table.entries('workers-arrived')).toEqual([{ type: 'workers-arrived', count: 2 }])
  })

  test('[BS-BLD-07] Only Buildings played this Decade bring Workers, not the discarded or the older ones', () => {
    const table = given(
      { phase: 'building' },
      {
        seats: 3,
        players: {
          0: { hand: ['e1-wood-coal', 'e1-goods-1', 'e1-manager'], built: ['e1-capital-asset-10'] },
          1: { hand: ['e1-wood-steel', 'e1-salesperson', 'e1-automate-1'] },
          2: { hand: ['e1-wood-livestock', 'e1-appeal-2'] },
        },
      },
    )
    expect(everyonePlaysTheFirst(table).state.jobMarket).toBe(4)
  })

  test('[BS-BLD-08] [EX-DV-82] Everyone takes the Partner of the third Building space in Decade 3', () => {
    const table = laterDecade(3, { seats: 2, players: { 0: { partners: { onAppealTrack: false } } } })
    expect(table.state.players.map((player) => player.partners.active)).toEqual([3, 2])
    everyonePlaysTheFirst(table)
    expect(table.state.players.map((player) => player.partners.active)).toEqual([4, 3])
    // Active at once, in this Action Phase.
    expect(table.state.phase).toBe('action')
    expect(table.state.players.map((player) => player.partners.unplaced)).toEqual([4, 3])
  })

  test('[BS-BLD-08] In no other Decade', () => {
    for (const decade of [2, 4, 5] as const) {
      const table = everyonePlaysTheFirst(laterDecade(decade, { seats: 2 }))
      expect(table.state.players.map((player) => player.partners.active)).toEqual([2, 2])
    }
  })

  test('[BS-BLD-09] A Building stays in play for the rest of the game', () => {
    const built: BuildingId[] = ['e1-goods-1', 'e2-manager', 'e2-appeal-3', 'e3-goods-3']
    const table = given({ phase: 'cleanup' }, { decade: 4, players: { 0: { built } } })
    expect(table.state.decade).toBe(5)
    expect(table.state.players[0]?.built).toEqual(built)

    const later = given(
      { phase: 'action', seat: 1 },
      { decade: 5, players: { 0: { built } }, companies: { swift: { director: 1, treasury: 20 } } },
    ).does(1, { type: 'place', space: 'e1-goods-1', company: 'swift' })
    expect(later.company('swift').goods).toBe(1)
  })

  test('[BS-BLD-09] It belongs to the player who placed it, whatever happens to companies', () => {
    const table = given(
      { phase: 'action', seat: 1 },
      { players: { 0: { built: ['e1-goods-1'] } }, companies: { swift: { director: 1, treasury: 20 } } },
    ).does(1, { type: 'place', space: 'e1-goods-1', company: 'swift' })
    // Seat 0 directs nothing and is paid all the same.
    expect(table.cash(0)).toBe(20)
  })

  test('[BS-BLD-10] Era II is used up in Decade 3, Era III in Decade 5', () => {
    for (const seats of [2, 3, 4]) {
      const left: Record<number, number[]> = {}
      playAtRandom(newTable(seats), ({ state }) => {
        const { 2: eraII, 3: eraIII } = state.buildingDecks
        if (state.phase === 'building') left[state.decade] = [eraII.length / seats, eraIII.length / seats]
        return state.decade === 5 && state.phase === 'action'
      })
      expect(left).toEqual({ 1: [4, 4], 2: [2, 4], 3: [0, 4], 4: [0, 2], 5: [0, 0] })
    }
  })

  test('[BS-BLD-11] In Decade 5 the same choice is made', () => {
    const table = laterDecade(5, { seats: 2 })
    const [a, b, c] = hand(table, 0) as [BuildingId, BuildingId, BuildingId]
    table.refuses(0, build(a, a), 'BS-BLD-03').does(0, build(b, a)).does(1, anyBuild(table, 1))
    expect(table.state.players[0]).toMatchObject({ built: [b], hand: [c] })
  })
})
