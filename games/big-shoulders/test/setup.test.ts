import { viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { type BuildingId, buildingOf, DEMAND_TILES, type DemandTileId, workerPrice } from '../components/index.ts'
import { countCubes } from '../model/cubes.ts'
import type { BigShouldersState } from '../state.ts'
import { buy, found, pass } from './stock-moves.ts'
import { afterFounding, newTable, newTables, newTableWithFirst } from './whole-game.ts'

const ROWS = ['food-dairy', 'dry-goods', 'meat-packing', 'shoes'] as const
const COLUMNS = ['right', 'middle', 'left'] as const

/** The Demand tiles in the order in which they were drawn. */
function drawnTiles({ demand, demandDeck }: BigShouldersState): DemandTileId[] {
  return [...COLUMNS.flatMap((column) => ROWS.flatMap((row) => demand[row][column].tile ?? [])), ...demandDeck]
}

function eraI(state: BigShouldersState): BuildingId[] {
  return state.players.flatMap((player) => player.hand)
}

/** What comes out of many different seeds. */
function seen<T>(of: (state: BigShouldersState) => T): Set<T> {
  return new Set(Array.from({ length: 40 }, (_, i) => of(newTable(4, {}, `seed/${i}`).state)))
}

describe('Setup', () => {
  test('[BS-SET-01] Play begins in 1875 with the Stock Phase', () => {
    for (const table of newTables()) {
      expect(table.state.decade).toBe(1)
      afterFounding(table)
      expect(table.state.phase).toBe('stock')
      expect(table.entries('decade')).toEqual([{ type: 'decade', decade: 1, year: 1875 }])
    }
  })

  test('[BS-SET-02] 15 Demand tiles with two players, 19 with three, 24 with four', () => {
    for (const { state } of newTables()) {
      const tiles = drawnTiles(state)
      expect(new Set(tiles).size).toBe({ 2: 15, 3: 19, 4: 24 }[state.seats])
      expect(tiles.filter((tile) => DEMAND_TILES[tile].minPlayers > state.seats)).toEqual([])
    }
  })

  test('[BS-SET-03] Demand tiles come level by level, each level shuffled', () => {
    for (const { state } of newTables()) {
      const levels = drawnTiles(state).map((tile) => DEMAND_TILES[tile].level)
      expect(levels).toEqual(levels.toSorted())
    }
    expect(seen((state) => state.demand['food-dairy'].right.tile).size).toBe(6)
    expect(seen((state) => state.demandDeck.at(-1)).size).toBe(6)
  })

  test('[BS-SET-04] The first 12 tiles fill the right column from the top, then the middle, then the left', () => {
    for (const { state } of newTables()) {
      const level = (column: 'left' | 'middle' | 'right'): number[] =>
        ROWS.map((row) => DEMAND_TILES[state.demand[row][column].tile as DemandTileId].level)
      // Level 1 has 3, 5 or 6 tiles, level 2 has 5, 6 or 6.
      expect(level('right')).toEqual({ 2: [1, 1, 1, 2], 3: [1, 1, 1, 1], 4: [1, 1, 1, 1] }[state.seats])
      expect(level('middle')).toEqual({ 2: [2, 2, 2, 2], 3: [1, 2, 2, 2], 4: [1, 1, 2, 2] }[state.seats])
      expect(level('left')).toEqual({ 2: [3, 3, 3, 3], 3: [2, 2, 2, 3], 4: [2, 2, 2, 2] }[state.seats])
      expect(Object.values(state.demand).every((row) => COLUMNS.every((column) => row[column].goods === 0))).toBe(true)
    }
  })

  test('[BS-SET-05] Brilliant Marketing lies on $80, the other starting Capital Assets to its right, 11 in the deck', () => {
    const others = ['cincinnati-steel', 'michigan-lumber', 'pennsylvania-coal', 'union-stockyards']
    for (const { state } of newTables()) {
      expect(state.assetRow[0]).toBe('brilliant-marketing')
      expect(state.assetRow.slice(1).toSorted()).toEqual(others)
      expect(new Set([...state.assetRow, ...state.assetDeck]).size).toBe(16)
      expect(state.assetDeck).toHaveLength(11)
    }
    expect([...seen((state) => state.assetRow.at(-1))].toSorted()).toEqual(others)
    expect(seen((state) => state.assetDeck[0]).size).toBeGreaterThan(5)
  })

  test('[BS-SET-06] Five of the ten Goal tiles are in play; without goals none', () => {
    for (const { state } of newTables()) expect(new Set(state.goals).size).toBe(5)
    for (const { state } of newTables({ goals: false })) expect(state.goals).toEqual([])
    const drawn = [...seen((state) => state.goals)].flat()
    expect(new Set(drawn).size).toBe(10)
  })

  test('[BS-SET-07] Buildings for more players are removed: 6/8/8, 9/12/12 or 12/16/16 remain', () => {
    for (const { state } of newTables()) {
      const eras = [eraI(state), state.buildingDecks[2], state.buildingDecks[3]]
      expect(eras.map((era) => new Set(era).size)).toEqual(
        { 2: [6, 8, 8], 3: [9, 12, 12], 4: [12, 16, 16] }[state.seats],
      )
      for (const [i, era] of eras.entries()) {
        expect(era.every((id) => buildingOf(id).era === i + 1 && buildingOf(id).minPlayers <= state.seats)).toBe(true)
      }
    }
    expect(seen((state) => state.buildingDecks[2][0]).size).toBeGreaterThan(8)
    expect(seen((state) => state.buildingDecks[3][0]).size).toBeGreaterThan(8)
  })

  test('[BS-SET-08] Two cubes of each type lie on Haymarket Square', () => {
    for (const { state } of newTables()) {
      expect(state.haymarket).toEqual({ livestock: 2, steel: 2, wood: 2, coal: 2 })
      const spaces = Object.values(state.supply)
      const bagAndChain = (type: 'livestock' | 'steel' | 'wood' | 'coal'): number =>
        spaces.reduce((sum, cubes) => sum + cubes[type], state.bag[type])
      expect([bagAndChain('livestock'), bagAndChain('steel'), bagAndChain('wood'), bagAndChain('coal')]).toEqual([
        18, 16, 14, 14,
      ])
    }
  })

  test('[BS-SET-09] Three random cubes on each Supply Chain space, 50 in the bag', () => {
    for (const { state } of newTables()) {
      expect(Object.keys(state.supply).toSorted()).toEqual(['10', '20', '30', 'x'])
      for (const cubes of Object.values(state.supply)) expect(countCubes(cubes)).toBe(3)
      expect(countCubes(state.bag)).toBe(50)
    }
    expect(seen((state) => JSON.stringify(state.supply.x)).size).toBeGreaterThan(5)
  })

  test('[BS-SET-10] Four Workers in the Job Market, so the next one costs $40', () => {
    for (const { state } of newTables()) {
      expect(state.jobMarket).toBe(4)
      expect(workerPrice(state.jobMarket)).toBe(40)
    }
  })

  test('[BS-SET-11] Each player has $175', () => {
    for (const { state } of newTables()) {
      expect(state.players.map((player) => player.cash)).toEqual(Array(state.seats).fill(175))
    }
  })

  test('[BS-SET-12] Two Partners are active; the others wait in the pool, on Appeal 9 and on the third Building space', () => {
    for (const { state } of newTables()) {
      for (const { partners } of state.players) {
        expect(partners).toEqual({
          active: 2,
          unplaced: 2,
          reserved: 'pool',
          onAppealTrack: true,
          onBuildingSpace: true,
        })
      }
      expect(state.turnOrder.toSorted()).toEqual([...state.players.keys()])
    }
  })

  test('[BS-SET-13] Everyone looks at three Era I Buildings before founding', () => {
    for (const table of newTables()) {
      for (const [seat, player] of table.state.players.entries()) {
        expect(player.hand).toHaveLength(3)
        expect(viewOf(table.table, seat).board.players[seat]?.hand).toEqual(player.hand)
      }
    }
  })

  test('[BS-SET-14] A random player founds first, the others counter-clockwise, one company each', () => {
    expect([...seen((state) => state.priorityDeal)].toSorted()).toEqual([0, 1, 2, 3])
    const table = newTableWithFirst(1)
    table
      .refuses(0, found('swift', 35), 'BS-SET-14', { why: 'turn', asked: 1 })
      .does(1, found('swift', 35))
      .refuses(1, found('libby', 35), 'BS-SET-14', { why: 'turn', asked: 0 })
      .does(0, found('libby', 35))
      .does(3, found('elgin', 35))
      .does(2, found('doggett', 35))
    expect(table.step()).toBe('stock-turn')
  })

  test('[BS-SET-14] Founding cannot be declined, and $175 are not enough for a par of $60', () => {
    const table = newTableWithFirst(0)
    table
      .refuses(0, pass, 'BS-SET-14', { why: 'must' })
      .refuses(0, buy('swift'), 'BS-SET-14', { why: 'must' })
      .refuses(0, found('swift', 60), 'BS-FND-03', { cost: 180, have: 175 })
    expect(table.moves(0).filter((move) => move.type !== 'found')).toEqual([])
    // Ten charters at $35, $40 or $50.
    expect(table.moves(0)).toHaveLength(30)
  })

  test('[BS-SET-15] The reserved Partner goes to the charter of the starting company', () => {
    const table = newTableWithFirst(0).does(0, found('swift', 35))
    expect(table.state.players[0]).toMatchObject({
      startingCompany: 'swift',
      partners: { active: 2, reserved: 'charter' },
    })
    expect(table.state.players[3]).toMatchObject({ startingCompany: null, partners: { active: 2, reserved: 'pool' } })
  })

  test('[BS-SET-16] [EX-RB-03] The last founder has the Priority Deal and the first place, the others follow clockwise', () => {
    const [red, blue, green, yellow] = [0, 1, 2, 3]
    const table = newTableWithFirst(yellow)
      .does(yellow, found('swift', 35))
      .does(green, found('libby', 35))
      .does(blue, found('elgin', 35))
      .does(red, found('doggett', 35))
    expect(table.state.priorityDeal).toBe(red)
    expect(table.state.turnOrder).toEqual([red, blue, green, yellow])
  })

  test('[BS-SET-16] The first founder is last in turn order, however many play', () => {
    for (const table of newTables()) {
      const first = table.asked()[0]
      afterFounding(table)
      expect(table.state.turnOrder.at(-1)).toBe(first)
      expect(table.state.turnOrder[0]).toBe(table.state.priorityDeal)
    }
  })

  test('[BS-SET-17] The Priority Deal holder takes the first stock turn', () => {
    for (const table of newTables()) {
      afterFounding(table)
      expect(table.step()).toBe('stock-turn')
      expect(table.asked()).toEqual([table.state.priorityDeal])
    }
  })
})
