import { Review, type Reviewed } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import type { GameFile } from '@boardroom/kernel'

export interface ReviewTask {
  readonly file: GameFile
  readonly worlds: number
  /** Decisions that were reviewed before, by the moves made before them. */
  readonly done: readonly number[]
  /** Milliseconds after which it puts its pen down. */
  readonly span: number
}

/** What was found in one go. */
export interface ReviewPart {
  readonly decisions: readonly Reviewed[]
  /** How many decisions the game has. */
  readonly of: number
}

/** Runs on a thread of its own: reviews decisions for a while. Which ones are done in one go changes none of them. */
export default async function reviewSome({ file, worlds, done, span }: ReviewTask): Promise<ReviewPart> {
  const work = new Review(await loadGame(file.game), file, { worlds })
  work.skip(done)
  const end = performance.now() + span
  const decisions: Reviewed[] = []
  while (performance.now() < end) {
    const reviewed = work.goOn()
    if (!reviewed) break
    decisions.push(reviewed)
  }
  return { decisions, of: work.progress.of }
}
