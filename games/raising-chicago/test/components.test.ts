import { describe, expect, test } from 'vitest'
import {
  AUCTION_PRESTIGE,
  CARD_IDS,
  CARDS,
  COLUMN_REWARDS,
  FIELDS,
  FINAL_IDS,
  FINALS,
  joker,
  LETTERS,
  NEIGHBOURHOOD_TILE_IDS,
  neighbourhoodReward,
  POVERTY,
  PRESTIGE_IDS,
  PROJECT_IDS,
  PROJECT_STACKS,
  PROJECTS,
  prestige,
  prestigeBuildingOf,
  projectOf,
  RESOURCES,
  type Reward,
  SET_SYMBOLS,
  SITES,
  TRACK_SETUP,
  turned,
  WARD_TILES,
} from '../components/index.ts'
import { COMPONENTS } from '../meta.ts'

/** How often each value occurs. */
function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function sizeOf(reward: Reward): number {
  if (reward.type === 'resources') return RESOURCES.reduce((sum, kind) => sum + reward.amounts[kind], 0)
  return reward.type === 'competence' ? reward.steps : reward.amount
}

/** Owners of the box who correct a table are told here what no longer fits. */
describe('What is in the box', () => {
  test('Forty sites: ten to a ward, eight purple ones, four corners and four centres with a reward', () => {
    expect(tally(SITES.map(({ ward }) => ward))).toEqual({ 1: 10, 2: 10, 3: 10, 4: 10 })
    expect(SITES.filter(({ purple }) => purple)).toHaveLength(8)
    expect(tally(SITES.flatMap(({ reward }) => (reward ? [reward.type] : [])))).toEqual({ joker: 4, prestige: 4 })
    for (const { index, neighbours } of SITES) {
      if (neighbours.E !== null) expect(SITES[neighbours.E]?.neighbours.W).toBe(index)
      if (neighbours.S !== null) expect(SITES[neighbours.S]?.neighbours.N).toBe(index)
    }
  })

  test('Eighteen fields between four sites each', () => {
    expect(FIELDS).toHaveLength(18)
    for (const { index, sites } of FIELDS) {
      expect(new Set(sites).size).toBe(4)
      for (const site of sites) expect(SITES[site]?.fields).toContain(index)
    }
    // The four corners of the city touch one field only.
    for (const corner of [0, 7, 32, 39]) expect(SITES[corner]?.fields).toHaveLength(1)
  })

  test('Projects: in each round five different symbols, one move project and equal sums of all three kinds', () => {
    expect(PROJECT_IDS).toHaveLength(36)
    const sums = [6, 9, 16, 18, 21, 24, 27]
    for (const [i, sum] of sums.entries()) {
      const stack = PROJECT_STACKS[i] ?? []
      expect(stack.map((id) => PROJECTS[id].symbol).toSorted()).toEqual(SET_SYMBOLS.toSorted())
      expect(tally(stack.map((id) => PROJECTS[id].kind))).toEqual({ raise: 4, move: 1 })
      for (const resource of RESOURCES) {
        expect(stack.reduce((total, id) => total + PROJECTS[id].cost[resource], 0)).toBe(sum)
      }
    }
    expect(PROJECT_STACKS[7]).toEqual(['project-36'])
    expect(PROJECTS['project-36']).toMatchObject({ kind: 'move', symbol: 'star' })
    expect(PROJECTS['project-11']).toMatchObject({ cost: { timber: 3, jackscrew: 3, masonry: 4 } })
  })

  test('Move projects show no reward, and three projects and three tiles an extension', () => {
    const extensions = PROJECT_IDS.filter((id) => PROJECTS[id].rewards.some(({ type }) => type === 'extension'))
    expect(extensions).toHaveLength(3)
    for (const id of PROJECT_IDS) if (PROJECTS[id].kind === 'move') expect(PROJECTS[id].rewards).toEqual([])
    const kinds = tally(NEIGHBOURHOOD_TILE_IDS.map((id) => neighbourhoodReward(id).type))
    expect(kinds).toEqual({ favour: 3, competence: 6, resources: 3, joker: 3, extension: 3 })
  })

  test('Final projects: every pair of symbols once, all of them raised', () => {
    const pairs = FINAL_IDS.map((id) => FINALS[id].symbols.toSorted().join())
    expect(new Set(pairs).size).toBe(10)
    for (const id of FINAL_IDS) expect(projectOf(id).kind).toBe('raise')
  })

  test.each(['red', 'yellow'] as const)('Resource cards: each arrangement twice on the %s side', (side) => {
    expect(CARD_IDS).toHaveLength(54)
    const arrangements = tally(CARD_IDS.map((id) => CARDS[id][side].squares.join()))
    expect(Object.keys(arrangements)).toHaveLength(27)
    expect(new Set(Object.values(arrangements))).toEqual(new Set([2]))
    expect(tally(CARD_IDS.map((id) => CARDS[id][side].mode))).toEqual({ recurring: 42, once: 12 })
  })

  test('A card is recurring or one-time on both sides alike; twelve of each letter and six with all', () => {
    for (const id of CARD_IDS) expect(CARDS[id].red.mode).toBe(CARDS[id].yellow.mode)
    expect(tally(CARD_IDS.map((id) => CARDS[id].letter))).toEqual({
      ...Object.fromEntries(LETTERS.map((letter) => [letter, 12])),
      all: 6,
    })
  })

  test('Recurring cards give 20 of each kind on the red side, 27 on the yellow one', () => {
    for (const [side, sum] of [
      ['red', 20],
      ['yellow', 27],
    ] as const) {
      const rewards = CARD_IDS.map((id) => CARDS[id][side]).filter(({ mode }) => mode === 'recurring')
      for (const resource of RESOURCES) {
        const total = rewards.reduce(
          (t, { reward }) => t + (reward.type === 'resources' ? reward.amounts[resource] : 0),
          0,
        )
        expect(total).toBe(sum)
      }
    }
  })

  test('[RC-NBH-06] Neighbourhood tiles give as much as the glossary says', () => {
    const sizes = { favour: 1, competence: 1, resources: 3, joker: 2, extension: 1, prestige: 0 } as const
    for (const id of NEIGHBOURHOOD_TILE_IDS) {
      const reward = neighbourhoodReward(id)
      expect(sizeOf(reward)).toBe(sizes[reward.type])
    }
  })

  test('[RC-CMP-05] [RC-SET-13] Columns give 1 joker or 2 prestige; nine permanents, or six with four players', () => {
    const [start, ...columns] = COLUMN_REWARDS
    expect(start).toBeNull()
    for (const reward of columns) expect([joker(1), prestige(2)]).toContainEqual(reward)
    const permanents = [2, 3, 4].map((seats) => RESOURCES.length * (TRACK_SETUP[seats]?.permanents.length ?? 0))
    expect(permanents).toEqual([9, 9, 6])
  })

  test('[RC-END-04] [RC-END-09] [RC-END-19] First place beats second, and poverty costs more from field to field', () => {
    for (const { most, second } of [...Object.values(WARD_TILES), AUCTION_PRESTIGE])
      expect(most).toBeGreaterThan(second)
    expect(POVERTY[0]).toBe(0)
    expect(POVERTY.every((loss, field) => field === 0 || loss > (POVERTY[field - 1] ?? 0))).toBe(true)
  })

  test('Ten prestige buildings; a quarter turn moves arrows clockwise', () => {
    expect(PRESTIGE_IDS).toHaveLength(10)
    for (const id of PRESTIGE_IDS) {
      const { arrows, value } = prestigeBuildingOf(id)
      expect(new Set(arrows).size).toBe(arrows.length)
      expect(Math.min(arrows.length, value)).toBeGreaterThan(0)
    }
    expect(turned('N', 90)).toBe('E')
    expect(turned('W', 90)).toBe('N')
    expect(turned('N', 180)).toBe('S')
    expect(turned('E', 270)).toBe('N')
  })

  test('Every group says where its figures come from', () => {
    const sources = Object.fromEntries(COMPONENTS.map(({ id, source }) => [id, source]))
    expect(sources).toMatchObject({
      projects: 'reconstructed',
      'resource-cards': 'reconstructed',
      'outskirts-tiles': 'rulebook',
      'council-members': 'rulebook',
    })
  })
})
