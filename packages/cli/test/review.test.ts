import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { greedy, type ReviewResult, sightOf } from '@boardroom/bots'
import { GAME_IDS, loadGame } from '@boardroom/games'
import { chanceFrom, History, type Seat, toFile } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import type { AnyGame } from '../src/world.ts'
import { boardroom } from './world.ts'

const game = await loadGame(GAME_IDS[0] as string)
const folder = mkdtempSync(join(tmpdir(), 'boardroom-review-'))
const path = join(folder, 'game.json')

/** The beginning of a game: a review takes any game file. */
const history = new History(game, { seats: 2, options: {}, seed: 'cli' })
for (let i = 0; i < 60; i++) {
  const seat = history.table.asked()[0] as Seat
  history.play(seat, greedy.choose(sightOf(history.table, seat, chanceFrom(`cli/${i}`))))
}
writeFileSync(path, JSON.stringify(toFile(history, ['Anna', 'Bertha'])))

const around = { games: [game], columns: 120 }

test('a review in words, in both languages, says what it is based on', async () => {
  const argv = ['review', path, '--worlds', '1', '--keep', join(folder, 'words.json')]
  const { code, out } = await boardroom(argv, around)
  expect(code).toBe(0)
  expect(out).toMatch(/^Anna: \d+ decisions \(best \d+, good \d+/m)
  expect(out).toMatch(/Turning points:\n.* \| (Anna|Bertha) \d+ % → \d+ %/)
  // What was better, and what it would have come to; no name that only programs know.
  expect(out).toMatch(/What to look at again:\n.* \| .*\n {8}Better: .*\n {8}.*instead of/)
  expect(out).not.toMatch(/action-turn|stock-turn|choose-buildings/)
  expect(out).toContain('compared in 1 imagined world and')
  const german = await boardroom([...argv, '--lang', 'de'], around)
  expect(german.out).toMatch(/^Bertha: \d+ Entscheidungen \(bester Zug \d+/m)
})

test('the same as JSON; what was kept is not thought about again', async () => {
  const keep = join(folder, 'kept.json')
  const argv = ['review', path, '--worlds', '1', '--json', '--keep', keep]
  const first = JSON.parse((await boardroom(argv, around)).out) as ReviewResult
  const kept = JSON.parse(readFileSync(keep, 'utf8')) as ReviewResult
  expect(kept.decisions).toEqual(first.decisions)
  // Half of it is gone; what is left is believed, and the rest comes out the same.
  writeFileSync(keep, JSON.stringify({ ...kept, decisions: kept.decisions.slice(0, 5) }))
  expect(JSON.parse((await boardroom(argv, around)).out)).toEqual(first)
})

test('a game that nobody can judge is refused', async () => {
  const { chances: _, ...insight } = game.insight ?? {}
  const { code, err } = await boardroom(['review', path], { games: [{ ...game, insight } as AnyGame] })
  expect(code).toBe(2)
  expect(err).toContain('nobody knows how likely a win is')
})
