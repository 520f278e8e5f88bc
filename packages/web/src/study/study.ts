import {
  answerTo,
  botNamed,
  lineFrom,
  type Outlook,
  outlookOf,
  Review,
  type Reviewed,
  type ReviewResult,
  whyBetter,
} from '@boardroom/bots'
import {
  checkFile,
  endOf,
  entriesFor,
  type Game,
  type GameFile,
  type GameTypes,
  type History,
  type Move,
  type Played,
  replay,
  type Seat,
  samePlain,
  seenBy,
  startOf,
  type Table,
  tableIn,
  type Variation,
  type Viewer,
  viewOf,
  type World,
} from '@boardroom/kernel'
import type { AnyEntry, Preview, Refused } from '../table/client.ts'
import { previewOf } from '../table/preview.ts'
import type { LineCard, LineId, LineTold, Place, Position } from './protocol.ts'

interface Line {
  readonly id: number
  name: string
  readonly parent: LineId
  readonly at: number
  readonly world: World | null
  readonly moves: Played[]
  passing: boolean
}

/** Worlds in which two lines are compared. */
const WORLDS = 6

/** A game and how it might have gone on: a tree of lines. Runs in a worker. */
export class Study {
  readonly #game: Game<GameTypes>
  readonly #file: GameFile
  readonly #history: History<GameTypes>
  /** What these eyes do not see is imagined; null once everything may be seen. */
  readonly #eyes: Viewer | null
  #lines: Line[]
  #next: number

  constructor(game: Game<GameTypes>, file: GameFile, eyes: Viewer | null) {
    this.#game = game
    this.#file = checkFile(file)
    this.#history = replay(game, file)
    // Nothing is hidden in a game that is over, and nothing is shown in one that is not.
    this.#eyes = this.#history.table.over ? null : (eyes ?? 'spectator')
    this.#lines = (file.variations ?? []).map(({ name, parent, at, world, moves }, id) => ({
      ...{ id, name, parent, at, world: world ?? null, moves: [...moves], passing: false },
    }))
    this.#next = this.#lines.length
  }

  get #variations(): Variation[] {
    return variationsOf(this.#lines)
  }

  #find(id: number): Line {
    const line = this.#lines.find((each) => each.id === id)
    if (!line) throw new Error(`there is no line ${id}`)
    return line
  }

  #table({ line: id, seq }: Place): Table<GameTypes> {
    if (id === null) return this.#gameAt(seq)
    const line = this.#find(id)
    if (seq < line.at) return this.#table({ line: line.parent, seq })
    return tableIn(this.#history, this.#variations, this.#lines.indexOf(line), seq)
  }

  #gameAt(seq: number): Table<GameTypes> {
    const table = this.#history.at(seq)
    const world = this.#worldAt(seq)
    return world ? seenBy(table, world) : table
  }

  #worldAt(seq: number): World | null {
    return this.#eyes === null ? null : { viewer: this.#eyes, seed: `study/${seq}` }
  }

  look({ viewer, ...place }: Place & { readonly viewer: Viewer | null }): Position {
    const table = this.#table(place)
    const eyes = viewer ?? table.asked()[0] ?? this.#eyes ?? 0
    return { view: viewOf(table, eyes), moves: eyes === 'spectator' ? [] : table.legal(eyes) }
  }

  tell(line: LineId): LineTold {
    const seq = this.#endOf(line)
    const { view } = this.look({ line, seq, viewer: null })
    return { lines: this.#lines.map(cardOf), log: this.#log(line), movers: this.#movers(line), end: view }
  }

  #endOf(line: LineId): number {
    return line === null ? this.#history.moves.length : endOf(this.#find(line))
  }

  #log(id: LineId): AnyEntry[] {
    const { log } = this.#history
    if (id === null) return this.#eyes === null ? [...log] : entriesFor(log, this.#eyes)
    const line = this.#find(id)
    const table = startOf(this.#history, this.#variations, toVariation(line, this.#lines))
    table.silent = false
    table.entries = []
    for (const { seat, move } of line.moves) table.apply(seat, move)
    return [...this.#log(line.parent).filter(({ seq }) => seq <= line.at), ...table.entries]
  }

  #movers(id: LineId): Seat[] {
    if (id === null) return this.#history.moves.map(({ seat }) => seat)
    const { parent, at, moves } = this.#find(id)
    return [...this.#movers(parent).slice(0, at), ...moves.map(({ seat }) => seat)]
  }

  /** A move that was made there before leads along its line; another one begins a line of its own. */
  play(place: Place, seat: Seat, move: Move): Place | { readonly refusal: Refused } {
    const refusal = this.#table(place).refuse(seat, move)
    if (refusal) return { refusal }
    const known = this.#known(place, { seat, move })
    if (known) return known
    const { line: id, seq } = place
    const line = id === null ? null : this.#find(id)
    if (line && seq === endOf(line)) {
      line.moves.push({ seat, move })
      line.passing = false
      return { line: id, seq: seq + 1 }
    }
    return { line: this.#add({ ...this.#leaving(place), moves: [{ seat, move }] }), seq: seq + 1 }
  }

  /** The line, and how much of it was played already, that a new one leaves at a place. */
  #leaving({ line: id, seq }: Place): Pick<Line, 'parent' | 'at' | 'world'> {
    if (id === null) return { parent: null, at: seq, world: this.#worldAt(seq) }
    const line = this.#find(id)
    if (seq < line.at) return this.#leaving({ line: line.parent, seq })
    line.passing = false
    return { parent: id, at: seq, world: null }
  }

  #known({ line: id, seq }: Place, played: Played): Place | null {
    const next = id === null ? this.#history.moves[seq] : this.#find(id).moves[seq - this.#find(id).at]
    if (next && samePlain(next, played)) return { line: id, seq: seq + 1 }
    const child = this.#lines.find(
      ({ parent, at, moves: [first] }) => parent === id && at === seq && first && samePlain(first, played),
    )
    return child ? { line: child.id, seq: seq + 1 } : null
  }

  #add(line: Pick<Line, 'parent' | 'at' | 'world' | 'moves'> & Partial<Line>): number {
    const id = this.#next++
    this.#lines.push({ id, name: '', passing: false, ...line })
    return id
  }

  why(place: Place, seat: Seat, move: Move): Refused | null {
    return this.#table(place).refuse(seat, move)
  }

  preview(place: Place, seat: Seat, move: Move): Preview {
    return previewOf(this.#game, viewOf(this.#table(place), seat), move)
  }

  /** The line that would have followed, as its seat could imagine it; it stays until the next one. */
  better(seq: number, move: Move, name: string): LineId {
    this.#lines = this.#lines.filter(({ passing }) => !passing)
    const { seat } = this.#history.moves[seq] as Played
    const moves = lineFrom(this.#history, seq, move).map((step) => ({ seat: step.seat, move: step.move }))
    return this.#add({
      parent: null,
      at: seq,
      world: { viewer: seat, seed: `line/${seq}` },
      moves,
      name,
      passing: true,
    })
  }

  async reason(seq: number, better: Move) {
    const reasons = await this.#game.insight?.reasons?.()
    return reasons ? whyBetter(this.#history, seq, better, reasons) : null
  }

  sum(worlds: number, decisions: readonly Reviewed[]): ReviewResult {
    return new Review(this.#game, this.#file, { worlds }, decisions).result
  }

  async bot(place: Place, level: string): Promise<Place | null> {
    const table = this.#table(place)
    const [seat] = table.asked()
    if (seat === undefined) return null
    const thought = { seat, view: viewOf(table, seat), moves: table.legal(seat), luck: `study/bot/${place.seq}` }
    const move = await answerTo(this.#game, botNamed(level), thought)
    const played = this.play(place, seat, move)
    return 'refusal' in played ? null : played
  }

  name(id: number, name: string): void {
    const line = this.#find(id)
    line.name = name
    line.passing = false
  }

  /** A line, and all that leave it. */
  remove(id: number): void {
    const gone = new Set([id])
    for (const { id: each, parent } of this.#lines) if (parent !== null && gone.has(parent)) gone.add(each)
    this.#lines = this.#lines.filter((line) => !gone.has(line.id))
  }

  outlook(place: Place): Outlook {
    const table = this.#table(place)
    const model = this.#game.insight?.chances
    if (!model) return { chances: null, scores: null }
    return outlookOf(table, this.#eyes, model, WORLDS)
  }

  file(): GameFile {
    const variations = variationsOf(this.#lines.filter(({ passing }) => !passing))
    const { variations: _, ...file } = this.#file
    return variations.length > 0 ? { ...file, variations } : file
  }
}

function variationsOf(lines: readonly Line[]): Variation[] {
  return lines.map((line) => toVariation(line, lines))
}

function toVariation({ name, parent, at, world, moves }: Line, lines: readonly Line[]): Variation {
  const place = parent === null ? null : lines.findIndex(({ id }) => id === parent)
  return { name, parent: place, at, ...(world && { world }), moves }
}

function cardOf(line: Line): LineCard {
  const { id, name, parent, at, moves, passing } = line
  return { id, name, parent, at, end: endOf(line), seat: moves[0]?.seat ?? null, passing }
}
