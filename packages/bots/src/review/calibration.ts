export const FIFTHS = 5

/** The fifth of the game that a position lies in. */
export function fifthOf(progress: number): number {
  return Math.min(FIFTHS - 1, Math.floor(progress * FIFTHS))
}

/** What was told of a position of a game that has ended, and who won. */
export interface Told {
  readonly progress: number
  /** By seats. */
  readonly chances: readonly number[]
  readonly winners: readonly number[]
}

/** How surprising the winners were, by fifths of the game. */
export function logLossOf(all: readonly Told[]): number[] {
  const sums = Array.from({ length: FIFTHS }, () => ({ loss: 0, count: 0 }))
  for (const { progress, chances, winners } of all) {
    const fifth = sums[fifthOf(progress)]
    if (!fifth) continue
    for (const seat of winners) fifth.loss -= Math.log(Math.max(1e-9, chances[seat] as number)) / winners.length
    fifth.count++
  }
  return sums.map(({ loss, count }) => loss / Math.max(1, count))
}

const TENTHS = 10

/** What was told where a chance of so many tenths was told, how often it came to be, and of how many. */
export interface Calibration {
  readonly told: number
  readonly came: number
  readonly count: number
}

/** Whether of a hundred chances of 30 % thirty are won: by tenths of what was told. */
export function calibrationOf(all: readonly Told[]): Calibration[] {
  const sums = Array.from({ length: TENTHS }, () => ({ told: 0, came: 0, count: 0 }))
  for (const { chances, winners } of all) {
    for (const [seat, chance] of chances.entries()) {
      const tenth = sums[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))]
      if (!tenth) continue
      tenth.told += chance
      tenth.came += winners.includes(seat) ? 1 / winners.length : 0
      tenth.count++
    }
  }
  const share = (sum: number, count: number): number => Number((sum / count).toFixed(3))
  return sums.flatMap(({ told, came, count }) =>
    count > 0 ? [{ told: share(told, count), came: share(came, count), count }] : [],
  )
}
