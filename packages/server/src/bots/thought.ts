import type { GameTypes, Move, Seat, View } from '@boardroom/kernel'

/** What a bot is asked: its seat's view and legal moves, and luck of its own. The state stays where it is. */
export interface Thought {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly view: View<GameTypes>
  readonly moves: readonly Move[]
  readonly luck: string
}
