import { calibrationOf, fitScores, fitSlopes, logLossOf, type Observed, type Scored } from '@boardroom/bots'

type Seen = Observed & Scored

/** What is fitted to the first games, and what it is worth in the others. */
export function modelOf(fitted: readonly Seen[], tested: readonly Seen[]) {
  const slopes = fitSlopes(fitted)
  const { offsets, gains, errors, spread } = fitScores(fitted, tested)
  return {
    slopes: Object.fromEntries(Object.entries(slopes).map(([part, curve]) => [part, curve.map(short)])),
    final: short(finalSlope(fitted)),
    logLoss: logLossOf(tested, slopes).map((loss) => Number(loss.toFixed(3))),
    calibration: calibrationOf(tested, slopes),
    scores: { offsets: offsets.map(short), gains: gains.map(short), errors: errors.map(short), spread: short(spread) },
  }
}

/** How far a lead tells who wins when the game is nearly over. */
function finalSlope(fitted: readonly Seen[]): number {
  const whole = fitted.map((each) => ({ ...each, parts: each.worths.map((worth) => ({ worth })) }))
  return fitSlopes(whole)['worth']?.at(-1) ?? 0
}

function short(number: number): number {
  return Number(number.toPrecision(4))
}
