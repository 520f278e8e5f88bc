import type { AnyRefusal, Game } from './game.ts'
import { BadInput } from './options.ts'
import {
  follow,
  isKept,
  Line,
  missing,
  moveEvent,
  type PastEvent,
  startEvent,
  undoEvent,
  undoTarget,
  wayTo,
} from './past.ts'
import type { GameTypes, Move, Seat } from './step.ts'
import { copyState, type Logged, type Setting, Table } from './table.ts'

export interface Played {
  readonly seat: Seat
  readonly move: Move
}

/** A table with its whole past in memory: every event, the moves and the log that stand, any position before, and undo. */
export class History<G extends GameTypes> {
  readonly game: Game<G>
  readonly setting: Setting
  readonly events: PastEvent<G['entry']>[] = []
  readonly line = new Line<PastEvent<G['entry']>>()
  /** The moves that stand. */
  readonly moves: Played[] = []
  /** The entries that stand. */
  readonly log: Logged<G['entry']>[] = []
  #table: Table<G>
  readonly #kept = new Map<number, G['state']>()

  constructor(game: Game<G>, setting: Setting) {
    this.game = game
    this.#table = Table.start(game, setting)
    this.setting = { ...setting, options: this.#table.state.options }
    this.#take(startEvent(this.#table))
  }

  get table(): Table<G> {
    return this.#table
  }

  /** The number of the last event. */
  get seq(): number {
    return this.events.length - 1
  }

  play(seat: Seat, move: unknown): AnyRefusal<G> | null {
    const refusal = this.#table.play(seat, move)
    if (refusal) return refusal
    const played = { seat, move: move as Move }
    this.moves.push(played)
    this.#take(moveEvent(this.#table, this.seq, seat, played.move))
    return null
  }

  /** Whether this seat may take its last move back. */
  canUndo(seat: Seat): boolean {
    return undoTarget(this.events.at(-1), seat) !== null
  }

  undo(seat: Seat): AnyRefusal<G> | null {
    const to = this.events[undoTarget(this.events.at(-1), seat) ?? -1]
    if (!to) return { rule: 'KERNEL-UNDO' }
    // Played again from a kept position: a copy before every move would make all moves pay for the rare undo.
    this.#table = this.at(to.seq)
    this.#table.silent = false
    this.#take(undoEvent(this.seq, seat, to))
    return null
  }

  /** The table as it was after an event. */
  at(seq: number): Table<G> {
    if (!this.events[seq]) throw new BadInput(`the last event is ${this.seq}; no position ${seq}`)
    const way = wayTo(
      seq,
      (at) => this.#kept.get(at),
      (at) => this.events[at],
    )
    if ('missing' in way) throw missing(way.missing)
    const table = Table.resume(this.game, copyState(this.game, way.kept))
    table.silent = true
    follow(table, way.moves)
    return table
  }

  #take(event: PastEvent<G['entry']>): void {
    this.events.push(event)
    this.line.take(event)
    if (event.kind === 'undo') {
      this.moves.length = this.line.movesAfter(event.seq)
      this.log.length = this.line.standing.reduce((logged, { entries }) => logged + entries.length, 0)
    } else this.log.push(...event.entries)
    if (isKept(event.seq)) this.#kept.set(event.seq, copyState(this.game, this.#table.state))
  }
}
