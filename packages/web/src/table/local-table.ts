import type { GameFile, Move, Seat, Viewer } from '@boardroom/kernel'
import type { AnyView, Preview, Refused, TableClient, TableState } from './client.ts'
import type { Message, QuestionName, Questions, Update } from './protocol.ts'
import type { TableRecord } from './store.ts'

/** A table whose rules and bots run in a worker of this browser. */
export class LocalTable implements TableClient {
  readonly local: readonly Seat[]
  readonly #record: TableRecord
  readonly #worker: Worker
  readonly #open = new Map<number, { resolve: (answer: never) => void; reject: (problem: Error) => void }>()
  readonly #listeners = new Set<() => void>()
  #number = 0
  #state: TableState | undefined

  private constructor(record: TableRecord) {
    this.#record = record
    this.local = record.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]))
    this.#worker = new Worker(new URL('./desk.worker.ts', import.meta.url), { type: 'module', name: 'table' })
    this.#worker.addEventListener('message', (event: MessageEvent<Message>) => this.#hear(event.data))
  }

  static async open(record: TableRecord, pace: number, viewer: Viewer | null = null): Promise<LocalTable> {
    const table = new LocalTable(record)
    await table.#ask('open', { id: record.id, pace, viewer })
    return table
  }

  state(): TableState {
    if (!this.#state) throw new Error('the table is not open yet')
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  play(move: Move): Promise<Refused | null> {
    return this.#ask('play', { move })
  }

  undo(): Promise<Refused | null> {
    return this.#ask('undo', {})
  }

  why(move: Move): Promise<Refused | null> {
    return this.#ask('why', { move })
  }

  preview(move: Move): Promise<Preview> {
    return this.#ask('preview', { move })
  }

  at(seq: number): Promise<AnyView> {
    return this.#ask('at', { seq })
  }

  async sit(viewer: Viewer): Promise<void> {
    await this.#ask('sit', { viewer })
  }

  async setPace(pace: number): Promise<void> {
    await this.#ask('pace', { pace })
  }

  file(): Promise<GameFile> {
    return this.#ask('file', {})
  }

  close(): void {
    this.#worker.terminate()
  }

  #ask<Q extends QuestionName>(name: Q, ask: Questions[Q]['ask']): Promise<Questions[Q]['answer']> {
    const number = ++this.#number
    return new Promise((resolve, reject) => {
      this.#open.set(number, { resolve, reject })
      this.#worker.postMessage({ number, name, ask })
    })
  }

  #hear(message: Message): void {
    if ('update' in message) {
      this.#take(message.update)
      return
    }
    const open = this.#open.get(message.number)
    this.#open.delete(message.number)
    if ('problem' in message) open?.reject(new Error(message.problem))
    else open?.resolve(message.answer as never)
  }

  #take({ view, moves, canUndo, logFrom, log, movers }: Update): void {
    const { id, game, seats } = this.#record
    const known = this.#state?.log.slice(0, logFrom) ?? []
    this.#state = { id, game, seats, view, moves, canUndo, log: [...known, ...log], movers }
    for (const listener of this.#listeners) listener()
  }
}
