import { type Amounts, amounts } from './resources.ts'
import { competence, extension, favour, joker, prestige, type Reward } from './rewards.ts'
import type { SymbolId } from './symbols.ts'

export interface Project {
  /** A raise project goes to a ward, a move project to the outskirts. */
  readonly kind: 'raise' | 'move'
  readonly cost: Amounts
  readonly symbol: SymbolId
  readonly rewards: readonly Reward[]
}

type Cost = readonly [timber: number, jackscrew: number, masonry: number]

function raise(cost: Cost, symbol: SymbolId, ...rewards: Reward[]): Project {
  return { kind: 'raise', cost: amounts(...cost), symbol, rewards }
}

/** Move projects show no other reward than their symbol. */
function move(cost: Cost, symbol: SymbolId): Project {
  return { kind: 'move', cost: amounts(...cost), symbol, rewards: [] }
}

/** Projects 1 to 36 (reconstructed, but for number 11): five for each of rounds 1 to 7, number 36 for round 8. */
export const PROJECTS = {
  // Round 1
  'project-01': raise([1, 1, 0], 'locomotive', joker(1)),
  'project-02': raise([1, 1, 1], 'lion', competence('jackscrew', 1)),
  'project-03': move([2, 2, 1], 'y'),
  'project-04': raise([1, 1, 2], 'book', extension(1)),
  'project-05': raise([1, 1, 2], 'seal', prestige(2)),
  // Round 2
  'project-06': raise([2, 1, 2], 'seal', competence('masonry', 1)),
  'project-07': raise([2, 1, 3], 'locomotive', favour(1)),
  'project-08': raise([1, 2, 1], 'book', competence('timber', 1)),
  'project-09': move([3, 3, 1], 'y'),
  'project-10': raise([1, 2, 2], 'lion', prestige(2)),
  // Round 3
  'project-11': raise([3, 3, 4], 'seal', competence('jackscrew', 1)),
  'project-12': raise([3, 3, 3], 'lion', extension(1)),
  'project-13': raise([3, 3, 2], 'y', joker(1)),
  'project-14': move([5, 4, 2], 'book'),
  'project-15': raise([2, 3, 5], 'locomotive', prestige(3)),
  // Round 4
  'project-16': raise([2, 4, 3], 'book', competence('timber', 1)),
  'project-17': raise([3, 3, 4], 'y', competence('masonry', 1)),
  'project-18': move([6, 5, 2], 'lion'),
  'project-19': raise([4, 2, 5], 'locomotive', favour(1)),
  'project-20': raise([3, 4, 4], 'seal', prestige(3)),
  // Round 5
  'project-21': raise([4, 4, 4], 'locomotive', competence('jackscrew', 1), joker(1)),
  'project-22': raise([4, 4, 5], 'book', extension(1)),
  'project-23': raise([3, 4, 3], 'y', joker(1)),
  'project-24': move([6, 6, 3], 'seal'),
  'project-25': raise([4, 3, 6], 'lion', prestige(3)),
  // Round 6
  'project-26': raise([5, 5, 3], 'lion', competence('masonry', 1)),
  'project-27': raise([4, 4, 5], 'seal', competence('timber', 1)),
  'project-28': raise([4, 4, 7], 'book', favour(1)),
  'project-29': move([7, 6, 4], 'locomotive'),
  'project-30': raise([4, 5, 5], 'y', prestige(4)),
  // Round 7
  'project-31': raise([5, 5, 4], 'y', joker(1), prestige(2)),
  'project-32': raise([5, 5, 6], 'lion', favour(1)),
  'project-33': move([8, 7, 3], 'book'),
  'project-34': raise([4, 5, 7], 'seal', prestige(4)),
  'project-35': raise([5, 5, 7], 'locomotive', prestige(5)),
  // Round 8
  'project-36': move([7, 6, 6], 'star'),
} as const satisfies Readonly<Record<`project-${string}`, Project>>

export type ProjectId = keyof typeof PROJECTS
export const PROJECT_IDS = Object.keys(PROJECTS) as ProjectId[]

const PROJECTS_PER_ROUND = 5

/** The projects of rounds 1 to 7 and the one of round 8. */
export const PROJECT_STACKS: readonly (readonly ProjectId[])[] = Array.from({ length: 8 }, (_, i) =>
  PROJECT_IDS.slice(i * PROJECTS_PER_ROUND, (i + 1) * PROJECTS_PER_ROUND),
)
