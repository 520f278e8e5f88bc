import type { GameTypes, Move, Seat, Table } from '@boardroom/kernel'
import { bestAnswer, type Judged, judge } from './ahead.ts'
import type { Sight } from './bot.ts'

/** How a level thinks. Everything is counted, nothing timed: the same seed gives the same move on every machine. */
export interface Thinking {
  /** Moves that are looked at closely: the most promising ones at first sight. */
  readonly candidates: number
  /** How often one of them is played out, all in all. */
  readonly rollouts: number
}

/** A candidate and how it did so far. */
interface Tried {
  readonly move: Move
  sum: number
  count: number
}

/** More decisions than any horizon holds: a game that does not come to its next moment is judged where it stands. */
const LONGEST = 600

/**
 * Plays the most promising moves out, by good play of all seats, to a comparable moment of the game, in the same
 * imagined worlds for all of them. By sequential halving: every round has the same share of the budget, and the better
 * half goes on to the next.
 */
export function search<G extends GameTypes>(sight: Sight<G>, { candidates, rollouts }: Thinking): Judged[] {
  const first = judge(sight.imagine(), sight.moves, sight.seat)
  const open = promising(first, candidates)
  if (open.length === 1 || !sight.game.insight) return first
  const rounds = Math.ceil(Math.log2(open.length))
  for (let round = 0, left = open; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(rollouts / rounds / left.length))
    for (let i = 0; i < worlds; i++) tryAll(left, sight)
    left = betterHalf(left)
  }
  // Those that fell out early were tried less often; they cannot be the best any more.
  const most = Math.max(...open.map(({ count }) => count))
  return open.filter(({ count }) => count === most).map((each) => ({ move: each.move, worth: mean(each) }))
}

function promising(judged: readonly Judged[], most: number): Tried[] {
  const sorted = judged.toSorted((a, b) => b.worth - a.worth)
  return sorted.slice(0, most).map(({ move }) => ({ move, sum: 0, count: 0 }))
}

const mean = ({ sum, count }: Tried): number => sum / count

function betterHalf(tried: readonly Tried[]): Tried[] {
  return tried.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(tried.length / 2))
}

/** All candidates in one more world, the same for all of them. */
function tryAll<G extends GameTypes>(tried: readonly Tried[], sight: Sight<G>): void {
  const world = sight.imagine()
  for (const candidate of tried) {
    candidate.sum += playedOut(world, candidate.move, sight.seat)
    candidate.count++
  }
}

/** How far ahead of the others a seat is after a move, once everybody has played on to a comparable moment. */
function playedOut<G extends GameTypes>(world: Table<G>, move: Move, seat: Seat): number {
  const table = world.fork()
  const until = momentOf(table) + (table.game.insight?.horizon ?? 1)
  table.apply(seat, move)
  for (let i = 0; i < LONGEST && !table.over && momentOf(table) < until; i++) {
    const asked = table.asked()[0] as Seat
    table.apply(asked, bestAnswer(table, asked))
  }
  return lead(table, seat)
}

function momentOf<G extends GameTypes>({ game, state }: Table<G>): number {
  return game.insight?.moment(state) ?? 0
}

/** What a position is worth to a seat beyond what it is worth to the others: half by the strongest, half by the mean. */
function lead<G extends GameTypes>({ game, state }: Table<G>, seat: Seat): number {
  const own = game.worth(state, seat)
  if (state.seats === 1) return own
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const worth = game.worth(state, other)
    best = Math.max(best, worth)
    sum += worth
  }
  return own - (best + sum / (state.seats - 1)) / 2
}
