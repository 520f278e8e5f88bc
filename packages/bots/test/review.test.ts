import { GAME_IDS, loadGame } from '@boardroom/games'
import {
  chanceFrom,
  type Game,
  type GameFile,
  type GameTypes,
  History,
  type Seat,
  Table,
  toFile,
} from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import {
  chancesBy,
  fitScores,
  fitSlopes,
  greedy,
  lineFrom,
  logLossOf,
  type Observed,
  partsAt,
  Review,
  type Reviewed,
  random,
  sightOf,
} from '../src/index.ts'
import { gaveAway } from '../src/review/marks.ts'

/** Those in which somebody knows how likely a win is. */
const games: readonly Game<GameTypes>[] = (await Promise.all(GAME_IDS.map(loadGame))).filter(
  ({ insight }) => insight?.chances,
)

/** A whole game in which the first seat plays anyhow and the others well. */
function played(game: Game<GameTypes>): GameFile {
  const history = new History(game, { seats: 2, options: {}, seed: 'review' })
  const chance = chanceFrom('review/players')
  while (!history.table.over) {
    const seat = history.table.asked()[0] as Seat
    history.play(seat, (seat === 0 ? random : greedy).choose(sightOf(history.table, seat, chance)))
  }
  return toFile(history, ['Anna', 'Bertha'])
}

/** Some of the decisions, from the end: the others would say the same and take long. */
function some(review: Review<GameTypes>, count: number): Reviewed[] {
  return Array.from({ length: count }, () => review.goOn()).filter((each) => each !== null)
}

test('most games are among them', () => expect(games.length).toBeGreaterThan(GAME_IDS.length / 2))

test('the choice of an action in Carnegie moves the chances no further than it must', async () => {
  const game = await loadGame('carnegie')
  const history = new History(game, { seats: 4, options: {}, seed: 'strategic' })
  while (history.moves.length < 120) {
    const seat = history.table.asked()[0] as Seat
    history.play(seat, greedy.choose(sightOf(history.table, seat, chanceFrom(`${history.moves.length}`))))
  }
  const chosen = history.moves.findIndex((_, seq) => history.at(seq).current?.step === 'choose-action')
  const review = new Review(game, toFile(history, ['Anna', 'Ben', 'Carl', 'Dora']), { worlds: 1 })
  review.skip(Array.from({ length: chosen }, (_, seq) => seq))
  const [action, next] = some(review, 2)
  expect(action?.step).toBe('choose-action')
  expect(action?.chances).not.toBeNull()
  // All play as the review imagines it: nothing has happened between the two that it did not foresee.
  expect(next?.chances).toEqual(action?.chances)
})

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const file = played(game)

  test('chances are told from parts that there are', () => {
    const told = Object.keys(game.insight?.chances?.slopes ?? {})
    const parts = Object.keys(partsAt(Table.start(game, { seats: 2, seed: 'parts' }), 0))
    expect([parts.sort(), ['worth']]).toContainEqual(told.sort())
  })

  test('is the same again, and goes on from what was kept', () => {
    const budget = { worlds: 1 }
    const once = some(new Review(game, file, budget), 6)
    expect(once).toHaveLength(6)
    expect(some(new Review(game, file, budget), 6)).toEqual(once)
    const resumed = new Review(game, file, budget, once.slice(0, 4))
    expect(resumed.progress.done).toBe(4)
    expect(some(resumed, 2)).toEqual(once.slice(4))
    expect(resumed.result.decisions).toEqual(once)
  })

  test('chances are shares of one, and a better line can be played', () => {
    const review = new Review(game, file, { worlds: 1 })
    for (const each of some(review, 6)) {
      const { seq, chances, effect, mark, loss, better } = each
      if (gaveAway(each)) expect(better).not.toBeNull()
      if (chances) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5)
      expect(effect.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 5)
      if (mark === 'mistake') expect(loss.mean).toBeGreaterThan(2 * loss.error)
      if (!better) continue
      for (const { seat, move, before } of lineFrom(review.history, seq, better))
        expect(before.refuse(seat, move)).toBeNull()
    }
  })
})

test('slopes are found again in games that were decided by them', () => {
  const chance = chanceFrom('slopes')
  const part = (): number => chance.below(1000) / 1000
  const observed: Observed[] = Array.from({ length: 3000 }, () => {
    const progress = part()
    const worths = [4 * part(), 4 * part()]
    const odds = 1 / (1 + Math.exp(-2 * progress * ((worths[0] as number) - (worths[1] as number))))
    const parts = worths.map((worth) => ({ worth, colour: part(), nothing: 0 }))
    return { progress, parts, winners: [part() < odds ? 0 : 1] }
  })
  const slopes = fitSlopes(observed)
  expect(slopes['worth']?.[0]).toBeLessThan(0.5)
  expect(slopes['worth']?.at(-1)).toBeGreaterThan(1.5)
  expect(slopes['worth']?.at(-1)).toBeLessThan(2.5)
  // What had nothing to do with winning counts for nothing, or nearly so.
  expect(Math.max(...(slopes['colour'] ?? []))).toBeLessThan(0.5)
  expect(slopes['nothing']).toEqual([0, 0, 0, 0, 0, 0])
  const told = observed.map((each) => ({ ...each, chances: chancesBy(slopes, each.progress, each.parts) }))
  const losses = logLossOf(told)
  expect(losses.at(-1)).toBeLessThan(losses[0] as number)
})

test('final scores are foreseen from worth, the better the later', () => {
  const chance = chanceFrom('scores')
  const observed = Array.from({ length: 1500 }, (_, i) => {
    const progress = (i % 11) / 10
    const worths = [0, 0].map(() => chance.below(1000))
    // Early on worth says little; at the end it is half of the score, and 100 more.
    const scores = worths.map((worth) => 100 + 2 * (progress * worth + (1 - progress) * chance.below(1000)))
    return { progress, worths, scores }
  })
  const { offsets, gains, errors, spread } = fitScores(observed.slice(0, 1000), observed.slice(1000))
  expect(gains.at(-1)).toBeCloseTo(2, 1)
  expect(gains[0]).toBeCloseTo(0, 0)
  expect((offsets.at(-1) ?? 0) / 100).toBeCloseTo(1, 0)
  expect(errors.at(-1)).toBeLessThan(0.3 * spread)
  expect(errors[0]).toBeGreaterThan(0.8 * spread)
})
