import { answerTo, botNamed, type Thought } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import type { Move } from '@boardroom/kernel'

/** Runs on a thread of its own: thinks about one move. */
export default async function think(thought: Thought): Promise<Move> {
  return answerTo(await loadGame(thought.game), botNamed(thought.bot), thought)
}
