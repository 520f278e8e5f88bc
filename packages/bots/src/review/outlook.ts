import { type ChanceModel, type GameTypes, seenBy, seenByAll, type Table, type Viewer } from '@boardroom/kernel'
import { Again } from '../advice/again.ts'
import { meanOf } from '../advice/numbers.ts'
import { playOn, tellingHorizonAt } from '../advice/trial.ts'
import { momentOf } from '../moment.ts'
import { chancesAt, foreseesAt, imaginedChances, knowsAt, progressOf, scoresAt } from './chances.ts'

/** What a position promises all seats; null where nobody can tell. */
export interface Outlook {
  readonly chances: readonly number[] | null
  readonly scores: readonly number[] | null
}

/** Whose eyes a position is looked at with; null if all hands lie open. */
export type Eyes = Viewer | null

/** Plays a position on to its next comparable moment, in as many worlds as look the same to those eyes. */
export function outlookOf<G extends GameTypes>(
  table: Table<G>,
  eyes: Eyes,
  model: ChanceModel,
  worlds: number,
): Outlook {
  const progress = progressOf(table)
  const knows = table.over || (knowsAt(model, progress) && table.state.seats > 1)
  const foreseen = model.scores && (table.over || foreseesAt(model.scores, progress)) ? model.scores : null
  if (!knows && !foreseen) return { chances: null, scores: null }
  const ends = table.over ? [table] : endsOf(table, eyes, worlds)
  return {
    chances: knows
      ? means(ends, (end) => (table.over ? chancesAt(end, model) : imaginedChances(end, model, progress)))
      : null,
    scores: foreseen && means(ends, (end) => scoresAt(end, foreseen)),
  }
}

/** What a position comes to at its next comparable moment, world by world. */
export function endsOf<G extends GameTypes>(table: Table<G>, eyes: Eyes, worlds: number): Table<G>[] {
  const played = new Again<G, Table<G>>()
  return Array.from({ length: worlds }, (_, i) => {
    const seed = `outlook/${i}`
    return played.foundIn(eyes === null ? seenByAll(table, seed) : seenBy(table, { viewer: eyes, seed }), (world) => {
      playOn(world, momentOf(world) + tellingHorizonAt(world))
      return world
    })
  })
}

/** Seat by seat. */
export function means<G extends GameTypes>(
  ends: readonly Table<G>[],
  of: (end: Table<G>) => readonly number[],
): number[] {
  const all = ends.map(of)
  return (all[0] ?? []).map((_, seat) => meanOf(all.map((each) => each[seat] as number)))
}
