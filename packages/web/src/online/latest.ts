/** Requests under way at once. */
const AT_ONCE = 3

/** Work for which the latest wish comes first, as when a slider is drawn across a whole game. */
export class Latest {
  readonly #waiting: (() => void)[] = []
  #running = 0

  run<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => {
        work()
          .then(resolve, reject)
          .finally(() => {
            this.#running--
            this.#next()
          })
      })
      this.#next()
    })
  }

  #next(): void {
    if (this.#running >= AT_ONCE) return
    const work = this.#waiting.pop()
    if (!work) return
    this.#running++
    work()
  }
}
