import {
  checkFile,
  type GameFile,
  type GameTypes,
  History,
  hashOf,
  type Language,
  type Played,
  replay,
} from '@boardroom/kernel'
import type { EventRecord, Snapshot, TableRecord } from '../storage/records.ts'
import { inWords, orBadInput } from './create.ts'
import type { Games } from './games.ts'

/** Every so many events of an imported table a state is kept. */
const STRIDE = 50

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
  let logged = 0
  const note = (seq: number, played: Played | null): void => {
    const { table, log } = history
    events.push({
      seq,
      kind: played ? 'move' : 'start',
      seat: played?.seat ?? null,
      move: played?.move ?? null,
      to: null,
      back: null,
      entries: log.slice(logged),
      hash: hashOf(table),
      rules: table.game.rules,
      client: null,
    })
    logged = log.length
    if (seq % STRIDE === 0 || seq === file.moves.length) snapshots.push({ seq, state: JSON.stringify(table.state) })
  }
  note(0, null)
  for (const [i, played] of file.moves.entries()) {
    history.play(played.seat, played.move)
    note(i + 1, played)
  }
  return { events, snapshots }
}
