import {
  chanceFrom,
  type GameTypes,
  type History,
  type Move,
  type Parts,
  type Played,
  type Reasons,
} from '@boardroom/kernel'
import type { Suggestion } from '../advice/advice.ts'
import { changesBy, gainsOver } from '../advice/explain.ts'
import { partsAt } from '../advice/parts.ts'
import { Trial, type Tried } from '../advice/trial.ts'
import { sightOf } from '../bot.ts'

/** Worlds in which the two moves are compared to be explained. */
const WORLDS = 8
const WITNESSES = 3

/** Why another move is better than the one that was made, by what its seat could know: what `sayWhy` puts into words. */
export function whyBetter<G extends GameTypes>(
  history: History<G>,
  seq: number,
  better: Move,
  reasons: Reasons<G>,
): Pick<Suggestion, 'changes' | 'gains'> {
  const { seat, move } = history.moves[seq] as Played
  const sight = sightOf(history.at(seq), seat, chanceFrom(`why/${seq}`))
  const witnesses = Array.from({ length: WITNESSES }, () => sight.imagine())
  const trial = new Trial(sight, [better, move], (table) => partsAt(table, seat))
  for (let i = 0; i < WORLDS; i++) trial.goOn()
  const [other, made] = trial.open as [Tried<Parts>, Tried<Parts>]
  return {
    changes: changesBy(reasons, witnesses, better, seat),
    gains: gainsOver(other.measured, made.measured),
  }
}
