import {
  type Change,
  type Count,
  chanceFrom,
  type GameTypes,
  type History,
  type Move,
  type Parts,
  type Played,
  type Reasons,
} from '@boardroom/kernel'
import type { Suggestion } from '../advice/advice.ts'
import { changesBy, gainsOver, outcomesOver } from '../advice/explain.ts'
import { partsAt } from '../advice/parts.ts'
import { Trial, type Tried } from '../advice/trial.ts'
import { sightOf } from '../bot.ts'

/** Worlds in which the two moves are compared to be explained. */
const WORLDS = 8
const WITNESSES = 3

/** Why a move is better than the one that was made. */
export interface WhyBetter extends Pick<Suggestion, 'changes' | 'gains'> {
  /** What it would have come to, and what the move made comes to. */
  readonly outcomes: readonly Change[]
}

interface Ended {
  readonly parts: Parts
  readonly counts: readonly Count[]
}

/** Why another move is better than the one that was made, by what its seat could know: what `sayWhyBetter` puts into words. */
export function whyBetter<G extends GameTypes>(
  history: History<G>,
  seq: number,
  better: Move,
  reasons: Reasons<G>,
): WhyBetter {
  const { seat, move } = history.moves[seq] as Played
  const sight = sightOf(history.at(seq), seat, chanceFrom(`why/${seq}`))
  const witnesses = Array.from({ length: WITNESSES }, () => sight.imagine())
  const trial = new Trial(
    sight,
    [better, move],
    (table): Ended => ({ parts: partsAt(table, seat), counts: reasons.counts(table.state, seat) }),
  )
  for (let i = 0; i < WORLDS; i++) trial.goOn()
  const [other, made] = trial.open as [Tried<Ended>, Tried<Ended>]
  const of = <K extends keyof Ended>({ measured }: Tried<Ended>, what: K): Ended[K][] =>
    measured.map((ended) => ended[what])
  return {
    changes: changesBy(reasons, witnesses, better, seat),
    gains: gainsOver(of(other, 'parts'), of(made, 'parts')),
    outcomes: outcomesOver(of(other, 'counts'), of(made, 'counts')),
  }
}
