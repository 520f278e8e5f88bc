import type { GameTypes, Move, Seat } from './step.ts'
import type { Logged, Table } from './table.ts'

/**
 * Something that happened at a table. `seq` counts events: the start is 0, and taking a move back is one like any other,
 * so a number once given never means another position. How many moves stand is what `state.seq` counts.
 */
export interface PastEvent<Entry = GameTypes['entry']> {
  readonly seq: number
  readonly kind: 'start' | 'move' | 'undo'
  readonly seat: Seat | null
  readonly move: Move | null
  /** The position an undo goes back to. */
  readonly to: number | null
  /** The position to which the seat of this event may go back after it. */
  readonly back: number | null
  readonly entries: readonly Logged<Entry>[]
}

/** Positions are kept along the way: from most of them it is at most so many events to any past one. */
const STRIDE = 50

export function isKept(seq: number): boolean {
  return seq % STRIDE === 0
}

/** The first event of a table that was just set up. */
export function startEvent<G extends GameTypes>(table: Table<G>): PastEvent<G['entry']> {
  return { seq: 0, kind: 'start', seat: null, move: null, to: null, back: null, entries: table.entries.splice(0) }
}

/** The event of a move that was just made on the table, after event `last`. */
export function moveEvent<G extends GameTypes>(
  table: Table<G>,
  last: number,
  seat: Seat,
  move: Move,
): PastEvent<G['entry']> {
  const back = table.final ? null : last
  return { seq: last + 1, kind: 'move', seat, move, to: null, back, entries: table.entries.splice(0) }
}

/** A seat goes back to the position after another event; and from there further only where its own moves lead. */
export function undoEvent(last: number, seat: Seat, to: Pick<PastEvent, 'seq' | 'seat' | 'back'>): PastEvent<never> {
  const back = to.seat === seat ? to.back : null
  return { seq: last + 1, kind: 'undo', seat, move: null, to: to.seq, back, entries: [] }
}

/** Where a seat gets by taking its last move back: up to the last point of no return, and not behind others' moves. */
export function undoTarget(last: Pick<PastEvent, 'seat' | 'back'> | null | undefined, seat: Seat): number | null {
  return last?.seat === seat ? last.back : null
}

/** As much of an event as tells which moves stand. */
export type LineEvent = Pick<PastEvent, 'seq' | 'kind' | 'to'>

/** The events that lead to the present: the start, and every move that was not taken back. */
export class Line<E extends LineEvent> {
  readonly #standing: E[] = []
  /** How many moves stood after each event. */
  readonly #movesAfter = new Map<number, number>()

  /** An event that is known already is not taken twice. */
  take(event: E): void {
    if (this.#movesAfter.has(event.seq)) return
    if (event.kind === 'undo') this.#standing.splice(this.movesAfter(event.to ?? 0) + 1)
    else this.#standing.push(event)
    this.#movesAfter.set(event.seq, Math.max(0, this.#standing.length - 1))
  }

  get standing(): readonly E[] {
    return this.#standing
  }

  /** The event after which the position with so many moves stands. */
  eventAt(moves: number): number {
    return this.#standing[moves]?.seq ?? 0
  }

  /** How many moves stood after an event. */
  movesAfter(event: number): number {
    return this.#movesAfter.get(event) ?? 0
  }
}

/** A kept position, its event, and every event after it up to a later one. */
export interface Stretch<Kept, E> {
  readonly kept: Kept
  readonly events: readonly E[]
}

/** Where a past is kept. */
export interface PastStore<Kept, E> {
  /** The last kept position at or before `near`, and what happened from there up to `to`. */
  stretch(near: number, to: number): Promise<Stretch<Kept, E>>
}

/** How a position comes about: from a kept one, by the moves after it that led there. */
export interface Way<Kept, E> {
  readonly kept: Kept
  readonly moves: readonly E[]
}

/** Walks back from a position to the first kept one, past what was taken back; or to where an event is missing. */
export function wayTo<Kept, E extends LineEvent>(
  seq: number,
  keptAt: (seq: number) => Kept | undefined,
  eventAt: (seq: number) => E | undefined,
): Way<Kept, E> | { readonly missing: number } {
  const moves: E[] = []
  let at = seq
  for (;;) {
    const kept = keptAt(at)
    if (kept !== undefined) return { kept, moves: moves.reverse() }
    const event = eventAt(at)
    if (!event) return { missing: at }
    if (event.kind === 'undo') {
      at = event.to ?? 0
    } else {
      moves.push(event)
      at--
    }
  }
}

/**
 * The way to a position in a stored past, and its event. Where an undo leads behind what was kept last, more of the past
 * is asked for.
 */
export async function recall<Kept, E extends LineEvent>(
  store: PastStore<Kept, E>,
  seq: number,
): Promise<Way<Kept, E> & { readonly target: E }> {
  let near = seq
  for (;;) {
    const { kept, events } = await store.stretch(near, seq)
    const [first, target] = [events[0], events.at(-1)]
    if (!first || target?.seq !== seq) throw missing(seq)
    const way = wayTo(
      seq,
      (at) => (at === first.seq ? kept : undefined),
      (at) => events[at - first.seq],
    )
    if (!('missing' in way)) return { ...way, target }
    if (way.missing >= first.seq) throw missing(way.missing)
    near = way.missing
  }
}

export function missing(seq: number): Error {
  return new Error(`event ${seq} is missing`)
}

/** Plays recorded moves on a table. */
export function follow<G extends GameTypes>(table: Table<G>, moves: readonly Pick<PastEvent, 'seat' | 'move'>[]): void {
  for (const { seat, move } of moves) {
    if (seat === null || move === null) throw new Error('a move without a seat')
    table.apply(seat, move)
  }
}
