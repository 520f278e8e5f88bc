import { describe, expect, test } from 'vitest'
import {
  ASSETS,
  assetOf,
  BUILDING_IDS,
  buildingOf,
  CERTIFICATE_LIMIT,
  CHARTERS,
  COMPANIES,
  CUBES,
  charterOf,
  DEMAND_TILE_IDS,
  DEMAND_TILES,
  GOALS,
  PRINTED_MARKET,
  SUPPLY,
  TOTAL_CUBES,
} from '../components/index.ts'

/** Whether the component tables are complete and consistent: what an owner who corrects a value should run. */
describe('the box', () => {
  test('holds ten charters with 21 factories, 37 Worker spaces and 20 Salesperson spaces', () => {
    const factories = COMPANIES.flatMap((id) => charterOf(id).factories)
    expect(Object.keys(CHARTERS)).toHaveLength(10)
    expect(factories).toHaveLength(21)
    expect(factories.reduce((sum, factory) => sum + factory.workerSpaces, 0)).toBe(37)
    expect(COMPANIES.reduce((sum, id) => sum + charterOf(id).goodPrices.length - 1, 0)).toBe(20)
  })

  test('holds enough Workers, Automation tokens and Salespeople for every charter, and one Manager too few', () => {
    expect(SUPPLY.workers).toBeGreaterThanOrEqual(37 + 12)
    expect(SUPPLY.automation).toBeGreaterThanOrEqual(37)
    expect(SUPPLY.salespeople).toBe(20)
    expect(SUPPLY.managers).toBe(21 - 1)
  })

  test('holds 70 cubes', () => {
    expect(Object.values(CUBES).reduce((sum, count) => sum + count, 0)).toBe(TOTAL_CUBES)
  })

  test.each([
    [2, [6, 8, 8]],
    [3, [9, 12, 12]],
    [4, [12, 16, 16]],
  ])('[BS-SET-07] has Buildings of each era for %i players: %j', (players, counts) => {
    const inGame = BUILDING_IDS.filter((id) => buildingOf(id).minPlayers <= players)
    expect([1, 2, 3].map((era) => inGame.filter((id) => buildingOf(id).era === era).length)).toEqual(counts)
  })

  test.each([
    [2, [3, 5, 4, 3]],
    [3, [5, 6, 4, 4]],
    [4, [6, 6, 6, 6]],
  ])('[BS-SET-02] has Demand tiles of each level for %i players: %j', (players, counts) => {
    const inGame = DEMAND_TILE_IDS.filter((id) => DEMAND_TILES[id].minPlayers <= players)
    expect([1, 2, 3, 4].map((level) => inGame.filter((id) => DEMAND_TILES[id].level === level).length)).toEqual(counts)
  })

  test('holds 16 Capital Assets, five of them starting tiles that automate a Worker', () => {
    const starting = ASSETS.filter((asset) => assetOf(asset).starting)
    expect(ASSETS).toHaveLength(16)
    expect(starting).toHaveLength(5)
    for (const asset of starting) expect(assetOf(asset).immediate).toEqual([{ automate: 1 }])
  })

  test('prices of Goods rise with Salespeople and can be halved exactly', () => {
    for (const id of COMPANIES) {
      const { goodPrices } = charterOf(id)
      expect([...goodPrices].sort((a, b) => a - b)).toEqual(goodPrices)
      for (const price of goodPrices) expect(price % 10).toBe(0)
    }
  })

  test('has a Stock track of 21 rising prices, ten Goals and certificate limits of 10, 12 and 14', () => {
    const { track } = PRINTED_MARKET
    expect(track).toHaveLength(21)
    expect([...track].sort((a, b) => a - b)).toEqual(track)
    expect(GOALS).toHaveLength(10)
    expect([2, 3, 4].map((players) => CERTIFICATE_LIMIT[players])).toEqual([10, 12, 14])
  })
})
