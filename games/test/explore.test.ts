import { existsSync, readFileSync } from 'node:fs'
import {
  type Choice,
  type ExploredByBots,
  entriesFor,
  type Game,
  type GameTypes,
  LANGUAGES,
  parseFile,
  pathIn,
  replay,
  type Topic,
} from '@boardroom/kernel'
import { describe, expect, test } from 'vitest'
import { filesOf, games } from './every-game.ts'

const topicsBy = new Map(
  await Promise.all(games.map(async (game) => [game.id, (await game.topics?.()) ?? []] as const)),
)
const asking = games.filter(({ topics }) => topics)

function topicsOf({ id }: Game<GameTypes>): readonly Topic<GameTypes>[] {
  return topicsBy.get(id) ?? []
}

/** What is called by its id, or by nothing, has no name. */
function nameless(topic: Topic<GameTypes>, path: readonly string[]): string[] {
  return LANGUAGES.map((language) => topic.words[language].name(path)).filter(
    (name) => !name || name.includes('undefined') || name.includes('NaN') || /^[a-z]+(-[a-z\d]+)+$/.test(name),
  )
}

describe.each(asking)('what one wants to know of many games of $title', (game) => {
  const recorded = filesOf(game.id, 'test/recorded', '.json').map(({ text }) => parseFile(text))
  const chosen = topicsOf(game).map((topic) => ({
    topic,
    games: recorded.map((file) => {
      const log = entriesFor(replay(game, file).log, 'spectator').map(({ entry }) => entry)
      return { seats: file.seats.length, choices: topic.chosen(log, file.seats.length) }
    }),
  }))

  test('there are a few topics, each asked and explained in both languages', () => {
    expect(chosen.length).toBeGreaterThanOrEqual(2)
    expect(new Set(chosen.map(({ topic }) => topic.id)).size).toBe(chosen.length)
    for (const { topic } of chosen) {
      for (const language of LANGUAGES) {
        expect(topic.words[language].title).toMatch(/\?$/)
        expect(topic.words[language].help).toMatch(/\.$/)
      }
      expect(topic.words.en.title).not.toBe(topic.words.de.title)
    }
  })

  test('a seat chooses once a game, and what it chooses has a name', () => {
    for (const { topic, games } of chosen) {
      for (const { seats, choices } of games) {
        expect(new Set(choices.map(({ seat }) => seat)).size, topic.id).toBe(choices.length)
        expect(choices.every(({ seat }) => seat >= 0 && seat < seats)).toBe(true)
      }
      const all = games.flatMap(({ choices }): readonly Choice[] => choices)
      expect(all.length, topic.id).toBeGreaterThan(recorded.length / 2)
      for (const { path } of all) {
        expect(path.length).toBeGreaterThan(0)
        expect(path.every((each) => each !== '' && !each.includes('/'))).toBe(true)
        expect(path.flatMap((_, end) => nameless(topic, path.slice(0, end + 1)))).toEqual([])
      }
      // Where everybody chooses the same there is nothing to know.
      expect(new Set(all.map(({ path }) => path[0])).size, topic.id).toBeGreaterThan(1)
    }
  })

  test('what bots came to adds up', () => {
    const path = new URL(`../${game.id}/explored.json`, import.meta.url)
    expect(existsSync(path)).toBe(true)
    const { tables } = JSON.parse(readFileSync(path, 'utf8')) as ExploredByBots
    expect(tables.length).toBeGreaterThan(0)
    for (const { seats, games, topics } of tables) {
      expect(games).toBeGreaterThanOrEqual(20)
      expect(Object.keys(topics).sort()).toEqual(
        topicsOf(game)
          .map(({ id }) => id)
          .sort(),
      )
      for (const topic of topicsOf(game)) {
        const tallies = Object.entries(topics[topic.id] ?? {}).map(([key, tally]) => ({ path: pathIn(key), ...tally }))
        const first = tallies.filter(({ path }) => path.length === 1)
        const sum = (of: 'times' | 'won') => first.reduce((all, tally) => all + tally[of], 0)
        expect(sum('times')).toBeLessThanOrEqual(games * seats)
        expect(sum('won')).toBeLessThanOrEqual(games + 0.01)
        for (const { path, times, won, score, squares } of tallies) {
          expect(won).toBeLessThanOrEqual(times)
          expect(squares * times).toBeGreaterThanOrEqual(score * score)
          expect(nameless(topic, path)).toEqual([])
        }
      }
    }
  })
})
