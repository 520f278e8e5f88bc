import { parseSignal, type Revoked, signal } from '../signals.ts'
import type { Bus } from '../storage/storage.ts'

/** Tells everyone who remembers who somebody is that it no longer holds: here at once, in other processes by the bus. */
export class Revocations {
  readonly #bus: Bus
  readonly #listeners: ((revoked: Revoked) => void)[] = []

  constructor(bus: Bus) {
    this.#bus = bus
    bus.listen((message) => {
      const heard = parseSignal(message)
      if (heard?.kind === 'revoked') this.#tellHere(heard.revoked)
    })
  }

  listen(listener: (revoked: Revoked) => void): void {
    this.#listeners.push(listener)
  }

  /** To be called after the commit. */
  tell(revoked: Revoked): void {
    this.#tellHere(revoked)
    this.#bus.tell(signal({ kind: 'revoked', revoked }))
  }

  #tellHere(revoked: Revoked): void {
    for (const listener of this.#listeners) listener(revoked)
  }
}
