import { calibrationOf, fitScores, fitSlopes, logLossOf, type Told } from '@boardroom/bots'
import type { Seen } from './observe.ts'

/** What is fitted to some games: how parts of a position, and imagined final scores, become a chance to win. */
export function fittedTo(moments: readonly Seen[], endings: readonly Seen[]) {
  return {
    slopes: Object.fromEntries(Object.entries(fitSlopes(moments)).map(([part, curve]) => [part, curve.map(short)])),
    final: (fitSlopes(endings)['worth'] ?? []).map(short),
  }
}

/** What it is worth in others. */
export function testedBy(told: readonly Told[]) {
  return { logLoss: logLossOf(told).map((loss) => Number(loss.toFixed(3))), calibration: calibrationOf(told) }
}

/** How worth becomes a final score. */
export function scoresBy(fitted: readonly Seen[], tested: readonly Seen[]) {
  const { offsets, gains, errors, spread } = fitScores(fitted, tested)
  return { offsets: offsets.map(short), gains: gains.map(short), errors: errors.map(short), spread: short(spread) }
}

function short(number: number): number {
  return Number(number.toPrecision(4))
}
