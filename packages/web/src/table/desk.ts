import { FIRST_LEVEL } from '@boardroom/bots/names'
import {
  entriesFor,
  type Game,
  type GameFile,
  type GameTypes,
  History,
  hashOf,
  hashUnder,
  type Move,
  type Seat,
  samePlain,
  toFile,
  type Viewer,
  viewOf,
} from '@boardroom/kernel'
import type { Preview, Refused } from './client.ts'
import { previewOf } from './preview.ts'
import type { Update } from './protocol.ts'
import type { TableRecord } from './store.ts'
import type { Thinker } from './thinker.ts'

interface DeskSetting {
  readonly game: Game<GameTypes>
  readonly record: TableRecord
  readonly viewer: Viewer | null
  readonly thinker: Thinker
  readonly keep: (record: TableRecord) => Promise<void>
  readonly tell: (update: Update) => void
}

/** A table that is played in this browser: its rules, its bots and its record. Runs in a worker. */
export class Desk {
  readonly #setting: DeskSetting
  readonly #history: History<GameTypes>
  #record: TableRecord
  #viewer: Viewer
  /** Entries the viewer has been told. */
  #told = 0
  /** Bots wait until somebody has seen what they did. */
  #held = false
  /** The position of the last hint. */
  #advisedAt = -1
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(setting: DeskSetting) {
    const { game, record } = setting
    this.#setting = setting
    this.#record = record
    this.#history = new History(game, { seats: record.seats.length, options: record.options, seed: record.seed })
    for (const { seat, move } of record.moves) {
      const refusal = this.#history.play(seat, move)
      if (refusal) throw new Error(`move ${this.#history.moves.length + 1} is refused by ${refusal.rule}`)
    }
    if (!comesOutAs(record, this.#history)) throw new Error('it comes out differently now')
    this.#viewer = setting.viewer ?? this.#firstViewer()
  }

  /** Whoever is asked and sits here, else the first person. */
  #firstViewer(): Viewer {
    const asked = this.#history.table.asked().find((seat) => !this.#bot(seat))
    if (asked !== undefined) return asked
    const person = this.#record.seats.findIndex(({ bot }) => !bot)
    return person < 0 ? 'spectator' : person
  }

  #bot(seat: Seat): string | null {
    return this.#record.seats[seat]?.bot ?? null
  }

  async play(move: Move): Promise<Refused | null> {
    if (this.#viewer === 'spectator') return this.#history.table.refuse(-1, move)
    return this.#make(this.#viewer, move)
  }

  async #make(seat: Seat, move: Move): Promise<Refused | null> {
    const refusal = this.#history.play(seat, move)
    if (refusal) return refusal
    this.tell()
    await this.#keep()
    this.goOn()
    return null
  }

  async undo(): Promise<Refused | null> {
    if (this.#viewer === 'spectator') return { rule: 'KERNEL-UNDO' }
    const refusal = this.#history.undo(this.#viewer)
    if (refusal) return refusal
    this.#stop()
    this.#told = Math.min(this.#told, this.#readable().length)
    this.tell()
    await this.#keep()
    this.goOn()
    return null
  }

  why(move: Move): Refused | null {
    return this.#viewer === 'spectator' ? null : this.#history.table.refuse(this.#viewer, move)
  }

  preview(move: Move): Preview {
    return previewOf(this.#setting.game, viewOf(this.#history.table, this.#viewer), move)
  }

  /** The position after so many moves. */
  at(moves: number) {
    return viewOf(this.#history.at(this.#history.line.eventAt(moves)), this.#viewer)
  }

  sit(viewer: Viewer): void {
    this.#viewer = viewer
    this.#told = 0
    this.tell()
  }

  file(): GameFile {
    const file = toFile(
      this.#history,
      this.#record.seats.map(({ name }) => name),
    )
    return { ...file, seats: this.#record.seats.map(({ name, bot }) => (bot ? { name, bot } : { name })) }
  }

  /** The viewer was advised on this position; asking twice about the same one counts once. */
  async hinted(): Promise<void> {
    const { length } = this.#history.moves
    if (this.#viewer === 'spectator' || this.#advisedAt === length) return
    this.#advisedAt = length
    const hinted = this.#record.seats.map((_, seat) => this.#hintsOf(seat) + (seat === this.#viewer ? 1 : 0))
    this.#record = { ...this.#record, hinted }
    this.tell()
    await this.#keep()
  }

  #hintsOf(seat: Seat): number {
    return this.#record.hinted?.[seat] ?? 0
  }

  #readable() {
    return entriesFor(this.#history.log, this.#viewer)
  }

  tell(): void {
    const { table, moves } = this.#history
    const seat = this.#viewer
    const readable = this.#readable()
    this.#setting.tell({
      view: viewOf(table, seat),
      moves: seat === 'spectator' ? [] : table.legal(seat),
      canUndo: seat !== 'spectator' && this.#history.canUndo(seat),
      logFrom: this.#told,
      log: readable.slice(this.#told),
      movers: moves.map((played) => played.seat),
      hinted: this.#record.seats.map((_, at) => this.#hintsOf(at)),
    })
    this.#told = readable.length
  }

  async #keep(): Promise<void> {
    const { moves, table, game } = this.#history
    this.#record = {
      ...this.#record,
      rules: game.rules,
      moves: [...moves],
      updated: Date.now(),
      result: table.result,
      hash: hashOf(table),
    }
    await this.#setting.keep(this.#record)
  }

  /** Lets the next bot think, if one is asked. */
  goOn(): void {
    this.#stop()
    const { table } = this.#history
    const seat = table.asked().find((asked) => this.#bot(asked))
    if (seat === undefined || this.#held) return
    this.#waiting = setTimeout(() => void this.#think(seat), 0)
  }

  async #think(seat: Seat): Promise<void> {
    const { game, thinker } = this.#setting
    const { table } = this.#history
    const moves = table.legal(seat)
    const bot = this.#bot(seat) ?? FIRST_LEVEL
    const luck = `${this.#record.seed}/bot/${seat}/${table.state.seq}`
    const thought = { game: game.id, bot, seat, view: viewOf(table, seat), moves, luck }
    const waiting = this.#waiting
    const known = this.#written(seat) ?? (moves.length === 1 ? moves[0] : undefined)
    const move = known ?? (await thinker.think(thought))
    // Meanwhile the table may have gone another way.
    if (move && this.#waiting === waiting) await this.#make(seat, move)
  }

  /** What is written down for this moment, as long as everything has gone as it is written. */
  #written(seat: Seat): Move | undefined {
    const { script = [] } = this.#record
    const { moves } = this.#history
    const next = script[moves.length]
    if (next?.seat !== seat) return undefined
    return moves.every((played, at) => samePlain(played, script[at])) ? next.move : undefined
  }

  #stop(): void {
    clearTimeout(this.#waiting)
    this.#waiting = undefined
    this.#setting.thinker.cancel()
  }

  /** A thought that has begun is thought to its end. */
  hold(held: boolean): void {
    this.#held = held
    if (!held && this.#waiting === undefined) this.goOn()
  }
}

/** Whether the moves still lead where they led when the table was kept, also if the rules have a newer version now. */
function comesOutAs({ rules, hash }: TableRecord, { table }: History<GameTypes>): boolean {
  return hash === undefined || rules === '' || hash === hashUnder(rules, table)
}
