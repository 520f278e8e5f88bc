import type { ChanceModel, GameTypes, Table } from '@boardroom/kernel'
import { momentOf } from '../moment.ts'

/** Each seat's chance to win, from what the position is worth to all of them; exact once the game is over. */
export function chancesAt<G extends GameTypes>(table: Table<G>, model: ChanceModel): number[] {
  const seats = Array.from({ length: table.state.seats }, (_, seat) => seat)
  const { result } = table
  if (result) return seats.map((seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0))
  const slope = slopeAt(model.slopes, progressOf(table))
  return softmax(seats.map((seat) => slope * table.game.worth(table.state, seat)))
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
