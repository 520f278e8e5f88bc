import { Review, reviewerOf } from '@boardroom/bots'
import { loadGame } from '@boardroom/games'
import { keepReview, keptReviews } from '../../table/kept-studies.ts'
import type { ReviewNews, ReviewQuestion } from './protocol.ts'

/** Milliseconds between two pieces of news, and after which what was found is put aside. */
const NEWS = 400
const ASIDE = 2_000

const post = (news: ReviewNews): void => (postMessage as (message: ReviewNews) => void)(news)

/** Reviews a game, and puts aside what it has found: whoever ends it loses two seconds. */
async function review({ file, worlds }: ReviewQuestion): Promise<void> {
  const game = await loadGame(file.game)
  const reviewer = reviewerOf(game)
  const kept = (await keptReviews(file.hash).catch(() => [])).find(
    (each) => each.worlds === worlds && each.reviewer === reviewer,
  )
  const work = new Review(game, file, { worlds }, kept?.decisions)
  const tell = (): void => post({ result: work.result, ...work.progress })
  const putAside = (complete: boolean): Promise<void> => {
    const { decisions } = work.result
    // A browser that keeps nothing reviews all the same.
    return keepReview({ hash: file.hash, worlds, reviewer, decisions, complete }).catch(() => undefined)
  }
  tell()
  let [told, aside] = [performance.now(), performance.now()]
  while (work.goOn()) {
    const now = performance.now()
    if (now - told >= NEWS) {
      tell()
      told = now
    }
    if (now - aside >= ASIDE) {
      await putAside(false)
      aside = now
    }
  }
  await putAside(true)
  tell()
}

addEventListener('message', ({ data }: MessageEvent<ReviewQuestion>) => {
  review(data).catch((problem: unknown) => {
    post({ problem: problem instanceof Error ? problem.message : String(problem) })
  })
})
