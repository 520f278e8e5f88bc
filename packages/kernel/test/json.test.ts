import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, copyPlain, difference, fingerprint, samePlain } from '../src/index.ts'

const plain = fc.jsonValue({ maxDepth: 4 })

function forAll(check: (a: unknown, b: unknown) => void): void {
  fc.assert(fc.property(plain, plain, (a, b) => void check(a, b)))
}

/** The same data with the keys of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(reversed)
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  )
}

/** Every object and list within a value. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(parts)]
}

describe('a copy of plain data', () => {
  it('says the same as the original', () => {
    forAll((value) => expect(copyPlain(value)).toEqual(value))
  })

  it('shares nothing with the original that could be changed', () => {
    forAll((value) => {
      const original = new Set(parts(value))
      expect(parts(copyPlain(value)).filter((part) => original.has(part))).toEqual([])
    })
  })
})

describe('the comparison of plain data', () => {
  it('finds any data the same as its copy, whatever the order of the keys', () => {
    forAll((value) => expect(samePlain(value, reversed(value))).toBe(true))
  })

  it('agrees with the canonical text on whether two pieces of data are the same', () => {
    forAll((a, b) => expect(samePlain(a, b)).toBe(canonical(a) === canonical(b)))
  })

  it('tells a list from an object, null from nothing, and a longer list from a shorter one', () => {
    expect(samePlain([], {})).toBe(false)
    expect(samePlain({ a: null }, {})).toBe(false)
    expect(samePlain([1], [1, 2])).toBe(false)
    expect(samePlain([1, 2], [1])).toBe(false)
    expect(samePlain('1', 1)).toBe(false)
  })

  it('finds a field that is undefined the same as none, as JSON does', () => {
    expect(samePlain({ a: undefined }, {})).toBe(true)
    expect(samePlain({}, { a: undefined })).toBe(true)
    expect(canonical({ a: undefined })).toBe('{}')
  })

  it('is not fooled by fields named like those that every object inherits', () => {
    for (const key of ['toString', 'constructor', 'valueOf', 'hasOwnProperty', '__proto__']) {
      const odd = JSON.parse(`{"${key}": {}}`) as object
      expect(samePlain({}, odd), key).toBe(false)
      expect(samePlain(odd, {}), key).toBe(false)
      expect(samePlain(odd, copyPlain(odd)), key).toBe(true)
    }
  })
})

describe('the canonical text', () => {
  it('is JSON that says the same', () => {
    forAll((value) => expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value))))
  })

  it('does not depend on the order in which the data was built', () => {
    forAll((value) => expect(canonical(reversed(value))).toBe(canonical(value)))
  })

  it('sorts the keys of small and large objects by their code units', () => {
    const keys = Array.from({ length: 60 }, (_, i) => `${(i * 37) % 60}${i % 2 ? 'é' : 'Z'}`)
    for (const count of [2, 10, 24, 25, 60]) {
      const some = keys.slice(0, count)
      const text = canonical(Object.fromEntries(some.map((key) => [key, 1])))
      expect(text).toBe(
        `{${some
          .sort()
          .map((key) => `"${key}":1`)
          .join(',')}}`,
      )
    }
  })

  it('writes what JSON has no number for as null, and what must be escaped escaped', () => {
    expect(canonical([Number.NaN, Number.POSITIVE_INFINITY, undefined])).toBe('[null,null,null]')
    expect(canonical({ 'a"b': 'c\n\ud800' })).toBe('{"a\\"b":"c\\n\\ud800"}')
  })

  it('sorts keys and leaves no spaces', () => {
    expect(canonical({ b: [1, 'x', null], a: { d: true, c: -0 } })).toBe('{"a":{"c":0,"d":true},"b":[1,"x",null]}')
  })
})

describe('the fingerprint', () => {
  it('is 64 hexadecimal digits and the same for the same data, for ever', () => {
    expect(fingerprint(null)).toBe('74234e98afe7498fb5daf1f36ac2d78acc339464f950703b8c019892f982b90b')
    expect(fingerprint({ b: 1, a: ['Chicago', 1875] })).toBe(
      '3298c745e5e81cfe00d638c8f7f2ec8dbb3124edd2e78e916e689db25059c592',
    )
    expect(fingerprint({ a: ['Chicago', 1875], b: 1 })).toBe(fingerprint({ b: 1, a: ['Chicago', 1875] }))
  })

  it('changes with every small change of the data', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 2000; i++) seen.add(fingerprint({ coins: i, cards: [i % 7] }))
    expect(seen.size).toBe(2000)
  })

  it('differs wherever the data differs', () => {
    forAll((a, b) => expect(fingerprint(a) === fingerprint(b)).toBe(canonical(a) === canonical(b)))
  })
})

describe('the path of the first difference', () => {
  it('is null for the same data', () => {
    forAll((value) => expect(difference(value, copyPlain(value))).toBeNull())
  })

  it('leads to what differs', () => {
    expect(difference({ a: { b: [1, 2] } }, { a: { b: [1, 3] } })).toBe('a.b.1')
    expect(difference({ a: 1 }, {})).toBe('a')
    expect(difference([1], [1, 2])).toBe('1')
    expect(difference(1, 2)).toBe('(root)')
  })
})
