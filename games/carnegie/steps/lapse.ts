import type { LapsedAt } from '../entries.ts'
import { turnOf } from '../players.ts'
import type { Table } from '../types.ts'

/** What is not spent when a seat's own step ends is lost (CG-SET-16, CG-USE-12, CG-RND-05, CG-RND-08). */
export function endOwnStep(table: Table, at: LapsedAt): void {
  const { seat, steps, research } = turnOf(table.state)
  if (steps + research > 0) table.log({ type: 'lapsed', seat, at, steps, research })
  table.state.turn = null
  table.done()
}
