import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Compared, changed, difference, digest, digestAfter } from '../src/picture.ts'

const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Names that every object inherits are names like any other; `__proto__` alone is none that data of ours has. */
const name = fc.oneof(fc.constantFrom('a', 'b', 'c', 'toString', 'constructor', '0', '1'), fc.string({ maxLength: 3 }))
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, true, false, 0, 1, -1, 2 ** 40, 0.1, '', 'x', '0'),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.array(tie('data'), { maxLength: 6 }),
    fc.dictionary(
      name.filter((each) => each !== '__proto__'),
      tie('data'),
      { maxKeys: 5, noNullPrototype: true },
    ),
  ),
}))

describe('a difference', () => {
  it('turns one piece of data into the other, whatever they are', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        const change = difference(before, after)
        const got = change === undefined ? before : changed(overWire(before), overWire(change))
        expect(overWire(got)).toEqual(overWire(after))
      }),
      { numRuns: 3_000 },
    )
  })

  it('turns lists into lists with the same items elsewhere', () => {
    const items = fc.array(fc.record({ type: fc.constantFrom('a', 'b', 'c', 'd'), n: fc.nat(3) }), { maxLength: 12 })
    fc.assert(
      fc.property(items, items, (before, after) => {
        const change = difference(before, after)
        expect(change === undefined ? before : changed(before, overWire(change))).toEqual(after)
      }),
      { numRuns: 3_000 },
    )
  })

  it('tells an item that went and one that came, not every item after it', () => {
    const item = (n: number) => ({ n, text: `item ${n}` })
    const before = [1, 2, 3, 4, 5].map(item)
    expect(difference(before, [1, 3, 4, 5, 6].map(item))).toEqual([5, 0, [item(6)], 1, 1, []])
    expect(difference(before, [1, 9, 2, 3, 4].map(item))).toEqual([4, 1, [], 1, 0, [item(9)]])
    expect(
      difference(before.slice(0, 2), [
        { ...item(1), n: 7 },
        { ...item(2), n: 8 },
      ]),
    ).toEqual({
      0: { n: 7 },
      1: { n: 8 },
    })
  })

  it('says only what changed, and keeps the other parts as they are', () => {
    const before = {
      cash: [10, 20],
      companies: { red: { price: 5, note: 'x' }, blue: { price: 7 } },
      row: ['a', 'b', 'c'],
      turn: null as object | null,
    }
    const after = {
      cash: [10, 25],
      companies: { red: { price: 0 }, blue: { price: 7 } },
      row: ['b', 'c', 'd'],
      turn: { seat: 1 },
    }
    const change = difference(before, after) ?? expect.fail('nothing changed')
    expect(change).toEqual({
      cash: { 1: 25 },
      companies: { red: { price: 0, note: [] } },
      row: [3, 0, ['d'], 0, 1, []],
      turn: [{ seat: 1 }],
    })
    const got = changed(before, change) as typeof before
    expect(got).toEqual(after)
    expect(got.companies.blue).toBe(before.companies.blue)
  })

  it('takes what JSON does not know for what JSON makes of it', () => {
    expect(difference({ a: undefined, b: 1 }, { b: 1 })).toBeUndefined()
    expect(difference({ a: 1 }, { a: undefined })).toEqual({ a: [] })
    expect(difference([Number.NaN], [null])).toBeUndefined()
  })
})

describe('a digest', () => {
  it('follows every change without looking at the rest', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        const change = difference(before, after)
        const moved = change === undefined ? digest(before) : digestAfter(digest(before), before, after, change)
        expect(moved).toBe(digest(after))
        expect(moved).toBe(digest(overWire(after)))
      }),
      { numRuns: 3_000 },
    )
  })

  it('is the same whatever the order of the fields, and another for other data', () => {
    expect(digest({ a: 1, b: { c: 2, d: 3 } })).toBe(digest({ b: { d: 3, c: 2 }, a: 1 }))
    const atoms = [null, 0, '', false, '0']
    const all = [...atoms, {}, [], { a: null }, [null], [[]], [0, 1], [1, 0], { 0: 0, 1: 1 }, { a: 1 }, { b: 1 }]
    expect(new Set(all.map(digest)).size).toBe(all.length)
  })

  it('is the same for several eyes that see the same parts, which are compared once', () => {
    fc.assert(
      fc.property(data, data, data, data, (before, after, mine, yours) => {
        const compared: Compared = new Map()
        for (const own of [mine, yours]) {
          const [was, is] = [
            { shared: before, list: [before], own },
            { shared: after, list: [after, own], own: mine },
          ]
          expect(difference(was, is, compared)).toEqual(difference(was, is))
        }
      }),
    )
  })
})
