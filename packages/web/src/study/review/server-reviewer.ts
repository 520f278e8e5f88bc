import type { Reviewed, ReviewResult } from '@boardroom/bots'
import type { ReviewStatus } from '@boardroom/wire'
import { api } from '../../online/api.ts'
import { Listeners } from '../../table/listeners.ts'
import { NOTHING_YET, type Reviewer, type ReviewState } from './reviewer.ts'

/** Milliseconds from one look at the server to the next. */
const PAUSE = 1_500

interface ServerReviewerSetting {
  readonly table: string
  /** What the decisions found so far come to. */
  readonly sum: (worlds: number, decisions: readonly Reviewed[]) => Promise<ReviewResult>
  /** Who reviews where the server does not: guests without a name have no place in its queue. */
  readonly instead: () => Reviewer
}

/** Has a game reviewed by the server that keeps it; everybody at the table sees the same review. */
export class ServerReviewer implements Reviewer {
  readonly #setting: ServerReviewerSetting
  readonly #listeners = new Listeners()
  #timer: ReturnType<typeof setTimeout> | undefined
  #state = NOTHING_YET
  #found: Reviewed[] = []
  #part = -1
  #worlds = 0
  #instead: Reviewer | undefined
  #closed = false

  constructor(setting: ServerReviewerSetting) {
    this.#setting = setting
  }

  state(): ReviewState {
    return this.#instead?.state() ?? this.#state
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener)
  }

  start(worlds: number): void {
    if (this.#instead) {
      this.#instead.start(worlds)
      return
    }
    this.#worlds = worlds
    this.#found = []
    this.#part = -1
    this.#change({ work: { worlds, done: 0, of: 0 }, running: true, problem: null })
    api.review(this.#setting.table, worlds).then(
      () => this.#look(),
      () => this.#giveWay(worlds),
    )
  }

  stop(): void {
    clearTimeout(this.#timer)
    if (this.#instead) this.#instead.stop()
    else api.stopReview(this.#setting.table, this.#worlds).catch(() => undefined)
    this.#change({ running: false })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#instead?.close()
    this.#listeners.close()
  }

  #giveWay(worlds: number): void {
    if (this.#closed) return
    this.#instead = this.#setting.instead()
    this.#instead.subscribe(() => this.#listeners.tell())
    this.#instead.start(worlds)
  }

  async #look(): Promise<void> {
    const worlds = this.#worlds
    try {
      const status = await api.reviewed(this.#setting.table, worlds, this.#part)
      if (this.#closed || worlds !== this.#worlds) return
      await this.#take(status)
    } catch {
      // The network is away: what was found stays, and one looks again.
    }
    if (this.#state.running && !this.#closed) this.#timer = setTimeout(() => void this.#look(), PAUSE)
  }

  async #take({ worlds, done, of, complete, part, decisions }: ReviewStatus): Promise<void> {
    // The server wrote them as the review found them.
    this.#found.push(...(decisions as unknown as readonly Reviewed[]))
    this.#part = part
    const wanted = complete || !this.#state.complete
    const result = wanted && decisions.length > 0 ? await this.#setting.sum(worlds, this.#found) : this.#state.result
    if (worlds !== this.#worlds) return
    this.#change({
      work: { worlds, done, of },
      result,
      complete: complete || this.#state.complete,
      running: !complete && this.#state.running,
    })
  }

  #change(change: Partial<ReviewState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.tell()
  }
}
