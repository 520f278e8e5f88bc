import type { Move } from '@boardroom/kernel'
import { createContext, useContext } from 'react'

/** What the player at the screen can do with the board. Given by the table page, used by `Spot`. */
export interface Hands {
  /** Legal moves now; none while others are asked or the past is shown. */
  readonly moves: readonly Move[]
  /** Whether this player is asked: only then is it worth saying why something is not possible. */
  readonly asked: boolean
  /** The moves that are being pointed at or chosen. */
  readonly chosen: readonly Move[]
  /** Takes one of these moves; asks which if there are several. */
  take(moves: readonly Move[], at: Element): void
  /** Takes these moves one after the other, such as the steps of one walk. */
  takeAll(moves: readonly Move[]): void
  /** Shows what a move would do while it is pointed at. */
  look(moves: readonly Move[], at: Element): void
  /** Tells which rule forbids the move. */
  whyNot(move: Move, at: Element): void
  away(): void
}

const idle: Hands = {
  moves: [],
  asked: false,
  chosen: [],
  take: () => undefined,
  takeAll: () => undefined,
  look: () => undefined,
  whyNot: () => undefined,
  away: () => undefined,
}

export const HandsContext = createContext<Hands>(idle)

export function useHands(): Hands {
  return useContext(HandsContext)
}

/** The legal moves of one kind, typed by the game that knows its moves. */
export function useMoves<M extends Move>(test: (move: M) => boolean): readonly M[] {
  const { moves } = useHands()
  return (moves as readonly M[]).filter(test)
}
