import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { botsOf } from '../src/ladder/kept.ts'
import { standingsOf, wilson } from '../src/ladder/standing.ts'
import { boardroom } from './world.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'ladder-'))

async function climb(file: string, ...flags: string[]) {
  return boardroom(['ladder', 'orchard', '--bots', 'greedy-1,random', '--file', file, ...flags])
}

describe('ladder', () => {
  test('lets every bot meet every other in every seat, on the same seeds', async () => {
    const file = join(folder(), 'ladder.jsonl')
    const { code, out } = await climb(file, '--seats', '3', '--games', '6', '--json')
    expect(code).toBe(0)
    const { pairings, standings } = JSON.parse(out)
    expect(pairings.map(({ bot, rival, games }: Record<string, unknown>) => [bot, rival, games])).toEqual([
      ['greedy-1', 'random', 6],
      ['random', 'greedy-1', 6],
    ])
    expect(standings[0].bot).toBe('greedy-1')
    const played = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const seats = played.filter(({ bot }) => bot === 'random').map(({ seed, seat }) => `${seed}/${seat}`)
    expect(seats.sort()).toEqual(['exam-1/0', 'exam-1/1', 'exam-1/2', 'exam-2/0', 'exam-2/1', 'exam-2/2'])
  })

  test('goes on where it was stopped, also in the middle of a line', async () => {
    const file = join(folder(), 'ladder.jsonl')
    const whole = await climb(file, '--seats', '2', '--games', '8', '--json')
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    writeFileSync(file, `${lines.slice(0, 5).join('\n')}\n${lines[5]?.slice(0, 20)}\n`)
    const again = await climb(file, '--seats', '2', '--games', '8', '--json')
    const results = (said: string) =>
      JSON.parse(said).pairings.map(({ wins, games }: Record<string, number>) => [wins, games])
    expect(results(again.out)).toEqual(results(whole.out))
    expect(again.err.trim().split('\n')).toHaveLength(lines.length - 5)
  })

  test('begins anew with other bots or other rules, and leaves out what was played with the old ones', async () => {
    const file = join(folder(), 'ladder.jsonl')
    await climb(file, '--seats', '2', '--games', '2')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"by":"\w+"/g, '"by":"others"'))
    expect(JSON.parse((await climb(file, '--kept', '--json')).out).pairings).toEqual([])
    const { err } = await climb(file, '--seats', '2', '--games', '2')
    expect(err.trim().split('\n')).toHaveLength(4)
    expect(readFileSync(file, 'utf8')).not.toContain('others')
  })

  test('tells what is kept, and plays nothing', async () => {
    const file = join(folder(), 'ladder.jsonl')
    await climb(file, '--seats', '2', '--games', '2')
    await climb(file, '--seats', '3', '--games', '3')
    const { out, err } = await climb(file, '--kept', '--json')
    expect(err).toBe('')
    expect(JSON.parse(out).pairings.map(({ seats, games }: Record<string, number>) => [seats, games])).toEqual([
      [2, 2],
      [2, 2],
      [3, 3],
      [3, 3],
    ])
  })

  test('writes a table for documents', async () => {
    const { out } = await climb(join(folder(), 'ladder.jsonl'), '--seats', '3', '--games', '3', '--markdown')
    expect(out).toMatch(/^\| \| Games \| Won .*\n\|---/)
    expect(out).toMatch(/\| `greedy-1` against 2 `random` \| 3 \| \d+ % \| \d+ – \d+ % \| /)
  })

  test('draws a table, and a plot where one is asked for', async () => {
    const home = folder()
    const { out } = await climb(join(home, 'a.jsonl'), '--games', '4', '--svg', join(home, 'a.svg'))
    expect(out).toContain('Orchard: one bot against others')
    expect(out).toMatch(/greedy-1\s+│\s+random/)
    expect(out).toContain('Ratings (OpenSkill)')
    expect(readFileSync(join(home, 'a.svg'), 'utf8')).toMatch(/^<svg [\s\S]*greedy-1 : random[\s\S]*<\/svg>\n$/)
  })

  test.each([
    [['--bots', 'random'], 'a ladder needs two different bots'],
    [['--bots', 'genius,random'], 'unknown bot "genius"'],
    [['--seats', '9'], '--seats must be'],
    [['--games', '0'], '--games must be'],
  ])('refuses %j', async (flags, message) => {
    const { code, err } = await boardroom(['ladder', 'orchard', ...flags])
    expect(code).toBe(2)
    expect(err).toContain(message)
  })
})

test('the interval of a share holds it, and is never outside of 0 to 1', () => {
  expect(wilson(50, 100).map((end) => Math.round(1000 * end))).toEqual([404, 596])
  expect(wilson(0, 10)[0]).toBe(0)
  expect(wilson(10, 10)[1]).toBe(1)
})

test('a bot that is as good as its rivals is rated like them, though it wins one game in four', () => {
  const match = { bot: 'a', rival: 'b', seats: 4, winners: [], options: {}, thought: 0, decisions: 1, longest: 0 }
  const played = Array.from({ length: 200 }, (_, i) => {
    // Every place in turn.
    const scores = [0, 1, 2, 3].map((at) => (at + i) % 4)
    return { ...match, seed: `${i}`, seat: 0, scores }
  })
  const [first, second] = standingsOf(played)
  expect(Math.abs((first?.mu ?? 0) - (second?.mu ?? 9))).toBeLessThan(1.5)
})

test('other figures make other bots; hints and names do not', () => {
  const root = folder()
  const write = (path: string, text: string): string => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
    return botsOf(root, 'carnegie')
  }
  const first = write('games/carnegie/weights.json', '{"a":1}')
  expect(write('packages/bots/src/advice/say.ts', 'said otherwise')).toBe(first)
  expect(write('packages/bots/src/names.ts', 'Ada')).toBe(first)
  expect(write('games/orchard/weights.json', '{}')).toBe(first)
  expect(write('games/carnegie/weights.json', '{"a":2}')).not.toBe(first)
  const tuned = botsOf(root, 'carnegie')
  expect(write('packages/bots/src/search.ts', 'deeper')).not.toBe(tuned)
})
