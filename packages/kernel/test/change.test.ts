import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedBy, changeOf, copyPlain, keptIn, type StateChange } from '../src/index.ts'

/** As they are written down and read again. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value))

function afterChange(before: unknown, after: unknown): unknown {
  const change = changeOf(before, after)
  return change === null ? stored(before) : changedBy(stored(before), stored(change))
}

test.each<[unknown, unknown, StateChange | null]>([
  [{ a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, null],
  [{ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 4, d: 3 } }, { b: { c: [4] } }],
  [{ a: null }, { a: { b: [] } }, { a: [{ b: [] }] }],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, [{ b: 2, a: 1 }]],
  [{ a: 1 }, { a: 1, b: 2 }, [{ a: 1, b: 2 }]],
  [{ a: 1, b: 2 }, { a: 1 }, [{ a: 1 }]],
  [{ a: undefined, b: 1 }, { b: 2 }, { b: [2] }],
  [[1, 2, 3], [1, 5, 3], { 1: [5] }],
  [
    [1, 2, 3],
    [2, 3],
    [0, 1, []],
  ],
  [
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 3 }, { a: 2 }],
    [1, 0, [{ a: 3 }]],
  ],
  [[], {}, [{}]],
])('%j that becomes %j has changed by %j', (before, after, change) => {
  expect(changeOf(before, after)).toEqual(change)
  expect(JSON.stringify(afterChange(before, after))).toBe(JSON.stringify(after))
})

test('whatever comes, goes or changes its order, the text is the same to the letter', () => {
  const data = fc.jsonValue({ maxDepth: 5 })
  fc.assert(
    fc.property(data, data, fc.string(), (one, two, name) => {
      for (const [before, after] of [
        [one, two],
        [
          { one, [name]: two, rest: one },
          { one: two, [name]: two, rest: one },
        ],
        [
          [one, two, one],
          [two, one],
        ],
      ]) {
        const next = keptIn(before, copyPlain(after))
        expect(JSON.stringify(afterChange(before, next))).toBe(JSON.stringify(after))
      }
    }),
  )
})

test('what was before stays as it is', () => {
  const before = Object.freeze({ a: Object.freeze([1, Object.freeze({ b: 2 })]), c: Object.freeze([1, 2]) })
  expect(changedBy(before, { a: { 1: { b: [3] } }, c: [0, 1, []] })).toEqual({ a: [1, { b: 3 }], c: [2] })
})
