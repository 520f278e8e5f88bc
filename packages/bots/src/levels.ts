import { type GameTypes, itemAt, type Move } from '@boardroom/kernel'
import { bestOf, type Judged } from './ahead.ts'
import type { Bot, Sight } from './bot.ts'
import { only } from './greedy.ts'
import type { Level } from './names.ts'
import { search, type Thinking } from './search.ts'

/** How each level thinks, unless a game says otherwise. */
const HOW: Readonly<Record<Level, Thinking & Carefulness>> = {
  easy: { candidates: 3, positions: 600, slip: 0.135 },
  medium: { candidates: 4, positions: 1_200, slip: 0 },
  hard: { candidates: 8, positions: 5_000, slip: 0 },
}

interface Carefulness {
  /** How often a move that is worth as much less than the best one as the moves differ on average is taken for it. */
  readonly slip: number
}

/** Plays naturally and makes mistakes a person would make: a good move is sometimes taken for the best one. */
export const easy: Bot = levelNamed('easy')

/** Looks for the best move, and plays it out where a game's first sight is not enough. */
export const medium: Bot = levelNamed('medium')

/** Tries more moves, and plays them out further. */
export const hard: Bot = levelNamed('hard')

/** `hard` with a budget: so many positions for each decision. */
export function hardWith(positions: number): Bot {
  return levelNamed('hard', { positions })
}

function levelNamed(level: Level, budget: Partial<Thinking> = {}): Bot {
  return {
    name: level,
    choose(sight) {
      const how = { ...HOW[level], ...sight.game.insight?.levels?.[level], ...budget }
      return only(sight) ?? softly(search(sight, how), how.slip, sight)
    },
  }
}

const PARTS = 1 << 20

/** The better a move, the likelier. */
function softly<G extends GameTypes>(judged: readonly Judged[], slip: number, { chance }: Sight<G>): Move {
  if (slip === 0) return bestOf(judged)
  const best = Math.max(...judged.map(({ worth }) => worth))
  const behind = judged.map(({ worth }) => best - worth)
  const usual = behind.reduce((sum, each) => sum + each, 0) / Math.max(1, judged.length - 1)
  if (usual === 0) return bestOf(judged)
  const weights = behind.map((each) => slip ** (each / usual))
  let left = (chance.below(PARTS) / PARTS) * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return at < 0 ? bestOf(judged) : itemAt(judged, at).move
}
