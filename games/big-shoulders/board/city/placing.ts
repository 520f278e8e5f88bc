import { useHands } from '@boardroom/board-kit'
import type { Seat } from '@boardroom/kernel'
import type { SpaceId } from '../../components/index.ts'
import { directedBy } from '../../text/facts/position.ts'
import type { BigShouldersMove } from '../../types.ts'
import { useDrawing } from '../context.ts'

interface Placing {
  readonly moves: readonly BigShouldersMove[]
  /** The move to ask about if there are none. */
  readonly why: BigShouldersMove | null
  /** Whose Partners stand there. */
  readonly seats: readonly Seat[]
}

/** What placing a Partner on a space would mean now. */
export function usePlacing(space: SpaceId): Placing {
  const { board, view, seat } = useDrawing()
  const { moves } = useHands<BigShouldersMove>()
  const company = seat === null ? undefined : directedBy(view, seat)[0]?.id
  return {
    moves: moves.filter((move) => move.type === 'place' && move.space === space),
    why: board.phase === 'action' && company ? { type: 'place', space, company } : null,
    seats: board.placed.filter((placement) => placement.space === space).map((placement) => placement.seat),
  }
}
