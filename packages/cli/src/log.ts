import { entriesFor, type GameText, type GameTypes, type Logged, type Names, type Viewer } from '@boardroom/kernel'
import { hang } from './draw/text.ts'

/** The log as a viewer may read it, one sentence after the other, each with the number of its move. */
export function logLines(
  log: readonly Logged<GameTypes['entry']>[],
  viewer: Viewer,
  text: GameText<GameTypes>,
  names: Names,
  width: number,
): string[] {
  const readable = entriesFor(log, viewer)
  const digits = String(readable.at(-1)?.seq ?? 0).length
  let last = -1
  return readable.flatMap(({ seq, entry }) => {
    const number = seq === last ? ' '.repeat(digits) : String(seq).padStart(digits)
    last = seq
    return hang(`${number}  `, text.entry(entry, names), width)
  })
}
