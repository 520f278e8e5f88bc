import type { Reviewed } from '@boardroom/bots'
import { expect, test } from 'vitest'
import { dearest } from '../src/study/review/telling.ts'

/** A decision that gave something away, more or less surely. */
function decision(seq: number, mean: number, error = 0): Reviewed {
  return { seq, progress: seq / 10, step: 'turn', worthLoss: { mean, error } } as Reviewed
}

test('the five decisions that gave most away stand in the order in which they were made', () => {
  const own = [decision(1, 4), decision(2, 9), decision(3, 1), decision(4, 7), decision(5, 5), decision(6, 6)]
  expect(dearest(own).map(({ seq }) => seq)).toEqual([1, 2, 4, 5, 6])
})

test('what lies within its error was not given away', () => {
  expect(dearest([decision(1, 4, 3), decision(2, 0), decision(3, 4, 1)]).map(({ seq }) => seq)).toEqual([3])
})
