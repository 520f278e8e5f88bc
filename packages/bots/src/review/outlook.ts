import { type ChanceModel, type GameTypes, seenBy, type Table, type Viewer } from '@boardroom/kernel'
import { meanOf } from '../advice/numbers.ts'
import { nearHorizonAt, playOn } from '../advice/trial.ts'
import { momentOf } from '../moment.ts'
import { chancesAt, foreseesAt, imaginedChances, knowsAt, progressOf, scoresAt } from './chances.ts'

/** What a position promises all seats; null where nobody can tell. */
export interface Outlook {
  readonly chances: readonly number[] | null
  readonly scores: readonly number[] | null
}

/** Plays a position on to its next comparable moment, in as many worlds as look the same to the viewer. */
export function outlookOf<G extends GameTypes>(
  table: Table<G>,
  viewer: Viewer,
  model: ChanceModel,
  worlds: number,
): Outlook {
  const progress = progressOf(table)
  const knows = table.over || (knowsAt(model, progress) && table.state.seats > 1)
  const foreseen = model.scores && (table.over || foreseesAt(model.scores, progress)) ? model.scores : null
  if (!knows && !foreseen) return { chances: null, scores: null }
  const ends = Array.from({ length: table.over ? 1 : worlds }, (_, i) => {
    const world = table.over ? table : seenBy(table, { viewer, seed: `outlook/${i}` })
    playOn(world, momentOf(world) + nearHorizonAt(world))
    return world
  })
  const means = (of: (end: Table<G>) => readonly number[]): number[] => {
    const all = ends.map(of)
    return Array.from({ length: table.state.seats }, (_, seat) => meanOf(all.map((each) => each[seat] as number)))
  }
  return {
    chances: knows ? means((end) => (table.over ? chancesAt : imaginedChances)(end, model)) : null,
    scores: foreseen && means((end) => scoresAt(end, foreseen)),
  }
}
