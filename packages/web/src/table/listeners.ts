/** Milliseconds between two pictures. */
const FRAME = 16

/** Whoever wants to hear of changes: told at once, but not more often than a screen can show. Bots can be faster. */
export class Listeners {
  readonly #all = new Set<() => void>()
  #toldAt = 0
  #later: ReturnType<typeof setTimeout> | undefined

  add(listener: () => void): () => void {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell(): void {
    if (this.#later !== undefined) return
    const wait = this.#toldAt + FRAME - performance.now()
    if (wait > 0) {
      this.#later = setTimeout(() => {
        this.#later = undefined
        this.tell()
      }, wait)
      return
    }
    this.#toldAt = performance.now()
    for (const listener of [...this.#all]) listener()
  }

  /** Nobody is told any more. */
  close(): void {
    clearTimeout(this.#later)
    this.#all.clear()
  }
}
