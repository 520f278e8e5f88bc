import { expect, test } from 'vitest'
import { doubted, together, USUAL } from '../src/review/doubt.ts'

test('estimates of the same count by how sure they are', () => {
  const { mean, error } = together({ mean: 0, error: 0.1 }, { mean: 0.3, error: 0.1 }, { mean: 0.3, error: 0.1 })
  expect(mean).toBeCloseTo(0.2, 9)
  expect(error).toBeCloseTo(0.1 / Math.sqrt(3), 9)
})

test('a loss that is hardly known is told smaller than it was measured, a sure one nearly as it was', () => {
  const measured = (error: number): number => together(USUAL, { mean: 0.3, error }).mean
  expect(measured(0.12)).toBeLessThan(0.1)
  expect(measured(0.02)).toBeGreaterThan(0.25)
})

test('what the model alone claims is never a blunder, however sure it is', () => {
  for (const mean of [0.05, 0.1, 0.2, 0.4, 0.8]) {
    const loss = together(USUAL, doubted({ mean, error: 0 }))
    expect(loss.mean).toBeLessThan(0.1)
  }
})
