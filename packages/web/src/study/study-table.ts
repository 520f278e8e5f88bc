import { type GameFile, kept, type Move, type Seat, type Viewer } from '@boardroom/kernel'
import type { AnyView, Preview, Refused, SeatCard, TableClient, TableState } from '../table/client.ts'
import { Listeners } from '../table/listeners.ts'
import { WorkerLine } from '../table/worker-line.ts'
import type { LineCard, LineId, LineTold, Place, Position, StudyQuestions } from './protocol.ts'

/** A place in the tree, and everything the page knows of it. */
export interface StudyState extends TableState {
  readonly line: LineId
  readonly lines: readonly LineCard[]
  /** How many moves the line has, and its last position. */
  readonly end: number
  readonly endView: AnyView
  readonly over: boolean
  /** The game itself, whatever line is on screen. */
  readonly main: Pick<LineTold, 'log' | 'end'>
}

export interface Studied {
  readonly id: string
  readonly file: GameFile
  readonly seats: readonly SeatCard[]
  /** What these eyes do not see is imagined; null once everything may be seen. */
  readonly eyes: Viewer | null
  /** Called when the tree has changed. */
  readonly keep: (file: GameFile) => void
}

/** A game under study, as a table at which every seat is one's own. */
export class StudyTable implements TableClient {
  readonly local: readonly Seat[]
  readonly #studied: Studied
  readonly #line: WorkerLine<StudyQuestions, never>
  readonly #listeners = new Listeners()
  readonly #over: boolean
  readonly #main: LineTold
  #told: LineTold
  #place: Place
  #position: Position
  /** The seat one looks through; null: whoever is asked. */
  #viewer: Viewer | null = null
  #latest = 0
  #state: StudyState

  private constructor(studied: Studied, line: WorkerLine<StudyQuestions, never>, told: LineTold) {
    this.#studied = studied
    this.#line = line
    this.#told = told
    this.#main = told
    this.#place = { line: null, seq: told.end.seq }
    this.#position = { view: told.end, moves: [] }
    this.#over = studied.file.result !== null
    this.local = studied.seats.map((_, seat) => seat)
    this.#state = this.#snapshot()
  }

  static async open(studied: Studied): Promise<StudyTable> {
    const worker = new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module', name: 'study' })
    const line = new WorkerLine<StudyQuestions, never>(worker)
    try {
      return new StudyTable(studied, line, await line.ask('open', { file: studied.file, eyes: studied.eyes }))
    } catch (problem) {
      line.close()
      throw problem
    }
  }

  state(): StudyState {
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener)
  }

  /** Goes to another place of the tree; the last wish counts. */
  async show(place: Place): Promise<void> {
    const number = ++this.#latest
    const told = place.line === this.#place.line ? this.#told : await this.#line.ask('tell', { line: place.line })
    const seq = Math.max(0, Math.min(place.seq, told.end.seq))
    const wanted = { line: place.line, seq }
    const position = await this.#line.ask('look', { ...wanted, viewer: this.#viewer })
    if (number !== this.#latest) return
    this.#told = told
    this.#place = wanted
    this.#position = { ...position, view: kept(this.#position.view, position.view) }
    this.#change()
  }

  async sit(viewer: Viewer | null): Promise<void> {
    if (this.#viewer === viewer) return
    this.#viewer = viewer
    await this.show(this.#place)
  }

  /** Looks through another of the seats that are asked at once, for this move. */
  async turnTo(seat: Seat): Promise<void> {
    const place = this.#place
    const position = await this.#line.ask('look', { ...place, viewer: seat })
    if (place !== this.#place) return
    this.#position = position
    this.#change()
  }

  async play(move: Move): Promise<Refused | null> {
    const { viewer } = this.#position.view
    if (viewer === 'spectator') return null
    const played = await this.#line.ask('play', { ...this.#place, seat: viewer, move })
    if ('refusal' in played) return played.refusal
    await this.#goOn(played)
    return null
  }

  /** What a bot does next; false if nobody is asked. */
  async bot(level: string): Promise<boolean> {
    const place = this.#place
    const played = await this.#line.ask('bot', { ...place, level })
    // Meanwhile somebody may have gone elsewhere.
    if (!played || place !== this.#place) return false
    await this.#goOn(played)
    return true
  }

  async undo(): Promise<Refused | null> {
    await this.show({ ...this.#place, seq: this.#place.seq - 1 })
    return null
  }

  why(move: Move): Promise<Refused | null> {
    return this.#line.ask('why', { ...this.#place, seat: this.#seat(), move })
  }

  preview(move: Move): Promise<Preview> {
    return this.#line.ask('preview', { ...this.#place, seat: this.#seat(), move })
  }

  async at(seq: number): Promise<AnyView> {
    return (await this.#line.ask('look', { line: this.#place.line, seq, viewer: this.#position.view.viewer })).view
  }

  /** A position of any line, by the seat that is asked there. */
  async lookAt(place: Place): Promise<AnyView> {
    return (await this.#line.ask('look', { ...place, viewer: null })).view
  }

  ask<Q extends 'better' | 'reason' | 'outlook' | 'sum'>(
    name: Q,
    ask: StudyQuestions[Q]['ask'],
  ): Promise<StudyQuestions[Q]['answer']> {
    return this.#line.ask(name, ask)
  }

  async name(line: number, name: string): Promise<void> {
    await this.#line.ask('name', { line, name })
    await this.#retold()
  }

  /** Whoever stands on what is gone stands where it began. */
  async remove(line: number): Promise<void> {
    const card = this.#told.lines.find(({ id }) => id === line)
    await this.#line.ask('remove', { line })
    const { lines } = await this.#line.ask('tell', { line: null })
    if (card && !lines.some(({ id }) => id === this.#place.line)) {
      const parent = lines.some(({ id }) => id === card.parent) ? card.parent : null
      this.#place = { line: -1, seq: card.at }
      await this.show({ line: parent, seq: card.at })
    }
    await this.#retold()
  }

  file(): Promise<GameFile> {
    return this.#line.ask('file', {})
  }

  close(): void {
    this.#listeners.close()
    this.#line.close()
  }

  #seat(): Seat {
    const { viewer } = this.#position.view
    return viewer === 'spectator' ? -1 : viewer
  }

  /** The line has grown, or there is a new one. */
  async #goOn(place: Place): Promise<void> {
    this.#told = await this.#line.ask('tell', { line: place.line })
    this.#place = { line: place.line, seq: this.#place.seq }
    await this.show(place)
    await this.#keep()
  }

  async #retold(): Promise<void> {
    this.#told = await this.#line.ask('tell', { line: this.#place.line })
    this.#change()
    await this.#keep()
  }

  async #keep(): Promise<void> {
    this.#studied.keep(await this.file())
  }

  #change(): void {
    this.#state = this.#snapshot()
    this.#listeners.tell()
  }

  #snapshot(): StudyState {
    const { id, file, seats } = this.#studied
    const { lines, log, movers, end } = this.#told
    const { view, moves } = this.#position
    return {
      ...{ id, game: file.game, seats, view, moves, log, movers, lines },
      ...{ canUndo: view.seq > 0, line: this.#place.line, end: end.seq, endView: end },
      ...{ over: this.#over, main: this.#main },
    }
  }
}
