import type { LapsedAt } from '../entries.ts'
import { turnOf } from '../model/players.ts'
import type { Turn } from '../types.ts'

/** What is not spent when a seat's own step ends is lost (CG-SET-16, CG-USE-12, CG-RND-05, CG-RND-08). */
export function endOwnStep(turn: Turn, at: LapsedAt): void {
  const { seat, steps, research } = turnOf(turn.state)
  if (steps + research > 0) turn.log({ type: 'lapsed', seat, at, steps, research })
  turn.state.turn = null
  turn.done()
}
