import type { AnyRefusal, GameFile, GameTypes, Logged, Move, Seat, View, Viewer } from '@boardroom/kernel'

export type AnyView = View<GameTypes>
export type AnyEntry = Logged<GameTypes['entry']>
export type Refused = AnyRefusal<GameTypes>

export interface SeatCard {
  readonly name: string
  /** The bot's name, or null for a person. */
  readonly bot: string | null
}

/** Everything the table page knows of a table at one moment. */
export interface TableState {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatCard[]
  readonly view: AnyView
  /** The viewer's legal moves. */
  readonly moves: readonly Move[]
  readonly canUndo: boolean
  /** The entries the viewer may read. */
  readonly log: readonly AnyEntry[]
  /** Which seat made each move. */
  readonly movers: readonly Seat[]
  /** How often each seat was advised, where hints are allowed. */
  readonly hinted?: readonly number[]
}

/** What a move would lead to, as far as the viewer can know. */
export interface Preview {
  readonly entries: readonly AnyEntry[]
  /** With what the move is usually made for, if the game knows such. Null where chance or something hidden decides. */
  readonly view: AnyView | null
  /** Whether it cannot be taken back, at the latest after what begins then. */
  readonly final: boolean
}

/** Of a move that nobody here can think through. */
export const UNKNOWN: Preview = { entries: [], view: null, final: true }

/** A table as a player sees it, wherever it is kept: in this browser or on a server. */
export interface TableClient {
  /** People on this screen, who take turns in front of it. */
  readonly local: readonly Seat[]
  state(): TableState
  subscribe(listener: () => void): () => void
  play(move: Move): Promise<Refused | null>
  undo(): Promise<Refused | null>
  /** Why the viewer may not make this move. */
  why(move: Move): Promise<Refused | null>
  preview(move: Move): Promise<Preview>
  /** The position after so many moves. */
  at(seq: number): Promise<AnyView>
  /** Who sits in front of the screen. */
  sit(viewer: Viewer): Promise<void>
  file(): Promise<GameFile>
  /** Has bots wait that nobody else waits for; only where the table is kept in this browser. */
  hold?(hold: boolean): Promise<void>
  /** Advice may be asked for here; whoever does says so. Never where people meet online. */
  readonly hints?: { used(): Promise<void> }
  /** The lesson that is given here. */
  readonly lesson?: string | undefined
  /** Goes to a new table with the same people; without it the page sets one up on this device. */
  rematch?(): Promise<void>
  close(): void
}
