import type { Game } from './game.ts'
import { BadInput } from './options.ts'
import type { GameTypes } from './step.ts'

/**
 * A change of the shape of a game's state. States that were made under rules up to `from` become what the rules from
 * `to` on expect. A change of the rules that leaves the shape alone needs none.
 */
export interface Migration {
  readonly from: string
  readonly to: string
  /** Gets plain data in the old shape, to be changed or replaced, and returns it in the new one. */
  migrate(state: Record<string, unknown>): Record<string, unknown>
}

/** The changes of shape that a state made under these rules has not seen yet. */
export function pendingMigrations<G extends GameTypes>(game: Game<G>, rules: string): readonly Migration[] {
  return (game.migrations ?? []).filter(({ from }) => compareRules(rules, from) <= 0)
}

/** A state made under older rules, in the shape of the present ones. Its caller gives it away. */
export function migrateState<G extends GameTypes>(game: Game<G>, rules: string, state: object): G['state'] {
  if (compareRules(rules, game.rules) > 0) {
    throw new BadInput(`this position was made under rules ${rules} of ${game.id}; these are ${game.rules}`)
  }
  let present = state
  for (const { migrate } of pendingMigrations(game, rules)) present = migrate({ ...present })
  return present as G['state']
}

/** What is wrong with a game's list of migrations: they must lead upwards, one after the other, to the present rules. */
export function migrationProblems<G extends GameTypes>(game: Game<G>): string[] {
  const problems: string[] = []
  let last: string | null = null
  for (const { from, to } of game.migrations ?? []) {
    if (compareRules(from, to) >= 0) problems.push(`${from} -> ${to} does not lead upwards`)
    if (last !== null && compareRules(last, from) > 0) problems.push(`${from} -> ${to} comes after ${last}`)
    if (compareRules(to, game.rules) > 0) problems.push(`${to} is newer than ${game.rules}`)
    last = to
  }
  return problems
}

/** Versions by their numbers: 1.10.0 is newer than 1.9.0. */
function compareRules(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (let i = 0; i < Math.max(left?.length ?? 0, right?.length ?? 0); i++) {
    const difference = (left?.[i] ?? 0) - (right?.[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
