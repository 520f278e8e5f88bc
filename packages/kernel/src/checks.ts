import { chanceFrom } from './chance.ts'
import type { Game, View } from './game.ts'
import { samePlain } from './json.ts'
import type { GameTypes, Viewer } from './step.ts'
import { copyState, type Table } from './table.ts'
import { imagineTable, viewOf } from './view.ts'

/**
 * Everything that must hold of any position of any game: its conservation laws, the view property, and that saving,
 * loading and copying lose nothing. Returns what does not, in words for developers.
 */
export function problemsOf<G extends GameTypes>(table: Table<G>): string[] {
  return [...table.game.broken(table.state), ...leaksOf(table), ...roundTripsOf(table)]
}

/** Whether a viewer could tell the real state from one whose hidden facts were drawn anew from the view alone. */
export function leaksOf<G extends GameTypes>(table: Table<G>): string[] {
  const problems: string[] = []
  const viewers: Viewer[] = ['spectator']
  for (let seat = 0; seat < table.state.seats; seat++) viewers.push(seat)
  for (const viewer of viewers) {
    const view = viewOf(table, viewer)
    const problem = leakIn(table.game, view, `${table.state.chance.seed}/${table.state.seq}/${viewer}`)
    if (problem) problems.push(problem)
    if (viewer === 'spectator' || !view.asked.includes(viewer)) continue
    // A seat's legal moves must follow from what it sees: otherwise the list itself tells something hidden.
    const imagined = imagineTable(table.game, view, chanceFrom(`${viewer}`))
    if (!samePlain(imagined.legal(viewer), table.legal(viewer))) problems.push(`seat ${viewer}: legal moves leak`)
  }
  return problems
}

function leakIn<G extends GameTypes>(game: Game<G>, view: View<G>, seed: string): string | null {
  if (holdsKey(view, 'chance')) return `${view.viewer}: the view holds the chance`
  const imagined = imagineTable(game, view, chanceFrom(seed))
  const again = viewOf(imagined, view.viewer)
  if (!samePlain(again, view)) return `${view.viewer}: an imagined state looks different at ${difference(view, again)}`
  const broken = game.broken(imagined.state)
  return broken.length ? `${view.viewer}: an imagined state breaks ${broken.join('; ')}` : null
}

function holdsKey(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, key) || Object.values(value).some((part) => holdsKey(part, key))
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
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  // Options never change once a table has started.
  if (a === b) return !Object.isFrozen(a)
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  return Object.keys(left).some((key) => sharesData(left[key], right[key]))
}

/** The path of the first difference, for messages. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (samePlain(a, b)) return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || '(root)'
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], path ? `${path}.${key}` : key)
    if (found) return found
  }
  return path
}
