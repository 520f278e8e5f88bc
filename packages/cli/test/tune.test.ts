import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chanceFrom, type Weights } from '@boardroom/kernel'
import { expect, test } from 'vitest'
import { orchard } from '../../../games/orchard/index.ts'
import { beginFrom, directions, type Evolution, evolve, tried, weightsAt } from '../src/tune/evolution.ts'
import { boardroom, orchardWith } from './world.ts'

/** The nearer to these, the better. */
const GOAL: Weights = { corn: 3, cows: 0.5, coal: -2, chance: 0.4 }
const START: Weights = { corn: 1, cows: 1, coal: -1, chance: 0 }

function farFrom(weights: Weights): number {
  return Object.entries(GOAL).reduce((sum, [name, goal]) => sum + ((weights[name] ?? 0) - goal) ** 2, 0)
}

function generations(count: number): Evolution {
  let at = beginFrom(START)
  for (let i = 0; i < count; i++) {
    const looked = directions(at, 8, chanceFrom(`test/${i}`))
    const fitness = (direction: readonly number[], sign: 1 | -1) => -farFrom(weightsAt(at, tried(at, direction, sign)))
    at = evolve(
      at,
      looked,
      looked.map((direction) => [fitness(direction, 1), fitness(direction, -1)]),
    )
  }
  return at
}

test('weights evolve towards what does better, also from zero', () => {
  const at = generations(60)
  expect(at.generation).toBe(60)
  expect(farFrom(weightsAt(at, at.steps))).toBeLessThan(farFrom(START) / 20)
})

test('if nothing does better than anything else, the weights stay about where they are', () => {
  const at = beginFrom(START)
  const looked = directions(at, 8, chanceFrom('level'))
  const after = evolve(
    at,
    looked,
    looked.map(() => [0, 0]),
  )
  for (const [i, spread] of after.spread.entries()) expect(spread / (at.spread[i] ?? 1)).toBeGreaterThan(0.5)
  expect(Math.max(...after.steps.map(Math.abs))).toBeLessThan(0.5)
})

test('a game without weights is not tuned', async () => {
  const { code, err } = await boardroom(['tune', 'orchard'])
  expect(code).toBe(2)
  expect(err).toContain('orchard has no weights to tune')
})

test('goes on where it was stopped', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'tune-')), 'kept.json')
  const worth = (weights: Weights) => (state: object, seat: number) =>
    (weights['fruit'] ?? 0) * orchard.worth(state as Parameters<typeof orchard.worth>[0], seat)
  const insight = {
    moment: () => 0,
    horizon: 1,
    length: 1,
    pace: 10,
    weights: { fruit: 1 },
    judge: (weights: Weights) => ({ worth: worth(weights) }),
  }
  const games = [orchardWith({ insight })]
  const small = ['--pairs', '1', '--games', '1', '--test', '0', '--file', file]
  const first = await boardroom(['tune', 'orchard', '--generations', '1', ...small], { games })
  expect(first.out).toMatch(/^generation 1: /)
  const again = await boardroom(['tune', 'orchard', '--generations', '2', ...small], { games })
  expect(again.out).toMatch(/^generation 2: /)
  expect(JSON.parse(readFileSync(file, 'utf8')).generation).toBe(2)
})
