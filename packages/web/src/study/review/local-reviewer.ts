import type { GameFile } from '@boardroom/kernel'
import { Listeners } from '../../table/listeners.ts'
import type { ReviewNews, ReviewQuestion } from './protocol.ts'
import { NOTHING_YET, type Reviewer, type ReviewState } from './reviewer.ts'

/** Reviews a game on a worker of this browser. */
export class LocalReviewer implements Reviewer {
  readonly #file: GameFile
  readonly #listeners = new Listeners()
  #worker: Worker | undefined
  #state = NOTHING_YET

  constructor(file: GameFile) {
    this.#file = file
  }

  state(): ReviewState {
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener)
  }

  start(worlds: number): void {
    this.#worker?.terminate()
    const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module', name: 'review' })
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews>) => this.#take(data, worlds))
    worker.addEventListener('error', ({ message }) => this.#take({ problem: message }, worlds))
    worker.postMessage({ file: this.#file, worlds } satisfies ReviewQuestion)
    this.#worker = worker
    const { work } = this.#state
    this.#change({ work: work?.worlds === worlds ? work : { worlds, done: 0, of: 0 }, running: true, problem: null })
  }

  stop(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#change({ running: false })
  }

  close(): void {
    this.#worker?.terminate()
    this.#listeners.close()
  }

  #take(news: ReviewNews, worlds: number): void {
    if ('problem' in news) {
      this.stop()
      this.#change({ problem: news.problem })
      return
    }
    const { result, done, of } = news
    const complete = done === of
    // What thinks longer is shown when it has thought of everything.
    const shown = complete || !this.#state.complete ? result : this.#state.result
    this.#change({ work: { worlds, done, of }, result: shown, complete: complete || this.#state.complete })
    if (complete) this.stop()
  }

  #change(change: Partial<ReviewState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.tell()
  }
}
