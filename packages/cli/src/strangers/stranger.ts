import {
  entriesFor,
  type GameTypes,
  type Logged,
  type Move,
  type Seat,
  samePlain,
  type Table,
  viewOf,
} from '@boardroom/kernel'
import type { Program, Silence } from './program.ts'

const PROTOCOL = 'boardroom-bot/1'

/** What a program did wrong: no answer in time, no program any more, an answer that is no legal move. */
export type Fault = Silence | 'nonsense'

/** How often a program lost its turn in a game, and by what first. */
export interface Faults {
  readonly seat: Seat
  readonly bot: string
  readonly times: number
  readonly first: { readonly seq: number; readonly fault: Fault; readonly said?: string }
}

/** Late this often in a row, it is not waited for any more. */
const TOO_OFTEN = 3
const MOST_QUOTED = 200

/** A program in a seat of one game. */
export class Stranger {
  readonly #name: string
  readonly #program: Program
  readonly #seat: Seat
  readonly #patience: number
  #asked = 0
  #heard = 0
  #lateInARow = 0
  #faults: Faults | null = null

  constructor(name: string, program: Program, seat: Seat, patience: number) {
    this.#name = name
    this.#program = program
    this.#seat = seat
    this.#patience = patience
  }

  get faults(): Faults | null {
    return this.#faults
  }

  begin({ game, state }: Table<GameTypes>): void {
    const { seats, options } = state
    this.#program.tell({
      type: 'game',
      protocol: PROTOCOL,
      game: game.id,
      rules: game.rules,
      seat: this.#seat,
      seats,
      options,
    })
  }

  /** Its move, or null if it has lost its turn. */
  async choose(table: Table<GameTypes>, log: readonly Logged<GameTypes['entry']>[]): Promise<Move | null> {
    const moves = table.legal(this.#seat)
    const id = ++this.#asked
    const entries = entriesFor(log.slice(this.#heard), this.#seat).map(({ entry }) => entry)
    this.#heard = log.length
    this.#program.tell({ type: 'turn', id, view: viewOf(table, this.#seat), moves, entries })
    return this.#answer(id, moves, table.state.seq)
  }

  finish({ result }: Table<GameTypes>): void {
    this.#program.tell({ type: 'over', result })
  }

  async #answer(id: number, moves: readonly Move[], seq: number): Promise<Move | null> {
    const until = performance.now() + this.#patience
    for (;;) {
      const line = await this.#program.line(Math.max(0, until - performance.now()))
      if (typeof line === 'string') return this.#silent(line, seq)
      const said = read(line.text)
      // An answer to a question that it was too late for.
      if (said !== null && typeof said.id === 'number' && said.id < id) continue
      this.#lateInARow = 0
      const move = said?.id === id ? moves.find((each) => samePlain(each, said.move)) : undefined
      return move ?? this.#lose(seq, 'nonsense', line.text)
    }
  }

  #silent(fault: Silence, seq: number): null {
    if (fault === 'late' && ++this.#lateInARow >= TOO_OFTEN) this.#program.end()
    return this.#lose(seq, fault)
  }

  #lose(seq: number, fault: Fault, said?: string): null {
    const first = this.#faults?.first ?? {
      seq,
      fault,
      ...(said === undefined ? {} : { said: said.slice(0, MOST_QUOTED) }),
    }
    this.#faults = { seat: this.#seat, bot: this.#name, times: (this.#faults?.times ?? 0) + 1, first }
    return null
  }
}

function read(text: string): { readonly id?: unknown; readonly move?: unknown } | null {
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null ? said : null
  } catch {
    return null
  }
}
