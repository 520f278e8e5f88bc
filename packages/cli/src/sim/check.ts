import {
  type GameTypes,
  type History,
  hashOf,
  type Move,
  parseFile,
  problemsOf,
  replay,
  type Seat,
  type Table,
  toFile,
} from '@boardroom/kernel'
import { Moment } from '../moment.ts'
import type { Problem } from './job.ts'
import type { Course } from './play-games.ts'

/** Plays moves and looks, if asked to, whether everything that must hold of any game does. */
export class Checker implements Course {
  readonly problems: Problem[] = []
  readonly #history: History<GameTypes>
  readonly #thorough: boolean

  constructor(history: History<GameTypes>, thorough: boolean) {
    this.#history = history
    this.#thorough = thorough
    if (thorough) this.#inspect()
  }

  get table(): Table<GameTypes> {
    return this.#history.table
  }

  play(seat: Seat, move: Move): void {
    const before = this.#thorough ? new Moment(this.#history) : null
    const refusal = this.#history.play(seat, move)
    if (refusal) this.#note(`${JSON.stringify(move)} of seat ${seat} is listed but refused by ${refusal.rule}`)
    else if (before) this.#inspectMove(seat, move, before)
  }

  #inspectMove(seat: Seat, move: Move, before: Moment): void {
    this.#inspect()
    if (this.#fine && this.#history.canUndo(seat)) this.#undoAndRedo(seat, move, before)
  }

  /** The last look: the whole game as a file, read and replayed. */
  finish(): void {
    if (!this.#thorough || !this.#fine) return
    try {
      const file = parseFile(JSON.stringify(toFile(this.#history, [])))
      const again = replay(this.#history.game, file)
      if (hashOf(again.table) !== hashOf(this.table)) this.#note('the replayed file ends in another position')
    } catch (problem) {
      this.#note(`the game file cannot be replayed: ${(problem as Error).message}`)
    }
  }

  get #fine(): boolean {
    return this.problems.length === 0
  }

  #note(what: string): void {
    this.problems.push({ seq: this.table.state.seq, what })
  }

  #inspect(): void {
    for (const what of problemsOf(this.table)) this.#note(what)
  }

  #undoAndRedo(seat: Seat, move: Move, before: Moment): void {
    const after = new Moment(this.#history, before.logged)
    this.#history.undo(seat)
    if (!before.isNow(this.#history)) this.#note(`undo of ${move.type} does not restore the position`)
    this.#history.play(seat, move)
    if (!after.isNow(this.#history)) this.#note(`${move.type} comes out differently after undo`)
  }
}
