import { Chance } from './chance.ts'
import type { Topic } from './explore.ts'
import type { AnyRefusal, Game } from './game.ts'
import { copyPlain, isData } from './json.ts'
import { BadInput, checkSeats, completeOptions, resolveOptions } from './options.ts'
import { checkFields } from './shape.ts'
import type {
  AskingStep,
  Frame,
  GameTypes,
  HappeningStep,
  Move,
  MoveKind,
  Result,
  RulesOf,
  Seat,
  State,
} from './step.ts'
import type { Turn } from './turn.ts'
import type { GameText, Language } from './words.ts'

/** A log entry, the move it belongs to, and whom it is for (everyone, unless told otherwise). */
export interface Logged<E> {
  readonly seq: number
  readonly entry: E
  readonly to?: readonly Seat[]
}

export interface Setting {
  readonly seats: number
  readonly options?: unknown
  readonly seed: string
}

type Asking<G extends GameTypes> = AskingStep<RulesOf<G>, object>
type Happening<G extends GameTypes> = HappeningStep<RulesOf<G>, object>
type AnyKind<G extends GameTypes> = MoveKind<RulesOf<G>, object, Move>

/** More automatic steps in a row than any rulebook has: a rule that puts itself on the agenda for ever. */
const RESTLESS = 10_000

const NOTHING: readonly string[] = []

/**
 * One game being played: a state, and the rules that move it on. It holds no truth of its own besides the state;
 * `Table.resume` on a copy of the state goes on just the same.
 */
export class Table<G extends GameTypes> implements Turn<G> {
  readonly game: Game<G>
  readonly state: G['state']
  readonly chance: Chance
  /** Entries written since they were last taken. */
  entries: Logged<G['entry']>[] = []
  /** Whether the last move cannot be taken back: chance was drawn, or something hidden came to light. */
  final = false
  /** Search does without entries. */
  silent = false

  readonly #book: Rulebook<G>
  #current = -1

  private constructor(game: Game<G>, state: G['state']) {
    this.game = game
    this.state = state
    this.chance = new Chance(state.chance)
    this.#book = rulebookOf(game)
  }

  /** A new table, set up and waiting for its first move. */
  static start<G extends GameTypes>(game: Game<G>, setting: Setting): Table<G> {
    if (setting.seed === '') throw new BadInput('a table needs a seed')
    const seats = checkSeats(game, setting.seats)
    const base: State = {
      seats,
      options: Object.freeze(resolveOptions(game.options, setting.options ?? {}, seats)),
      seq: 0,
      agenda: [],
      chance: { seed: setting.seed, drawn: 0 },
    }
    const state = game.setup({ base, chance: new Chance(base.chance) })
    const table = new Table(game, state)
    table.settle()
    return table
  }

  /** Goes on from a state, which the table from now on owns and changes. */
  static resume<G extends GameTypes>(game: Game<G>, state: G['state']): Table<G> {
    // A loaded state's options must be as complete and as fixed as those of a new one: copies share them.
    if (!Object.isFrozen(state.options)) state.options = Object.freeze(completeOptions(game.options, state.options))
    return new Table(game, state)
  }

  /** A table on a copy of the state: what happens there does not happen here. It writes no log. */
  fork(): Table<G> {
    const copy = Table.resume(this.game, copyState(this.game, this.state))
    copy.silent = true
    return copy
  }

  get over(): boolean {
    return this.state.agenda.length === 0
  }

  get result(): Result<G['breakdown']> | null {
    return this.over ? this.game.result(this.state) : null
  }

  /** The step that waits for an answer. */
  get current(): G['question'] | null {
    return this.state.agenda.at(-1) ?? null
  }

  /** The seats that may move now. */
  asked(): readonly Seat[] {
    const frame = this.current
    if (!frame || this.#book.happening.has(frame.step)) return []
    return this.#asking(frame).seats(this.state, frame.params)
  }

  /** Every legal move of a seat. */
  legal(seat: Seat): G['move'][] {
    const frame = this.current
    if (!frame) return []
    const step = this.#asking(frame)
    if (!step.seats(this.state, frame.params).includes(seat)) return []
    const legal: G['move'][] = []
    const kinds = step.moves
    for (const kind of kinds) {
      // By index: an iterator over a list costs as much as a simple rule.
      const candidates = kind.candidates(this.state, frame.params, seat)
      for (let i = 0; i < candidates.length; i++) {
        const move = candidates[i] as Move
        if (kind.refuse(this.state, frame.params, seat, move) === null) legal.push(move)
      }
    }
    return legal
  }

  /** Why a seat may not make this move, or null. Takes anything, also what is not a move at all. */
  refuse(seat: Seat, move: unknown): AnyRefusal<G> | null {
    const frame = this.current
    if (!frame) return { rule: 'KERNEL-OVER' }
    if (!isMove(move)) return { rule: 'KERNEL-MOVE', path: '', expected: 'an object with a type' }
    const known = this.#book.kinds.get(move.type)
    if (!known) {
      return { rule: 'KERNEL-MOVE', path: 'type', expected: `one of ${[...this.#book.kinds.keys()].join(', ')}` }
    }
    const misshapen = checkFields(known.fields, move)
    if (misshapen) return { rule: known.rule, misshapen }
    const step = this.#asking(frame)
    if (!step.seats(this.state, frame.params).includes(seat)) {
      const { notNow, notAsked = notNow } = this.game
      return notAsked(this.state, frame, seat, move)
    }
    if (!step.moves.includes(known)) return this.game.notNow(this.state, frame, seat, move)
    return known.refuse(this.state, frame.params, seat, move)
  }

  /** Makes a move and goes on to the next question. A refused move changes nothing. */
  play(seat: Seat, move: unknown): AnyRefusal<G> | null {
    const refusal = this.refuse(seat, move)
    if (refusal === null) this.apply(seat, move as Move)
    return refusal
  }

  /** Makes a move that is known to be legal: one of `legal(seat)`. */
  apply(seat: Seat, move: G['move'], upTo: readonly string[] = NOTHING): void {
    const frame = this.current
    const kind = this.#book.kinds.get(move.type)
    if (!frame || !kind || !this.#asking(frame).moves.includes(kind)) {
      throw new Error(`${this.game.id}: ${move.type} is no answer to ${frame?.step ?? 'a game that is over'}`)
    }
    const drawn = this.state.chance.drawn
    this.final = false
    this.#current = this.state.agenda.length - 1
    this.state.seq++
    kind.apply(this, frame.params, seat, move)
    this.#current = -1
    this.settle(upTo)
    if (this.state.chance.drawn !== drawn) this.final = true
  }

  // What rules may do (`Turn`):

  next(...frames: readonly Frame[]): void {
    for (let i = frames.length - 1; i >= 0; i--) {
      const frame = frames[i]
      if (frame) this.state.agenda.push(frame)
    }
  }

  done(): void {
    const { agenda } = this.state
    if (this.#current < 0) throw new Error(`${this.game.id}: only the step that is being answered can be done, once`)
    if (this.#current === agenda.length - 1) agenda.pop()
    else agenda.splice(this.#current, 1)
    this.#current = -1
  }

  log(entry: G['entry']): void {
    if (!this.silent) this.entries.push({ seq: this.state.seq, entry })
  }

  whisper(to: readonly Seat[], entry: G['entry']): void {
    if (!this.silent) this.entries.push({ seq: this.state.seq, entry, to })
  }

  reveal(): void {
    this.final = true
  }

  /** Lets steps happen until one of them asks somebody, one of those named comes up, or the game is over. */
  settle(upTo: readonly string[] = NOTHING): void {
    const { agenda } = this.state
    for (let i = 0; i < RESTLESS; i++) {
      const frame = agenda.at(-1)
      if (!frame || upTo.includes(frame.step)) return
      const asking = this.#book.asking.get(frame.step)
      if (asking && asking.seats(this.state, frame.params).length > 0) return
      agenda.pop()
      if (!asking) this.#happening(frame).happen(this, frame.params)
    }
    throw new Error(`${this.game.id}: the agenda does not come to rest at ${agenda.at(-1)?.step}`)
  }

  #asking(frame: Frame): Asking<G> {
    const step = this.#book.asking.get(frame.step)
    if (!step) throw new Error(`there is no step called ${frame.step} that asks`)
    return step
  }

  #happening(frame: Frame): Happening<G> {
    const step = this.#book.happening.get(frame.step)
    if (!step) throw new Error(`there is no step called ${frame.step}`)
    return step
  }
}

export function copyState<G extends GameTypes>(game: Game<G>, state: G['state']): G['state'] {
  return game.copy ? game.copy(state) : copyPlain(state)
}

function isMove(value: unknown): value is Move & Readonly<Record<string, unknown>> {
  return isData(value) && typeof value['type'] === 'string'
}

/** A game's steps and kinds of move by name, worked out once. */
class Rulebook<G extends GameTypes> {
  readonly kinds = new Map<string, AnyKind<G>>()
  readonly asking = new Map<string, Asking<G>>()
  readonly happening = new Map<string, Happening<G>>()

  constructor(game: Game<G>) {
    for (const step of game.steps) {
      const { name } = step
      if (this.asking.has(name) || this.happening.has(name)) throw new Error(`${game.id}: two steps are called ${name}`)
      if ('happen' in step) this.happening.set(name, step)
      else this.#addAsking(game, step)
    }
  }

  #addAsking({ id }: Game<G>, step: Asking<G>): void {
    this.asking.set(step.name, step)
    for (const kind of step.moves) {
      const other = this.kinds.get(kind.type)
      if (other && other !== kind) throw new Error(`${id}: two kinds of move are called ${kind.type}`)
      this.kinds.set(kind.type, kind)
    }
  }
}

const rulebooks = new WeakMap<object, unknown>()

function rulebookOf<G extends GameTypes>(game: Game<G>): Rulebook<G> {
  let book = rulebooks.get(game) as Rulebook<G> | undefined
  if (!book) {
    book = new Rulebook(game)
    rulebooks.set(game, book)
  }
  return book
}

/** A game as it is declared: what is loaded only when it is wanted is named by the module that it is in. */
interface Declared<G extends GameTypes> extends Omit<Game<G>, 'text' | 'topics'> {
  readonly text: Readonly<Record<Language, () => Promise<{ readonly text: GameText<G> }>>>
  readonly topics?: () => Promise<{ readonly topics: readonly Topic<G>[] }>
}

/** Two steps or two kinds of move of the same name are refused here, not at the first table. */
export function defineGame<G extends GameTypes>({ text, topics, ...rest }: Declared<G>): Game<G> {
  const game: Game<G> = {
    ...rest,
    text: { en: async () => (await text.en()).text, de: async () => (await text.de()).text },
    ...(topics && { topics: async () => (await topics()).topics }),
  }
  rulebookOf(game)
  return game
}

/** The shape of every kind of move of a game, as JSON Schemas by type: for API documents and tools. */
export function moveSchemas<G extends GameTypes>(game: Game<G>): Record<string, object> {
  const schemas: Record<string, object> = {}
  for (const [type, kind] of rulebookOf(game).kinds) {
    const properties: Record<string, object> = { type: { const: type } }
    for (const [key, shape] of Object.entries(kind.fields)) properties[key] = shape.schema
    schemas[type] = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
  }
  return schemas
}
