import type { Seat } from '@boardroom/kernel'
import type { AnyEntry } from '../table/client.ts'

/** What somebody did in a row; nobody did what a new round or phase brings with it. */
export interface Turn {
  readonly key: string
  readonly seat: Seat | null
  readonly entries: readonly AnyEntry[]
}

/** The log by turns. From a heading on, or from what comes of the course of the game, what a move sets going is nobody's doing any more. */
export function turnsOf(
  log: readonly AnyEntry[],
  movers: readonly Seat[],
  isCourse: (logged: AnyEntry) => boolean,
): Turn[] {
  const turns: { key: string; seat: Seat | null; entries: AnyEntry[] }[] = []
  /** The move after which the game takes its course. */
  let course: number | null = null
  for (const [place, logged] of log.entries()) {
    if (isCourse(logged)) course = logged.seq
    const seat = logged.seq === course ? null : (movers[logged.seq - 1] ?? null)
    const last = turns.at(-1)
    if (last && last.seat === seat) last.entries.push(logged)
    else turns.push({ key: `${place}-${seat}`, seat, entries: [logged] })
  }
  return turns
}
