import { describe, expect, test } from 'vitest'
import {
  CARD_IDS,
  CITY_IDS,
  cardOf,
  cityOf,
  DONATION_IDS,
  NEIGHBOURS,
  PROJECTS,
  REGIONS,
  ROUTES,
  SLOTS,
  STRIP_IDS,
  STRIPS,
} from '../components/index.ts'

describe('Components', () => {
  test('[CG-NET-01] 32 cities, 68 project spaces and 54 lines, everything within reach', () => {
    expect(CITY_IDS).toHaveLength(32)
    expect(ROUTES).toHaveLength(54)
    const accepts = (type: string): number => SLOTS.filter((slot) => slot.accepts === type).length
    expect([...PROJECTS, 'any'].map(accepts)).toEqual([14, 14, 13, 9, 18])
    const seen = new Set([0])
    for (const city of seen) for (const other of NEIGHBOURS[city] ?? []) seen.add(other)
    expect(seen.size).toBe(CITY_IDS.length)
  })

  test('[CG-NET-03] One major city per region; San Francisco links twice', () => {
    for (const region of REGIONS) {
      const major = CITY_IDS.filter((id) => cityOf(id).region === region && cityOf(id).size === 'major')
      expect(major).toHaveLength(1)
    }
    expect(CITY_IDS.filter((id) => cityOf(id).link > 0).map((id) => [id, cityOf(id).link])).toEqual([
      ['san-francisco', 2],
      ['chicago', 1],
      ['new-york', 1],
      ['new-orleans', 1],
    ])
  })

  test('[CG-SET-01] Every strip side has one donation and three different regions', () => {
    for (const id of STRIP_IDS) {
      for (const side of ['a', 'b'] as const) {
        const cells = STRIPS[id][side]
        expect(new Set(cells).size).toBe(4)
        expect(cells).toContain('donation')
      }
    }
  })

  test('[CG-SOL-06] Every donation is on one normal and one challenging card', () => {
    for (const kind of ['normal', 'challenging'] as const) {
      const donations = CARD_IDS.map(cardOf)
        .filter((card) => card.kind === kind)
        .map((card) => card.donation)
      expect([...donations].sort()).toEqual([...DONATION_IDS].sort())
    }
  })
})
