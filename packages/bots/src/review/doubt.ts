import type { ChanceModel, GameTypes, Move, Seat, Table } from '@boardroom/kernel'
import type { Estimate } from '../advice/numbers.ts'
import { type Answer, playOn } from '../advice/trial.ts'
import { bestAnswer, bestOf, judge } from '../ahead.ts'
import type { Sight } from '../bot.ts'
import { imaginedChances } from './chances.ts'

/** What the model does not know about itself: at least so much chance to win, and so much of what it claims. */
const LEAST = 0.02
const PART = 0.8
/** How far a single world may mislead, in chance to win. */
const DOUBT = 0.5

/** What a model's claim is worth: it sees little noise, and may be wrong all the same. */
export function doubted({ mean, error }: Estimate): Estimate {
  return { mean, error: Math.hypot(error, LEAST, PART * mean) }
}

/** Two ways to play on: a move that is better by one of them only is not clearly better. */
const WAYS: readonly Answer[] = [bestAnswer, (table, moves, seat) => bestOf(judge(table, moves, seat))]

interface Played {
  readonly worlds: number
  readonly model: ChanceModel
}

/** How much likelier a move wins than another when both are played on to the end in the same worlds. */
export function wonMore<G extends GameTypes>(
  sight: Sight<G>,
  better: Move,
  made: Move,
  { worlds, model }: Played,
): Estimate {
  let sum = 0
  // As if one world had gone either way: where all go the same way, one still does not know for certain.
  let squares = 2 * DOUBT ** 2
  for (let i = 0; i < worlds; i++) {
    const world = sight.imagine()
    const answer = WAYS[i % WAYS.length] as Answer
    const difference = share(world, better, sight.seat, answer, model) - share(world, made, sight.seat, answer, model)
    sum += difference
    squares += difference ** 2
  }
  const count = worlds + 2
  const mean = sum / count
  return { mean, error: Math.sqrt((squares / count - mean ** 2) / count) }
}

/** A seat's chance at the end: a narrow win in one world is no certain one in others. */
function share<G extends GameTypes>(
  world: Table<G>,
  move: Move,
  seat: Seat,
  answer: Answer,
  model: ChanceModel,
): number {
  const table = world.fork()
  table.apply(seat, move)
  playOn(table, Number.POSITIVE_INFINITY, { answer })
  return imaginedChances(table, model)[seat] as number
}

/** Two estimates of the same, each by how sure it is. */
export function together(one: Estimate, other: Estimate): Estimate {
  const [first, second] = [1 / one.error ** 2, 1 / other.error ** 2]
  return { mean: (one.mean * first + other.mean * second) / (first + second), error: 1 / Math.sqrt(first + second) }
}
