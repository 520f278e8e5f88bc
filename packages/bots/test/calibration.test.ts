import { expect, test } from 'vitest'
import { calibrationOf } from '../src/index.ts'

test('what is told is compared with what came, by tenths', () => {
  // With a slope of 1 and worths that differ by ln 3 one seat is told 75 %, the other 25 %.
  const position = (winner: number) => ({
    progress: 1,
    parts: [{ worth: Math.log(3) }, { worth: 0 }],
    winners: [winner],
  })
  const games = [position(0), position(0), position(0), position(1), { ...position(0), winners: [0, 1] }]
  expect(calibrationOf(games, { worth: [1] })).toEqual([
    { told: 0.25, came: 0.3, count: 5 },
    { told: 0.75, came: 0.7, count: 5 },
  ])
})
