import { type GameTypes, itemAt, type Move } from '@boardroom/kernel'
import { bestOf, type Judged } from './ahead.ts'
import type { Bot, Sight } from './bot.ts'
import { only } from './greedy.ts'
import { search, type Thinking } from './search.ts'

/** How closely each level looks. */
const EASY: Thinking = { candidates: 3, positions: 600 }
const MEDIUM: Thinking = { candidates: 4, positions: 1_200 }
const HARD: Thinking = { candidates: 8, positions: 5_000 }

/** Plays naturally and makes mistakes a person would make: a good move is sometimes taken for the best one. */
export const easy: Bot = {
  name: 'easy',
  choose: (sight) => only(sight) ?? softly(search(sight, EASY), sight),
}

/** Thinks its choices through to the next moment of the game that can be compared. */
export const medium: Bot = {
  name: 'medium',
  choose: (sight) => only(sight) ?? bestOf(search(sight, MEDIUM)),
}

/** Tries more moves in more imagined worlds. */
export const hard: Bot = hardWith(HARD.positions)

/** `hard` with a budget: so many positions for each decision. */
export function hardWith(positions: number): Bot {
  const thinking = { ...HARD, positions }
  return { name: 'hard', choose: (sight) => only(sight) ?? bestOf(search(sight, thinking)) }
}

/** How often a move that is worth as much less than the best one as the moves differ on average is taken for it. */
const SLIP = Math.exp(-2)
const PARTS = 1 << 20

/** The better a move, the likelier. */
function softly<G extends GameTypes>(judged: readonly Judged[], { chance }: Sight<G>): Move {
  const best = Math.max(...judged.map(({ worth }) => worth))
  const behind = judged.map(({ worth }) => best - worth)
  const usual = behind.reduce((sum, each) => sum + each, 0) / Math.max(1, judged.length - 1)
  if (usual === 0) return bestOf(judged)
  const weights = behind.map((each) => SLIP ** (each / usual))
  let left = (chance.below(PARTS) / PARTS) * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return at < 0 ? bestOf(judged) : itemAt(judged, at).move
}
