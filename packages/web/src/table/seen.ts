import type { AnyView } from './client.ts'

/** So many positions are remembered. */
const MOST = 64

/** The latest positions of a table as its viewer saw them: a film about what bots did asks for them in a moment. */
export class Seen {
  #views: AnyView[] = []

  /** Another viewer, or a move that was taken back, makes what was seen worthless. */
  add(view: AnyView): void {
    const known = this.#views.filter(({ viewer, seq }) => viewer === view.viewer && seq < view.seq)
    this.#views = [...known.slice(1 - MOST), view]
  }

  find(seq: number): AnyView | null {
    return this.#views.find((view) => view.seq === seq) ?? null
  }
}
