import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyPlain, kept, keptIn } from '../src/index.ts'

test('what a move left alone stays the same object', () => {
  const before = {
    seq: 4,
    players: [
      { cash: 5, hand: ['a', 'b'] },
      { cash: 7, hand: ['c'] },
    ],
    bag: { coal: 2 },
  }
  const after = kept(before, {
    ...copyPlain(before),
    seq: 5,
    players: [before.players[0], { cash: 9, hand: ['c'] }].map(copyPlain),
  })
  expect(after).toEqual({ ...before, seq: 5, players: [before.players[0], { cash: 9, hand: ['c'] }] })
  expect(after.bag).toBe(before.bag)
  expect(after.players[0]).toBe(before.players[0])
  expect(after.players[1]).not.toBe(before.players[1])
  expect(after.players[1]?.hand).toBe(before.players[1]?.hand)
})

test('fields that come, go or become nothing are changes', () => {
  const before: Record<string, unknown> = { a: 1, b: undefined, list: [1, 2] }
  for (const after of [{ a: 1 }, { a: 1, c: undefined, list: [1, 2] }, { a: 1, b: undefined, list: [1] }]) {
    expect(kept(before, after)).toStrictEqual(after)
  }
})

test('the outcome always says what came, and what did not change is not changed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(kept(before, after)).toStrictEqual(after)
      expect(kept(before, copyPlain(before))).toBe(before)
    }),
  )
})

test("a copy of one's own is changed itself, to the same end", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const text = JSON.stringify(before)
      const own = copyPlain(after)
      expect(JSON.stringify(keptIn(before, own))).toBe(JSON.stringify(after))
      expect(keptIn(before, copyPlain(before))).toBe(before)
      expect(JSON.stringify(before)).toBe(text)
    }),
  )
})

test("what is frozen in a copy of one's own stays as it is", () => {
  const before = { list: [{ a: 1 }, { b: 2 }], n: 1 }
  const own = { list: Object.freeze([{ a: 1 }, { b: 3 }]), n: 2 }
  expect(keptIn(before, own)).toEqual({ list: [{ a: 1 }, { b: 3 }], n: 2 })
})
