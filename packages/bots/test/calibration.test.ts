import { expect, test } from 'vitest'
import { calibrationOf, logLossOf } from '../src/index.ts'

const told = (winners: readonly number[], progress = 1) => ({ progress, chances: [0.75, 0.25], winners })

test('what is told is compared with what came, by tenths', () => {
  expect(calibrationOf([told([0]), told([0]), told([0]), told([1]), told([0, 1])])).toEqual([
    { told: 0.25, came: 0.3, count: 5 },
    { told: 0.75, came: 0.7, count: 5 },
  ])
})

test('a winner nobody expected surprises more, in the fifth of the game in which it was told', () => {
  const losses = logLossOf([told([0], 0.1), told([1], 0.3), told([0, 1], 0.99)])
  const expected = [-Math.log(0.75), -Math.log(0.25), 0, 0, -(Math.log(0.75) + Math.log(0.25)) / 2]
  for (const [fifth, loss] of losses.entries()) expect(loss).toBeCloseTo(expected[fifth] as number, 9)
})
