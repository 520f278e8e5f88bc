import type { AnyRefusal, Game } from './game.ts'
import { BadInput } from './options.ts'
import type { GameTypes, Move, Seat } from './step.ts'
import { copyState, type Logged, type Setting, Table } from './table.ts'

export interface Played {
  readonly seat: Seat
  readonly move: Move
}

/** A move that its seat may still take back, and how long the log was before it. */
interface Undoable {
  readonly seat: Seat
  readonly logged: number
}

/** Positions kept along the way: any past moment is at most this many moves away from one. */
const STRIDE = 32

/**
 * A table with its past: every move, the whole log, any position before, and undo.
 * Undo goes back over a seat's own moves up to the last point of no return.
 */
export class History<G extends GameTypes> {
  readonly game: Game<G>
  readonly setting: Setting
  readonly moves: Played[] = []
  readonly log: Logged<G['entry']>[] = []
  #table: Table<G>
  #undoable: Undoable[] = []
  readonly #kept: G['state'][] = []

  constructor(game: Game<G>, setting: Setting) {
    this.game = game
    this.#table = Table.start(game, setting)
    this.setting = { ...setting, options: this.#table.state.options }
    this.#collect()
    this.#keep()
  }

  get table(): Table<G> {
    return this.#table
  }

  play(seat: Seat, move: unknown): AnyRefusal<G> | null {
    const refusal = this.#table.refuse(seat, move)
    if (refusal) return refusal
    if (this.#undoable.at(-1)?.seat !== seat) this.#undoable = []
    const before = { seat, logged: this.log.length }
    this.#table.apply(seat, move as Move)
    if (this.#table.final) this.#undoable = []
    else this.#undoable.push(before)
    this.moves.push({ seat, move: move as Move })
    this.#collect()
    if (this.moves.length % STRIDE === 0) this.#keep()
    return null
  }

  /** Whether this seat may take its last move back. */
  canUndo(seat: Seat): boolean {
    return this.#undoable.at(-1)?.seat === seat
  }

  undo(seat: Seat): AnyRefusal<G> | null {
    if (!this.canUndo(seat)) return { rule: 'KERNEL-UNDO' }
    const { logged } = this.#undoable.pop() as Undoable
    this.moves.pop()
    this.log.length = logged
    this.#kept.length = Math.floor(this.moves.length / STRIDE) + 1
    // Played again from the last kept position: a copy before every move would make all moves pay for the rare undo.
    this.#table = this.at(this.moves.length)
    this.#table.silent = false
    return null
  }

  /** The table as it was after that many moves. */
  at(seq: number): Table<G> {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.moves.length) {
      throw new BadInput(`there are ${this.moves.length} moves; no position ${seq}`)
    }
    const kept = Math.floor(seq / STRIDE)
    const table = Table.resume(this.game, copyState(this.game, this.#kept[kept] as G['state']))
    table.silent = true
    for (let i = kept * STRIDE; i < seq; i++) {
      const { seat, move } = this.moves[i] as Played
      table.apply(seat, move)
    }
    return table
  }

  #collect(): void {
    this.log.push(...this.#table.entries)
    this.#table.entries = []
  }

  #keep(): void {
    this.#kept.push(copyState(this.game, this.#table.state))
  }
}
