import { type GameTypes, type Insight, itemAt, type Move, type Seat, type Table } from '@boardroom/kernel'
import { bestAnswer, type Judged, judge } from './ahead.ts'
import type { Sight } from './bot.ts'
import { forecast } from './forecast.ts'
import { momentOf } from './moment.ts'

/** How a level thinks. Everything is counted, nothing timed: the same seed gives the same move on every machine. */
export interface Thinking {
  /** Moves that are looked at closely: the most promising ones at first sight. */
  readonly candidates: number
  /** Positions that may be looked at while they are played out. */
  readonly positions: number
}

/** A candidate and how it did so far. */
interface Tried {
  readonly move: Move
  /** What the first sight counts. */
  readonly first: number
  sum: number
  count: number
  /** What it came to when it was last played out, and how far that was. */
  last: number
  far: number
}

/** More decisions than any game holds: a game that does not come to its next moment is judged where it stands. */
const LONGEST = 1500

/** Strategic questions are worth so many times the thought. */
const STRATEGIC = 4

/** What a rollout costs at least: its world is imagined and judged, also if the move leads to the next moment at once. */
const LEAST = 20

/** The first sight counts as much as so many rollouts, unless the game says otherwise: luck must not choose. */
const FIRST_SIGHT = 0.5

/**
 * Plays the most promising moves out, by good play of all seats, to a comparable moment of the game, in the same
 * imagined worlds for all of them. By sequential halving: every round has the same share of the budget, and the better
 * half goes on to the next. As far as nothing is left to chance, they are played on twice as far then, instead of again.
 * Who cannot afford to play out two moves decides at first sight.
 */
export function search<G extends GameTypes>(sight: Sight<G>, { candidates, positions }: Thinking): Judged[] {
  const world = sight.imagine()
  const first = judge(world, sight.moves, sight.seat).sort((a, b) => b.worth - a.worth)
  const insight = insightAt(world)
  if (!insight || insight.routine?.(world.state, sight.seat)) return first.slice(0, candidates)
  const strategic = insight.strategic?.steps.has(world.current?.step ?? '') ? insight.strategic : null
  const left = Math.max(1, insight.length - insight.moment(world.state))
  const horizon = Math.min(strategic?.horizon ?? insight.horizon, left)
  const budget = (insight.quick ?? 1) * (strategic ? STRATEGIC : 1) * positions
  const affordable = budget / (insight.pace * horizon)
  const toTheEnd = horizon >= left
  let certain = insight.certain?.(world.state) ?? false
  const most = Math.min(candidates, certain && !toTheEnd ? evenly(affordable) : Math.floor(affordable))
  const open = promising(first, most, insight.trust ?? FIRST_SIGHT)
  if (open.length < 2) return first.slice(0, candidates)
  const rollout = new Rollout(sight)
  const rounds = certain && toTheEnd ? 1 : Math.ceil(Math.log2(open.length))
  const share = budget / rounds
  let tried = open
  for (let round = 1; round <= rounds; round++) {
    const far = certain ? Math.min(left, horizon * 2 ** (round - 1)) : horizon
    do certain = tryAll(tried, sight, rollout, far) || certain
    while (!certain && rollout.positions < share * round)
    tried = betterHalf(tried)
  }
  // Those that fell out early were tried less often; they cannot be the best any more.
  const times = Math.max(...open.map(({ count }) => count))
  return open.filter(({ count }) => count === times).map((each) => ({ move: each.move, worth: standingOf(each) }))
}

/** What the game says to those who think ahead. */
function insightAt<G extends GameTypes>({ game: { insight }, state }: Table<G>): Insight<G> | undefined {
  return insight?.alone && state.seats === 1 ? { ...insight, ...insight.alone } : insight
}

/** How many candidates so many rollouts are enough for, if half of them are played out twice as far, and so on. */
function evenly(rollouts: number): number {
  let count = 1
  while ((count + 1) * Math.ceil(Math.log2(count + 1)) <= rollouts) count++
  return count
}

/**
 * The best at first sight; where there is room for it, the best of every kind of move is among them. Moves of one kind
 * that look just the same stand for each other.
 */
function promising(judged: readonly Judged[], most: number, trust: number): Tried[] {
  const looks = new Set<string>()
  const sorted = judged.filter(({ move: { type }, worth }) => {
    const look = `${type} ${worth}`
    return !looks.has(look) && looks.add(look)
  })
  const kinds = new Set<string>()
  const firstOfKind = sorted.filter(({ move: { type } }) => !kinds.has(type) && kinds.add(type))
  const chosen = new Set(firstOfKind.slice(0, Math.floor(most / 2)))
  for (const each of sorted) if (chosen.size < most) chosen.add(each)
  return [...chosen].map(({ move, worth }) => ({ move, first: trust * worth, sum: 0, count: 0, last: 0, far: 0 }))
}

/** Only to be compared with others that were tried as often. */
function standingOf({ first, sum, count }: Tried): number {
  return (sum + first) / count
}

function betterHalf(tried: readonly Tried[]): Tried[] {
  return tried.toSorted((a, b) => standingOf(b) - standingOf(a)).slice(0, Math.ceil(tried.length / 2))
}

/**
 * All candidates in one more world, the same for all of them. Says whether it was like the one before: then nothing is
 * left to chance as far as one looks, and another world would show the same again.
 */
function tryAll<G extends GameTypes>(
  tried: readonly Tried[],
  sight: Sight<G>,
  rollout: Rollout<G>,
  far: number,
): boolean {
  const world = sight.imagine()
  let same = true
  for (const candidate of tried) {
    const value = rollout.play(world, candidate.move, far)
    same &&= candidate.far === far && candidate.last === value
    candidate.far = far
    candidate.last = value
    candidate.sum += value
    candidate.count++
  }
  return same
}

/** Plays games on, and counts the positions that are looked at meanwhile. */
class Rollout<G extends GameTypes> {
  positions = 0
  readonly #seat: Seat

  constructor({ seat }: Sight<G>) {
    this.#seat = seat
  }

  /** How far ahead of the others the seat is after a move, once everybody has played on to a comparable moment. */
  play(world: Table<G>, move: Move, far: number): number {
    const table = world.fork()
    const until = momentOf(table) + far
    table.apply(this.#seat, move)
    this.positions += LEAST
    for (let i = 0; i < LONGEST && !table.over && momentOf(table) < until; i++) {
      const asked = itemAt(table.asked(), 0)
      const moves = table.legal(asked)
      this.positions += moves.length
      table.apply(asked, bestAnswer(table, moves, asked))
    }
    return lead(table, this.#seat, forecast)
  }
}

/** What a position comes to for a seat beyond what it comes to for the others: half by the strongest, half by the mean. */
export function lead<G extends GameTypes>(table: Table<G>, seat: Seat, value = worthOf<G>): number {
  const own = value(table, seat)
  const { seats } = table.state
  if (seats === 1) return own
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const worth = value(table, other)
    best = Math.max(best, worth)
    sum += worth
  }
  const { rivalry = 1 } = table.game.insight ?? {}
  return own - (rivalry * (best + sum / (seats - 1))) / 2
}

function worthOf<G extends GameTypes>({ game, state }: Table<G>, seat: Seat): number {
  return game.worth(state, seat)
}
