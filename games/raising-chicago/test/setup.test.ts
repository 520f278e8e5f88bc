import { Chance, viewOf } from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import {
  CARD_IDS,
  CARDS,
  FINAL_IDS,
  NEIGHBOURHOOD_TILE_IDS,
  OUTSKIRTS_TILE_IDS,
  PRESTIGE_IDS,
  PROJECT_IDS,
  RESOURCES,
  WARD_TILE_IDS,
} from '../components/index.ts'
import type { Options } from '../meta.ts'
import { sideOf } from '../model/auction.ts'
import { allPermanents } from '../model/companies.ts'
import { setup } from '../setup.ts'
import type { RaisingChicagoState } from '../state.ts'
import { given } from './given.ts'
import { WHITE } from './moves.ts'
import { newTable } from './whole-game.ts'

const SEEDS = ['lake', 'river', 'rail', 'grain', 'brick', 'mud', 'pine', 'wind']

/** The table before the first round is announced. */
function laid(seats = 3, seed = 'laid', options: Partial<Options> = {}): RaisingChicagoState {
  const base = { seats, options: { council: false, ...options }, seq: 0, agenda: [], chance: { seed, drawn: 0 } }
  return setup({ base, chance: new Chance(base.chance) })
}

const sorted = (list: readonly string[]): string[] => [...list].sort()

/** Different orders that the seeds bring. */
const orders = (of: (state: RaisingChicagoState) => unknown): number =>
  new Set(SEEDS.map((seed) => JSON.stringify(of(laid(3, seed))))).size

describe('Set-up: the table', () => {
  test('[RC-SET-01] An empty city, empty slots, an empty auction board and the common supply', () => {
    const state = laid()
    expect(state.city).toEqual(Array.from({ length: 40 }, () => null))
    expect(state.slots.map(({ project, card }) => [project, card])).toEqual(Array(5).fill([null, null]))
    expect(state.companies.map(({ auction }) => auction)).toEqual([0, 0, 0])
    expect(state.extensions).toBe(6)
  })

  test('[RC-SET-02] Seven shuffled stacks of five, and project 36 by itself', () => {
    const { stacks } = laid()
    expect(stacks.map(sorted)).toEqual([
      ...[0, 5, 10, 15, 20, 25, 30].map((from) => PROJECT_IDS.slice(from, from + 5)),
      ['project-36'],
    ])
    for (let stack = 0; stack < 7; stack++) expect(orders((state) => state.stacks[stack])).toBeGreaterThan(3)
  })

  test('[RC-SET-02] Only the top of each stack is seen', () => {
    const { table } = newTable()
    const { board } = viewOf(table, 0)
    expect(board.stacks).toEqual(table.state.stacks.map((stack) => ({ size: stack.length, top: stack[0] ?? null })))
  })

  test('[RC-SET-03] Four of ten final projects', () => {
    const { finals } = laid()
    expect(new Set(finals).size).toBe(4)
    expect(finals.every((id) => FINAL_IDS.includes(id))).toBe(true)
    expect(orders((state) => state.finals)).toBe(SEEDS.length)
  })

  test('[RC-SET-04] A shuffled deck of all 54 cards; only its top is seen', () => {
    expect(sorted(laid().deck)).toEqual(sorted(CARD_IDS))
    expect(CARD_IDS).toHaveLength(54)
    expect(orders((state) => state.deck)).toBe(SEEDS.length)
    const { table } = newTable()
    expect(viewOf(table, 0).board.deck).toEqual({ size: 49, top: table.state.deck[0] })
  })

  test('[RC-SET-04] Red sides for two or three players, yellow ones for four', () => {
    expect([2, 3, 4].map((seats) => sideOf(seats, 'card-07'))).toEqual([
      CARDS['card-07'].red,
      CARDS['card-07'].red,
      CARDS['card-07'].yellow,
    ])
  })

  test('[RC-SET-04] [RC-PRO-01] [RC-SC-074] Yellow side with four players', () => {
    const table = given(
      { at: 'operate' },
      { seats: 4, companies: { [WHITE]: { cards: ['card-07', 'card-06', 'card-16'], fresh: 1 } } },
    )
    expect(table.hold(WHITE)).toEqual({ timber: 1, jackscrew: 1, masonry: 1, favour: 1 })
  })

  test('[RC-SET-05] Eight of twelve outskirts tiles', () => {
    const { outskirts } = laid()
    expect(outskirts).toHaveLength(8)
    expect(new Set(outskirts).size).toBe(8)
    expect(OUTSKIRTS_TILE_IDS).toEqual(expect.arrayContaining(outskirts))
    expect(orders((state) => state.outskirts)).toBe(SEEDS.length)
  })

  test('[RC-SET-06] Three prestige buildings face up, seven face down', () => {
    const { display, prestigeStack } = laid()
    expect(display).toHaveLength(3)
    expect(sorted([...display, ...prestigeStack].map(String))).toEqual(sorted(PRESTIGE_IDS))
    expect(viewOf(newTable().table, 0).board.prestigeStack).toBe(7)
    expect(orders((state) => [...state.display, ...state.prestigeStack])).toBe(SEEDS.length)
  })

  test('[RC-SET-07] One control tile to each ward', () => {
    expect(sorted(laid().wardTiles.map(String))).toEqual(sorted(WARD_TILE_IDS))
    expect(orders((state) => state.wardTiles)).toBeGreaterThan(3)
  })

  test('[RC-SET-08] Nine banners, three of each kind', () => {
    const { banners } = laid()
    expect(RESOURCES.map((kind) => banners.filter((banner) => banner === kind).length)).toEqual([3, 3, 3])
    expect(orders((state) => state.banners)).toBeGreaterThan(3)
  })

  test('[RC-SET-09] A neighbourhood tile on each of the 18 fields', () => {
    const { fields } = laid()
    expect(sorted(fields.map(String))).toEqual(sorted(NEIGHBOURHOOD_TILE_IDS))
    expect(orders((state) => state.fields)).toBe(SEEDS.length)
  })
})

describe('Set-up: the companies', () => {
  test('[RC-SET-10] A personal project with nothing paid yet', () => {
    for (const seats of [2, 3, 4]) {
      expect(laid(seats).companies.map(({ sections }) => sections)).toEqual(Array.from({ length: seats }, () => []))
    }
  })

  test('[RC-SET-11] 25 bid markers in the supply of each company', () => {
    expect(laid(4).companies.map(({ supply }) => supply)).toEqual([25, 25, 25, 25])
  })

  test.each([
    { seats: 2, field: 0, permanents: 9, each: 2 },
    { seats: 3, field: 0, permanents: 9, each: 2 },
    { seats: 4, field: 3, permanents: 6, each: 1 },
  ] as const)(
    '[RC-SET-12] [RC-SET-13] [RC-SET-15] Markers, permanents and resources with $seats players',
    (expected) => {
      const { seats, field, permanents, each } = expected
      for (const { tracks, hold } of laid(seats).companies) {
        expect(tracks).toEqual({ timber: field, jackscrew: field, masonry: field })
        expect(hold).toEqual({ timber: each, jackscrew: each, masonry: each, joker: 0, favour: 0 })
      }
      const all = given(
        { at: 'over' },
        { seats, companies: { 0: { tracks: { timber: 11, jackscrew: 11, masonry: 11 } } } },
      )
      expect(allPermanents(seats, all.company(0).tracks)).toBe(permanents)
    },
  )

  test('[RC-SET-14] Everyone on the topmost poverty field', () => {
    expect(laid(4).companies.map(({ poverty }) => poverty)).toEqual([0, 0, 0, 0])
  })

  test('[RC-SET-16] A random stack of discs on 0; the top one has the top row', () => {
    expect(new Set(SEEDS.map((seed) => laid(4, seed).ranking.join())).size).toBeGreaterThan(3)
    const { state } = newTable(4)
    expect(state.companies.map(({ prestige }) => prestige)).toEqual([0, 0, 0, 0])
    expect(state.rows).toEqual(state.ranking)
    expect(newTable(4).asked()).toEqual([state.ranking[0]])
  })

  test('[RC-SET-17] A third colour with two players only', () => {
    expect([2, 3, 4].map((seats) => newTable(seats).company(0).third)).toEqual([2, 0, 0])
  })

  test('[RC-SET-18] The council only with the module', () => {
    expect(laid().council).toBeNull()
    expect(Object.keys(laid(3, 'laid', { council: true }).council ?? {})).toEqual(['A', 'B', 'C', 'D'])
  })
})
