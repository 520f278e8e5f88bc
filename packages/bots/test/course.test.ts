import { expect, test } from 'vitest'
import { courseOf } from '../src/review/course.ts'

const tellingOf = (chances: readonly (number | null)[], scores: readonly number[] = []) =>
  chances.map((chance, seq) => ({
    seq,
    chances: chance === null ? null : [chance, 1 - chance],
    scores: scores[seq] === undefined ? null : [scores[seq]],
  }))
const firstOf = (chances: readonly (number | null)[]) =>
  courseOf(tellingOf(chances)).map((moment) => moment.chances?.[0] ?? null)

test('what one or two decisions tell alone is no change', () => {
  expect(firstOf([0.2, 0.2, 0.2, 0.9, 0.2, 0.2, 0.2])).toEqual([0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2])
  expect(firstOf([0.4, 0.4, 0.4, 0.4, 0.1, 0.1, 0.4, 0.4, 0.4, 0.4])[4]).toBe(0.4)
})

test('what changes for good changes where it did', () => {
  const chances = [0.2, 0.2, 0.2, 0.2, 0.7, 0.7, 0.7, 0.7]
  expect(firstOf(chances)).toEqual(chances)
})

test('the first and the last decision are told as they were found', () => {
  const told = firstOf([0.3, 0.2, 0.2, 0.2, 0.9])
  expect([told[0], told.at(-1)]).toEqual([0.3, 0.9])
})

test('moments of which nobody can tell keep their places and count for nothing', () => {
  expect(firstOf([null, null, 0.2, 0.8, 0.2, null])).toEqual([null, null, 0.2, 0.2, 0.2, null])
})

test('the chances of all seats still add up to one, and scores are told likewise', () => {
  const all = [
    [0.2, 0.5, 0.3],
    [0.6, 0.1, 0.3],
    [0.3, 0.3, 0.4],
  ].map((chances, seq) => ({ seq, chances, scores: [[10], [90], [20]][seq] as number[] }))
  const [, middle] = courseOf(all)
  expect(middle?.chances?.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 5)
  expect(middle?.scores).toEqual([20])
})
