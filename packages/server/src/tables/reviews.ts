import { type Reviewed, reviewerOf } from '@boardroom/bots'
import type { ReviewStatus } from '@boardroom/wire'
import { badInput, wrongStatus } from '../problem.ts'
import type { ReviewPartRecord } from '../storage/storage.ts'
import type { Crew } from '../workers/crew.ts'
import type { ReviewPart, ReviewTask } from '../workers/review.ts'
import { wholeFile } from './exchange.ts'
import { lookAt } from './seating.ts'
import type { Person, World } from './world.ts'

export type Reviewers = Crew<ReviewTask, ReviewPart>

/** Milliseconds of thought in one go: then others have their turn, and what was found is on disk. */
const SPAN = 4_000

export interface ReviewWish {
  readonly table: string
  readonly worlds: number
}

function reviewKey({ table, worlds }: ReviewWish): string {
  return `review/${table}/${worlds}`
}

/** A game that is over, for somebody who may see it. */
async function finished(world: World, id: string, person: Person | null): Promise<string> {
  const { record } = await lookAt(world, id, person)
  if (record.status !== 'over') throw wrongStatus(record.status)
  const game = world.games.find(record.game)
  if (!game.insight?.chances) throw badInput(`${record.game} cannot be reviewed`)
  return reviewerOf(game)
}

/** Has a game reviewed; asking again changes nothing, and goes on with what was stopped. */
export async function askReview(world: World, wish: ReviewWish, person: Person): Promise<ReviewStatus> {
  await finished(world, wish.table, person)
  const status = await readReview(world, wish, person, -1)
  if (status.complete || status.running) return status
  await world.storage.jobs.add(jobFor(wish, person.id, world.now()))
  world.wake()
  return { ...status, running: true }
}

function jobFor(wish: ReviewWish, owner: string, due: number) {
  const payload = JSON.stringify({ ...wish, owner })
  return { kind: 'review', key: reviewKey(wish), owner, due, payload }
}

export async function stopReview(world: World, wish: ReviewWish, person: Person): Promise<ReviewStatus> {
  await finished(world, wish.table, person)
  await world.storage.jobs.drop(reviewKey(wish))
  return readReview(world, wish, person, -1)
}

/** How far a review is, and what it has found after a part that is known already. */
export async function readReview(
  world: World,
  wish: ReviewWish,
  person: Person | null,
  after: number,
): Promise<ReviewStatus> {
  const reviewer = await finished(world, wish.table, person)
  const parts = await world.storage.reviews.parts(wish.table, wish.worlds, reviewer)
  const done = parts.reduce((sum, part) => sum + decisionsIn(part).length, 0)
  const of = parts[0]?.of ?? 0
  const news = parts.filter(({ part }) => part > after)
  return {
    worlds: wish.worlds,
    done,
    of,
    complete: parts.length > 0 && done === of,
    running: await world.storage.jobs.waits(reviewKey(wish)),
    part: parts.at(-1)?.part ?? -1,
    decisions: news.flatMap(decisionsIn).map((decision) => ({ ...decision })),
  }
}

function decisionsIn({ decisions }: ReviewPartRecord): Reviewed[] {
  return JSON.parse(decisions)
}

/** One go at a review. Whenever a process dies, the job is in the database, and so is what was found before. */
export async function reviewTurn(world: World, reviewers: Reviewers, payload: string): Promise<void> {
  const { owner, ...wish }: ReviewWish & { readonly owner: string } = JSON.parse(payload)
  const opened = await world.opened.fresh(wish.table)
  const game = opened && world.games.find(opened.record.game)
  if (!game?.insight?.chances || opened?.record.status !== 'over') return
  const reviewer = reviewerOf(game)
  const parts = await world.storage.reviews.parts(wish.table, wish.worlds, reviewer)
  const known = parts.flatMap(decisionsIn).map(({ seq }) => seq)
  if (parts[0] && known.length === parts[0].of) return
  if (parts.length === 0) await world.storage.reviews.forgetOthers(wish.table, reviewer)
  const file = await wholeFile(world, opened.record, opened)
  const { decisions, of } = await reviewers.run(owner, { file, worlds: wish.worlds, done: known, span: SPAN })
  const part = (parts.at(-1)?.part ?? -1) + 1
  await world.storage.reviews.add(wish.table, wish.worlds, reviewer, { part, of, decisions: JSON.stringify(decisions) })
  const whole = known.length + decisions.length === of
  // Whoever has stopped it meanwhile does not want it to go on.
  if (!whole && (await world.storage.jobs.waits(reviewKey(wish)))) {
    await world.storage.jobs.add(jobFor(wish, owner, world.now()))
  }
}
