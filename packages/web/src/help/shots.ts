import type { Scene } from '@boardroom/board-kit'
import {
  entriesFor,
  type Game,
  type GameFile,
  type GameTypes,
  History,
  type Logged,
  type Move,
  type Result,
  type View,
  viewOf,
} from '@boardroom/kernel'

/** A position to be drawn: what its viewer sees, may do and has read. */
export interface Shot {
  readonly view: View<GameTypes>
  readonly moves: readonly Move[]
  readonly log: readonly Logged<GameTypes['entry']>[]
}

export interface Shots {
  readonly of: ReadonlyMap<string, Shot>
  readonly result: Result | null
  readonly names: readonly string[]
}

/** Plays a game again and keeps the first position that each scene wants. */
export function shotsOf(
  game: Game<GameTypes>,
  file: GameFile,
  scenes: Readonly<Record<string, Scene<GameTypes>>>,
): Shots {
  const history = new History(game, { seats: file.seats.length, options: file.options, seed: file.seed })
  const shots = new Map<string, Shot>()
  const look = (): void => {
    const { table } = history
    for (const [name, scene] of Object.entries(scenes)) {
      if (shots.has(name) || !scene.is(table.state, table.current?.step ?? '')) continue
      const viewer = scene.viewer ?? table.asked()[0] ?? 0
      shots.set(name, {
        view: viewOf(table, viewer),
        moves: table.asked().includes(viewer) ? table.legal(viewer) : [],
        log: entriesFor(history.log, viewer),
      })
    }
  }
  look()
  for (const { seat, move } of file.moves) {
    const refusal = history.play(seat, move)
    if (refusal) throw new Error(`move ${history.moves.length + 1} is refused by ${refusal.rule}`)
    look()
  }
  return { of: shots, result: history.table.result, names: file.seats.map(({ name }) => name) }
}
