import {
  checkFile,
  type GameFile,
  type GameTypes,
  History,
  hashOf,
  isKept,
  type Language,
  type PastEvent,
  replay,
} from '@boardroom/kernel'
import type { EventRecord, Snapshot, TableRecord } from '../storage/records.ts'
import { inWords, orBadInput } from './create.ts'
import type { Games } from './games.ts'

/** A game from a file, replayed with full legality, as it is written down at a table. */
export interface Recording {
  readonly file: GameFile
  /** As the rules have settled them. */
  readonly options: TableRecord['options']
  readonly over: boolean
  readonly result: GameFile['result']
  readonly events: readonly Omit<EventRecord, 'table' | 'at'>[]
  readonly snapshots: readonly Snapshot[]
}

/** Checks a file move by move. What is wrong with it is thrown as a `Problem`. */
export async function recordingOf(games: Games, data: unknown, language: Language): Promise<Recording> {
  const file = orBadInput(() => checkFile(data))
  const game = games.find(file.game)
  const { table, setting } = await inWords(games, file.game, language, () => orBadInput(() => replay(game, file)))
  const { over, result, state } = table
  return { file, options: state.options, over, result, ...written(new History(game, setting), file) }
}

function written(history: History<GameTypes>, file: GameFile): Pick<Recording, 'events' | 'snapshots'> {
  const events: Recording['events'][number][] = []
  const snapshots: Snapshot[] = []
  const note = (event: PastEvent): void => {
    const { table } = history
    const { rules } = table.game
    // Nobody takes back what was played elsewhere.
    events.push({ ...event, back: null, hash: hashOf(table), rules, client: null })
    const { seq } = event
    if (isKept(seq) || seq === file.moves.length) snapshots.push({ seq, state: JSON.stringify(table.state) })
  }
  history.events.forEach(note)
  for (const { seat, move } of file.moves) {
    history.play(seat, move)
    history.events.slice(-1).forEach(note)
  }
  return { events, snapshots }
}
