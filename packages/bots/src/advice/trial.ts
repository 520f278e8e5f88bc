import type { GameTypes, Move, Played, Seat, Table } from '@boardroom/kernel'
import { bestAnswer } from '../ahead.ts'
import type { Sight } from '../bot.ts'
import { momentOf } from '../moment.ts'
import { Again } from './again.ts'

/** More decisions than any game holds. */
const LONGEST = 1500

/** A move and what was measured after it, world by world. */
export interface Tried<M> {
  readonly move: Move
  readonly measured: M[]
}

/** Moves that are tried in the same imagined worlds, so that luck does not choose between them. */
export class Trial<G extends GameTypes, M> {
  /** Those still in question. */
  open: readonly Tried<M>[]
  /** How many worlds they were tried in. */
  worlds = 0
  readonly #sight: Sight<G>
  readonly #measure: (table: Table<G>) => M
  readonly #horizon: Horizon
  readonly #played: ReadonlyMap<Move, Again<G, M>>

  constructor(sight: Sight<G>, moves: readonly Move[], measure: (table: Table<G>) => M, horizon: Horizon = horizonAt) {
    this.#sight = sight
    this.#measure = measure
    this.#horizon = horizon
    this.open = moves.map((move) => ({ move, measured: [] }))
    this.#played = new Map(moves.map((move) => [move, new Again()]))
  }

  /** Tries all that are open in one more world. */
  goOn(): void {
    const world = this.#sight.imagine()
    this.worlds++
    for (const { move, measured } of this.open) {
      const played = this.#played.get(move) as Again<G, M>
      measured.push(played.foundIn(world, (table) => this.#playOut(table, move)))
    }
  }

  /** What is measured at the next comparable moment after a move, by good play of all seats. */
  #playOut(table: Table<G>, move: Move): M {
    const until = momentOf(table) + this.#horizon(table)
    table.apply(this.#sight.seat, move)
    playOn(table, until)
    return this.#measure(table)
  }
}

/** How a seat answers in a rollout. */
export type Answer = <G extends GameTypes>(table: Table<G>, moves: readonly Move[], seat: Seat) => Move

/** Lets all seats play well until a moment of the game has come. */
export function playOn<G extends GameTypes>(
  table: Table<G>,
  until: number,
  { answer = bestAnswer, seen }: { readonly answer?: Answer; readonly seen?: (played: Played) => void } = {},
): void {
  for (let i = 0; i < LONGEST && !table.over && momentOf(table) < until; i++) {
    const seat = table.asked()[0] as Seat
    const move = answer(table, table.legal(seat), seat)
    seen?.({ seat, move })
    table.apply(seat, move)
  }
}

/** For how many moments a position is played on. */
type Horizon = <G extends GameTypes>(table: Table<G>) => number

/** For how many moments it pays to play on from here; for none in a game that names no moments. */
export const horizonAt: Horizon = (table) => {
  const { strategic } = table.game.insight ?? {}
  return strategic?.steps.has(table.current?.step ?? '') ? momentsOn(table, strategic.horizon) : nearHorizonAt(table)
}

/**
 * The same if every question is an everyday one: how a game ends that was played on from its first rounds says less than
 * its score pretends.
 */
export const nearHorizonAt: Horizon = (table) => momentsOn(table, table.game.insight?.horizon ?? 0)

/** From here on the end is near enough to be looked at. */
const LATE = 0.6

/** How far a position is played on to tell what it promises: twice as far once the end comes near. */
export const tellingHorizonAt: Horizon = (table) => {
  const { insight } = table.game
  const late = insight !== undefined && momentOf(table) >= LATE * insight.length
  return momentsOn(table, (late ? 2 : 1) * (insight?.horizon ?? 0))
}

function momentsOn<G extends GameTypes>({ game: { insight }, state }: Table<G>, wanted: number): number {
  return insight ? Math.max(1, Math.min(wanted, insight.length - insight.moment(state))) : 0
}
