import type { Game, View } from './game.ts'
import { fingerprint } from './hash.ts'
import { copyPlain } from './json.ts'
import { chosenOptions } from './options.ts'
import type { Base, GameTypes, Viewer } from './step.ts'
import { type Logged, Table } from './table.ts'

/** The one place where a table is made fit for a viewer's eyes. A copy: it stays as it is when the table goes on. */
export function viewOf<G extends GameTypes>(table: Table<G>, viewer: Viewer): View<G> {
  return glanceAt(table.fork(), viewer)
}

/** The same, made of parts of the state itself: for those who leave the table as it is, and the view too. */
export function glanceAt<G extends GameTypes>(table: Table<G>, viewer: Viewer): View<G> {
  const { game, state } = table
  return {
    game: game.id,
    rules: game.rules,
    viewer,
    seats: state.seats,
    options: state.options,
    seq: state.seq,
    agenda: state.agenda,
    asked: table.asked(),
    board: game.view(state, viewer),
    result: table.result,
  }
}

/** The entries that a viewer may read. */
export function entriesFor<E>(entries: readonly Logged<E>[], viewer: Viewer): Logged<E>[] {
  return entries.filter((logged) => !logged.to || (viewer !== 'spectator' && logged.to.includes(viewer)))
}

/** The kernel's part of an imagined state: what the view tells, and a chance of its own. */
export function imaginedBase<G extends GameTypes>(view: View<G>, seed: string): Base<G['state']['options']> {
  return {
    seats: view.seats,
    options: view.options,
    seq: view.seq,
    agenda: [...copyPlain(view.agenda)],
    chance: { seed, drawn: 0 },
  }
}

/** The fingerprint of everything about a table's position. */
export function hashOf<G extends GameTypes>(table: Table<G>): string {
  return hashUnder(table.game.rules, table)
}

/**
 * The fingerprint of a position under the rules version it was played by, so that it stays comparable when the rules
 * move on. An option at its default counts for nothing, so that a new option changes no fingerprint.
 */
export function hashUnder<G extends GameTypes>(rules: string, { game, state }: Table<G>): string {
  return fingerprint([game.id, rules, { ...state, options: chosenOptions(game.options, state.options) }])
}

/** A table on a state that its viewer could take for the real one. */
export function imagineTable<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  chance: Parameters<Game<G>['imagine']>[1],
): Table<G> {
  const table = Table.resume(game, game.imagine(view, chance))
  table.silent = true
  return table
}
