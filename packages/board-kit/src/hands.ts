import type { Move } from '@boardroom/kernel'
import { createContext, useContext, useState } from 'react'

/** What the player at the screen can do with the board. Given by the table page, used by `Spot`. */
export interface Hands<M extends Move = Move> {
  /** Legal moves now; none while others are asked or the past is shown. */
  readonly moves: readonly M[]
  /** Whether this player is asked: only then is it worth saying why something is not possible. */
  readonly asked: boolean
  /** The moves that are being pointed at or chosen. */
  readonly chosen: readonly M[]
  /** Takes one of these moves; asks which if there are several. */
  take(moves: readonly M[], at: Element): void
  /** Takes these moves one after the other, such as the steps of one walk. */
  takeAll(moves: readonly M[]): void
  /** What the primary button makes in this position, where it was chosen among several on the board; null for the usual move. */
  prepare(move: M | null): void
  /** Shows at once what an element is and what pointing at it means. */
  look(at: Element): void
  away(): void
}

const idle: Hands = {
  moves: [],
  asked: false,
  chosen: [],
  take: () => undefined,
  takeAll: () => undefined,
  prepare: () => undefined,
  look: () => undefined,
  away: () => undefined,
}

export const HandsContext = createContext<Hands>(idle)

/** Typed by the game that asks: the table page gives its board the moves of its own game. */
export function useHands<M extends Move = Move>(): Hands<M> {
  return useContext(HandsContext) as Hands<M>
}

/** The legal moves of one kind, typed by the game that knows its moves. */
export function useMoves<M extends Move>(test: (move: M) => boolean): readonly M[] {
  return useHands<M>().moves.filter(test)
}

/** Something taken in hand before a place is pointed at. It is put back as soon as the position changes. */
export function useInHand<T>(seq: number): readonly [T | null, (what: T | null) => void] {
  const [held, setHeld] = useState<{ readonly what: T; readonly seq: number } | null>(null)
  return [held?.seq === seq ? held.what : null, (what) => setHeld(what && { what, seq })]
}
