import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '../../server/test/storage.ts'
import type { TestedGame } from '../src/marks/tested.ts'
import { boardroom, orchardWith } from './world.ts'

/** A lead tells much about who wins, from the beginning on. */
const chances = { slopes: { worth: [0.6, 0.6] }, final: [0.6], logLoss: [0.4], seats: 2 }
const games = [
  orchardWith({ insight: { moment: ({ seq }: { seq: number }) => seq, length: 40, horizon: 2, chances } } as never),
]

test('blunders of bots are played on from, with either move, and a run that was stopped goes on', async () => {
  const { path, remove } = scratch()
  try {
    const keep = join(path, 'marks.jsonl')
    const argv = ['marks', 'orchard', '--players', 'random', '--by', 'greedy', '--each', '4', '--keep', keep]
    const first = await boardroom([...argv, '--blunders', '0', '--games', '4'], { games })
    expect(first.code).toBe(0)
    expect(first.out).toMatch(/^\d+ decisions in 4 games$/m)
    const kept = readFileSync(keep, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as TestedGame)
    expect(kept.map(({ seed }) => seed)).toEqual(['marks-1', 'marks-2', 'marks-3', 'marks-4'])
    const tests = kept.flatMap(({ blunders }) => blunders)
    expect(tests.length).toBeGreaterThan(0)
    for (const { claimed, error, won } of tests) {
      expect(claimed).toBeGreaterThan(2 * error)
      expect(won).toHaveLength(4)
    }
    // Bad moves of one who plays at random are bad: the better ones win more often.
    const came = tests.flatMap(({ won }) => won)
    expect(came.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0)
    const again = await boardroom([...argv, '--blunders', '0', '--games', '4'], { games })
    expect(again.out).toBe(first.out)
    expect(readFileSync(keep, 'utf8').trim().split('\n')).toHaveLength(4)
  } finally {
    remove()
  }
})
