import { describe, expect, test } from 'vitest'
import { COUNCIL_IDS } from '../components/index.ts'
import type { RaisingChicagoMove } from '../types.ts'
import { given } from './given.ts'
import { BLUE, GREEN, PURPLE, TWO, WHITE } from './moves.ts'
import type { CompanyPosition, Position } from './position.ts'
import { newTable } from './whole-game.ts'

const council = (position: Position) => given({ at: 'council' }, position)

function assign(letters: Partial<Record<'A' | 'B' | 'C' | 'D', number>>): RaisingChicagoMove {
  return { type: 'assign-letters', A: 0, B: 0, C: 0, D: 0, ...letters }
}

/** What blue gets from a member for which it has just enough cards. */
function blueGets(member: (typeof COUNCIL_IDS)[number], company: CompanyPosition, position: Position = {}): number {
  const table = council({
    ...position,
    council: { A: member },
    companies: { ...position.companies, [BLUE]: { ...company, letters: { A: 4 } } },
  })
  return table.scored('council')[BLUE] ?? Number.NaN
}

const EXTENSIONS_AND_FAVOURS: Position = {
  seats: 4,
  council: { A: 'council-11', D: 'council-10' },
  companies: { [WHITE]: { letters: { A: 2, D: 3, all: 2 }, extensions: 2, hold: { favour: 2 } } },
}

describe('City council', () => {
  test('[RC-CCL-01] The module changes nothing else in the set-up', () => {
    const plain = newTable(3, { council: false }, 'same').state
    const module = newTable(3, { council: true }, 'same').state
    expect(plain.council).toBeNull()
    expect({ ...module, council: null, options: plain.options, chance: plain.chance }).toEqual(plain)
  })

  test('[RC-CCL-02] [RC-SET-18] Four different members of twelve, at random', () => {
    expect(COUNCIL_IDS).toHaveLength(12)
    const seen = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const members = Object.values(newTable(3, { council: true }, seed).state.council ?? {})
      expect(new Set(members).size).toBe(4)
      for (const member of members) seen.add(member)
    }
    expect(seen.size).toBeGreaterThan(8)
  })

  test('[RC-CCL-03] [RC-CRD-06] Cards under the board and in the pile count', () => {
    // Letter A, two under the board and two in the pile.
    const company: CompanyPosition = { cards: ['card-03', 'card-07'], pile: ['card-10', 'card-15'], neighbourhoods: 3 }
    const table = council({ council: { A: 'council-09' }, companies: { [BLUE]: company } })
    expect(table.scored('council')).toEqual([3, 0, 0])
  })

  test('[RC-CCL-04] [RC-EX-17] Five cards qualify with three players', () => {
    const table = council({
      council: { B: 'council-09' },
      companies: { [PURPLE]: { letters: { B: 5 }, neighbourhoods: 4 }, [BLUE]: { neighbourhoods: 3 } },
    })
    expect(table.scored('council')).toEqual([0, 4, 0])
  })

  test('[RC-CCL-05] [RC-EX-18] A sixth card doubles', () => {
    const table = council({
      council: { B: 'council-09' },
      companies: { [PURPLE]: { letters: { B: 6 }, neighbourhoods: 4 } },
    })
    expect(table.scored('council')).toEqual([0, 8, 0])
  })

  test.each([
    { seats: 2, cards: 5, points: 0 },
    { seats: 2, cards: 6, points: 3 },
    { seats: 2, cards: 8, points: 3 },
    { seats: 2, cards: 9, points: 6 },
    { seats: 3, cards: 3, points: 0 },
    { seats: 3, cards: 4, points: 3 },
    { seats: 3, cards: 5, points: 3 },
    { seats: 3, cards: 6, points: 6 },
    { seats: 4, cards: 2, points: 0 },
    { seats: 4, cards: 3, points: 3 },
    { seats: 4, cards: 4, points: 3 },
    { seats: 4, cards: 5, points: 6 },
  ] as const)('[RC-CCL-04] [RC-CCL-05] $seats players, $cards cards', ({ seats, cards, points }) => {
    const company: CompanyPosition = { letters: { C: cards }, neighbourhoods: 3 }
    const table = council({ seats, council: { C: 'council-09' }, companies: { 0: company } })
    expect(table.scored('council')[0]).toBe(points)
  })

  test('[RC-CCL-04] [RC-CCL-05] [RC-SC-118] Two players: six cards qualify, nine double', () => {
    // There are only twelve cards with A alone, so blue reaches its six with three that have all letters.
    const table = council({
      seats: 2,
      council: { A: 'council-05', C: 'council-09' },
      companies: {
        [TWO.purple]: { letters: { A: 9, C: 5 }, neighbourhoods: 6 },
        [TWO.blue]: { letters: { A: 3, all: 3, C: 6 }, neighbourhoods: 5 },
      },
      moved: {
        'outskirts-site-1': { owner: TWO.purple, storeys: 1 },
        'outskirts-site-2': { owner: TWO.purple, storeys: 2 },
        'outskirts-site-3': { owner: TWO.blue, storeys: 3 },
      },
    }).does(TWO.blue, assign({ A: 3 }))
    expect(table.scored('council')).toEqual([8, 7])
  })

  test('[RC-CCL-06] [RC-CCL-15] [RC-SC-147] Two companies score the same council member', () => {
    // Thirteen cards with C alone do not exist: green's sixth has all letters.
    const table = council({
      council: { C: 'council-11' },
      companies: {
        [BLUE]: { letters: { C: 4 }, extensions: 2 },
        [PURPLE]: { letters: { C: 3 }, extensions: 3 },
        [GREEN]: { letters: { C: 5, all: 1 }, extensions: 1 },
      },
    }).does(GREEN, assign({ C: 1 }))
    expect(table.scored('council')).toEqual([6, 0, 6])
  })

  test('[RC-CCL-07] [RC-SC-119] Cards with all four letters are assigned one by one', () => {
    const table = council(EXTENSIONS_AND_FAVOURS).does(WHITE, assign({ A: 1, D: 1 }))
    expect(table.scored('council')).toEqual([0, 0, 0, 10])
  })

  test('[RC-CCL-05] [RC-CCL-07] [RC-SC-120] Both wild cards on one letter reach the doubling', () => {
    const table = council(EXTENSIONS_AND_FAVOURS).does(WHITE, assign({ D: 2 }))
    expect(table.scored('council')).toEqual([0, 0, 0, 8])
  })

  test('[RC-CCL-07] [RC-SC-121] A wild card cannot count twice', () => {
    // With an extension, so that the letter makes a difference and white is asked.
    council({
      seats: 4,
      council: { A: 'council-11', D: 'council-10' },
      companies: { [WHITE]: { letters: { A: 2, D: 2, all: 1 }, extensions: 1 } },
    })
      .refuses(WHITE, assign({ A: 1, D: 1 }), 'RC-CCL-07', { cards: 1 })
      .does(WHITE, assign({ A: 1 }))
  })

  test('[RC-CCL-07] Whoever gains nothing by the choice is not asked', () => {
    const table = council({
      council: { A: 'council-09', B: 'council-10', C: 'council-11', D: 'council-12' },
      companies: { [BLUE]: { letters: { A: 1, all: 2 }, neighbourhoods: 3 } },
    })
    expect(table.scored('council')).toEqual([0, 0, 0])
  })
})

describe('Council members', () => {
  test('[RC-CCL-08] [RC-CCL-10] [RC-CCL-12] [RC-SC-122] Wards, symbols and auction markers', () => {
    const table = council({
      council: { A: 'council-02', B: 'council-06', C: 'council-08' },
      companies: {
        [GREEN]: {
          letters: { A: 4, B: 6, C: 4 },
          symbols: { locomotive: 2, lion: 2, book: 2, seal: 1, y: 3, star: 1 },
          auction: 3,
        },
      },
      city: {
        'site-03': { owner: GREEN, storeys: 1 },
        'site-12': { owner: GREEN, storeys: 4 },
        'site-19': { prestige: 'prestige-01' },
        'site-05': { owner: GREEN, storeys: 2 },
      },
    })
    expect(table.scored('council')).toEqual([0, 0, 32])
  })

  test.each([
    { member: 'council-01', points: 3 },
    { member: 'council-02', points: 6 },
    { member: 'council-03', points: 0 },
    { member: 'council-04', points: 3 },
  ] as const)('[RC-CCL-08] $member counts buildings of its ward', ({ member, points }) => {
    const city: Position['city'] = {
      'site-01': { owner: BLUE, storeys: 4 },
      'site-03': { owner: BLUE, storeys: 1 },
      'site-36': { owner: BLUE, storeys: 2 },
      'site-05': { owner: GREEN, storeys: 2 },
      'site-40': { owner: BLUE, storeys: 1 },
      'site-24': { prestige: 'prestige-01' },
    }
    expect(blueGets(member, {}, { city })).toBe(points)
  })

  test('[RC-CCL-09] Member 5: 2 per building at the outskirts', () => {
    const moved: Position['moved'] = {
      'outskirts-site-1': { owner: BLUE, storeys: 3 },
      'outskirts-site-4': { owner: BLUE, storeys: 1 },
      'outskirts-site-5': { owner: GREEN, storeys: 1 },
    }
    expect(blueGets('council-05', {}, { moved })).toBe(4)
  })

  test('[RC-CCL-10] Member 6: 5 per set, on top of the usual 3', () => {
    const table = given(
      { at: 'scoring' },
      {
        council: { A: 'council-06' },
        companies: { [BLUE]: { letters: { A: 4 }, symbols: { locomotive: 1, lion: 1, book: 1, seal: 1, star: 1 } } },
      },
    )
    expect(table.scored('symbols')[BLUE]).toBe(3)
    expect(table.scored('council')[BLUE]).toBe(5)
  })

  test('[RC-CCL-11] Member 7: 1 per permanent', () => {
    expect(blueGets('council-07', { tracks: { timber: 2, jackscrew: 6, masonry: 11 } })).toBe(5)
  })

  test('[RC-CCL-12] Member 8: 2 per returned marker', () => {
    expect(blueGets('council-08', { auction: 4 })).toBe(8)
  })

  test('[RC-CCL-13] Member 9: 1 per neighbourhood tile', () => {
    expect(blueGets('council-09', { neighbourhoods: 5 })).toBe(5)
  })

  test('[RC-CCL-14] Member 10: 2 per favour', () => {
    expect(blueGets('council-10', { hold: { favour: 3, joker: 9 } })).toBe(6)
  })

  test('[RC-CCL-15] Member 11: 3 per extension', () => {
    expect(blueGets('council-11', { extensions: 2 })).toBe(6)
  })

  test('[RC-CCL-14] [RC-END-15] [RC-SC-123] Favours spent on the personal project do not score for member 10', () => {
    const table = given(
      { at: 'scoring' },
      { council: { A: 'council-10' }, companies: { [BLUE]: { letters: { A: 4 }, hold: { favour: 2 } } } },
    ).does(BLUE, { type: 'complete-section', section: 'timber', with: 'favour' }, { type: 'end-sections' })
    expect(table.scored('council')).toEqual([2, 0, 0])
    expect(table.hold(BLUE)).toEqual({ favour: 1 })
  })

  test('[RC-CCL-16] [RC-END-04] [RC-SC-124] Ward control tiles won score for member 12', () => {
    const table = given(
      { at: 'scoring' },
      {
        council: { D: 'council-12' },
        companies: { [BLUE]: { letters: { D: 6 } } },
        city: {
          'site-01': { owner: BLUE, storeys: 3 },
          'site-03': { owner: BLUE, storeys: 2 },
          'site-04': { owner: GREEN, storeys: 2 },
        },
        wards: { 1: 'ward-control-2', 2: 'ward-control-1' },
      },
    )
    expect(table.company(BLUE).wardTiles).toEqual(['ward-control-2'])
    expect(table.scored('council')).toEqual([6, 0, 0])
  })
})
