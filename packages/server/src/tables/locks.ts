/** Lets one piece of work after another at the same table: within a process nobody races with himself. */
export class Locks {
  readonly #tails = new Map<string, Promise<unknown>>()

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key)
    const mine = before ? before.then(work, work) : work()
    const tail = mine.catch(() => {})
    this.#tails.set(key, tail)
    try {
      return await mine
    } finally {
      if (this.#tails.get(key) === tail) this.#tails.delete(key)
    }
  }

  /** When everything that is under way is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#tails.values())
  }
}
