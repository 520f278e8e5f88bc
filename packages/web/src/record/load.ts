import { missedChances } from '@boardroom/bots/marks'
import type { OwnError } from '@boardroom/wire'
import { api } from '../online/api.ts'
import { type KeptReview, keptReviews } from '../table/kept-studies.ts'
import { allTables, type TableRecord } from '../table/store.ts'
import { byTime, gameOnServer, type OwnGame, ownGames } from './own-games.ts'

/** More pages than this are nobody's whole life: the latest games are enough. */
const PAGES = 10

/** All games of this browser, the oldest first. */
export async function gamesHere(): Promise<readonly OwnGame[]> {
  const records = await allTables()
  const hashes = new Map(records.map(({ id, hash }: TableRecord) => [id, hash]))
  return Promise.all(
    ownGames(records).map(async (game) => {
      const hash = hashes.get(game.id)
      const reviews = hash === undefined ? [] : await keptReviews(hash).catch(() => [])
      return { ...game, errors: errorsIn(reviews, game.seat) }
    }),
  )
}

/** All games that one has finished on the server. */
export async function gamesThere(): Promise<readonly OwnGame[]> {
  const found: OwnGame[] = []
  let after: string | null = null
  for (let page = 0; page < PAGES; page++) {
    const { games, next } = await api.ownGames(after)
    found.push(...games.map(gameOnServer))
    after = next
    if (after === null) break
  }
  return found.sort(byTime)
}

/** The clear errors that the longest whole review of a game has found. */
export function errorsIn(reviews: readonly KeptReview[], seat: number): readonly OwnError[] | null {
  const review = reviews.filter(({ complete }) => complete).toSorted((a, b) => b.worlds - a.worlds)[0]
  if (!review) return null
  return missedChances(review.decisions.filter((each) => each.seat === seat)).flatMap(
    ({ seq, step, kind, progress, mark, loss }) =>
      mark === 'inaccuracy' || mark === 'mistake' || mark === 'blunder'
        ? [{ seq, step, kind, progress, mark, loss: loss.mean }]
        : [],
  )
}
