/** A queue in which people take turns: the second thing of one comes after the first of every other. */
export class FairQueue<T> {
  /** In the order of their turns. */
  readonly #lines = new Map<string, T[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  add(owner: string, item: T): void {
    const line = this.#lines.get(owner)
    if (line) line.push(item)
    else this.#lines.set(owner, [item])
    this.#size++
  }

  /** Whose turn it is; they go to the end of the queue with what they still have. */
  next(): T | null {
    for (const [owner, line] of this.#lines) {
      this.#lines.delete(owner)
      const item = line.shift()
      if (item === undefined) continue
      this.#size--
      // Stays behind those who wait now, also with nothing more to ask for: asking anew must not be quicker.
      if (line.length > 0 || this.#lines.size > 0) this.#lines.set(owner, line)
      return item
    }
    return null
  }
}
