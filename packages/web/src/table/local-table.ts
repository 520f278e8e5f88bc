import { type GameFile, kept, type Move, type Seat, type Viewer } from '@boardroom/kernel'
import type { AnyView, Preview, Refused, TableClient, TableState } from './client.ts'
import { deskWorker } from './desk-worker.ts'
import { keptLines } from './kept-studies.ts'
import { Listeners } from './listeners.ts'
import type { Update } from './protocol.ts'
import { Seen } from './seen.ts'
import type { TableRecord } from './store.ts'
import { WorkerLine } from './worker-line.ts'

/** A table whose rules and bots run in a worker of this browser. */
export class LocalTable implements TableClient {
  readonly local: readonly Seat[]
  readonly hints?: { used(): Promise<void> }
  readonly lesson?: string | undefined
  readonly #record: TableRecord
  readonly #line: WorkerLine
  readonly #listeners = new Listeners()
  readonly #seen = new Seen()
  #state: TableState | undefined

  private constructor(record: TableRecord) {
    this.#record = record
    this.local = record.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]))
    this.lesson = record.lesson
    this.#line = new WorkerLine(deskWorker(), (update) => this.#take(update))
    if (record.hints !== false) this.hints = { used: async () => void (await this.#line.ask('hinted', {})) }
  }

  static async open(record: TableRecord, viewer: Viewer | null = null): Promise<LocalTable> {
    const table = new LocalTable(record)
    await table.#line.ask('open', { id: record.id, viewer })
    return table
  }

  state(): TableState {
    if (!this.#state) throw new Error('the table is not open yet')
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener)
  }

  play(move: Move): Promise<Refused | null> {
    return this.#line.ask('play', { move })
  }

  undo(): Promise<Refused | null> {
    return this.#line.ask('undo', {})
  }

  why(move: Move): Promise<Refused | null> {
    return this.#line.ask('why', { move })
  }

  preview(move: Move): Promise<Preview> {
    return this.#line.ask('preview', { move })
  }

  /** What was seen lately is known; the worker may be thinking about a bot's move. */
  async at(seq: number): Promise<AnyView> {
    return this.#seen.find(seq) ?? this.#line.ask('at', { seq })
  }

  async sit(viewer: Viewer): Promise<void> {
    await this.#line.ask('sit', { viewer })
  }

  async hold(hold: boolean): Promise<void> {
    await this.#line.ask('hold', { hold })
  }

  /** With the lines that were tried here. */
  async file(): Promise<GameFile> {
    const variations = await keptLines(this.#record.id).catch(() => [])
    const file = await this.#line.ask('file', {})
    return variations.length > 0 ? { ...file, variations } : file
  }

  close(): void {
    this.#listeners.close()
    this.#line.close()
  }

  #take({ view: told, moves, canUndo, logFrom, log, movers, hinted }: Update): void {
    const { id, game, seats } = this.#record
    const view = kept(this.#state?.view, told)
    this.#seen.add(view)
    const known = this.#state?.log.slice(0, logFrom) ?? []
    this.#state = { id, game, seats, view, moves, canUndo, log: [...known, ...log], movers, hinted }
    this.#listeners.tell()
  }
}
