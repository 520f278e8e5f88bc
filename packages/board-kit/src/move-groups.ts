import type { Move } from '@boardroom/kernel'
import type { MoveGroup } from './contract.ts'

/** Moves by the group of their type, in the order of the titles; groups without moves are left out. */
export function groupMoves<M extends Move, Id extends string>(
  moves: readonly M[],
  groups: Readonly<Record<M['type'], Id>>,
  titles: Readonly<Record<Id, string>>,
): MoveGroup<M>[] {
  const ids = new Map<M['type'], Id>(Object.entries<Id>(groups))
  return Object.entries<string>(titles).flatMap(([id, title]) => {
    const grouped = moves.filter(({ type }) => ids.get(type) === id)
    return grouped.length > 0 ? [{ title, moves: grouped }] : []
  })
}
