import { chanceFrom, entriesFor, imagineTable, leaksOf, Table, type Viewer, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { type BuildingId, DEMAND_TILES, RESOURCES } from '../components/index.ts'
import { bigShoulders } from '../index.ts'
import { copyState } from '../state.ts'
import type { BigShouldersMove } from '../types.ts'
import { Given, given } from './given.ts'
import { afterFounding, allCubes, newTable, newTables, playAtRandom, SEEDS, viewersOf } from './whole-game.ts'

const board = (table: Given, viewer: Viewer) => viewOf(table.table, viewer).board
const first = (table: Given, seat: number): BigShouldersMove => table.moves(seat)[0] as BigShouldersMove
const hand = (table: Given, seat: number): BuildingId[] => table.state.players[seat]?.hand ?? []

/** Whether anything a viewer gets to see, on the board or in the log, names this tile. */
function names(table: Given, viewer: Viewer, tile: string): boolean {
  const seen = [viewOf(table.table, viewer), entriesFor(table.table.entries, viewer)]
  return JSON.stringify(seen).includes(`"${tile}"`)
}

/** The whole game is played with the draft, so that there is most to hide. */
const watch = (seats: number, seed: string, look: (table: Given) => void): Given =>
  playAtRandom(newTable(seats, { draft: true, mode: 'advanced' }, seed), (table) => {
    look(table)
    return false
  })

describe('Hidden information', () => {
  test('[BS-INF-01] Each player sees only their own Buildings; of the others only how many', () => {
    for (const table of newTables()) {
      for (const viewer of viewersOf(table)) {
        for (const [seat, player] of table.state.players.entries()) {
          expect(board(table, viewer).players[seat]?.hand).toEqual(seat === viewer ? player.hand : 3)
          for (const building of player.hand) expect(names(table, viewer, building)).toBe(seat === viewer)
        }
      }
    }
  })

  test('[BS-INF-01] After the Building Phase everyone holds one', () => {
    const table = given({ phase: 'building' }, { seats: 3 })
    for (const seat of [0, 1, 2]) table.does(seat, first(table, seat))
    expect(board(table, 'spectator').players.map((player) => player.hand)).toEqual([1, 1, 1])
  })

  test('[BS-INF-02] Until all have chosen nobody sees a played Building, but who has chosen', () => {
    const table = given({ phase: 'building' }, { seats: 3 })
    const [play, discard] = hand(table, 1) as [BuildingId, BuildingId]
    table.does(1, { type: 'build', play, discard })
    for (const viewer of viewersOf(table)) {
      const { players } = board(table, viewer)
      expect(players[1]?.chosen).toEqual(viewer === 1 ? { play, discard } : true)
      expect(players[0]?.chosen).toBe(false)
      expect(players[1]?.built).toEqual([])
      expect(names(table, viewer, play)).toBe(viewer === 1)
      expect(viewOf(table.table, viewer).asked).toEqual([0, 2])
    }
    for (const seat of [0, 2]) table.does(seat, first(table, seat))
    for (const viewer of viewersOf(table)) expect(board(table, viewer).players[1]?.built).toEqual([play])
  })

  test('[BS-INF-03] A discarded Building is known only to the player who chose it, also later', () => {
    const table = given({ phase: 'building' }, { seats: 3, companies: { swift: {} } })
    const [play, discard] = hand(table, 1) as [BuildingId, BuildingId]
    table.does(1, { type: 'build', play, discard })
    for (const seat of [0, 2]) table.does(seat, first(table, seat))
    for (let later = 0; later < 2; later++) {
      for (const viewer of viewersOf(table)) {
        expect(board(table, viewer).players[1]?.discarded).toEqual(viewer === 1 ? [discard] : 1)
        expect(names(table, viewer, discard)).toBe(viewer === 1)
      }
      playAtRandom(table, ({ state }) => state.phase === 'operating')
    }
  })

  test('[BS-INF-04] A draft pick is known only to the player who made it; who has picked is public', () => {
    const table = given({ phase: 'building' }, { seats: 3, options: { draft: true } })
    const [pick, ...passed] = hand(table, 0) as [BuildingId, BuildingId, BuildingId]
    table.does(0, { type: 'keep-building', building: pick })
    for (const viewer of viewersOf(table)) {
      expect(board(table, viewer).players[0]).toMatchObject(
        viewer === 0 ? { picked: pick, hand: passed } : { picked: true, hand: 2 },
      )
      expect(board(table, viewer).players[1]?.picked).toBe(false)
      expect(names(table, viewer, pick)).toBe(viewer === 0)
    }

    table.does(1, first(table, 1)).does(2, first(table, 2))
    // In Decade 1 hands go to the left: what seat 0 passed is seen by seat 1 alone.
    for (const viewer of viewersOf(table)) {
      expect(board(table, viewer).players[1]?.hand).toEqual(viewer === 1 ? passed : 2)
      expect(board(table, viewer).players[0]?.kept).toEqual(viewer === 0 ? [pick] : 1)
      expect(names(table, viewer, pick)).toBe(viewer === 0)
    }
  })

  test('[BS-INF-05] Of the decks everyone sees only how many tiles are left', () => {
    for (const table of newTables()) {
      const { demandDeck, assetDeck, buildingDecks, seats } = table.state
      for (const viewer of viewersOf(table)) {
        expect(board(table, viewer)).toMatchObject({
          demandDeck: { 2: 3, 3: 7, 4: 12 }[seats],
          assetDeck: 11,
          buildingDecks: { 2: 4 * seats, 3: 4 * seats },
        })
        for (const tile of [...demandDeck, ...assetDeck, ...buildingDecks[2], ...buildingDecks[3]]) {
          expect(names(table, viewer, tile)).toBe(false)
        }
      }
    }
  })

  test('[BS-INF-05] What is in the decks follows from what lies open, the Demand levels in their order', () => {
    const table = afterFounding(newTable(4))
    const imagined = imagineTable(bigShoulders, viewOf(table.table, 0), chanceFrom('imagined')).state
    const { demandDeck, assetDeck, buildingDecks } = table.state
    expect(imagined.demandDeck.toSorted()).toEqual(demandDeck.toSorted())
    expect(imagined.assetDeck.toSorted()).toEqual(assetDeck.toSorted())
    expect(imagined.buildingDecks[2].toSorted()).toEqual(buildingDecks[2].toSorted())
    const levels = (tiles: typeof demandDeck): number[] => tiles.map((tile) => DEMAND_TILES[tile].level)
    expect(levels(imagined.demandDeck)).toEqual(levels(demandDeck))
    expect([imagined.demandDeck, imagined.assetDeck]).not.toEqual([demandDeck, assetDeck])
  })

  test('[BS-INF-06] The content of the bag is shown and follows from the visible cubes', () => {
    const table = afterFounding(newTable(3))
    for (const viewer of viewersOf(table)) {
      const { bag, haymarket, supply } = board(table, viewer)
      const places = [bag, haymarket, ...Object.values(supply)]
      const totals = RESOURCES.map((resource) => places.reduce((sum, cubes) => sum + cubes[resource], 0))
      expect(totals).toEqual([20, 18, 16, 16])
    }
    expect(allCubes(table.state)).toEqual({ livestock: 20, steel: 18, wood: 16, coal: 16 })
  })

  test('[BS-INF-06] Two tables with different draws to come look the same', () => {
    const table = afterFounding(newTable(3))
    const other = new Given(Table.resume(bigShoulders, copyState(table.state)))
    Object.assign(other.state.chance, { seed: 'another', drawn: 0 })
    for (const viewer of viewersOf(table)) expect(viewOf(other.table, viewer)).toEqual(viewOf(table.table, viewer))
  })

  test('[BS-INF-07] Goals, exhausted Capital Assets, buying bans and Partners are open to all', () => {
    const table = given(
      { phase: 'stock', seat: 0 },
      {
        players: { 1: { sold: ['libby'], partners: { onAppealTrack: false } } },
        goals: ['most-managers', 'most-workers'],
        companies: { swift: { director: 1, asset: { id: 'foundry', exhausted: true } }, libby: { director: 0 } },
      },
    )
    for (const viewer of viewersOf(table)) {
      expect(board(table, viewer)).toMatchObject({
        goals: ['most-managers', 'most-workers'],
        companies: { swift: { asset: { id: 'foundry', exhausted: true } } },
      })
      expect(board(table, viewer).players[1]).toMatchObject({ sold: ['libby'], partners: { active: 3 } })
    }
  })

  test('[BS-INF-07] Every entry is for everyone, but those of secret choices', () => {
    for (const seed of SEEDS) {
      const table = watch(3, seed, () => {})
      const secret = new Set(table.table.entries.filter(({ to }) => to).map(({ entry }) => entry.type))
      expect([...secret].toSorted()).toEqual(['choice', 'draft-kept'])
      for (const { entry, to } of table.table.entries) {
        if (to) expect(to).toEqual([(entry as { seat: number }).seat])
      }
    }
  })

  test('[BS-INF-01] [BS-INF-07] In a whole game no view tells the real table from one imagined from it', () => {
    for (const seats of [2, 4]) {
      watch(seats, 'leaks', (table) => {
        // Building Phases hide most; of the rest a sample is enough.
        if (table.state.phase === 'building' || table.state.seq % 10 === 0) expect(leaksOf(table.table)).toEqual([])
      })
    }
  })

  test('[BS-INF-08] The setup depends on chance and on nothing else', () => {
    const facts = (seed: string): unknown[] => {
      const { state } = newTable(4, {}, seed)
      const { priorityDeal, demand, demandDeck, assetRow, assetDeck, buildingDecks, goals, supply } = state
      const hands = state.players.map((player) => player.hand)
      return [
        priorityDeal,
        [demand, demandDeck],
        assetRow,
        assetDeck,
        buildingDecks[2],
        buildingDecks[3],
        hands,
        goals,
        supply,
      ]
    }
    expect(facts('a')).toEqual(facts('a'))
    for (const [i, fact] of facts('a').entries()) {
      expect(['b', 'c', 'd', 'e'].some((seed) => JSON.stringify(facts(seed)[i]) !== JSON.stringify(fact))).toBe(true)
    }
  })

  test('[BS-INF-08] After the setup only draws from the bag are random', () => {
    let { drawn, entries } = { drawn: -1, entries: 0 }
    watch(3, 'chance', ({ state, table }) => {
      const news = table.entries.slice(entries).map(({ entry }) => entry)
      const cubes = news.reduce((sum, entry) => {
        if (entry.type !== 'drawn') return sum
        return sum + Object.values(entry.cubes).reduce((all, count) => all + count, 0)
      }, 0)
      // A draw is repeated in the rare case that it would favour some cubes.
      if (drawn >= 0 && cubes === 0) expect(state.chance.drawn).toBe(drawn)
      if (drawn >= 0) expect(state.chance.drawn - drawn).toBeGreaterThanOrEqual(cubes)
      drawn = state.chance.drawn
      entries = table.entries.length
    })
    expect(drawn).toBeGreaterThan(0)
  })
})
