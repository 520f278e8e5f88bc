import type { Resource } from './resources.ts'
import { competence, favour, joker, prestige, type Reward, resources } from './rewards.ts'

export const LETTERS = ['A', 'B', 'C', 'D'] as const
export type Letter = (typeof LETTERS)[number]

/** One side of a resource card. */
export interface CardSide {
  /** The kinds on the squares top right, bottom left and bottom right; top left is the toll space. */
  readonly squares: readonly [Resource, Resource, Resource]
  /** What the round space gives: in every phase 5, or once, in the round in which the card was won. */
  readonly mode: 'recurring' | 'once'
  readonly reward: Reward
}

export interface ResourceCard {
  /** For the city council; a card with all letters counts for one of them. */
  readonly letter: Letter | 'all'
  /** Two or three companies. */
  readonly red: CardSide
  /** Four companies. */
  readonly yellow: CardSide
}

const T = 'timber'
const J = 'jackscrew'
const M = 'masonry'

type Squares = readonly [Resource, Resource, Resource]

function recurring(squares: Squares, timber: number, jackscrew: number, masonry: number): CardSide {
  return { squares, mode: 'recurring', reward: resources(timber, jackscrew, masonry) }
}

function card(letter: ResourceCard['letter'], red: CardSide, yellow: CardSide): ResourceCard {
  return { letter, red, yellow }
}

function once(squares: Squares, reward: Reward): CardSide {
  return { squares, mode: 'once', reward }
}

/** The resource cards (reconstructed). Recurring sides end with the timber, jackscrews and masonry they give. */
export const CARDS = {
  'card-01': card('C', recurring([T, T, T], 1, 0, 0), recurring([T, J, J], 0, 0, 1)),
  'card-02': card('D', recurring([T, T, J], 1, 0, 1), recurring([J, J, M], 0, 2, 0)),
  'card-03': card('A', recurring([T, T, M], 1, 0, 0), recurring([M, M, T], 0, 1, 0)),
  'card-04': card('B', recurring([T, J, T], 0, 1, 1), recurring([T, M, J], 1, 0, 1)),
  'card-05': card('all', once([T, J, J], prestige(3)), once([J, M, M], prestige(4))),
  'card-06': card('C', recurring([T, J, M], 1, 1, 0), recurring([T, T, T], 1, 0, 1)),
  'card-07': card('A', once([T, M, T], joker(2)), once([J, T, J], favour(1))),
  'card-08': card('D', recurring([T, M, J], 0, 0, 1), recurring([M, T, M], 0, 1, 1)),
  'card-09': card('B', once([T, M, M], competence('jackscrew', 1)), once([T, J, T], joker(2))),
  'card-10': card('A', recurring([J, T, T], 0, 0, 1), recurring([J, J, J], 0, 1, 1)),
  'card-11': card('B', recurring([J, T, J], 0, 0, 2), recurring([M, J, M], 1, 1, 1)),
  'card-12': card('C', recurring([J, T, M], 0, 1, 0), recurring([T, M, T], 1, 1, 0)),
  'card-13': card('D', recurring([J, J, T], 2, 0, 0), recurring([J, M, J], 1, 1, 1)),
  'card-14': card('all', recurring([J, J, J], 0, 1, 0), recurring([M, M, M], 0, 0, 1)),
  'card-15': card('A', recurring([J, J, M], 1, 0, 1), recurring([J, T, T], 0, 2, 0)),
  'card-16': card('B', recurring([J, M, T], 1, 0, 0), recurring([M, T, J], 0, 1, 0)),
  'card-17': card('C', recurring([J, M, J], 0, 1, 1), recurring([T, T, M], 1, 0, 1)),
  'card-18': card('D', recurring([J, M, M], 1, 0, 0), recurring([J, J, T], 1, 0, 0)),
  'card-19': card('A', recurring([M, T, T], 1, 1, 0), recurring([M, J, J], 1, 0, 1)),
  'card-20': card('C', once([M, T, J], favour(1)), once([T, J, M], prestige(4))),
  'card-21': card('B', recurring([M, T, M], 0, 0, 1), recurring([J, M, T], 0, 1, 1)),
  'card-22': card('D', once([M, J, T], competence('masonry', 1)), once([M, M, J], joker(2))),
  'card-23': card('all', recurring([M, J, J], 0, 0, 1), recurring([T, M, M], 0, 1, 1)),
  'card-24': card('A', once([M, J, M], competence('timber', 1)), once([M, T, T], competence('timber', 1))),
  'card-25': card('C', recurring([M, M, T], 0, 1, 0), recurring([T, T, J], 1, 1, 0)),
  'card-26': card('D', recurring([M, M, J], 0, 2, 0), recurring([J, T, M], 1, 1, 1)),
  'card-27': card('A', recurring([M, M, M], 0, 1, 0), recurring([M, J, T], 1, 1, 0)),
  'card-28': card('B', recurring([T, T, T], 1, 0, 1), recurring([T, J, J], 0, 0, 2)),
  'card-29': card('C', recurring([T, T, J], 1, 0, 0), recurring([J, J, M], 0, 1, 0)),
  'card-30': card('D', recurring([T, T, M], 0, 1, 1), recurring([M, M, T], 2, 0, 0)),
  'card-31': card('A', recurring([T, J, T], 1, 0, 0), recurring([T, M, J], 1, 0, 0)),
  'card-32': card('all', recurring([T, J, J], 1, 1, 0), recurring([J, M, M], 1, 0, 1)),
  'card-33': card('B', once([T, J, M], favour(1)), once([T, T, T], prestige(4))),
  'card-34': card('B', recurring([T, M, T], 0, 0, 1), recurring([J, T, J], 0, 1, 1)),
  'card-35': card('C', once([T, M, J], competence('masonry', 1)), once([M, T, M], favour(1))),
  'card-36': card('C', recurring([T, M, M], 0, 0, 1), recurring([T, J, T], 0, 1, 1)),
  'card-37': card('D', once([J, T, T], competence('timber', 1)), once([J, J, J], competence('jackscrew', 1))),
  'card-38': card('D', recurring([J, T, J], 0, 1, 0), recurring([M, J, M], 1, 1, 0)),
  'card-39': card('A', recurring([J, T, M], 0, 2, 0), recurring([T, M, T], 1, 1, 1)),
  'card-40': card('B', recurring([J, J, T], 0, 1, 0), recurring([J, M, J], 1, 1, 0)),
  'card-41': card('all', recurring([J, J, J], 1, 0, 1), recurring([M, M, M], 0, 0, 2)),
  'card-42': card('C', recurring([J, J, M], 1, 0, 0), recurring([J, T, T], 0, 0, 1)),
  'card-43': card('D', recurring([J, M, T], 0, 1, 1), recurring([M, T, J], 2, 0, 0)),
  'card-44': card('A', recurring([J, M, J], 1, 0, 0), recurring([T, T, M], 1, 0, 0)),
  'card-45': card('B', recurring([J, M, M], 1, 1, 0), recurring([J, J, T], 1, 0, 1)),
  'card-46': card('A', once([M, T, T], prestige(3)), once([M, J, J], prestige(4))),
  'card-47': card('C', recurring([M, T, J], 0, 0, 1), recurring([T, J, M], 1, 0, 1)),
  'card-48': card('B', once([M, T, M], joker(2)), once([J, M, T], favour(1))),
  'card-49': card('D', recurring([M, J, T], 0, 0, 1), recurring([M, M, J], 0, 1, 1)),
  'card-50': card('all', once([M, J, J], competence('jackscrew', 1)), once([T, M, M], competence('masonry', 1))),
  'card-51': card('A', recurring([M, J, M], 0, 1, 0), recurring([M, T, T], 1, 1, 0)),
  'card-52': card('B', recurring([M, M, T], 0, 0, 2), recurring([T, T, J], 1, 1, 1)),
  'card-53': card('C', recurring([M, M, J], 0, 1, 0), recurring([J, T, M], 1, 1, 0)),
  'card-54': card('D', recurring([M, M, M], 2, 0, 0), recurring([M, J, T], 1, 1, 1)),
} as const satisfies Readonly<Record<`card-${string}`, ResourceCard>>

export type CardId = keyof typeof CARDS
export const CARD_IDS = Object.keys(CARDS) as CardId[]

export type Colour = 'red' | 'yellow'

/** The side that is used with so many companies. */
export const CARD_COLOUR: Readonly<Record<number, Colour>> = { 2: 'red', 3: 'red', 4: 'yellow' }

export function cardOf(id: CardId): ResourceCard {
  return CARDS[id]
}
