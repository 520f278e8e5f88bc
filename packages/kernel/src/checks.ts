import { isData, samePlain } from './json.ts'
import { leaksOf } from './leaks.ts'
import type { GameTypes } from './step.ts'
import { copyState, type Table } from './table.ts'

/**
 * Everything that must hold of any position of any game: its conservation laws, the view property, and that saving,
 * loading and copying lose nothing. Returns what does not, in words for developers.
 */
export function problemsOf<G extends GameTypes>(table: Table<G>): string[] {
  const lost = roundTripsOf(table)
  // Leaks are looked for on copies: they mean nothing where a copy is none.
  return [...table.game.broken(table.state), ...lost, ...(lost.length > 0 ? [] : leaksOf(table))]
}

function roundTripsOf<G extends GameTypes>(table: Table<G>): string[] {
  const problems: string[] = []
  const loaded: unknown = JSON.parse(JSON.stringify(table.state))
  if (!samePlain(loaded, table.state)) problems.push('saving and loading changes the state')
  const copy = copyState(table.game, table.state)
  if (!samePlain(copy, table.state)) problems.push('a copy differs from its state')
  if (sharesData(copy, table.state)) problems.push('a copy shares data with its state')
  return problems
}

/** Whether two pieces of data have a part in common that a change to one would change in the other. */
function sharesData(a: unknown, b: unknown): boolean {
  if (!isData(a) || !isData(b)) return false
  // Options never change once a table has started.
  if (a === b) return !Object.isFrozen(a)
  return Object.keys(a).some((key) => sharesData(a[key], b[key]))
}
