import { MARKS, type Mark, Review, type Reviewed } from '@boardroom/bots'
import {
  BadInput,
  type GameTypes,
  History,
  type Move,
  type Played,
  type Seat,
  seenBy,
  type Table,
  toFile,
} from '@boardroom/kernel'
import { playersFor } from '../sim/players.ts'
import type { AnyGame } from '../world.ts'

/** Who plays the games that are reviewed, who plays on from their errors, and how hard is thought. */
export interface Trial {
  readonly players: string
  readonly by: string
  /** Worlds of the review. */
  readonly worlds: number
  /** How often each error is played on from, with the move made and with the better one. */
  readonly each: number
}

/** An error that a review found, and how it went on from there in games of good players. */
export interface Tested {
  readonly seq: number
  readonly seat: Seat
  /** What was said to be lost in chance to win, and its error. */
  readonly claimed: number
  readonly error: number
  /** By games: how much more was won by the better move, from -1 to 1. */
  readonly won: readonly number[]
}

/** A game of bots, its decisions by their marks, and its blunders put to the test. */
export interface TestedGame {
  readonly seed: string
  readonly trial: Trial
  readonly decisions: number
  readonly marks: Readonly<Record<Mark, number>>
  readonly blunders: readonly Tested[]
}

export function testedGame(game: AnyGame, seed: string, trial: Trial): TestedGame {
  const seats = game.seats.max
  const history = new History(game, { seats, options: {}, seed })
  playOut(history.table, trial.players, seed, (seat, move) => history.play(seat, move))
  const names = Array.from({ length: seats }, (_, seat) => `${trial.players} ${seat + 1}`)
  const review = new Review(game, toFile(history, names), { worlds: trial.worlds })
  const found: Reviewed[] = []
  for (let next = review.goOn(); next; next = review.goOn()) found.push(next)
  const count = (mark: Mark): number => found.filter((each) => each.mark === mark).length
  const errors = new Set(review.result.seats.flatMap((each) => each.errors))
  return {
    seed,
    trial,
    decisions: found.length,
    marks: Object.fromEntries(MARKS.map((mark) => [mark, count(mark)])) as Record<Mark, number>,
    blunders: found
      .filter(({ mark, seq }) => mark === 'blunder' && errors.has(seq))
      .map((each) => tested(history, each, seed, trial)),
  }
}

/** Plays on in worlds that look the same to whoever decided: with the move made, and with the better one. */
function tested(history: History<GameTypes>, error: Reviewed, seed: string, { by, each }: Trial): Tested {
  const { seq, seat, better, loss } = error
  const { move } = history.moves[seq] as Played
  if (!better) throw new BadInput(`nothing was found to be better at ${seq}`)
  const won = Array.from({ length: each }, (_, i) => {
    const world = seenBy(history.at(seq), { viewer: seat, seed: `${seed}/${seq}/${i}` })
    const share = (first: Move): number => {
      const table = world.fork()
      table.apply(seat, first)
      playOut(table, by, `${seed}/${seq}/${i}`, (turn, next) => table.apply(turn, next))
      const winners = table.result?.winners ?? []
      return winners.includes(seat) ? 1 / winners.length : 0
    }
    return share(better) - share(move)
  })
  return { seq, seat, claimed: loss.mean, error: loss.error, won }
}

function playOut(table: Table<GameTypes>, bot: string, seed: string, apply: (seat: Seat, move: Move) => void): void {
  const players = playersFor(Array<string>(table.state.seats).fill(bot), seed)
  while (!table.over) {
    const seat = players.turn(table)
    const move = players.choose(table, seat)
    if (!move) throw new Error(`seat ${seat} has no legal move at ${table.current?.step}`)
    apply(seat, move)
  }
}
