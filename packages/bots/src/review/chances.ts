import type { ChanceModel, GameTypes, Parts, ScoreModel, Seat, Table } from '@boardroom/kernel'
import { partsAt, wholeAt } from '../advice/parts.ts'
import { momentOf } from '../moment.ts'

/** Each seat's chance to win, from what the position is made of for all of them; exact once the game is over. */
export function chancesAt<G extends GameTypes>(table: Table<G>, model: ChanceModel): number[] {
  const { result } = table
  if (!result) return imaginedChances(table, model, progressOf(table))
  return seatsOf(table).map((seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0))
}

/**
 * The same for a position that was only imagined, from a moment of the game on: a narrow win there decides nothing for
 * certain, the less, the longer it was imagined.
 */
export function imaginedChances<G extends GameTypes>(table: Table<G>, model: ChanceModel, since: number): number[] {
  const { result } = table
  if (result) return softmax(result.scores.map((score) => slopeAt(model.final, since) * score))
  const progress = progressOf(table)
  return chancesBy(
    model.slopes,
    progress,
    seatsOf(table).map((seat) => ('worth' in model.slopes ? wholeAt : partsAt)(table, seat)),
  )
}

export function chancesBy(slopes: ChanceModel['slopes'], progress: number, parts: readonly Parts[]): number[] {
  const curves = Object.entries(slopes).map(([name, curve]) => ({ name, slope: slopeAt(curve, progress) }))
  return softmax(parts.map((own) => curves.reduce((sum, { name, slope }) => sum + slope * (own[name] ?? 0), 0)))
}

function seatsOf<G extends GameTypes>({ state }: Table<G>): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat)
}

/** From 0 to 1. */
export function progressOf<G extends GameTypes>(table: Table<G>): number {
  const length = table.game.insight?.length ?? 1
  return Math.min(1, Math.max(0, momentOf(table) / length))
}

/** Between two of the slopes. */
export function slopeAt(slopes: readonly number[], progress: number): number {
  return basisAt(slopes.length, progress).reduce((sum, part, i) => sum + part * (slopes[i] ?? 0), 0)
}

/** How much each of evenly spaced points counts there. */
export function basisAt(points: number, progress: number): number[] {
  const place = progress * (points - 1)
  return Array.from({ length: points }, (_, i) => Math.max(0, 1 - Math.abs(place - i)))
}

export function softmax(logits: readonly number[]): number[] {
  const most = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - most))
  const sum = powers.reduce((all, power) => all + power, 0)
  return powers.map((power) => power / sum)
}

/** What is hardly better than not knowing says nothing. */
const KNOWS = 0.97

/** Whether the model can tell anything at that part of the game. */
export function knowsAt({ logLoss, seats }: ChanceModel, progress: number): boolean {
  const fifth = Math.min(logLoss.length - 1, Math.floor(progress * logLoss.length))
  return (logLoss[fifth] ?? 0) < KNOWS * Math.log(seats)
}

/** The final scores that a position promises; exact once the game is over. */
export function scoresAt<G extends GameTypes>(table: Table<G>, { offsets, gains }: ScoreModel): number[] {
  const { result, game, state } = table
  if (result) return [...result.scores]
  const progress = progressOf(table)
  const [offset, gain] = [slopeAt(offsets, progress), slopeAt(gains, progress)]
  return Array.from({ length: state.seats }, (_, seat) => offset + gain * game.worth(state, seat))
}

/** What is hardly nearer than the mean says nothing. */
const NEARER = 0.95

/** Whether anybody can tell a final score at that part of the game. */
export function foreseesAt({ errors, spread }: ScoreModel, progress: number): boolean {
  const fifth = Math.min(errors.length - 1, Math.floor(progress * errors.length))
  return (errors[fifth] ?? spread) < NEARER * spread
}
